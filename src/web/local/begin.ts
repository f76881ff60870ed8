import type { BotKind } from '../../bots/index.ts';
import type { AnyOptions, Entry, Seat } from '../../kernel/index.ts';
import { requireWebGame } from '../games/index.ts';
import { randomHex } from '../random.ts';
import { keepTried } from '../tried.ts';
import { type KeptGame, keepGame, type LocalSeat } from './keeping.ts';

/** What every new game on this device starts with. */
const blank = () => ({
  id: randomHex(8),
  seed: randomHex(32),
  chance: 2 as const,
  entries: [],
  over: false,
  changed: Date.now(),
});

async function begin(kept: KeptGame): Promise<string> {
  await keepGame(kept);
  return `/local/${kept.id}`;
}

/** Sets up a game on this device and returns where it is. */
export async function beginLocal(game: string, options: AnyOptions, seats: readonly LocalSeat[]): Promise<string> {
  const ui = await requireWebGame(game).ui(options);
  return begin({ ...blank(), game, revision: ui.game.revision, options, seats });
}

/** The same people and options once more; the next seat is the first player. */
export const rematch = ({ game, options, seats }: KeptGame): Promise<string> =>
  beginLocal(game, options, [...seats.slice(1), seats[0]!]);

/** Another way to go on from a position, at the beginning of a turn: a game of its own, with this seat for the person here and bots for the others. */
export function beginBranch(
  { id, game, revision = 1, options, seats }: Pick<KeptGame, 'id' | 'game' | 'revision' | 'options' | 'seats'>,
  entries: readonly Entry[],
  seat: Seat,
  level: BotKind,
  tried: readonly string[] = [],
  turn?: number,
): Promise<string> {
  const branch = {
    ...blank(),
    game,
    revision,
    options,
    seats: seats.map(({ name }, n) => (n === seat ? { name } : { name, bot: level })),
    entries,
    branch: { of: id, entries: entries.length, ...(turn !== undefined && { turn }) },
  };
  keepTried(branch.id, entries.length, tried);
  return begin(branch);
}
