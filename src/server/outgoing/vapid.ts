import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

/** The order of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const TOKEN_SECONDS = 12 * 3600;

export interface Vapid {
  /** The uncompressed point, as browsers want it for a subscription. */
  readonly publicKey: string;
  /** The value of the Authorization header for a push service. */
  authorize(endpoint: string, now: number): string;
}

/**
 * The key pair that identifies this server to push services (RFC 8292). It is derived from the secret: every process with
 * the same secret has the same one, and nothing more must be stored or backed up.
 */
export function createVapid(secret: string, contact: string): Vapid {
  const wide = Buffer.from(hkdfSync('sha256', secret, '', 'caravanserai vapid', 48)).toString('hex');
  // 128 bits more than needed make the remainder uniform; 0 is not a key.
  const scalar = (BigInt(`0x${wide}`) % (ORDER - 1n)) + 1n;
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'));
  const publicKey = ecdh.getPublicKey('base64url');
  const key = toKey(ecdh.getPublicKey(), ecdh.getPrivateKey());
  return {
    publicKey,
    authorize: (endpoint, now) =>
      `vapid t=${writeToken(key, {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now / 1000) + TOKEN_SECONDS,
        sub: contact,
      })}, k=${publicKey}`,
  };
}

function toKey(point: Buffer, scalar: Buffer): KeyObject {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
  // OpenSSL omits leading zeros.
  const d = Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]).toString('base64url');
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y!, d } });
}

function writeToken(key: KeyObject, claims: object): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
