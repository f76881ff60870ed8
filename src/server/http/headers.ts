import type { MiddlewareHandler } from 'hono';

/** What pages may do: load from us and nowhere else, run no inline script (styles may be inline: the piece sheet's are), be in no frame, tell nobody where one came from. */
const PAGES = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Answers of the API are data: nothing may be loaded from them, and nobody keeps them. */
const DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Sets them before the answer is made: setting them afterwards would cost as much as the answer. */
export function safeHeaders(secure: boolean): MiddlewareHandler {
  const transport = secure ? { 'strict-transport-security': 'max-age=31536000' } : {};
  const pages = Object.entries({ ...PAGES, ...transport });
  const data = Object.entries({ ...DATA, ...transport });
  return (c, next) => {
    for (const [name, value] of c.req.path.startsWith('/api/') ? data : pages) c.header(name, value);
    return next();
  };
}
