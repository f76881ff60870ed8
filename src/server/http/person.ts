import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PlayerId } from '../../table/index.ts';
import { COOKIE, readAddress, readCookie, readPlayer, SAFE_COOKIE } from '../request.ts';
import type { Services } from '../services.ts';
import { requirePlayer } from '../tables/handlers.ts';

const SECONDS = 400 * 24 * 3600;

/**
 * Sets the cookie that identifies a person: invisible to scripts, not sent from other sites' pages. A second one shows
 * scripts only that the first exists, so that pages need not ask in vain. Without a token both are removed.
 */
export function remember({ publicUrl }: Pick<Services, 'publicUrl'>, c: Context, token: string | undefined): void {
  const isSafe = isSecure(publicUrl);
  const write = (cookie: string, seconds: number): void =>
    c.header('set-cookie', `${cookie}; Path=/; SameSite=Lax; Max-Age=${seconds}${isSafe ? '; Secure' : ''}`, {
      append: true,
    });
  const seconds = token === undefined ? 0 : SECONDS;
  write(`${isSafe ? SAFE_COOKIE : COOKIE}=${token ?? ''}; HttpOnly`, seconds);
  write(`${COOKIE}-known=yes`, seconds);
  // The cookie of the plain name is no longer needed.
  if (isSafe) write(`${COOKIE}=; HttpOnly`, 0);
}

const isSecure = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false;

/** With https, replaces a cookie of the plain name with the safe one. */
export function renewCookie({ publicUrl }: Pick<Services, 'publicUrl'>, c: Context): void {
  const { token, isSafe } = readCookie(c.req.header('cookie'));
  if (token !== undefined && !isSafe && isSecure(publicUrl)) remember({ publicUrl }, c, token);
}

/** The sender of a request, if that guest still exists: a cookie can outlive its guest. */
export const readPerson = (services: Services, c: Context): Promise<PlayerId | undefined> =>
  services.people.findKnown(readPlayer(services, c.req.header('cookie')));

export const requirePerson = async (services: Services, c: Context): Promise<PlayerId> =>
  requirePlayer(services, await readPerson(services, c));

export const addressIn = (services: Services, c: Context): string =>
  readAddress(
    services,
    (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress,
    c.req.header('x-forwarded-for'),
  );
