import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AnyGame } from '../kernel/index.ts';

/** The HTTP side: the web client, and what it asks for. */
export function appOf({ games, webFolder }: { games: readonly AnyGame[]; webFolder: string }): Hono {
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      strictTransportSecurity: false,
    }),
  );
  app.get('/healthz', c => c.text('ok\n'));
  app.get('/api/games', c =>
    c.json({
      games: games.map(({ id, revision, players, variants }) => ({
        id,
        revision,
        players,
        variants: variants.map(({ name }) => name),
      })),
    }),
  );
  app.use(serveStatic({ root: webFolder }));
  app.notFound(c =>
    c.json({ title: 'Not found', status: 404, detail: `There is nothing at ${c.req.path}.` }, 404, {
      'content-type': 'application/problem+json',
    }),
  );
  app.onError((_, c) =>
    c.json({ title: 'Fault of the server', status: 500, detail: 'Please try again.' }, 500, {
      'content-type': 'application/problem+json',
    }),
  );
  return app;
}
