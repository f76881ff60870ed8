import { type Context, Hono } from 'hono';
import { describeApi } from '../../api/index.ts';
import { sameOrigin } from '../origin.ts';
import { sameText } from '../people/signing.ts';
import { reject } from '../rejections.ts';
import { mayPass } from '../request.ts';
import type { Services } from '../services.ts';
import { tooFast } from '../tables/handlers.ts';
import { serveAccess } from './access.ts';
import { serveEvents } from './events.ts';
import { serveGames } from './games.ts';
import { isPublic, serveHouse } from './house.ts';
import { serveInvitations } from './invitations.ts';
import { serveLists } from './lists.ts';
import { serveMail } from './mail.ts';
import { serveNotices } from './notices.ts';
import { openApiDocument } from './openapi.ts';
import { serveOperation } from './operation.ts';
import { servePeople } from './people.ts';
import { addressIn } from './person.ts';
import { serveSeats } from './seats.ts';
import { serveTables } from './tables.ts';

/** The HTTP API. `open` holds the streams that a shutdown must end. */
export function createApi(services: Services, open: Set<() => void>): Hono {
  const app = new Hono();
  app.use('/api/*', async (c, next) => {
    const address = addressIn(services, c);
    if (!services.limiters.address.take(address)) tooFast();
    await services.house.ready();
    services.house.refuseAddress(address);
    if (!isPublic(c.req.path) && !mayPass(services, c.req.header('cookie')))
      reject(403, 'club', 'Enter the club password first: POST /api/house/enter.');
    if (c.req.method !== 'GET' && !fromHere(services, c))
      reject(403, 'other-origin', 'Requests that change something must come from this site.');
    await next();
  });
  serveGames(app, services);
  servePeople(app, services);
  serveNotices(app, services);
  serveMail(app, services);
  serveAccess(app, services);
  serveHouse(app, services);
  serveLists(app, services);
  serveTables(app, services);
  serveInvitations(app, services);
  serveSeats(app, services);
  serveEvents(app, services, open);
  const document = openApiDocument();
  serveOperation(app, describeApi, () => document);
  app.get('/metrics', async c => {
    const { metricsToken } = services;
    if (metricsToken !== undefined && !sameText(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`))
      reject(401, 'nobody', 'Metrics need the METRICS_TOKEN as a bearer token.');
    return c.text(await services.metrics.text());
  });
  return app;
}

const fromHere = (services: Services, c: Context): boolean =>
  sameOrigin(
    { origin: c.req.header('origin'), host: c.req.header('host'), fetchSite: c.req.header('sec-fetch-site') },
    services.publicUrl,
  );
