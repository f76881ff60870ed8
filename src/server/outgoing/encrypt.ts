import { createCipheriv, createECDH, createHmac, hkdfSync } from 'node:crypto';

/** The keys of a push subscription, from the browser: unpadded base64url. */
export interface PushKeys {
  /** The browser's public key, an uncompressed point of P-256. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What makes every message different. */
export interface PushEntropy {
  readonly salt: Uint8Array;
  /** A private key that is used once. */
  readonly scalar: Uint8Array;
}

/** Notices are far shorter: names have 40 characters, and a table 16 seats. */
const RECORD_SIZE = 4096;
const LAST_RECORD = 2;

/** Encrypts a message for one browser, in one record (RFC 8291 with the `aes128gcm` coding of RFC 8188). */
export function encryptPush(
  text: string | Uint8Array,
  { p256dh, auth }: PushKeys,
  { salt, scalar }: PushEntropy,
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(scalar);
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = derive(ecdh.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    nonceOf(key, salt),
  );
  const plain = Buffer.concat([Buffer.from(text), Buffer.of(LAST_RECORD)]);
  const head = Buffer.alloc(21);
  head.set(salt);
  head.writeUInt32BE(RECORD_SIZE, 16);
  head.writeUInt8(ours.length, 20);
  return Buffer.concat([head, ours, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

const derive = (key: Uint8Array, salt: Uint8Array, info: string | Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

const nonceOf = (key: Uint8Array, salt: Uint8Array): Buffer => derive(key, salt, 'Content-Encoding: nonce\0', 12);

/** A fresh salt and key from random bytes. */
export function drawEntropy(bytes: (count: number) => Uint8Array): PushEntropy {
  // Hashed, so that bytes which are no private key (about one in 2^32) don't matter: the next ones are tried.
  for (;;) {
    const scalar = createHmac('sha256', 'push').update(bytes(32)).digest();
    try {
      createECDH('prime256v1').setPrivateKey(scalar);
      return { salt: bytes(16), scalar };
    } catch {
      // Out of range.
    }
  }
}

/** Whether keys can be used to encrypt: a point on the curve, and 16 bytes. */
export function areUsable({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    ecdh.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
