import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, newId, openToyServer, twoAtTable } from '../server/guest.ts';
import { noteOpen } from '../server/leaks.ts';
import { count } from './size.ts';

const GAMES = count(12, 300);
let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer();
});
afterAll(() => server.close());

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

test(`duplicated, reordered and delayed commands from two tabs have one effect each, in ${GAMES} games`, async () => {
  const random = seeded(77);
  const expectNothingLeft = await noteOpen(server);
  for (let game = 0; game < GAMES; game++) {
    const { ann, bo, table } = await twoAtTable(server.url);
    const done = new Map<string, string>();
    for (;;) {
      const { state, ply } = await ann.look(table);
      if (state.status === 'over') break;
      const by = [ann, bo][state.actor]!;
      const other = new Guest(server.url);
      other.cookie = by.cookie;
      const { choices } = (await by.look(table)).sight!;
      // Each tab wants its own move at this ply, sends it up to three times, at odd moments, and one that comes too late.
      const wishes = [by, other].flatMap((tab, t) => {
        const { move } = choices[random.below(choices.length)]!;
        const id = newId();
        const old = { tab, id: newId(), command: { kind: 'play', ply: Math.max(0, ply - 1 - t), move } };
        const wish = { tab, id, command: { kind: 'play', ply, move } };
        return [wish, wish, ...(random.below(2) ? [wish] : []), old];
      });
      const answers = await Promise.all(
        wishes.map(async ({ tab, id, command }) => {
          await pause(random.below(8));
          return { id, answer: await tab.command(table, command, id) };
        }),
      );
      const accepted = answers.filter(({ answer }) => answer.status === 200);
      expect(new Set(accepted.map(({ id }) => id)).size).toBe(1);
      // However often and late the winning one is sent, it is answered as done.
      expect(answers.filter(({ id }) => id === accepted[0]!.id)).toHaveLength(accepted.length);
      for (const { id, answer } of accepted) {
        expect(done.get(id) ?? answer.text).toBe(answer.text);
        done.set(id, answer.text);
      }
      for (const { answer } of answers.filter(({ answer }) => answer.status !== 200))
        expect(answer.json).toMatchObject({ status: 409, code: expect.stringMatching(/^(stale|not-your-turn|over)$/) });
    }
    const { news } = await ann.look(table);
    expect(news.filter(({ kind }) => kind === 'played')).toHaveLength(done.size);
  }
  await expectNothingLeft();
});
