import { type Context, Hono } from 'hono';
import type { House } from '../house.ts';
import { sameOrigin } from '../origin.ts';
import { sameText } from '../people/signing.ts';
import { refuse } from '../problems.ts';
import { tooFast } from '../tables/desk.ts';
import { serveEvents } from './events.ts';
import { serveGames } from './games.ts';
import { openApiOf } from './openapi.ts';
import { servePeople } from './people.ts';
import { addressIn } from './person.ts';
import { serveTables } from './tables.ts';

/** What is asked of the tables over HTTP. `open` are the streams that a shutdown must end. */
export function apiOf(house: House, open: Set<() => void>): Hono {
  const app = new Hono();
  app.use('/api/*', async (c, next) => {
    if (!house.limiters.address.take(addressIn(house, c))) tooFast();
    if (c.req.method !== 'GET' && !fromHere(house, c))
      refuse(403, 'other-origin', 'Requests that change something must come from our own pages.');
    await next();
  });
  const endpoints = [
    ...serveGames(app, house),
    ...servePeople(app, house),
    ...serveTables(app, house),
    ...serveEvents(app, house, open),
  ];
  const document = openApiOf(endpoints);
  app.get('/api/openapi.json', c => c.json(document));
  app.get('/metrics', async c => {
    const { metricsToken } = house;
    if (metricsToken !== undefined && !sameText(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`))
      refuse(401, 'nobody', 'The figures need their token.');
    return c.text(await house.metrics.text());
  });
  return app;
}

const fromHere = (house: House, c: Context): boolean =>
  sameOrigin(
    { origin: c.req.header('origin'), host: c.req.header('host'), fetchSite: c.req.header('sec-fetch-site') },
    house.publicUrl,
  );
