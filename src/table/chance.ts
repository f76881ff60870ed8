// Provably fair draws. docs/fair-chance.md describes them in words, with test vectors.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type AnyOptions,
  countTickets,
  type Game,
  type Header,
  type Move,
  pickDraw,
  type Seat,
} from '../kernel/index.ts';

/** 32 secret bytes, written as 64 hexadecimal digits. */
export type Seed = string;

/** 32 random bytes from a person's device, written like a seed; empty if there are none. */
export type Contribution = string;

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Makes a seed from any text: the text itself if it is a seed, else its SHA-256. For tools; a table draws 32 random bytes. */
export const toSeed = (text: string): Seed => (isSeed(text) ? text : hashText(text));

/** The commitment that the table publishes before the first draw: the SHA-256 of the seed's bytes. */
export const commitTo = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));

/** The place of a draw in a game: the number of its entry, the number of draws before it, and the epoch. */
export interface DrawPlace {
  readonly entry: number;
  readonly draws: number;
  readonly epoch: number;
}

/** The source of a game's draws. */
export interface Chance {
  readonly seed: Seed;
  /** How the header of the record describes it. */
  readonly header: Pick<Header, 'commitment' | 'chance'>;
  /** Uniform in [0, tickets). */
  ticket(place: DrawPlace, tickets: number): number;
}

/** Draws from a seed alone, by number of entry: for tools, tutorials, and tables opened before version 2. */
export function chanceByEntry(seed: Seed): Chance {
  const draw = ticketsFrom(seed);
  return { seed, header: { commitment: commitTo(seed) }, ticket: ({ entry }, tickets) => draw(`${entry}`, tickets) };
}

/**
 * Draws from a seed and the contributions of people's devices, by number of draws not taken back. A take-back changes
 * neither number nor epoch, so a draw, once made, never changes.
 */
export function chanceByDraw(seed: Seed, chance: NonNullable<Header['chance']>): Chance {
  const draw = ticketsFrom(deriveKey(seed, chance.contributions));
  return {
    seed,
    header: { commitment: commitTo(seed), chance },
    ticket: ({ draws, epoch }, tickets) => draw(`${epoch}:${draws}`, tickets),
  };
}

/** The source of draws that a record's header commits to. */
export const restoreChance = ({ chance }: Header, seed: Seed): Chance =>
  chance ? chanceByDraw(seed, chance) : chanceByEntry(seed);

/** The key of a table: nobody knows it until everyone has sat down, and the server cannot choose it alone. */
export const deriveKey = (seed: Seed, contributions: readonly Contribution[]): Seed =>
  hashText(['caravanserai chance 2', seed, ...contributions].join('\n'));

/** The order of seats drawn from a key: for each seat, the place its player comes from. */
export function drawOrder(key: Seed, seats: number): Seat[] {
  const draw = ticketsFrom(key);
  const order = Array.from({ length: seats }, (_, seat) => seat);
  for (let last = seats - 1; last > 0; last--) {
    const other = draw(`order:${last}`, last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The ticket of a version 1 draw: uniform in [0, tickets), from the seed and the number of the entry, counted from 0. */
export const drawTicket = (seed: Seed, entry: number, tickets: number): number =>
  ticketsFrom(seed)(`${entry}`, tickets);

const RANGE = 2 ** 48;

/** Draws tickets with a key: the number at a place is uniform in [0, tickets). The key is hashed once, at the first draw. */
function ticketsFrom(key: Seed): (place: string, tickets: number) => number {
  let keyed: ReturnType<typeof hmac.create> | undefined;
  return (place, tickets) => {
    if (!(Number.isSafeInteger(tickets) && tickets >= 1 && tickets <= RANGE))
      throw new RangeError(`${tickets} tickets`);
    keyed ??= hmac.create(sha256, hexToBytes(key));
    const limit = RANGE - (RANGE % tickets);
    for (let attempt = 0; ; attempt++) {
      const mac = keyed
        .clone()
        .update(utf8ToBytes(`${place}:${attempt}`))
        .digest();
      let word = 0;
      for (const byte of mac.subarray(0, 6)) word = word * 256 + byte;
      if (word < limit) return word % tickets;
    }
  };
}

/** The dealer's move drawn at a place. */
export const chanceMove = <S, V, O extends AnyOptions, E>(
  game: Game<S, V, O, E>,
  state: S,
  chance: Chance,
  place: DrawPlace,
): Move => pickDraw(game, state, chance.ticket(place, countTickets(game, state)));

const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
