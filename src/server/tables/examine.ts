import { type LogLine, Table } from '../../table/index.ts';
import type { EventStore, RawLine, TableRow } from '../store/index.ts';
import { type AnyGame, findRules } from './games.ts';

/** What is wrong with a table, and how many lines before that are readable. */
export interface Damage {
  readonly table: string;
  readonly game: string;
  readonly lines: number;
  readonly reason: string;
}

/** Reads a table line by line and returns the damage, if any. */
export async function examine(
  store: EventStore,
  games: readonly AnyGame[],
  row: TableRow,
): Promise<Damage | undefined> {
  const damaged = (lines: number, reason: string): Damage => ({ table: row.id, game: row.game, lines, reason });
  const game = findRules(games, [], row);
  if (!game) return damaged(0, `revision ${row.revision} of the rules of ${row.game} is not here`);
  const raw = await store.readRaw(row.id, 0);
  let table: Table | undefined;
  for (const [n, line] of raw.entries()) {
    if (line.line !== n) return damaged(n, `line ${n} is missing`);
    try {
      if (table) table.append(readRaw(line));
      else table = Table.from(game, row.seed, [readRaw(line)]);
    } catch (error) {
      return damaged(n, `line ${n}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const [head] = await store.heads([row.id]);
  return table && head?.line === raw.length
    ? undefined
    : damaged(raw.length, `there are ${raw.length} lines where ${head?.line} were stored`);
}

/** Cuts the log of a damaged table after the readable lines. Returns the lines cut off. */
export async function repair(
  store: EventStore,
  games: readonly AnyGame[],
  row: TableRow,
  { lines }: Damage,
  keep: (cut: readonly RawLine[]) => void,
): Promise<void> {
  const game = findRules(games, [], row);
  if (!game || lines === 0) throw new Error('nothing of this table can be read; it can only be dropped');
  const raw = await store.readRaw(row.id, 0);
  const table = Table.from(game, row.seed, raw.slice(0, lines).map(readRaw));
  keep(raw.slice(lines));
  // Due at once if the game is in progress; the scheduler then finds the right time.
  const due = table.status === 'playing' ? 0 : null;
  const players = table.sitters.flatMap(({ player }) => player ?? []);
  await store.cutLog(row.id, lines, { status: table.status, due }, players);
}

const readRaw = ({ at, player, command, happening }: RawLine): LogLine => ({
  at,
  player,
  command,
  event: JSON.parse(happening),
});
