import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PlayerId } from '../../table/index.ts';
import { COOKIE, readAddress, readPlayer } from '../request.ts';
import type { Services } from '../services.ts';
import { known } from '../tables/handlers.ts';

const SECONDS = 400 * 24 * 3600;

/**
 * Sets the cookie that says who somebody is: not for scripts, not sent from other sites' pages. Another one tells scripts no more
 * than that there is somebody, so that pages need not ask in vain. Without a token both are taken away.
 */
export function remember({ publicUrl }: Pick<Services, 'publicUrl'>, c: Context, token: string | undefined): void {
  const secure = publicUrl?.startsWith('https:') ? '; Secure' : '';
  const rest = `Path=/; SameSite=Lax; Max-Age=${token === undefined ? 0 : SECONDS}${secure}`;
  c.header('set-cookie', `${COOKIE}=${token ?? ''}; HttpOnly; ${rest}`, { append: true });
  c.header('set-cookie', `${COOKIE}-known=yes; ${rest}`, { append: true });
}

export const personOf = (services: Services, c: Context): PlayerId | undefined =>
  readPlayer(services, c.req.header('cookie'));

export const knownPerson = (services: Services, c: Context): Promise<PlayerId> =>
  known(services, personOf(services, c));

export const addressIn = (services: Services, c: Context): string =>
  readAddress(
    services,
    (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress,
    c.req.header('x-forwarded-for'),
  );
