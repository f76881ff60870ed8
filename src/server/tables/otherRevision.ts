import type { Done } from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';
import { next, openPosition, type TablePosition } from '../../table/step.ts';
import { drawMark, type Environment } from '../environment.ts';
import { reject } from '../rejections.ts';
import { DamagedLog, type EventStore, StoreDown, type StoredLine } from '../store/index.ts';
import type { OtherRevision } from './unreadable.ts';

/** Who sits where and whether a table is over, without the rules of its game: accepts all moves, and sees no end of the game. */
export function followWithoutRules(lines: readonly StoredLine[]): TablePosition {
  const first = lines[0]?.event;
  if (first?.kind !== 'opened') throw new DamagedLog('a log must begin with its table being opened');
  let position = openPosition(first.plan);
  for (const { event, at } of lines) position = next(position, event, at, 0);
  return position;
}

/** Ends a table that can't be continued, at its host's request. The same id gets the same answer again. */
export async function endWithoutRules(
  { row, lines, position }: OtherRevision,
  by: { readonly player: PlayerId; readonly id: string },
  { store, environment }: { readonly store: EventStore; readonly environment: Environment },
): Promise<Done> {
  const done = (line: number): Done => ({ kind: 'done', id: by.id, table: row.id, line: line + 1, ply: 0 });
  const before = lines.findIndex(({ player, command }) => player === by.player && command === by.id);
  if (before >= 0) return done(before);
  if (position.why !== undefined) reject(409, 'over', 'The game is over.');
  if (position.host !== by.player) reject(403, 'not-host', 'Only the host can end it.');
  const last = lines[lines.length - 1];
  const outcome = await store.append({
    table: row.id,
    line: lines.length,
    after: last?.mark ?? 0,
    mark: drawMark(environment),
    entry: {
      at: Math.max(environment.now(), last?.at ?? 0),
      player: by.player,
      command: by.id,
      event: { kind: 'closed' },
    },
    summary: { status: 'over', due: null },
  });
  if (outcome === 'taken') throw new StoreDown('busy');
  return done(lines.length);
}
