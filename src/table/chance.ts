// Chance that anyone can check afterwards. docs/fair-chance.md says the same in words, with test vectors.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type AnyGame,
  type AnyOptions,
  DEALER,
  drawn,
  type Game,
  type GameRecord,
  type Move,
  type Reading,
  type Replayed,
  replay,
  ticketsOf,
} from '../kernel/index.ts';

/** 32 secret bytes, written as 64 hexadecimal digits. */
export type Seed = string;

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A seed from any text: itself if it is one, else the SHA-256 of the text. For tools; a table draws 32 random bytes. */
export const seedOf = (text: string): Seed => (isSeed(text) ? text : bytesToHex(sha256(utf8ToBytes(text))));

/** What the table publishes before the first draw: the SHA-256 of the seed's bytes. */
export const commitmentOf = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));

const RANGE = 2 ** 48;

/** The ticket of a draw: uniform in [0, tickets), from the seed and the number of the record's entry, counted from 0. */
export function ticketOf(seed: Seed, entry: number, tickets: number): number {
  if (!(Number.isSafeInteger(tickets) && tickets >= 1 && tickets <= RANGE)) throw new RangeError(`${tickets} tickets`);
  const key = hexToBytes(seed);
  const limit = RANGE - (RANGE % tickets);
  for (let attempt = 0; ; attempt++) {
    const mac = hmac(sha256, key, utf8ToBytes(`${entry}:${attempt}`));
    let word = 0;
    for (const byte of mac.subarray(0, 6)) word = word * 256 + byte;
    if (word < limit) return word % tickets;
  }
}

/** The dealer's move that the seed gives for this entry of the record. */
export const chanceMove = <S, V, O extends AnyOptions, E>(
  game: Game<S, V, O, E>,
  state: S,
  seed: Seed,
  entry: number,
): Move => drawn(game, state, ticketOf(seed, entry, ticketsOf(game, state)));

/**
 * Checks a record with its revealed seed: the commitment, every draw, and everything that `replay` checks. The record of a
 * game that was ended before its end does not hold the seed: it is told apart.
 */
export function verifyChance(
  game: AnyGame,
  record: GameRecord,
  seed = record.ending?.seed,
): Reading<Replayed<unknown>> {
  const { header, entries } = record;
  const last = entries.length + 2;
  if (header.commitment === undefined)
    return unverifiable(1, 'has no commitment: chance was not promised to come from a seed');
  if (seed === undefined) return unverifiable(last, 'does not reveal the seed: only a finished game does');
  if (commitmentOf(seed) !== header.commitment)
    return unverifiable(last, 'reveals a seed that does not fit the commitment');
  return replay(game, record, (state, entry, index) => {
    if (entry.kind !== 'move' || entry.actor !== DEALER || game.actor(state) !== DEALER) return undefined;
    const text = game.writeMove(state, chanceMove(game, state, seed, index));
    return text === entry.text ? undefined : `draws ${entry.text}, but the seed gives ${text}`;
  });
}

const unverifiable = (line: number, message: string): Reading<never> => ({
  ok: false,
  problems: [{ path: `line ${line}`, message }],
});
