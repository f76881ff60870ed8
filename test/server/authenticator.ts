// A security key in software, for tests: it makes passkeys and signs with them, as WebAuthn writes that in JSON.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Just the CBOR that keys write: small numbers, texts, bytes and maps. */
function writeCbor(value: Cbor): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.of((major << 5) | n)
      : n < 256
        ? Buffer.of((major << 5) | 24, n)
        : Buffer.of((major << 5) | 25, n >> 8, n & 255);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [writeCbor(key), writeCbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const [PRESENT, VERIFIED, ATTESTED] = [1, 4, 64];

/** What a test may forge. */
export interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly key?: KeyObject;
  readonly present?: boolean;
}

export class Authenticator {
  readonly #origin: string;
  readonly #rpId: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id: string = randomBytes(20).toString('base64url');
  /** How often it was used, according to itself. */
  counter = 0;
  userHandle: string | undefined;

  constructor(url: string) {
    this.#origin = new URL(url).origin;
    this.#rpId = new URL(url).hostname;
  }

  #clientData(type: string, challenge: string, forged: Forgery): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #authData(flags: number, { rpId, present = true }: Forgery, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = (present ? PRESENT | VERIFIED : 0) | flags;
    return Buffer.concat([sha256(rpId ?? this.#rpId), Buffer.of(all), counter, more]);
  }

  /** Makes the passkey that the server asks for. */
  create(options: { challenge: string; user: { id: string } }, forged: Forgery = {}): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, writeCbor(key)]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#authData(ATTESTED, forged, credential)],
    ]);
    this.userHandle = options.user.id;
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, forged).toString('base64url'),
        attestationObject: writeCbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };
  }

  /** Signs the challenge of a server that does not say for whom: the passkey is discoverable. */
  get({ challenge }: { challenge: string }, forged: Forgery = {}): object {
    const authData = this.#authData(0, forged);
    const clientData = this.#clientData('webauthn.get', challenge, forged);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(forged.key ?? this.#keys.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.userHandle,
      },
      clientExtensionResults: {},
    };
  }
}
