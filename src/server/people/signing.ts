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

const SECRET_LETTERS = 22;

/** The secret in the link to a seat that is offered: the same wherever it is asked for, and another one for every offer. */
export const createSeatSecrets =
  (secret: string) =>
  (table: string, seat: number, offered: number): string =>
    createHmac('sha256', secret)
      .update(`seat ${table} ${seat} ${offered}`)
      .digest('base64url')
      .slice(0, SECRET_LETTERS);

/** What a signed id is about: a device, a person (in cookies of earlier versions), or a pass for the club. */
const purposes = ['device', 'player', 'club'] as const;
export type Purpose = (typeof purposes)[number];

export interface Signed {
  readonly purpose: Purpose;
  readonly id: string;
}

export interface Signer {
  sign(signed: Signed): string;
  read(text: string): Signed | undefined;
}

const KEPT = 10_000;

/** Signs ids, so that cookies can't be forged. */
export function createSigner(secret: string): Signer {
  const computeSignature = ({ purpose, id }: Signed): Buffer =>
    createHmac('sha256', secret).update(`${purpose} ${id}`).digest();
  // Caches verified tokens while they are in use.
  const known = new Map<string, Signed>();
  return {
    sign: signed => `${signed.id}.${computeSignature(signed).toString('base64url')}`,
    read(text) {
      const checked = known.get(text);
      if (checked !== undefined) return checked;
      const [, id, signature] = /^([\w-]{16,40})\.([\w-]{43})$/.exec(text) ?? [];
      if (id === undefined || signature === undefined) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const purpose = purposes.find(purpose => timingSafeEqual(given, computeSignature({ purpose, id })));
      if (purpose === undefined) return undefined;
      if (known.size >= KEPT) known.clear();
      const signed = { purpose, id };
      known.set(text, signed);
      return signed;
    },
  };
}
