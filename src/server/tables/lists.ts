import type { PlayerId } from '../../table/index.ts';
import type { Services } from '../services.ts';
import type { ListedRow } from '../store/index.ts';
import { findGame } from './games.ts';
import { isListedFor, type ListedPosition, readListing, writeListing } from './listing.ts';
import { UnreadableTable } from './unreadable.ts';

type Needs = Pick<Services, 'tables' | 'store' | 'games'>;

/** The tables of a list that somebody may see, by what is kept beside their logs; where that is missing, it is made up for. */
export async function listVisible(
  needs: Needs,
  rows: readonly ListedRow[],
  player: PlayerId | undefined,
): Promise<ListedPosition[]> {
  const listed: ListedPosition[] = [];
  for (const row of rows) {
    const position = await readListed(needs, row).catch(error => {
      if (error instanceof UnreadableTable) return undefined;
      throw error;
    });
    // What lists show is kept apart from the log, and may be sound where that is not.
    if (position && !needs.tables.cache.unreadable.has(row.id) && isListedFor(position, player)) listed.push(position);
  }
  return listed;
}

/** What a list shows of a table; nothing where its game is not offered. */
export async function readListed(needs: Needs, row: ListedRow): Promise<ListedPosition | undefined> {
  if (!findGame(needs.games, row.game)) return undefined;
  return readListing(row) ?? (await makeListing(needs, row));
}

async function makeListing({ tables, store }: Needs, row: ListedRow): Promise<ListedPosition | undefined> {
  const loaded = await tables.find(row.id);
  if (!loaded) return undefined;
  const { line, ply, actor, position, at } = loaded.table;
  await store.setListing(row.id, line, writeListing(line, loaded.table));
  return { row: { ...row, line, at }, ply, actor, position };
}
