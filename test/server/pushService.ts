// A push service on loopback, and the browsers behind it: they decrypt what arrives, as RFC 8291 says.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server on loopback that keeps what is posted to it, and answers as it is told. */
export class Mailbox {
  readonly arrived: Arrived[] = [];
  /** How a path is answered; 201 if it is not said. */
  readonly answers = new Map<string, number>();
  /** Paths that are never answered. */
  readonly silent = new Set<string>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<Mailbox> {
    const server = createServer();
    const box = new Mailbox(server);
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url ?? '';
      box.arrived.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      if (box.silent.has(path)) return;
      const status = box.answers.get(path) ?? 201;
      response.writeHead(status, status === 302 ? { location: `${box.url}/elsewhere` } : {}).end();
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return box;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  at = (path: string): Arrived[] => this.arrived.filter(each => each.path === path);

  close(): Promise<void> {
    const closed = new Promise<void>(resolve => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    return closed;
  }
}

export interface Pushed {
  readonly web_push: number;
  readonly id: string;
  readonly app_badge: number;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly navigate: string;
  };
}

/** A browser with a subscription of its own. */
export class Browser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #box: Mailbox;
  readonly path: string;

  constructor(box: Mailbox) {
    this.#keys.generateKeys();
    this.#box = box;
    this.path = `/push/${randomBytes(6).toString('hex')}`;
  }

  get subscription() {
    return {
      endpoint: `${this.#box.url}${this.path}`,
      keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
      language: 'en' as 'en' | 'fr',
    };
  }

  /** What arrived, in the clear. */
  get messages(): Pushed[] {
    return this.#box.at(this.path).map(({ body }) => JSON.parse(this.decrypt(body)));
  }

  get titles(): string[] {
    return this.messages.map(({ notification }) => notification.title);
  }

  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs]);
    const derive = (key: Uint8Array, salted: Uint8Array, about: string | Buffer, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salted, about, bytes));
    const key = derive(this.#keys.computeSecret(theirs), this.#auth, info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(key, salt, 'Content-Encoding: nonce\0', 12),
    );
    const sealed = body.subarray(21 + length);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

/** The claims of a VAPID header whose signature is right. */
export function readVapid(header: string): { readonly key: string; readonly claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is wrong');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
