import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { AnyGame } from '../kernel/index.ts';
import type { ProblemDocument } from '../table/index.ts';
import type { House } from './house.ts';
import { apiOf } from './http/api.ts';
import { safeHeaders } from './http/headers.ts';
import { problem, problemOf, Refused } from './problems.ts';

export interface AppOptions {
  readonly games: readonly AnyGame[];
  readonly webFolder: string;
  /** Without a house there are pages, but no tables online. */
  readonly house?: House;
  /** Streams that a shutdown must end. */
  readonly open?: Set<() => void>;
}

/** The HTTP side: the web client, and what it asks for. */
export function appOf({ games, webFolder, house, open = new Set() }: AppOptions): Hono {
  const app = new Hono();
  app.use(safeHeaders(house?.publicUrl?.startsWith('https:') ?? false));
  if (house)
    app.use(async (c, next) => {
      await next();
      house.metrics.request(c.req.method, c.res.status);
    });
  app.get('/healthz', async c => {
    await house?.store.check();
    return c.text('ok\n');
  });
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
  if (house) app.route('/', apiOf(house, open));
  app.use(serveStatic({ root: webFolder }));
  // A page of the client, such as a table's: the client knows what to show there.
  app.get('*', async (c, next) => {
    const isPage = !/^\/api(\/|$)|\.\w+$/.test(c.req.path) && c.req.header('accept')?.includes('text/html');
    return isPage ? serveStatic({ root: webFolder, path: 'index.html' })(c, next) : next();
  });
  app.notFound(c => answerProblem(c, problem(404, 'not-found', `There is nothing at ${c.req.path.slice(0, 200)}.`)));
  app.onError((error, c) => {
    if (!(error instanceof Refused)) house?.log.error({ err: error, path: c.req.routePath }, 'a request failed');
    return answerProblem(c, problemOf(error));
  });
  return app;
}

const answerProblem = (c: Context, document: ProblemDocument): Response =>
  c.body(JSON.stringify(document), document.status as 400, {
    'content-type': 'application/problem+json',
    ...((document.status === 503 || document.status === 429) && { 'retry-after': '1' }),
  });
