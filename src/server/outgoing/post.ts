import { lookup as resolveName } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './addresses.ts';

/** Why a request to somebody else's server was not answered. */
export type PostFailure = 'not-https' | 'private' | 'unreachable' | 'timeout';

export type Posted =
  | { readonly ok: true; readonly status: number; readonly retryAfter?: number }
  | { readonly ok: false; readonly reason: PostFailure };

export interface Outgoing {
  readonly headers: { readonly [name: string]: string };
  readonly body: string | Uint8Array;
}

/** Posts to an address that came from a client. Redirects are not followed, and answers are not read. */
export type Post = (url: string, request: Outgoing) => Promise<Posted>;

export interface Outbound {
  readonly post: Post;
  refuses(url: string): PostFailure | undefined;
}

export interface PostOptions {
  /** Also allows private addresses, and plain HTTP to this machine: for tests. */
  readonly allowPrivate?: boolean;
  /** The addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
  readonly timeout?: number;
}

const TIMEOUT_MS = 10_000;
/** However long the other side wants us to wait. */
const MOST_WAIT_MS = 24 * 3600 * 1000;

class Forbidden extends Error {}

/**
 * A way to post that reaches only the public internet. The check is part of the connection: the addresses that are checked
 * are the ones that are connected to, so a name that resolves differently the second time gains nothing (DNS rebinding).
 */
export function createOutbound({
  allowPrivate = false,
  resolve = resolveAll,
  timeout = TIMEOUT_MS,
}: PostOptions = {}): Outbound {
  const isAllowed = (address: string): boolean => allowPrivate || isPublicAddress(address);

  const lookup: LookupFunction = (name, options, callback) => {
    resolve(name).then(
      found => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) callback(new Forbidden(name), '', 0);
        else if (options.all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      error => callback(error, '', 0),
    );
  };

  /** Why an address can't be posted to, as far as it says itself: a literal address is not looked up. */
  function refuses(given: string): PostFailure | undefined {
    const { protocol, hostname } = new URL(given);
    const name = hostname.replace(/^\[(.*)\]$/, '$1');
    const isLocal = isLoopback(name) || name === 'localhost';
    if (protocol !== 'https:' && !(protocol === 'http:' && allowPrivate && isLocal)) return 'not-https';
    return isIP(name) > 0 && !isAllowed(name) ? 'private' : undefined;
  }

  const post: Post = (url, { headers, body }) => {
    const refusal = refuses(url);
    if (refusal) return Promise.resolve({ ok: false, reason: refusal });
    return new Promise(answer => {
      const { request } = url.startsWith('https:') ? https : http;
      const call = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': `${Buffer.byteLength(body)}`, 'user-agent': 'Caravanserai' },
        agent: false,
        lookup,
        signal: AbortSignal.timeout(timeout),
      });
      call.on('response', response => {
        const wait = Math.min(Number(response.headers['retry-after']) * 1000, MOST_WAIT_MS);
        answer({ ok: true, status: response.statusCode ?? 0, ...(wait > 0 && { retryAfter: wait }) });
        response.destroy();
      });
      call.on('upgrade', ({ statusCode = 0 }, socket) => {
        answer({ ok: true, status: statusCode });
        socket.destroy();
      });
      call.on('error', error => answer({ ok: false, reason: describe(error) }));
      // Whatever else may happen to it: somebody waits for an answer.
      call.on('close', () => answer({ ok: false, reason: 'unreachable' }));
      call.end(body);
    });
  };
  return { post, refuses };
}

const resolveAll = (name: string): ReturnType<NonNullable<PostOptions['resolve']>> => resolveName(name, { all: true });

function describe(error: Error): PostFailure {
  if (error instanceof Forbidden) return 'private';
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : 'unreachable';
}
