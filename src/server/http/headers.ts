import type { Context, MiddlewareHandler } from 'hono';

/** Headers of pages: they load only from us, run no inline scripts (styles may be inline), are never framed and send no referrer. */
const PAGES = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Headers of API answers, which are data: nothing may be loaded from them, and they are not cached. */
const DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

type Headers = { readonly [name: string]: string };

/** Answers that were made with all their headers. */
const complete = new WeakSet<Response>();

/** Adds to every answer the headers that it lacks. */
export function safeHeaders(secure: boolean): MiddlewareHandler {
  const transport = secure ? { 'strict-transport-security': 'max-age=31536000' } : {};
  const pages: Headers = { ...PAGES, ...transport };
  const data: Headers = { ...DATA, ...transport };
  return async (c, next) => {
    const headers = c.req.path.startsWith('/api/') ? data : pages;
    c.set('headers', headers);
    await next();
    if (complete.has(c.res)) return;
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** An answer of JSON with all its headers at once, for moves and updates: adding them one by one would cost as much again. */
export function answerJson(c: Context, text: string): Response {
  const headers: Headers = { ...(c.get('headers') as Headers), 'content-type': 'application/json' };
  const response = new Response(text, { status: 200, headers });
  complete.add(response);
  return response;
}
