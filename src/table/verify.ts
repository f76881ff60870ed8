// Verifies the draws of a record once its seed is known.
import {
  type AnyGame,
  DEALER,
  type Entry,
  type GameRecord,
  type Reading,
  type Replayed,
  replay,
} from '../kernel/index.ts';
import { type Chance, chanceMove, commitTo, deriveKey, drawOrder, restoreChance } from './chance.ts';

/**
 * Checks a record with its revealed seed: the commitment, the order of seats, every draw, and everything that `replay`
 * checks. The record of a game that ended early does not contain the seed, so it is passed separately.
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
  if (commitTo(seed) !== header.commitment)
    return unverifiable(last, 'reveals a seed that does not fit the commitment');
  const { order, contributions } = header.chance ?? {};
  if (order && contributions) {
    const drawn = drawOrder(deriveKey(seed, contributions), contributions.length);
    if (order.join() !== drawn.join()) return unverifiable(1, `seats people as ${order}, but the seed gives ${drawn}`);
  }
  return replay(game, record, inspectDraws(game, restoreChance(header, seed)));
}

/** Objects to every draw that does not follow from the seed. */
function inspectDraws(
  game: AnyGame,
  chance: Chance,
): (state: unknown, entry: Entry, index: number) => string | undefined {
  let actors: number[] = [];
  return (state, entry, index) => {
    if (entry.kind === 'back') {
      actors = actors.slice(0, entry.to);
      return undefined;
    }
    const draws = actors.filter(actor => actor === DEALER).length;
    actors.push(entry.actor);
    if (entry.actor !== DEALER || game.actor(state) !== DEALER) return undefined;
    const place = { entry: index, draws, epoch: epochAt(chance.header.chance?.epochs, index) };
    const text = game.writeMove(state, chanceMove(game, state, chance, place));
    return text === entry.text ? undefined : `draws ${entry.text}, but the seed gives ${text}`;
  };
}

/** The epoch of an entry: the last one that started before it. */
export const epochAt = (epochs: readonly (readonly number[])[] = [], entry: number): number =>
  epochs.findLast(([from = 0]) => from <= entry)?.[1] ?? 0;

const unverifiable = (line: number, message: string): Reading<never> => ({
  ok: false,
  problems: [{ path: `line ${line}`, message }],
});
