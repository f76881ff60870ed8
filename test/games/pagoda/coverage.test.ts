// Whole random games: what must hold in all of them, and every kind of move, event, score item and refusal seen.
import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { type Explanation, pagoda, type State } from '../../../src/games/pagoda/index.ts';
import { refusals } from '../../../src/games/pagoda/moves/refusals.ts';
import { anyMove, NOBODY, playOut, seeded } from '../../../src/kernel/index.ts';
import { at, played } from './helpers.ts';

const MOVES = [
  ...['draw', 'end', 'fan', 'pass', 'lantern', 'dragon-end', 'modified-column', 'spire 2', 'spire 3'],
  ...['dragon display', 'dragon hand', 'discard display', 'discard hand'],
  ...['column 1', 'column 2', 'tile 1', 'tile 2', 'roof 1', 'roof 2'],
];
const EVENTS = [
  ...['drew', 'reshuffled', 'turn-began', 'discarded P14', 'discarded P8', 'discarded P10', 'ability-used'],
  ...['ability-gained', 'column-built P5', 'column-built P8', 'tile-built P6', 'tile-built P7', 'spire-built P7'],
  ...[
    'spire-built P21',
    'lot-complete P7',
    'lot-complete P19',
    'end-triggered',
    'turn-ended',
    'fan-declined',
    'game-over',
  ],
];
const SCORES = ['column P5', 'tile P6', 'roof P7', 'spire P7', 'spire P21'];

test('every kind of move, event, score item and refusal occurs', () => {
  const moves = new Set<string>();
  const events = new Set<string>();
  const scores = new Set<string>();
  const reasons = new Set<string>();

  const look = (state: State): void => {
    for (const move of pagoda.vocabulary(state)) {
      const refusal = pagoda.refusal(state, move);
      if (refusal) reasons.add(refusal.reason);
    }
  };
  const follow = (state: State, seed: number): void => {
    const random = seeded(seed);
    for (let ply = 0; pagoda.actor(state) !== NOBODY; ply++) {
      if (ply % 16 === seed % 16) look(state);
      const move = anyMove(pagoda, state, random);
      const explained = pagoda.explain(state, move) as Explanation;
      const paid = 'payment' in explained ? explained.payment.display.length + explained.payment.hand.length : '';
      const from = 'from' in explained ? explained.from : paid;
      const kind = explained.kind === 'tile' && explained.roof ? 'roof' : explained.kind;
      moves.add(`${kind} ${from}`.trim());
      pagoda.play(state, move, event => events.add('rule' in event ? `${event.kind} ${event.rule}` : event.kind));
    }
    look(state);
    for (const { kind, rule } of pagoda.scores(state).items) scores.add(`${kind} ${rule}`);
  };

  for (let seed = 0; seed < 12; seed++) follow(pagoda.start(pagoda.variants[seed % 4]!.options), seed);
  // What random games rarely come to.
  const full = ['r4 v1', 'v1', 'v1', 'v1', 'v1', 'v1'];
  look(at({ cards: 'y y y y y | y y', lots: full, tracks: { lantern: 1 } }));
  look(at({ cards: 'r y y y y | y y', lots: ['r4', 'v1', 'v1', 'v1', 'v1', 'v1'] }));
  look(at({ cards: 'b b b b r | b b', lots: ['r4', 'r4', 'r4', 'r4', 'r4', 'r4'] }));
  look(at({ lots: ['r4 r4 b1', 'r4 g1', 'r4 y1', 'r4 v1', 'r4'] }));
  look(
    played(
      at({ cards: 'v v v g g | g g', lots: ['b4 v4', 'v4'], tracks: { buddha: 2 } }),
      'tile 1 violet-green pay green+green',
    ),
  );
  const four = ['lantern', 'column 2 red', 'column 2 red', 'column 2 red', 'column 2 red'];
  look(played(at({ cards: 'r r r r b | b b', lots: ['r4 b1'], tracks: { lantern: 1 } }), ...four));
  const stuck = at({ cards: 'b b b g y | g v', lots: ['r4', 'r4', 'r4', 'r4', 'r4', 'r4'] });
  look(stuck);
  look(played(stuck, 'discard green'));
  follow(at({ cards: 'b b b b b | b b', lots: ['r4', 'r4', 'r4', 'r4', 'r4', 'r4'] }), 1);

  expect([...moves].sort()).toEqual([...MOVES].sort());
  expect([...events].sort()).toEqual([...EVENTS].sort());
  expect([...scores].sort()).toEqual([...SCORES].sort());
  const all: string[] = Object.keys(refusals);
  expect(all.filter(reason => !reasons.has(reason))).toEqual([]);
});

test('random games end, with all cards, tiles and points accounted for', () => {
  for (const { options } of pagoda.variants) {
    const random = seeded(3);
    for (let game = 0; game < 250; game++) {
      const state = pagoda.start(options);
      for (let plies = random.below(200); plies > 0 && pagoda.actor(state) !== NOBODY; plies--)
        pagoda.play(state, pagoda.sample!(state, random));
      audit(state);
      assert.ok(playOut(pagoda, state, random) < 5000);
      audit(state);
    }
  }
});

function audit(state: State): void {
  const again = pagoda.readPosition(pagoda.writePosition(state));
  assert.ok(again.ok, again.ok ? '' : JSON.stringify([again.problems, pagoda.writePosition(state)]));
  assert.deepEqual(again.value, state);
}
