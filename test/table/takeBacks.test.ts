import { describe, expect, test } from 'vitest';
import { medina } from '../../src/games/medina/index.ts';
import type { AnyGame } from '../../src/kernel/index.ts';
import { Match, Table } from '../../src/table/index.ts';
import { openMatch, play, SEED, writeBomb } from './bomb.ts';

function takeBack(match: Match, seat: number, consent = false): string {
  const proposal = match.proposeBack(seat, 1, consent);
  if (!proposal.ok) return proposal.code;
  match.append(proposal.entries);
  return 'done';
}

/** Plays on until somebody has played and is still to act. Returns who. */
function playIntoTurn(match: Match): number {
  for (;;) {
    const { actor } = match;
    play(match);
    if (match.actor === actor) return actor;
  }
}

describe('a take-back', () => {
  test('of a decision is free once, and then a matter of consent', () => {
    const match = openMatch();
    const seat = playIntoTurn(match);
    expect(takeBack(match, seat)).toBe('done');
    play(match);
    expect(match.seatView(seat).takeBack).toBe(0);
    expect(takeBack(match, seat)).toBe('taken-back-once');
    expect(takeBack(match, seat, true)).toBe('done');
    // The next decision is another one.
    const other = playIntoTurn(match);
    play(match);
    expect(playIntoTurn(match)).not.toBe(other);
    expect(takeBack(match, match.actor)).toBe('done');
  });

  test('is refused after 200 of a game, also with consent', () => {
    const match = openMatch();
    for (let n = 0; n < 200; n++) {
      play(match);
      expect(takeBack(match, match.actor, true)).toBe('done');
    }
    const seat = playIntoTurn(match);
    expect(match.seatView(seat).takeBack).toBe(0);
    expect([takeBack(match, seat), takeBack(match, seat, true)]).toEqual([
      'too-many-take-backs',
      'too-many-take-backs',
    ]);
  });

  test('leads to the same state as playing from the start, wherever it goes back to', () => {
    const match = openMatch();
    for (let n = 0; n < 70; n++) play(match);
    for (const to of [69, 64, 63, 50, 33, 32, 31, 17, 16, 15, 2]) {
      match.append([{ kind: 'back', to }]);
      const fresh = openMatch();
      for (let n = fresh.ply; n < to; n++) play(fresh);
      expect(match.viewFor(null)).toEqual(fresh.viewFor(null));
      for (let n = 0; n < 20; n++) play(match);
    }
    const restored = Match.restore(medina as AnyGame, match.record, SEED);
    expect(restored.ok && restored.value.seatView(0)).toEqual(match.seatView(0));
  });
});

describe('a log of thousands of take-backs', () => {
  test.each([500, 1000, 2000])('still loads, and plays a fixed number of moves a line: %i pairs', pairs => {
    let plays = 0;
    const counting: AnyGame = {
      ...(medina as AnyGame),
      play: (state, move, emit) => {
        plays++;
        medina.play(state as never, move, emit as never);
      },
    };
    const lines = writeBomb(100, pairs);
    const table = Table.from(counting, SEED, lines);
    expect(table.line).toBe(lines.length);
    expect(plays).toBeLessThan(17 * lines.length);
    expect(table.match!.proposeBack(table.actor, 1)).toMatchObject({ code: 'too-many-take-backs' });
  });
});
