import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { earlierRules, games } from '../../src/games/index.ts';
import { readRecord, writeEntry } from '../../src/kernel/index.ts';
import { openServices } from '../../src/server/services.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { newFolder } from '../folder.ts';
import { SECRET } from '../server/guest.ts';

const HERE = join(import.meta.dirname, 'databases');
const folder = newFolder();
const versions = readdirSync(HERE).flatMap(name => (name.endsWith('.sql.gz') ? name.slice(0, -'.sql.gz'.length) : []));

/** What leads back from the form of these versions to the forms before it. */
const EARLIER: { readonly [form: number]: string } = {
  3: '',
  2: 'DROP TABLE chat; PRAGMA user_version = 2',
  1: 'DROP TABLE chat; DROP TABLE codes; DROP TABLE guests; PRAGMA user_version = 1',
};

interface Expected {
  readonly game: string;
  readonly status: string;
  readonly line: number;
  readonly ply: number;
  readonly moves?: string;
  readonly scores?: readonly number[];
  readonly digest?: string;
}

describe.each(versions)('a database of version %s', version => {
  const dump = gunzipSync(readFileSync(join(HERE, `${version}.sql.gz`))).toString();
  const expected: [string, Expected][] = Object.entries(
    JSON.parse(readFileSync(join(HERE, `${version}.json`), 'utf8')),
  );

  test.each(Object.entries(EARLIER))(
    'in form %s: every table is what it was, and can be played on',
    async (form, back) => {
      const file = join(folder, `${version}-${form}.db`);
      const db = new DatabaseSync(file);
      db.exec(`BEGIN; ${dump} COMMIT`);
      db.exec(back);
      db.close();
      const store = openSqlite(file);
      const { tables, hub } = openServices({ games, earlierRules, store, secret: SECRET });
      expect(expected.length).toBeGreaterThan(8);
      for (const [id, { game, status, line, ply, ...end }] of expected) {
        const loaded = (await tables.find(id))!;
        const { table, row } = loaded;
        expect([row.game, row.revision, table.status, table.line, table.ply]).toEqual([game, 1, status, line, ply]);
        if (status === 'over') expect(readEnd(table.record(['Ann', 'Bo'])!.text)).toEqual(end);
        if (status !== 'playing') continue;
        const [player] = table.sitters.flatMap((sitter, seat) => (seat === table.actor ? (sitter.player ?? []) : []));
        const { move } = table.match!.seatView(table.actor).choices[0]!;
        expect(await tables.command(loaded, player!, 'on', { kind: 'play', ply, move })).toMatchObject({
          line: line + 1,
        });
      }
      hub.close();
      await store.close();
    },
  );
});

/** What a record came to: its moves, and the scores and the position at its end, where it has one. */
function readEnd(text: string): Pick<Expected, 'moves' | 'scores' | 'digest'> {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.problems[0]?.message);
  const { entries, ending } = record.value;
  const moves = entries.map(writeEntry).join('').trimEnd();
  return {
    moves: createHash('sha256').update(moves).digest('hex'),
    ...(ending && { scores: ending.scores, digest: ending.digest }),
  };
}
