import { isIP } from 'node:net';

/** What is told to who asks for another host. */
export const OTHER_HOST =
  'This server doesn’t go by that name. Its operator can set PUBLIC_URL to the address people use.';

/** Ends of names that only the local network resolves. */
const LOCAL = ['.local', '.lan', '.home.arpa', '.internal'];

/**
 * Whether a request is meant for us. A page of another site could have its own name lead here and would then be of our origin to
 * a browser; so only names that nobody else can hold are served: PUBLIC_URL's, or else those of the local network. Addresses and
 * `localhost` are names of no other site.
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
