import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

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

/**
 * Sets headers before the answer is made, since setting them afterwards would cost as much as the answer. On a connection
 * they are set directly: a `Headers` object would cost a tenth of a move.
 */
export function safeHeaders(secure: boolean): MiddlewareHandler {
  const transport = secure ? { 'strict-transport-security': 'max-age=31536000' } : {};
  const pages = Object.entries({ ...PAGES, ...transport });
  const data = Object.entries({ ...DATA, ...transport });
  return (c, next) => {
    const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
    for (const [name, value] of c.req.path.startsWith('/api/') ? data : pages) {
      if (outgoing) outgoing.setHeader(name, value);
      else c.header(name, value);
    }
    return next();
  };
}
