import { KeptByTable } from './keptByTable.ts';

const MOST = 20;
const triedMoves = new KeptByTable<{ readonly ply: number; readonly moves: readonly string[] }>('tried', MOST);

/** What was being tried last at a table on this device, if the table stands as it did. */
export function loadTried(table: string, ply: number): readonly string[] {
  const last = triedMoves.get(table);
  return last?.ply === ply && Array.isArray(last.moves) ? last.moves : [];
}

/** Keeps moves that are tried but not confirmed, so that a page that is left loses nothing. */
export const keepTried = (table: string, ply: number, moves: readonly string[]): void =>
  triedMoves.keep(table, { ply, moves });
