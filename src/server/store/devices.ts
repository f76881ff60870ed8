import type { Database, Row } from './database.ts';
import type { DeviceRow, DeviceStore } from './keepPort.ts';

/** Beyond this many devices of a person, the one that was not used for the longest time is signed out. */
const MOST = 100;

/** Browsers that are signed in. */
export function storeDevices(db: Database): DeviceStore {
  return {
    async putDevice({ id, player, browser, system, createdAt, usedAt }) {
      await db.write(
        {
          sql: `INSERT INTO devices (id, player, browser, system, created_at, used_at) VALUES ($1, $2, $3, $4, $5, $6)`,
          values: [id, player, browser, system, createdAt, usedAt],
        },
        {
          sql: `DELETE FROM devices WHERE player = $1 AND id NOT IN (
            SELECT id FROM devices WHERE player = $1 ORDER BY used_at DESC, created_at DESC LIMIT ${MOST})`,
          values: [player],
        },
      );
    },
    async findDevices(ids) {
      if (ids.length === 0) return [];
      return (await db.read(`SELECT * FROM devices WHERE id ${db.isIn('$1')}`, JSON.stringify(ids))).map(readDevice);
    },
    async listDevices(player) {
      const rows = await db.read(
        'SELECT * FROM devices WHERE player = $1 ORDER BY used_at DESC, created_at DESC, id',
        player,
      );
      return rows.map(readDevice);
    },
    async noteUse(device, at) {
      await db.write({ sql: 'UPDATE devices SET used_at = $2 WHERE id = $1 AND used_at < $2', values: [device, at] });
    },
    async endDevice(player, device, at) {
      const rows = await db.write({
        sql: 'UPDATE devices SET ended_at = $3 WHERE id = $2 AND player = $1 RETURNING id',
        values: [player, device, at ?? null],
      });
      return rows.length > 0;
    },
    async dropEndedDevices(before) {
      await db.write({ sql: 'DELETE FROM devices WHERE ended_at < $1', values: [before] });
    },
    async findEarlyCookies(ids) {
      if (ids.length === 0) return [];
      const rows = await db.read(
        `SELECT id FROM players WHERE early_cookies = 1 AND id ${db.isIn('$1')}
         UNION SELECT player AS id FROM merged WHERE early_cookies = 1 AND player ${db.isIn('$1')}`,
        JSON.stringify(ids),
      );
      return rows.map(({ id }) => id as string);
    },
    async listEarlyCookies(player) {
      const rows = await db.read(
        `SELECT id FROM players WHERE early_cookies = 1 AND id = $1
         UNION SELECT player AS id FROM merged WHERE early_cookies = 1 AND into_player = $1`,
        player,
      );
      return rows.map(({ id }) => id as string);
    },
    async endEarlyCookies(player) {
      await db.write(
        { sql: 'UPDATE players SET early_cookies = 0 WHERE id = $1', values: [player] },
        { sql: 'UPDATE merged SET early_cookies = 0 WHERE into_player = $1', values: [player] },
      );
    },
  };
}

const readDevice = (row: Row): DeviceRow => ({
  id: row.id as string,
  player: row.player as string,
  browser: row.browser as string,
  system: row.system as string,
  createdAt: row.created_at as number,
  usedAt: row.used_at as number,
  ...(row.ended_at !== null && { endedAt: row.ended_at as number }),
});
