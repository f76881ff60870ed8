import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PlayerId } from '../../table/index.ts';
import type { House } from '../house.ts';
import { refuse } from '../problems.ts';

export const COOKIE = 'caravanserai';
const SECONDS = 400 * 24 * 3600;
const IN_HEADER = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]{1,120})(?:;|$)`);

/** Who a Cookie header belongs to. */
export function cookieOf(house: Pick<House, 'people'>, header: string | undefined): PlayerId | undefined {
  const match = header === undefined ? null : IN_HEADER.exec(header);
  return match ? house.people.playerOf(match[1]!) : undefined;
}

/** The cookie that says who somebody is: not for scripts, not sent from other sites' pages. */
export function cookieFor({ publicUrl }: Pick<House, 'publicUrl'>, token: string | undefined): string {
  const secure = publicUrl?.startsWith('https:') ? '; Secure' : '';
  const age = token === undefined ? 0 : SECONDS;
  return `${COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}

export const personOf = (house: House, c: Context): PlayerId | undefined => cookieOf(house, c.req.header('cookie'));

export const knownPerson = (house: House, c: Context): PlayerId =>
  personOf(house, c) ?? refuse(401, 'nobody', 'Say who you are first: POST /api/people.');

/** The address of a client: the last one that our own proxy vouches for, else that of the connection. */
export function addressOf(
  { behindProxy }: Pick<House, 'behindProxy'>,
  remote: string | undefined,
  forwarded: string | string[] | undefined,
): string {
  const last = behindProxy ? [forwarded].flat().join(',').split(',').at(-1)?.trim() : undefined;
  return last || remote || 'unknown';
}

export const addressIn = (house: House, c: Context): string =>
  addressOf(
    house,
    (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress,
    c.req.header('x-forwarded-for'),
  );
