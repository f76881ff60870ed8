import type { AnyGame } from '../../kernel/index.ts';
import type { PlayerId } from '../../table/index.ts';
import type { EventStore, ListedRow } from '../store/index.ts';
import { findGame } from './games.ts';
import { isListedFor, type ListedPosition, readListing, writeListing } from './listing.ts';
import type { Tables } from './tables.ts';
import { UnreadableTable } from './unreadable.ts';

export interface ListNeeds {
  readonly tables: Tables;
  readonly store: EventStore;
  readonly games: readonly AnyGame[];
}

/** The tables of a list that a person may see, from their stored summaries; missing ones are created. */
export async function listVisible(
  needs: ListNeeds,
  rows: readonly ListedRow[],
  player: PlayerId | undefined,
): Promise<ListedPosition[]> {
  const listed: ListedPosition[] = [];
  for (const row of rows) {
    const position = await readListed(needs, row).catch(error => {
      if (error instanceof UnreadableTable) return undefined;
      throw error;
    });
    // The summary is stored separately from the log, and may be intact even if the log is not.
    if (position && !needs.tables.cache.unreadable.has(row.id) && isListedFor(position, player)) listed.push(position);
  }
  return listed;
}

/** What a list shows of a table; undefined if its game is not on offer. */
export async function readListed(needs: ListNeeds, row: ListedRow): Promise<ListedPosition | undefined> {
  if (!findGame(needs.games, row.game)) return undefined;
  return readListing(row) ?? (await makeListing(needs, row));
}

async function makeListing({ tables, store }: ListNeeds, row: ListedRow): Promise<ListedPosition | undefined> {
  const loaded = await tables.find(row.id);
  if (!loaded) return undefined;
  const { line, ply, actor, position, result, sealed, at } = loaded.table;
  await store.setListing(row.id, line, writeListing(line, { ply, actor, position, result, sealed }));
  return { row: { ...row, line, at }, ply, actor, position, result, sealed };
}
