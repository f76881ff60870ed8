import type { PlayerId } from '../../table/index.ts';
import type { Database, Statement, Value } from './database.ts';
import type { MergeStore, Merging } from './keepPort.ts';

/** Processes' clocks may differ by this much. */
const OVERLAP_MS = 10 * 60_000;
const IDS = /"([\w-]{16,40})"/g;

/** Tables with rows of a person. A row that the other person has as well is dropped. */
const SHARED = ['sitters', 'guests'];
const OWN = ['chat', 'devices', 'passkeys', 'targets', 'outbox'];
/** Tables with at most one row of a person for each value of a column; where both have one, the other person's stays. */
const KEYED = [
  ['seen', 'table_id'],
  ['seat_waits', 'table_id'],
  ['vacations', 'from_at'],
] as const;
/** Tables with at most one row of a person, whose own goes first. */
const SINGLE = ['recoveries', 'wishes'];

/** Who people became when they were merged, for all who read ids from logs. */
export interface Aliases {
  /** Once this is done, everyone who was merged before is known. */
  ready(): Promise<void>;
  resolve(id: PlayerId): PlayerId;
  /** A JSON text with the ids of those who were merged replaced. */
  resolveIn(text: string): string;
}

export function storeMergings(db: Database): { aliases: Aliases; mergings: MergeStore } {
  const known = new Map<PlayerId, PlayerId>();
  let last = 0;
  let loading: Promise<unknown> | undefined;

  const resolve = (id: PlayerId): PlayerId => known.get(id) ?? id;

  async function refreshMergings(): Promise<Merging[]> {
    const rows = await db.read(
      'SELECT player, into_player, at FROM merged WHERE at >= $1 ORDER BY at',
      Math.max(0, last - OVERLAP_MS),
    );
    const news: Merging[] = [];
    for (const { player, into_player, at } of rows) {
      last = Math.max(last, at as number);
      if (known.get(player as string) === into_player) continue;
      known.set(player as string, into_player as string);
      news.push({ player: player as string, into: into_player as string });
    }
    return news;
  }

  const load = (): Promise<unknown> =>
    refreshMergings().catch(error => {
      loading = undefined;
      throw error;
    });

  async function ready(): Promise<void> {
    loading ??= load();
    await loading;
  }

  return {
    aliases: {
      ready,
      resolve,
      resolveIn: text =>
        known.size === 0 ? text : text.replaceAll(IDS, (whole, id) => (known.has(id) ? `"${resolve(id)}"` : whole)),
    },
    mergings: {
      async mergePlayers(merging, at) {
        await ready();
        await db.write(...merge(merging, at));
        return refreshMergings();
      },
      async resolvePlayer(id) {
        await ready();
        return resolve(id);
      },
      refreshMergings,
    },
  };
}

function merge({ player, into }: Merging, at: number): Statement[] {
  const both = [player, into];
  const statement = (sql: string, values: readonly Value[] = both): Statement => ({ sql, values });
  return [
    statement('UPDATE merged SET into_player = $2, at = $3 WHERE into_player = $1', [...both, at]),
    statement(
      `INSERT INTO merged (player, into_player, at, early_cookies)
        SELECT id, CAST($2 AS TEXT), CAST($3 AS BIGINT), early_cookies FROM players WHERE id = $1`,
      [...both, at],
    ),
    ...SHARED.flatMap(table => [
      statement(
        `INSERT INTO ${table} (player, table_id) SELECT $2, table_id FROM ${table} WHERE player = $1 ON CONFLICT DO NOTHING`,
      ),
      statement(`DELETE FROM ${table} WHERE player = $1`, [player]),
    ]),
    // A person has one webhook and one e-mail address, but any number of browsers.
    statement(`DELETE FROM targets WHERE player = $1 AND kind <> 'push'
      AND kind IN (SELECT kind FROM targets WHERE player = $2)`),
    ...OWN.map(table => statement(`UPDATE ${table} SET player = $2 WHERE player = $1`)),
    ...KEYED.flatMap(([table, key]) => [
      statement(`UPDATE ${table} SET player = $2 WHERE player = $1
        AND ${key} NOT IN (SELECT ${key} FROM ${table} WHERE player = $2)`),
      statement(`DELETE FROM ${table} WHERE player = $1`, [player]),
    ]),
    ...SINGLE.flatMap(table => [
      statement(`UPDATE ${table} SET player = $2 WHERE player = $1
        AND NOT EXISTS (SELECT 1 FROM ${table} WHERE player = $2)`),
      statement(`DELETE FROM ${table} WHERE player = $1`, [player]),
    ]),
    statement('DELETE FROM codes WHERE player = $1', [player]),
    statement('DELETE FROM players WHERE id = $1', [player]),
  ];
}
