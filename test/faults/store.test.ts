import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { bundle } from '../../scripts/build.mjs';
import { seeded } from '../../src/kernel/index.ts';
import { openPostgres, openSqlite } from '../../src/server/store/index.ts';
import { storeOnSqlite, writeBeside } from '../../src/server/store/sqlite.ts';
import { ThreadedWriter } from '../../src/server/store/threadedWriter.ts';
import { newFolder } from '../folder.ts';
import { type Guest, newId, openToyServer, twoAtTable } from '../server/guest.ts';
import { noteOpen } from '../server/leaks.ts';
import { type Cluster, openCluster } from '../store/cluster.ts';
import { ServerProcess } from './servers.ts';

const folder = newFolder();
const program = await bundle('server/store/worker');
let cluster: Cluster | undefined;
afterAll(() => cluster?.destroy());
const random = seeded(6);

describe('trouble with the store', () => {
  test('reports in one sentence that the database cannot be opened, and does not start', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    await expect(ServerProcess.start({ DATA_DIR: file })).rejects.toThrow(
      /ended with 1: .*\n?Cannot open the database in DATA_DIR=\S+: [^\n]+\n$/,
    );
  });

  test('a second process on the same file is told so in a sentence, and does not start until the first has ended', async () => {
    const data = join(folder, 'shared');
    const first = await ServerProcess.start({ DATA_DIR: data });
    await expect(ServerProcess.start({ DATA_DIR: data })).rejects.toThrow(
      /ended with 1: .*\n?Another server is already using DATA_DIR=[^\n]+\n$/,
    );
    await first.kill();
    const second = await ServerProcess.start({ DATA_DIR: data });
    await second.stop();
  });

  test.each(['here', 'in a thread'])(
    'a full disk, written %s: refused clearly, nothing lost, and it goes on',
    async how => {
      const file = join(folder, `full-${how}.db`);
      const db = new DatabaseSync(file);
      const thread = new ThreadedWriter(program, file);
      const store = storeOnSqlite(db, {}, how === 'here' ? {} : { writer: writeBeside(db, thread) });
      /** A limit of pages is to SQLite what a full disk is. */
      const limit = async (pages: number): Promise<void> => {
        const sql = `PRAGMA max_page_count = ${pages}`;
        if (how === 'here') db.exec(sql);
        else await thread.commit([{ statements: [{ sql, values: [] }] }]);
      };
      const server = await openToyServer({ store });
      const { ann, bo, table } = await twoAtTable(server.url);
      const expectNothingLeft = await noteOpen(server);
      const { page_count } = db.prepare('PRAGMA page_count').get() as { page_count: number };
      await limit(page_count);
      let refused: Awaited<ReturnType<Guest['command']>> | undefined;
      let acknowledged = 0;
      for (let n = 0; n < 400 && !refused; n++) {
        const answer = await ann.post(`/api/tables/${table}/chat`, { text: 'x'.repeat(500) });
        if (answer.status === 201) acknowledged++;
        else refused = answer;
      }
      expect([refused!.status, refused!.json]).toMatchObject([503, { code: 'store-full' }]);
      expect(refused!.headers.get('retry-after')).toBe('1');
      const { line } = await bo.look(table);
      await limit(1_000_000);
      expect((await ann.playAny(table)).status).toBe(200);
      expect((await bo.look(table)).line).toBe(line + 1);
      expect(await store.readChat(table, 0, 1000)).toHaveLength(acknowledged);
      await expectNothingLeft();
      await server.close();
    },
  );

  test.each(['here', 'in a thread'])(
    'a locked database, written %s: it waits, refuses clearly, and the same id is carried out once',
    async how => {
      const file = join(folder, `locked-${how}.db`);
      const server = await openToyServer({ store: openSqlite(file, {}, how === 'here' ? undefined : program) });
      const { ann, bo, table } = await twoAtTable(server.url);
      const other = new DatabaseSync(file);
      const { ply, sight, line } = await ann.look(table);
      const command = { kind: 'play', ply, move: sight!.choices[0]!.move };
      const id = newId();
      other.exec('BEGIN IMMEDIATE');
      const expectNothingLeft = await noteOpen(server);
      // Others can still look while it is locked.
      const [refused, looked] = await Promise.all([ann.command(table, command, id), bo.look(table)]);
      expect([refused.status, refused.json.code, looked.line]).toEqual([503, 'store-busy', line]);
      const waiting = ann.command(table, command, id);
      setTimeout(() => other.exec('COMMIT'), 300);
      expect((await waiting).status).toBe(200);
      expect((await ann.command(table, command, id)).text).toBe((await waiting).text);
      expect((await bo.look(table)).line).toBe(line + 1);
      other.close();
      await expectNothingLeft();
      await server.close();
    },
  );

  test('a database that is gone for ten seconds: refused clearly, then all goes on, nothing lost or doubled', async () => {
    cluster = await openCluster();
    const server = await openToyServer({ store: await openPostgres(cluster.url) });
    const { ann, bo, table } = await twoAtTable(server.url);
    const expectNothingLeft = await noteOpen(server);
    const acknowledged = new Map<string, string>();
    const gone = 10_000;
    const problems = new Set<string>();
    const begun = Date.now();
    await ann.playAny(table);
    await cluster.stop();
    const back = (async () => {
      await new Promise(resolve => setTimeout(resolve, gone));
      await cluster!.start();
    })();
    const { ply, sight } = { ply: 0, sight: undefined, ...(await ann.look(table).catch(() => ({}))) };
    expect(sight).toBeUndefined();
    expect(ply).toBe(0);
    while (Date.now() - begun < gone - 2000) {
      const answer = await bo.command(table, { kind: 'play', ply: 6, move: 'pass' }, newId());
      problems.add(`${answer.status} ${answer.json?.code}`);
      await new Promise(resolve => setTimeout(resolve, 300));
    }
    expect([...problems]).toEqual(['503 store-gone']);
    await back;
    for (let n = 0; ; n++) {
      const { state, ply, sight } = await bo.look(table).catch(() => ({ state: undefined, ply: 0, sight: undefined }));
      if (state?.status === 'over') break;
      if (state && sight) {
        const by = [ann, bo][state.actor]!;
        const { choices } = (await by.look(table)).sight!;
        const command = { kind: 'play', ply, move: choices[random.below(choices.length)]!.move };
        const id = newId();
        const answers = [await by.command(table, command, id), await by.command(table, command, id)];
        expect(answers[1]!.text).toBe(answers[0]!.text);
        if (answers[0]!.status === 200) acknowledged.set(id, answers[0]!.text);
      } else await new Promise(resolve => setTimeout(resolve, 200));
      expect(n).toBeLessThan(200);
    }
    const { news } = await ann.look(table);
    expect(news.filter(({ kind }) => kind === 'played')).toHaveLength(acknowledged.size + 1);
    await expectNothingLeft();
    await server.close();
  });
});
