import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PlayerId } from '../../table/index.ts';
import type { Signed } from '../people/signing.ts';
import { nameDevice } from '../people/userAgent.ts';
import { reject } from '../rejections.ts';
import { CLUB_COOKIE, COOKIE, readAddress, readCookie, readToken, SAFE_COOKIE } from '../request.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/index.ts';
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

/** Sets the cookie that lets a device past the club password. */
export function admit({ publicUrl, signer }: Pick<Services, 'publicUrl' | 'signer'>, c: Context, pass: string): void {
  const isSafe = isSecure(publicUrl);
  const cookie = `${isSafe ? '__Host-' : ''}${CLUB_COOKIE}=${signer.sign({ purpose: 'club', id: pass })}`;
  c.header('set-cookie', `${cookie}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${SECONDS}${isSafe ? '; Secure' : ''}`, {
    append: true,
  });
}

const isSecure = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false;

/**
 * Replaces the cookie of a browser: one of an earlier version, which names no device; and with https one of the plain
 * name. Programs keep theirs, since they may not store what they get.
 */
export async function renewCookie(services: Services, c: Context, player: PlayerId): Promise<void> {
  const { token, isSafe } = readCookie(c.req.header('cookie'));
  const device = nameDevice(c.req.header('user-agent'));
  if (tokenIn(services, c)?.purpose === 'player' && device.browser !== '')
    remember(services, c, await services.people.devices.open(player, device));
  else if (token !== undefined && !isSafe && isSecure(services.publicUrl)) remember(services, c, token);
}

/** Removes a cookie that names a device which was signed out; for a moment that may still be undone. */
export async function dropCookie(services: Services, c: Context): Promise<void> {
  const token = tokenIn(services, c);
  if (token !== undefined && !(await services.people.devices.mayReturn(token))) remember(services, c, undefined);
}

/** The sender of a request with their name. */
export async function requireMe(services: Services, c: Context): Promise<PlayerRow> {
  const me = await services.people.find(await requirePerson(services, c));
  return me ?? reject(401, 'nobody', 'This guest no longer exists: POST /api/people.');
}

/** The sender of a request, if that guest still exists: a cookie can outlive its guest. */
export const readPerson = (services: Services, c: Context): Promise<PlayerId | undefined> =>
  services.people.findKnown(tokenIn(services, c), addressIn(services, c));

export const requirePerson = (services: Services, c: Context): Promise<PlayerId> =>
  requirePlayer(services, tokenIn(services, c), addressIn(services, c));

export const tokenIn = (services: Services, c: Context): Signed | undefined =>
  readToken(services, c.req.header('cookie'));

export const addressIn = (services: Services, c: Context): string =>
  readAddress(
    services,
    (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress,
    c.req.header('x-forwarded-for'),
  );
