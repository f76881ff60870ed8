import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** SHA-256 as hexadecimal digits, as tokens and codes are stored. */
export const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()];
  return timingSafeEqual(x, y);
}

const ORIGIN_LETTERS = 4;

/** A keyed 16-bit hash of an address: enough to serve addresses in turn, too little to identify one. */
export const createOrigins =
  (secret: string) =>
  (address: string): string =>
    createHmac('sha256', secret).update(`origin ${address}`).digest('hex').slice(0, ORIGIN_LETTERS);

/** Signs the ids of players, so that cookies can't be forged. */
export function createSigner(secret: string): { sign(id: string): string; read(signed: string): string | undefined } {
  const computeSignature = (id: string): Buffer => createHmac('sha256', secret).update(`player ${id}`).digest();
  // Caches verified tokens while they are in use.
  const known = new Map<string, string>();
  return {
    sign: id => `${id}.${computeSignature(id).toString('base64url')}`,
    read(signed) {
      const checked = known.get(signed);
      if (checked !== undefined) return checked;
      const [, id, signature] = /^([\w-]{16,40})\.([\w-]{43})$/.exec(signed) ?? [];
      if (id === undefined || signature === undefined) return undefined;
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), computeSignature(id))) return undefined;
      if (known.size >= 10_000) known.clear();
      known.set(signed, id);
      return id;
    },
  };
}
