// Who a request comes from, whether it is plain HTTP or opens a socket.
import type { PlayerId } from '../table/index.ts';
import type { Services } from './services.ts';

export const COOKIE = 'caravanserai';
const IN_HEADER = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]{1,120})(?:;|$)`);

/** Who a Cookie header belongs to. */
export function readPlayer({ people }: Pick<Services, 'people'>, header: string | undefined): PlayerId | undefined {
  const token = header === undefined ? undefined : IN_HEADER.exec(header)?.[1];
  return token === undefined ? undefined : people.playerOf(token);
}

/** The address of a client, for limits: the last one that our own proxy vouches for, else that of the connection. */
export function readAddress(
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
  const [head = [], tail] = address.split('::').map(part => part.split(':').filter(group => group !== ''));
  const gap = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...gap, ...(tail ?? [])].slice(0, 4);
  return `${groups.map(group => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`;
}
