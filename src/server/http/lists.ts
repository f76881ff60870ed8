import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { type ListedTable, listTables, listTurns, showLobby } from '../../api/index.ts';
import { findSeat, type PlayerId } from '../../table/index.ts';
import type { Services } from '../services.ts';
import type { FinishedPlace, ListedRow } from '../store/index.ts';
import {
  isTakenFrom,
  type ListedPosition,
  listPlayersIn,
  listReplacedAt,
  listWaitingFor,
  toListedTable,
} from '../tables/listing.ts';
import { listVisible } from '../tables/lists.ts';
import { arrangeLobby } from '../tables/lobby.ts';
import { listUnreadable } from '../tables/unreadable.ts';
import { serveOperation } from './operation.ts';
import { readPerson, requirePerson } from './person.ts';

const LISTED = 50;
const LOBBY_MS = 7 * 24 * 3600 * 1000;

/** A place in the list of finished tables, as written into `more`. */
function readPlace(text: string): FinishedPlace {
  const dot = text.indexOf('.');
  return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
}

const MARK_LETTERS = 16;

/** Changes with every line and every unread message. */
const markOf = (rows: readonly ListedRow[]): string =>
  createHash('sha256')
    .update(rows.map(({ id, line, unread = 0 }) => `${id} ${line} ${unread}`).join())
    .digest('base64url')
    .slice(0, MARK_LETTERS);

/** Routes for lists of tables: the lobby, one's own, and those that wait for somebody. */
export function serveLists(app: Hono, services: Services): void {
  const { tables, store, people, games, environment } = services;

  async function describeVisible(rows: readonly ListedRow[], player: PlayerId | undefined): Promise<ListedTable[]> {
    return describe(await listVisible(services, rows, player), player);
  }
  async function describe(listed: readonly ListedPosition[], player: PlayerId | undefined): Promise<ListedTable[]> {
    const names = await people.findNames(listPlayersIn(listed));
    return listed.map(table => toListedTable(table, player, names));
  }

  /** Where they sit, and where somebody else has taken over their seat. */
  async function listUnfinished(player: PlayerId): Promise<ListedRow[]> {
    const [own, visited] = await Promise.all([store.listUnfinished(player), store.listVisited(player)]);
    const taken = (await listVisible(services, visited, player)).filter(({ position }) =>
      isTakenFrom(position, player),
    );
    return [...own, ...taken.map(({ row }) => row)];
  }

  serveOperation(app, showLobby, async c => {
    const since = environment.now() - LOBBY_MS;
    const rows = await store.listOpenTables({ since, limit: LISTED, games: games.map(({ id }) => id) });
    const player = await readPerson(services, c);
    const listed = await listVisible(services, rows, player);
    return { tables: arrangeLobby(await describe(listed, player), listed, id => services.presences.at(id)) };
  });
  serveOperation(app, listTables, async (c, { query: { before, hidden } }) => {
    const player = await requirePerson(services, c);
    const unfinished = before === undefined && !hidden ? await listUnfinished(player) : [];
    const finished = await store.listFinished(player, {
      limit: LISTED,
      before: before === undefined ? undefined : readPlace(before),
      hidden: hidden !== undefined,
    });
    const listed = [...unfinished, ...finished].sort((a, b) => b.at - a.at);
    const visible = await describeVisible(listed, player);
    const last = finished.length === LISTED ? finished.at(-1) : undefined;
    const unreadable = listUnreadable(tables.cache.unreadable, listed);
    return {
      tables: visible,
      ...(last && { more: `${last.at}.${last.id}` }),
      ...(unreadable.length > 0 && { unreadable }),
    };
  });
  serveOperation(app, listTurns, async c => {
    const player = await requirePerson(services, c);
    const rows = await store.listUnfinished(player);
    const listed = await listVisible(services, rows, player);
    return {
      tables: listWaitingFor(player, listed),
      replaced: listReplacedAt(player, listed).map(({ row, position: { sitters } }) => ({
        table: row.id,
        game: row.game,
        since: sitters[findSeat(sitters, player) ?? -1]?.since ?? row.at,
      })),
      mark: markOf(rows),
    };
  });
}
