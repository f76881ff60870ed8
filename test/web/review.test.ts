// What end, replay and scoring prepare for the page.
import { describe, expect, test } from 'vitest';
import { findHints } from '../../src/bots/analysis/hints.ts';
import { pickDecisions, unitOf } from '../../src/bots/analysis/picks.ts';
import { type Decision, explainTurn, think } from '../../src/bots/index.ts';
import { DEALER, placeSeats, type ScoreSheet, scoreSheet } from '../../src/kernel/index.ts';
import { Match } from '../../src/table/index.ts';
import { rankSeats } from '../../src/web/end/places.ts';
import { layOut } from '../../src/web/end/sheet.ts';
import { endWords } from '../../src/web/end/words/index.ts';
import { webGames } from '../../src/web/games/index.ts';
import { tallyUp } from '../../src/web/games/pagoda/scoring/live.ts';
import { Frames } from '../../src/web/replay/frames.ts';
import { gameOf, positions } from '../bots/positions.ts';

const sheetOf = (points: readonly number[], tiebreak?: readonly number[]): ScoreSheet =>
  scoreSheet(
    points.length,
    points.map((points, seat) => ({ seat, rule: 'C17', kind: 'palaces', points, settled: true })),
    tiebreak,
  );

describe('places', () => {
  test('go by points, then by the tie-break, and are shared where both are equal', () => {
    expect(placeSeats(sheetOf([3, 9, 9, 3], [1, 2, 4, 1]))).toEqual([
      { place: 3, shared: true },
      { place: 2, shared: false },
      { place: 1, shared: false },
      { place: 3, shared: true },
    ]);
    expect(rankSeats(sheetOf([1, 5, 3]))).toEqual([1, 2, 0]);
    expect(placeSeats(sheetOf([4, 4]))).toEqual([
      { place: 1, shared: true },
      { place: 1, shared: true },
    ]);
  });

  test('are said to the reader in both languages', () => {
    expect(endWords('en').place(3, 4, false)).toBe('You came 3rd of 4');
    expect(endWords('fr').place(3, 4, false)).toBe('Vous finissez 3e sur 4');
  });
});

test('alliances of a score sheet come by their numbers, not by names', () => {
  const items = [10, 2, 7].map(number => ({
    seat: 0,
    rule: 'C19',
    kind: 'alliance',
    points: 1,
    settled: true,
    detail: { number },
  }));
  const [group] = layOut(
    scoreSheet(1, items),
    ({ detail }) => ({
      group: 'Alliances',
      row: `z${20 - Number(detail!.number)}`,
      sign: { seal: Number(detail!.number) },
    }),
    (a, b) => a.localeCompare(b),
  );
  expect(group!.rows.map(({ sign }) => sign)).toEqual([{ seal: 2 }, { seal: 7 }, { seal: 10 }]);
});

describe('picked decisions', () => {
  const decision = (ply: number, turn: number, changes: Partial<Decision>): Decision => ({
    ply,
    turn,
    seat: 0,
    move: 'a',
    line: ['a'],
    before: [0.5, 0.5],
    after: [0.4, 0.6],
    alternatives: [],
    loss: 0,
    cost: 0,
    edge: 0,
    reasons: { better: [], played: [] },
    ...changes,
  });

  test('are the three that cost most, one for each turn, in the order of the game, and the best one', () => {
    const { costly, best } = pickDecisions(
      [
        decision(1, 1, { loss: 0.1 }),
        decision(2, 1, { loss: 0.2 }),
        decision(5, 2, { seat: 1, loss: 0.9 }),
        decision(7, 3, { loss: 0.3 }),
        decision(9, 4, { loss: 0.05 }),
        decision(11, 5, { loss: 0.06 }),
        decision(13, 6, { loss: 0.01 }),
        decision(15, 7, { edge: 0.2 }),
        decision(17, 8, { edge: 0.1 }),
      ],
      0,
    );
    expect(costly.map(({ ply }) => ply)).toEqual([2, 7, 11]);
    expect(best?.ply).toBe(15);
  });

  test('are measured in points once the game is lost', () => {
    const lost = decision(1, 1, { before: [0.01, 0.99], loss: 0.005, cost: 4 });
    expect(unitOf(lost)).toBe('points');
    expect(pickDecisions([lost, decision(3, 2, { before: [0.01, 0.99], cost: 0.5 })], 0).costly).toEqual([lost]);
  });
});

describe('a record laid out', () => {
  const game = gameOf('china');
  const match = Match.open(game, game.variants[0]!.options, ['Ann', 'Bo', 'Cy', 'Di'], '3'.repeat(64));
  match.append(match.opening());
  while (match.record.entries.length < 120) {
    const { choices } = match.seatView(match.actor);
    const proposal = match.propose(match.actor, choices[match.record.entries.length % choices.length]!.move);
    if (!proposal.ok) throw new Error(proposal.message);
    match.append(proposal.entries);
  }
  const frames = new Frames(game, match.record);

  test('numbers a turn alike where it is decided, while it is played and after it', () => {
    for (const [ply, entry] of frames.standing.entries()) {
      const line = frames.record.entries[entry]!;
      if (line.kind !== 'move' || line.actor === DEALER) continue;
      const number = frames.findDecision(ply);
      expect(frames.turnFrom(number).turn).toBe(frames.turnOf(ply));
      expect(frames.stops[number + 1]?.turn ?? frames.turns).toBe(frames.turnOf(ply));
    }
  });

  test('branches at the beginning of a turn, also from its middle', () => {
    const middles = frames.stops.flatMap((_, number) => (frames.turnFrom(number).start < number ? [number] : []));
    expect(middles.length).toBeGreaterThan(10);
    for (const number of middles) {
      const { start, turn } = frames.turnFrom(number);
      const [stop, begun] = [frames.stops[number]!, frames.stops[start]!];
      expect(begun.actor).toBe(stop.actor);
      expect(begun.turn).toBe(turn - 1);
      expect(frames.turnFrom(start)).toEqual({ start, turn });
    }
  });
});

describe.each(webGames.map(({ id }) => id))('%s', id => {
  const game = gameOf(id);

  test('hints are up to three legal turns with reasons, the same every time', () => {
    let hinted = 0;
    for (const { state, seat } of positions(game, 12, 21)) {
      const view = game.view(state, seat);
      const hints = think(findHints(game, view, seat, 5, { iterations: 8 }))!;
      expect(hints.length).toBeLessThanOrEqual(3);
      if (hints.length > 0) hinted++;
      expect(new Set(hints.map(({ line }) => line[0])).size).toBe(hints.length);
      for (const { line, reasons } of hints) {
        expect(reasons.length).toBeGreaterThan(0);
        const after = game.clone(state);
        for (const text of line) {
          const move = game.readMove(after, text)!;
          expect(game.refusal(after, move)).toBeUndefined();
          game.play(after, move);
        }
      }
      expect(hints.map(({ line }) => line.join())).toEqual(hints.map(({ line }) => line.join()).toSorted());
      if (hinted === 1) expect(think(findHints(game, view, seat, 5, { iterations: 8 }))).toEqual(hints);
    }
    expect(hinted).toBeGreaterThan(3);
  });

  test('every reason has words in both languages, with their spaces', async () => {
    const reasons = await webGames.find(game => game.id === id)!.reasons();
    const random = positions(game, 150, 9);
    const kinds = new Set<string>();
    for (const { state, seat } of random) {
      const view = game.view(state, seat);
      const move = game.moves(state)[0]!;
      for (const reason of explainTurn(game, { view, seat }, [game.writeMove(state, move)])) {
        kinds.add(reason.kind);
        for (const language of ['en', 'fr'] as const) {
          const text = reasons.say(reason, view, language);
          expect(text).toMatch(/^\p{Ll}/u);
          expect(text).not.toMatch(/undefined|NaN|\bpress|of You/);
          if (language === 'fr') expect(text).not.toMatch(/ [;:!?»]|« |\b1 (points|palais\w|cartes)|de le /);
          else expect(text).not.toMatch(/\ba [aeiou]|\b1 (points|palaces|cards)/);
        }
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(5);
    expect(reasons.say({ kind: 'of-another-time' }, undefined, 'en')).toBe('');
  });
});

describe('points written down during Pagoda', () => {
  const points = (seat: number, points: number) => ({ kind: 'points', seat, points }) as const;
  const turn = { kind: 'turn' } as const;
  const third = { kind: 'third' } as const;

  test('add up by builder, and turns alternate', () => {
    const tally = tallyUp([points(0, 3), points(0, 1), turn, points(1, 6)]);
    expect(tally).toMatchObject({ points: [4, 6], now: [0, 6], turn: 2, active: 1, ending: false, over: false });
  });

  test('P18: a third pagoda of the first player gives the other one more turn', () => {
    expect(tallyUp([points(0, 6), third])).toMatchObject({ ending: true, over: false, active: 0 });
    expect(tallyUp([points(0, 6), third, turn])).toMatchObject({ over: false, active: 1 });
    expect(tallyUp([points(0, 6), third, turn, points(1, 2), turn, points(1, 9)])).toMatchObject({
      over: true,
      points: [6, 2],
      winners: [0],
    });
  });

  test('P18: a third pagoda of the second player ends the game with that turn', () => {
    expect(tallyUp([turn, points(1, 6), third])).toMatchObject({ over: false });
    expect(tallyUp([turn, points(1, 6), third, turn])).toMatchObject({ over: true, winners: [1] });
  });
});
