import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PlayerId } from '../../table/index.ts';
import type { Services } from '../services.ts';
import { known } from '../tables/handlers.ts';

export const COOKIE = 'caravanserai';
const SECONDS = 400 * 24 * 3600;
const IN_HEADER = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]{1,120})(?:;|$)`);

/** Who a Cookie header belongs to. */
export function cookieOf(services: Pick<Services, 'people'>, header: string | undefined): PlayerId | undefined {
  const match = header === undefined ? null : IN_HEADER.exec(header);
  return match ? services.people.playerOf(match[1]!) : undefined;
}

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
  cookieOf(services, c.req.header('cookie'));

export const knownPerson = (services: Services, c: Context): Promise<PlayerId> =>
  known(services, personOf(services, c));

/** The address of a client, for limits: the last one that our own proxy vouches for, else that of the connection. */
export function addressOf(
  { behindProxy }: Pick<Services, 'behindProxy'>,
  remote: string | undefined,
  forwarded: string | string[] | undefined,
): string {
  const last = behindProxy ? [forwarded].flat().join(',').split(',').at(-1)?.trim() : undefined;
  return networkOf(last || remote || 'unknown');
}

/** A household has a whole /64 of IPv6, so all of its addresses count as one. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head, tail] = address.split('::').map(part => part.split(':').filter(group => group !== ''));
  const gap = tail ? Array<string>(Math.max(0, 8 - head!.length - tail.length)).fill('0') : [];
  const groups = [...head!, ...gap, ...(tail ?? [])].slice(0, 4);
  return `${groups.map(group => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`;
}

export const addressIn = (services: Services, c: Context): string =>
  addressOf(
    services,
    (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress,
    c.req.header('x-forwarded-for'),
  );
