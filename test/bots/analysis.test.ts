import { describe, expect, test } from 'vitest';
import { assess, review, think, turningPoints } from '../../src/bots/index.ts';
import { serve } from '../../src/cli/engine/serve.ts';
import { games } from '../../src/games/index.ts';
import { DEALER, type Entry, type Move, NOBODY, seeded, toHeader } from '../../src/kernel/index.ts';
import { gameOf, positions } from './positions.ts';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe.each(['china', 'pagoda', 'medina'])('%s', id => {
  test('an assessment has chances that add up, legal moves and expected scores', () => {
    const game = gameOf(id);
    for (const { state, seat } of positions(game, 6, 5)) {
      const view = game.view(state, seat);
      const one = think(assess(game, view, seat, 9, { iterations: 20 }))!;
      expect(sum(one.chances)).toBeCloseTo(1, 9);
      expect(one.chances[seat]).toBe(one.alternatives[0]!.chance);
      expect(one.scores).toHaveLength(game.options(state).players);
      for (const { move, chance, chances } of one.alternatives) {
        expect(sum(chances)).toBeCloseTo(1, 9);
        expect(game.refusal(state, game.readMove(state, move)!)).toBeUndefined();
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(one.alternatives[0]!.chance);
      }
      expect(think(assess(game, view, seat, 9, { iterations: 20 }))).toEqual(one);
      // What follows is looked at, not only the turn itself.
      const glance = think(assess(game, view, seat, 9, { iterations: 0 }))!;
      if (one.alternatives[0]!.visits > 0) expect(one.chances).not.toEqual(glance.chances);
    }
  });
});

test('a review looks at every turn as a whole and finds the turning points of a random game', () => {
  const game = gameOf('pagoda');
  const options = game.variants.find(({ name }) => name === 'quick-beginners')!.options;
  const state = game.start(options);
  const random = seeded(4);
  const entries: Entry[] = [];
  const moves: Move[] = [];
  /** A turn is played as a whole up to a draw; a Fan is no turn of its own. */
  let parts = 0;
  let whole = false;
  while (game.actor(state) !== NOBODY) {
    const move = game.sample!(state, random);
    const { phase } = game.view(state, null) as { phase: string };
    if (game.actor(state) === DEALER) whole = false;
    else if (!whole && phase !== 'fan' && game.moves(state).length > 1) {
      parts++;
      whole = true;
    }
    entries.push({ kind: 'move', actor: game.actor(state), text: game.writeMove(state, move) });
    moves.push(move);
    game.play(state, move);
  }
  const record = { header: toHeader(game, options, ['Ann', 'Bo']), entries };
  const decisions = [...review(game, record, moves, 1, { iterations: 8 })].filter(decision => decision !== undefined);
  expect(decisions).toHaveLength(parts);
  for (const { loss, cost, edge, before, after, alternatives, line, ply, seat, reasons } of decisions) {
    expect(loss).toBeGreaterThanOrEqual(0);
    // What the seat had before is what its best move promises, and the loss is what it lacks of that afterwards.
    expect(before[seat]! - Math.min(before[seat]!, after[seat]!)).toBeCloseTo(loss, 9);
    expect(sum(before)).toBeCloseTo(1, 9);
    expect(sum(after)).toBeCloseTo(1, 9);
    expect(alternatives.some(alternative => alternative.line.join() === line.join())).toBe(true);
    expect(entries.slice(ply, ply + line.length)).toEqual(line.map(text => ({ kind: 'move', actor: seat, text })));
    expect(entries[ply + line.length]?.kind === 'move' && entries[ply + line.length]).not.toMatchObject({
      actor: seat,
    });
    expect(cost).toBeGreaterThanOrEqual(0);
    expect(edge).toBeGreaterThanOrEqual(0);
    expect(reasons.better.length).toBeGreaterThan(0);
    expect(reasons.played.length).toBeGreaterThan(0);
  }
  // The last decision ends the game: nothing is left to guess.
  const { winners } = game.scores(state);
  expect(decisions.at(-1)!.after).toEqual([0, 1].map(seat => (winners.includes(seat) ? 1 / winners.length : 0)));
  const turning = turningPoints(decisions);
  expect(turning.length).toBeGreaterThan(0);
  expect(turning.map(({ ply }) => ply)).toEqual(turning.map(({ ply }) => ply).toSorted((a, b) => a - b));
});

test('the engine protocol answers best, for its table and for a view that it is given', async () => {
  const lines = [
    { id: 1, op: 'best' },
    { id: 2, op: 'new', game: 'pagoda', seed: 'a' },
    { id: 3, op: 'best', iterations: 10, seed: 1 },
    { id: 4, op: 'view', seat: 0 },
    { id: 6, op: 'best', game: 'pagoda', view: {}, seat: 0 },
    { id: 7, op: 'best', view: {} },
  ];
  const answers = await answersTo(lines);
  expect(answers[0].error.code).toBe('no-game');
  expect(answers[2]).toMatchObject({ ok: true, seat: 0 });
  expect(answers[2].chances).toHaveLength(2);
  const [again] = await answersTo([
    { id: 5, op: 'best', game: 'pagoda', view: answers[3].view, seat: 0, iterations: 10, seed: 1 },
  ]);
  expect(again.move).toBe(answers[2].move);
  expect(answers[4].error.code).toBe('bad-request');
  expect(answers[5].error.code).toBe('bad-request');
});

test.each([
  ['a turn that is none', (view: Loose) => ({ ...view, turn: null })],
  ['seats without number', (view: Loose) => ({ ...view, options: { players: 1e9 } })],
  ['somebody else to act', (view: Loose) => ({ ...view, turn: 2, active: 1 })],
])('best refuses a view that nobody can have, with %s, instead of searching for ever', async (_, change) => {
  const [, seen] = await answersTo([
    { id: 1, op: 'new', game: 'pagoda', seed: 'a' },
    { id: 2, op: 'view', seat: 0 },
  ]);
  const [answer] = await answersTo([{ id: 3, op: 'best', game: 'pagoda', seat: 0, view: change(seen.view), ms: 50 }]);
  expect(answer.error.code).toBe('bad-request');
});

type Loose = { readonly [member: string]: unknown };

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into by the tests
async function answersTo(requests: readonly object[]): Promise<any[]> {
  const answers: string[] = [];
  const input = (async function* () {
    for (const request of requests) yield Buffer.from(`${JSON.stringify(request)}\n`);
  })();
  await serve(games, input, async line => void answers.push(line));
  return answers.map(line => JSON.parse(line));
}
