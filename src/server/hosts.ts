import { isIP } from 'node:net';

/** The answer to a request for another host. */
export const OTHER_HOST =
  'This server doesn’t go by that name. Its operator can set PUBLIC_URL to the address people use.';

/** Suffixes of names that only the local network resolves. */
const LOCAL = ['.local', '.lan', '.home.arpa', '.internal'];

/**
 * Whether a request is meant for us. Another site could make its own name resolve to this server, and its pages would then
 * share our origin (DNS rebinding). So only names that no other site can have are served: that of PUBLIC_URL, or else those
 * of the local network; addresses and `localhost` always.
 */
export function isOurHost(header: string | undefined, publicUrl: string | undefined): boolean {
  if (header === undefined) return true;
  if (last.header !== header || last.publicUrl !== publicUrl)
    last = { header, publicUrl, isOurs: checkHost(header, publicUrl) };
  return last.isOurs;
}

/** Nearly all requests name the same host, and reading an address has its price. */
let last: { header?: string; publicUrl?: string | undefined; isOurs: boolean } = { isOurs: false };

function checkHost(header: string, publicUrl: string | undefined): boolean {
  const name = nameIn(`http://${header}`);
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0) return true;
  if (publicUrl !== undefined) return name === nameIn(publicUrl);
  return !name.includes('.') || LOCAL.some(end => name.endsWith(end));
}

function nameIn(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined;
}
