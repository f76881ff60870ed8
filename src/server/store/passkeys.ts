import type { Database, Row } from './database.ts';
import type { PasskeyRow, PasskeyStore, RecoveryStore } from './keepPort.ts';

/** Passkeys, the challenges that they sign, and recovery links. */
export function storePasskeys(db: Database): PasskeyStore & RecoveryStore {
  return {
    async addPasskey({ id, player, publicKey, counter, transports, name, createdAt }) {
      const rows = await db.write({
        sql: `INSERT INTO passkeys (id, player, public_key, counter, transports, name, created_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
        values: [id, player, publicKey, counter, transports.join(), name, createdAt],
      });
      return rows.length > 0;
    },
    async findPasskey(id) {
      const [row] = await db.read('SELECT * FROM passkeys WHERE id = $1', id);
      return row && readPasskey(row);
    },
    async listPasskeys(player) {
      return (await db.read('SELECT * FROM passkeys WHERE player = $1 ORDER BY created_at, id', player)).map(
        readPasskey,
      );
    },
    async notePasskeyUse(id, { from, to }, at) {
      const rows = await db.write({
        sql: 'UPDATE passkeys SET counter = $3, used_at = $4 WHERE id = $1 AND counter = $2 RETURNING id',
        values: [id, from, to, at],
      });
      return rows.length > 0;
    },
    async renamePasskey(player, id, name) {
      const rows = await db.write({
        sql: 'UPDATE passkeys SET name = $3 WHERE id = $2 AND player = $1 RETURNING id',
        values: [player, id, name],
      });
      return rows.length > 0;
    },
    async deletePasskey(player, id) {
      const rows = await db.write({
        sql: 'DELETE FROM passkeys WHERE id = $2 AND player = $1 RETURNING id',
        values: [player, id],
      });
      return rows.length > 0;
    },
    async putChallenge(hash, purpose, now, until) {
      await db.write(
        { sql: 'DELETE FROM challenges WHERE until <= $1', values: [now] },
        { sql: 'INSERT INTO challenges (hash, purpose, until) VALUES ($1, $2, $3)', values: [hash, purpose, until] },
      );
    },
    async takeChallenge(hash, purpose, now) {
      const rows = await db.write({
        sql: 'DELETE FROM challenges WHERE hash = $1 AND purpose = $2 AND until > $3 RETURNING hash',
        values: [hash, purpose, now],
      });
      return rows.length > 0;
    },
    async putRecovery(player, hash, at) {
      await db.write({
        sql: `INSERT INTO recoveries (player, hash, created_at) VALUES ($1, $2, $3)
          ON CONFLICT (player) DO UPDATE SET hash = excluded.hash, created_at = excluded.created_at`,
        values: [player, hash, at],
      });
    },
    async findRecovery(hash) {
      const [row] = await db.read('SELECT player FROM recoveries WHERE hash = $1', hash);
      return row?.player as string | undefined;
    },
    async recoverySince(player) {
      const [row] = await db.read('SELECT created_at FROM recoveries WHERE player = $1', player);
      return row?.created_at as number | undefined;
    },
    async deleteRecovery(player) {
      await db.write({ sql: 'DELETE FROM recoveries WHERE player = $1', values: [player] });
    },
  };
}

const readPasskey = (row: Row): PasskeyRow => ({
  id: row.id as string,
  player: row.player as string,
  publicKey: row.public_key as string,
  counter: row.counter as number,
  transports: row.transports === '' ? [] : String(row.transports).split(','),
  name: row.name as string,
  createdAt: row.created_at as number,
  ...(row.used_at !== null && { usedAt: row.used_at as number }),
});
