import type { Hono } from 'hono';
import { enterClub, showHouse } from '../../api/index.ts';
import { reject } from '../rejections.ts';
import { mayPass } from '../request.ts';
import type { Services } from '../services.ts';
import { tooFast } from '../tables/handlers.ts';
import { serveOperation } from './operation.ts';
import { addressIn, admit } from './person.ts';

/** What everyone may ask for, with or without the club password: mail programs unsubscribe without a cookie. */
const PUBLIC = /^\/api\/(house|games|maps|openapi|mail)\b/;
export const isPublic = (path: string): boolean => PUBLIC.test(path);

/** Routes for what the host decided. */
export function serveHouse(app: Hono, services: Services): void {
  const { house, limiters } = services;
  serveOperation(app, showHouse, c => ({
    ...house.rules,
    club: !mayPass(services, c.req.header('cookie')),
  }));
  serveOperation(app, enterClub, async (c, { body }) => {
    if (!limiters.passwords.take(addressIn(services, c))) tooFast();
    if (!(await house.isPassword(body.password))) reject(403, 'wrong-password', 'That isn’t the club password.');
    if (house.pass !== undefined) admit(services, c, house.pass);
    return undefined;
  });
}
