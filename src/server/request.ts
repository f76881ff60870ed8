// Identifies the sender of a request, whether plain HTTP or an upgrade to a socket.
import type { Signed } from './people/signing.ts';
import type { Services } from './services.ts';

export const COOKIE = 'caravanserai';
/** The cookie's name with https, which no other host of the same site can set. */
export const SAFE_COOKIE = `__Host-${COOKIE}`;

const nameToken = (name: string): RegExp => new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,120})(?:;|$)`);
const SAFE_TOKEN = nameToken(SAFE_COOKIE);
const TOKEN = nameToken(COOKIE);

/** The token in a Cookie header; a cookie of the plain name counts if there is no safe one. */
export const readCookie = (header: string | undefined): { token: string | undefined; isSafe: boolean } => {
  const safe = header?.includes(SAFE_COOKIE) && SAFE_TOKEN.exec(header)?.[1];
  if (safe) return { token: safe, isSafe: true };
  return { token: header && TOKEN.exec(header)?.[1], isSafe: false };
};

/** What a Cookie header says about its sender, if we signed it. */
export function readToken({ signer }: Pick<Services, 'signer'>, header: string | undefined): Signed | undefined {
  const { token } = readCookie(header);
  return token === undefined ? undefined : signer.read(token);
}

/** The name of the cookie that says that the club password was entered. */
export const CLUB_COOKIE = `${COOKIE}-club`;
const CLUB_TOKEN = nameToken(`(?:__Host-)?${CLUB_COOKIE}`);

/** Whether the sender of a request may pass the door: there is no club password, or it was entered on this device. */
export function mayPass({ house, signer }: Pick<Services, 'house' | 'signer'>, header: string | undefined): boolean {
  const { pass } = house;
  if (pass === undefined) return true;
  const token = header && CLUB_TOKEN.exec(header)?.[1];
  const signed = token ? signer.read(token) : undefined;
  return signed?.purpose === 'club' && signed.id === pass;
}

/** The address of a client, for limits: the last one that our own proxy vouches for, else that of the connection. */
export function readAddress(
  { behindProxy }: Pick<Services, 'behindProxy'>,
  remote: string | undefined,
  forwarded: string | string[] | undefined,
): string {
  const last = behindProxy ? [forwarded].flat().join(',').split(',').at(-1)?.trim() : undefined;
  return toNetwork(last || remote || 'unknown');
}

/** A household has a whole IPv6 /64, so all its addresses count as one. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = [], tail] = address.split('::').map(part => part.split(':').filter(group => group !== ''));
  const gap = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...gap, ...(tail ?? [])].slice(0, 4);
  return `${groups.map(group => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`;
}
