import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import type { AnyOptions } from '../../src/kernel/contract.ts';
import {
  type AnyGame,
  anyMove,
  type Entry,
  NOBODY,
  playthrough,
  readRecord,
  replay,
  seeded,
  toEnding,
  toHeader,
  type Variant,
  writeRecord,
} from '../../src/kernel/index.ts';
import { laws } from './laws.ts';
import { walk } from './walk.ts';

export interface Effort {
  /** Random games of each variant for each law. */
  readonly games: number;
  /** Positions looked at in each of them. */
  readonly stops: number;
}

/** The suite that every game passes: each law in many positions of random games of each variant, and whole records. */
export function conforms(game: AnyGame, effort: Effort): void {
  describe(game.id, () => {
    for (const [sentence, law] of Object.entries(laws)) {
      test(sentence, () => {
        for (const [seed, variant] of draws(game, effort.games)) walk(game, variant.options, seed, effort.stops, law);
      });
    }
    test('the same seed plays the same game', () => {
      for (const { options } of game.variants) {
        assert.equal(playthrough(game, options, seeded(7)), playthrough(game, options, seeded(7)));
      }
    });
    test('a record of a whole game is verified, and one altered line is found', () => {
      for (const [seed, variant] of draws(game, 1)) checkRecord(game, variant, seed);
    });
  });
}

function* draws(game: AnyGame, games: number): Generator<[number, Variant<AnyOptions>]> {
  let seed = 0;
  for (let n = 0; n < games; n++) for (const variant of game.variants) yield [++seed, variant];
}

/** Throws unless a random game's record replays, and fails at the right line once that is changed. */
export function checkRecord(game: AnyGame, { options }: Variant<AnyOptions>, seed: number): void {
  const random = seeded(seed);
  const state = game.start(options);
  const entries: Entry[] = [];
  while (game.actor(state) !== NOBODY) {
    const move = anyMove(game, state, random);
    entries.push({ kind: 'move', actor: game.actor(state), text: game.writeMove(state, move) });
    game.play(state, move);
  }
  const names = Array.from({ length: options.players }, (_, seat) => `Player ${seat + 1}`);
  const record = { header: toHeader(game, options, names), entries, ending: toEnding(game, state) };
  const text = writeRecord(record);
  const again = readRecord(text);
  assert.ok(again.ok);
  assert.deepEqual(again.value, JSON.parse(JSON.stringify(record)));
  const verdict = replay(game, again.value);
  assert.ok(verdict.ok, verdict.ok ? '' : JSON.stringify(verdict.problems));
  assert.deepEqual(verdict.value.state, state);

  const { scores, digest } = record.ending;
  const forged = [
    [{ scores: scores.map(points => points + 1), digest }, /gives scores/],
    [{ scores, digest: [...digest].reverse().join('') }, /gives digest/],
  ] as const;
  for (const [ending, message] of forged) {
    const caught = replay(game, { ...record, ending });
    assert.ok(!caught.ok);
    assert.match(caught.problems[0]?.message ?? '', message);
  }

  const lines = text.split('\n');
  for (let n = 0; n < 10; n++) {
    const at = 1 + random.below(lines.length - 2);
    const altered = lines.with(
      at,
      lines[at]!.startsWith('{') ? '{"scores":[1],"digest":"0123456789abcdef"}' : '7 mischief',
    );
    const read = readRecord(altered.join('\n'));
    assert.ok(read.ok);
    const refused = replay(game, read.value);
    assert.ok(!refused.ok);
    assert.equal(refused.problems[0]?.path, `line ${at + 1}`);
  }
}
