import { BlockList, isIP } from 'node:net';

/** Addresses that are not on the public internet (IANA special-purpose registries). */
const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, bits, 'ipv4');

/** Only these IPv6 addresses are global unicast; within them, tunnels and examples lead elsewhere. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6');

/** Whether an address is on the public internet, so that nobody reaches our own network through us. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  // An IPv4 address in IPv6 clothes is never global unicast.
  return family === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether an address is this machine. */
export const isLoopback = (address: string): boolean => address === '::1' || /^127(\.\d+){3}$/.test(address);
