import { type Context, Hono } from 'hono';
import type { ProblemDocument } from '../api/index.ts';
import { isOurHost, OTHER_HOST } from './hosts.ts';
import { createApi } from './http/api.ts';
import { answerUnchanged, serveFiles } from './http/files.ts';
import { safeHeaders } from './http/headers.ts';
import { servePages } from './previews/pages.ts';
import type { Studio } from './previews/studio.ts';
import { describeError, problemDocument, RejectionError } from './rejections.ts';
import type { Services } from './services.ts';

/** The HTTP app: the web client and the API. `open` holds the streams that a shutdown must end. */
export function createApp(
  services: Services,
  webFolder: string,
  open = new Set<() => void>(),
  studio: Studio | undefined = undefined,
): Hono {
  const app = new Hono();
  app.use(safeHeaders(services.publicUrl?.startsWith('https:') ?? false));
  app.use(async (c, next) => {
    if (isOurHost(c.req.header('host'), services.publicUrl)) await next();
    else c.res = answerProblem(c, problemDocument(421, 'other-host', OTHER_HOST));
    services.metrics.request(c.req.method, c.res.status);
  });
  app.use(answerUnchanged);
  app.get('/healthz', async c => {
    await services.store.check();
    return c.text('ok\n');
  });
  app.route('/', createApi(services, open));
  servePages(app, services, webFolder, studio);
  app.use(serveFiles(webFolder));
  app.notFound(c =>
    answerProblem(c, problemDocument(404, 'not-found', `There is nothing at ${c.req.path.slice(0, 200)}.`)),
  );
  app.onError((error, c) => {
    if (!(error instanceof RejectionError))
      services.log.error({ err: error, path: c.req.routePath }, 'a request failed');
    return answerProblem(c, describeError(error));
  });
  return app;
}

const answerProblem = (c: Context, document: ProblemDocument): Response =>
  c.body(JSON.stringify(document), document.status as 400, {
    'content-type': 'application/problem+json',
    ...((document.status === 503 || document.status === 429) && { 'retry-after': '1' }),
  });
