// Chance that anyone can check afterwards. docs/fair-chance.md says the same in words, with test vectors.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type AnyOptions, drawn, type Game, type Header, type Move, type Seat, ticketsOf } from '../kernel/index.ts';

/** 32 secret bytes, written as 64 hexadecimal digits. */
export type Seed = string;

/** 32 random bytes of a person's device, written like a seed; empty where nobody gave any. */
export type Contribution = string;

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A seed from any text: itself if it is one, else the SHA-256 of the text. For tools; a table draws 32 random bytes. */
export const toSeed = (text: string): Seed => (isSeed(text) ? text : hashText(text));

/** What the table publishes before the first draw: the SHA-256 of the seed's bytes. */
export const commitTo = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));

/** Where a draw stands in a game: the number of its entry, how many draws stand before it, and the epoch. */
export interface DrawPlace {
  readonly entry: number;
  readonly draws: number;
  readonly epoch: number;
}

/** Where the draws of a game come from. */
export interface Chance {
  readonly seed: Seed;
  /** What the header of the record says of it. */
  readonly header: Pick<Header, 'commitment' | 'chance'>;
  /** Uniform in [0, tickets). */
  ticket(place: DrawPlace, tickets: number): number;
}

/** Chance from a seed alone, by numbers of entries: tools, lessons, and tables that were opened before version 2. */
export const chanceByEntry = (seed: Seed): Chance => ({
  seed,
  header: { commitment: commitTo(seed) },
  ticket: ({ entry }, tickets) => drawTicket(seed, entry, tickets),
});

/**
 * Chance from a seed and what the people's devices contributed, by numbers of standing draws. A take-back changes neither
 * number nor epoch, so a draw once made stays drawn.
 */
export function chanceByDraw(seed: Seed, chance: NonNullable<Header['chance']>): Chance {
  const key = deriveKey(seed, chance.contributions);
  return {
    seed,
    header: { commitment: commitTo(seed), chance },
    ticket: ({ draws, epoch }, tickets) => ticketFrom(key, `${epoch}:${draws}`, tickets),
  };
}

/** The chance that the header of a record promises. */
export const chanceOf = ({ chance }: Header, seed: Seed): Chance =>
  chance ? chanceByDraw(seed, chance) : chanceByEntry(seed);

/** The key of a table: nobody knows it before all have sat down, and the server cannot choose it alone. */
export const deriveKey = (seed: Seed, contributions: readonly Contribution[]): Seed =>
  hashText(['caravanserai chance 2', seed, ...contributions].join('\n'));

/** The order of seats that a key gives: for each seat, the place that its sitter comes from. */
export function drawOrder(key: Seed, seats: number): Seat[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  for (let last = seats - 1; last > 0; last--) {
    const other = ticketFrom(key, `order:${last}`, last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The ticket of a draw by version 1: uniform in [0, tickets), from the seed and the number of the entry, from 0. */
export const drawTicket = (seed: Seed, entry: number, tickets: number): number => ticketFrom(seed, `${entry}`, tickets);

const RANGE = 2 ** 48;

function ticketFrom(key: Seed, place: string, tickets: number): number {
  if (!(Number.isSafeInteger(tickets) && tickets >= 1 && tickets <= RANGE)) throw new RangeError(`${tickets} tickets`);
  const secret = hexToBytes(key);
  const limit = RANGE - (RANGE % tickets);
  for (let attempt = 0; ; attempt++) {
    const mac = hmac(sha256, secret, utf8ToBytes(`${place}:${attempt}`));
    let word = 0;
    for (const byte of mac.subarray(0, 6)) word = word * 256 + byte;
    if (word < limit) return word % tickets;
  }
}

/** The dealer's move that chance gives at a place. */
export const chanceMove = <S, V, O extends AnyOptions, E>(
  game: Game<S, V, O, E>,
  state: S,
  chance: Chance,
  place: DrawPlace,
): Move => drawn(game, state, chance.ticket(place, ticketsOf(game, state)));

const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
