import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Update } from '../../src/api/index.ts';
import { medina } from '../../src/games/medina/index.ts';
import { seeded } from '../../src/kernel/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, newId, openToyServer } from './guest.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer({ games: [medina] });
});
afterAll(() => server.close());

/** A turn that a program plans from what it sees: it plays on a guess until somebody else is to act. */
function planTurn({ sight, seat }: Update): string[] {
  const state = medina.guess(sight!.view as never, seat!, seeded(1));
  const moves: string[] = [];
  while (medina.actor(state) === seat) {
    const [move] = medina.moves(state);
    moves.push(medina.writeMove(state, move!));
    medina.play(state, move!);
  }
  return moves;
}

async function openTable(): Promise<{ guests: Guest[]; table: string }> {
  const options = { ...medina.variants.find(({ options }) => options.players === 2)!.options };
  const guests = await Promise.all(['Ann', 'Bo'].map(name => Guest.named(server.url, name)));
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table, invite } = (await guests[0]!.post('/api/tables', { game: 'medina', options, seats })).json;
  await guests[1]!.post(`/api/tables/${table}/enter`, { invite });
  await guests[1]!.command(table, { kind: 'sit' });
  await guests[0]!.command(table, { kind: 'start' });
  return { guests, table };
}

/** Plays turns until one of several moves is due, and returns that one. */
async function untilLongTurn(guests: Guest[], table: string): Promise<{ guest: Guest; ply: number; moves: string[] }> {
  for (;;) {
    const guest = guests[(await guests[0]!.look(table)).state.actor]!;
    const update = await guest.look(table);
    const moves = planTurn(update);
    if (moves.length > 1) return { guest, ply: update.ply, moves };
    expect((await guest.command(table, { kind: 'play', ply: update.ply, moves })).status).toBe(200);
  }
}

describe('a turn', () => {
  test('is one command and one line, however often it is sent', async () => {
    const { guests, table } = await openTable();
    const { guest, ply, moves } = await untilLongTurn(guests, table);
    const { line } = await guest.look(table);
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => guest.command(table, { kind: 'play', ply, moves }, id)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.json).toEqual({ kind: 'done', id, table, line: line + 1, ply: ply + moves.length });
    const { news, story } = await guest.look(table, line);
    expect(news.map(({ kind }) => kind)).toEqual(['played']);
    expect(story).toHaveLength(moves.length);
  });

  test('is played as a whole or not at all, and the move that is refused is named', async () => {
    const { guests, table } = await openTable();
    const { guest, ply, moves } = await untilLongTurn(guests, table);
    const { line } = await guest.look(table);
    const refused = await guest.command(table, { kind: 'play', ply, moves: [moves[0]!, 'fly'] });
    expect([refused.status, refused.json]).toMatchObject([422, { code: 'unreadable-move', index: 1 }]);
    expect((await guest.look(table)).line).toBe(line);
  });

  test.each([
    ['neither a move nor moves', {}],
    ['both', { move: 'a', moves: ['a'] }],
    ['no moves', { moves: [] }],
    ['too many moves', { moves: Array.from({ length: 41 }, () => 'a') }],
  ])('with %s is not understood', async (_, wrong) => {
    const { guests, table } = await openTable();
    const answer = await guests[0]!.command(table, { kind: 'play', ply: 0, ...wrong });
    expect([answer.status, answer.json.code]).toEqual([400, 'unreadable']);
  });
});
