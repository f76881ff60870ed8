import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import type { Update } from '../../src/api/index.ts';
import type { Log } from '../../src/server/ops/log.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { newFolder } from '../folder.ts';
import { Guest, openToyServer, twoAtTable } from './guest.ts';

const folder = newFolder();

/** A server on a file, and another hand in that file that takes lines away. */
async function openLosing(name: string) {
  const file = join(folder, `${name}.db`);
  const warned: string[] = [];
  const log = { debug() {}, info() {}, warn: (_: object, text: string) => warned.push(text), error() {} };
  const server = await openToyServer({ store: openSqlite(file), log: log as unknown as Log });
  const lose = (table: string, line: number): void => {
    const db = new DatabaseSync(file);
    db.prepare('DELETE FROM log WHERE table_id = ? AND line >= ?').run(table, line);
    db.prepare('UPDATE tables SET line = ? WHERE id = ?').run(line, table);
    db.close();
  };
  const forget = (table: string): void => {
    const db = new DatabaseSync(file);
    for (const from of ['log WHERE table_id', 'tables WHERE id']) db.prepare(`DELETE FROM ${from} = ?`).run(table);
    db.close();
  };
  return { file, server, warned, lose, forget };
}

describe('a table whose last lines the database lost', () => {
  test('is sent anew to a client that knew other lines, also once it is as long again', async () => {
    const { file, server, lose } = await openLosing('as-long-again');
    const { ann, bo, table } = await twoAtTable(server.url);
    const play = async (): Promise<void> => {
      const { state } = await ann.look(table);
      expect((await [ann, bo][state.actor]!.playAny(table)).status).toBe(200);
    };
    for (let move = 0; move < 3; move++) await play();
    const { line, mark } = await ann.look(table);
    await server.close();
    lose(table, line - 2);
    const again = await openToyServer({ store: openSqlite(file) });
    for (const guest of [ann, bo]) Object.assign(guest, { url: again.url });
    while ((await ann.look(table)).line < line) await play();

    const live = await bo.live(again.url);
    live.send({ kind: 'subscribe', table, since: line, mark });
    expect(await live.updateAt(line)).toMatchObject({ since: 0, anew: true });
    expect((await ann.get(`/api/tables/${table}?since=${line}&mark=${mark}`)).json).toMatchObject({
      since: 0,
      anew: true,
    });
    const now = await ann.look(table);
    const known = (await ann.get(`/api/tables/${table}?since=${now.line}&mark=${now.mark}`)).json;
    expect([known.since, known.anew]).toEqual([now.line, undefined]);
    await again.close();
  });

  test('goes on from what there is, tells who follows to start over, and tells how many lines were lost', async () => {
    const { file, server, warned, lose } = await openLosing('tail');
    const { ann, bo, table } = await twoAtTable(server.url);
    const live = await bo.live();
    live.subscribe(table);
    for (let move = 0; move < 3; move++) {
      const { state } = await ann.look(table);
      await [ann, bo][state.actor]!.playAny(table);
    }
    const known = await ann.look(table);
    await live.updateAt(known.line);
    lose(table, known.line - 2);

    const refused = await [ann, bo][known.state.actor]!.command(table, {
      kind: 'play',
      ply: known.ply,
      move: (await [ann, bo][known.state.actor]!.look(table)).sight!.choices[0]!.move,
    });
    expect([refused.status, refused.json.code]).toEqual([409, 'stale']);
    const anew = await live.until<Update>(m => m.kind === 'update' && m.anew === true);
    expect([anew.since, anew.line]).toEqual([0, known.line - 2]);
    expect(anew.news).toEqual(known.news.slice(0, -2));
    expect(warned).toEqual([expect.stringContaining('lost')]);
    expect(await server.services.metrics.text()).toMatch(/^caravanserai_lost_lines_total 2$/m);

    const { state, ply } = await ann.look(table);
    expect(ply).toBeLessThan(known.ply);
    expect((await [ann, bo][state.actor]!.playAny(table)).status).toBe(200);
    const further = await live.until<Update>(m => m.kind === 'update' && m.since === anew.line);
    expect(further.anew).toBeUndefined();
    await server.close();

    const again = await openToyServer({ store: openSqlite(file) });
    const later = new Guest(again.url);
    later.cookie = ann.cookie;
    const { news } = await later.look(table);
    expect(news.map(({ line }) => line)).toEqual([...Array(known.line).keys()]);
    // What was drawn in the lost lines is not drawn again, and the table says so.
    expect(news.filter(({ kind }) => kind === 'epoch')).toHaveLength(1);
    await again.close();
  });

  test('does not take over what others wrote in the place of lost lines for what it knew', async () => {
    const { file, server, lose } = await openLosing('other');
    const { ann, bo, table } = await twoAtTable(server.url);
    const people = [ann, bo];
    const first = await ann.look(table);
    await people[first.state.actor]!.playAny(table);
    lose(table, first.line);
    // Another process writes another line of the same time in that place.
    const db = new DatabaseSync(file);
    db.prepare(`INSERT INTO log (table_id, line, at, player, command, happening, mark)
      SELECT table_id, ?, at, NULL, NULL, '{"kind":"resigned","seat":0,"level":"novice"}', 77 FROM log
      WHERE table_id = ? AND line = ?`).run(first.line, table, first.line - 1);
    db.prepare('UPDATE tables SET line = ?, mark = 77 WHERE id = ?').run(first.line + 1, table);
    db.close();
    const second = await ann.look(table);
    expect(second.news.at(-1)!.kind).toBe('played');
    expect((await people[second.state.actor]!.playAny(table)).json.code).toBe('stale');
    expect((await ann.look(table)).news.at(-1)!.kind).toBe('resigned');
    await server.close();
  });

  test('is gone for all where the database lost it altogether', async () => {
    const { server, forget } = await openLosing('gone');
    const { ann, bo, table } = await twoAtTable(server.url);
    const live = await bo.live();
    live.subscribe(table);
    const { state } = await ann.look(table);
    forget(table);
    expect((await [ann, bo][state.actor]!.playAny(table)).json.code).toBe('no-such-table');
    expect((await live.problem()).code).toBe('no-such-table');
    expect((await ann.get(`/api/tables/${table}`)).status).toBe(404);
    await server.close();
  });
});
