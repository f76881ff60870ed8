import { describe, expect, test } from 'vitest';
import { medina } from '../../../../src/games/medina/index.ts';
import { NOBODY } from '../../../../src/kernel/index.ts';
import { eventsOf, lastPlayer, look, offered, played, position, refused, scarce, second4, words } from '../helpers.ts';

describe('M6', () => {
  test('M6: a turn has two pieces, then the next seat plays', () => {
    const state = position(second4, {});
    const once = played(state, 'wall north1');
    expect(medina.actor(once)).toBe(0);
    expect(medina.actor(played(once, 'build grey C3'))).toBe(1);
  });
  test('M6: a roof that closes the colour would leave no second piece, so the building comes first', () => {
    const state = scarce('first');
    expect(look(state).turn!.due).toBe(2);
    expect(refused(state, 'roof L1')).toBe('M6 strands');
    expect(offered(state)).toEqual(['build grey M1', 'build grey L2']);
    expect(offered(played(state, 'build grey M1'))).toEqual(['roof L1']);
  });
  test('M6: the number due counts what pieces make possible: a building and the roof on it', () => {
    const state = scarce('first', { stocks: [{ buildings: { grey: 2, black: 0, brown: 0, orange: 0 } }] }, '');
    expect(look(state).turn!.due).toBe(2);
    const next = played(state, 'build grey P11');
    expect(offered(next)).toEqual(['build grey P10', 'build grey O11', 'roof P11']);
  });
  test('M6: where only one piece is possible, one is due', () => {
    const state = scarce('first', { stocks: [{ buildings: { grey: 0, black: 0, brown: 0, orange: 0 } }] }, 'L1 M1');
    expect(look(state).turn!.due).toBe(1);
    expect(offered(state)).toEqual(['roof L1']);
    expect(medina.actor(played(state, 'roof L1'))).toBe(1);
  });
  test('M6: merchants gained from a tower count as a second piece', () => {
    const none = { grey: 0, violet: 0, brown: 0, orange: 0 };
    const walls = words('south1-11 north16');
    const state = scarce('second', { walls, stocks: [{ buildings: none }] }, 'P1 P2');
    expect(look(state).turn!.due).toBe(2);
    expect(offered(state)).toEqual(['roof P1']);
    expect(offered(played(state, 'roof P1'))).toEqual(words('B7 J7 A8 K8 B9 J9').map(cell => `merchant ${cell}`));
  });
  test('M6: if nothing can be placed, the turn passes, and the player may come back', () => {
    const buildings = { grey: 0, black: 0, brown: 0, orange: 0 };
    const state = scarce('first', { stocks: [{ buildings }], turn: { seat: 2 } }, '', 'J3 J4');
    const passing = played(state, 'wall north1');
    expect(eventsOf(passing, 'wall north2').slice(-2)).toEqual([
      { kind: 'passed', seat: 0 },
      { kind: 'turn', seat: 1, due: 2, roofOwed: false },
    ]);
    const opened = played(passing, 'wall north2', 'wall north3', 'wall north4', 'build grey P9', 'wall north5');
    expect(look(opened).turn).toMatchObject({ seat: 0, due: 1 });
    expect(offered(opened)).toEqual(['roof P9']);
  });
});

describe('M24 and M25', () => {
  test('M25: the last player owes a roof, be it on a building placed for it', () => {
    const state = lastPlayer();
    expect(look(state).turn).toMatchObject({ due: 2, roofOwed: true });
    expect(refused(state, 'wall north1')).toBe('M25 roof-owed');
    expect(refused(state, 'stable B3')).not.toBe(undefined);
    const next = played(state, 'build grey J4');
    expect(offered(next)).toEqual(['roof J4']);
    const free = played(next, 'roof J4');
    expect(look(free).turn).toMatchObject({ seat: 0, roofOwed: false });
    expect(refused(free, 'wall north1')).toBe(undefined);
  });
  test('M25: not while somebody else can place a piece', () => {
    const none = { buildings: { grey: 0 }, stables: 0, merchants: 0 };
    const state = lastPlayer({ stocks: [{ walls: 9 }, { ...none, walls: 1 }, { ...none, walls: 0 }] });
    expect(look(state).turn).toMatchObject({ due: 2, roofOwed: false });
    expect(refused(state, 'wall north1')).toBe(undefined);
  });
  test('M24: a player who can place nothing is passed over', () => {
    const none = { buildings: { grey: 0 }, stables: 0, merchants: 0 };
    const state = lastPlayer({ stocks: [{ walls: 9 }, { ...none, walls: 1 }, { ...none, walls: 0 }] });
    const one = played(state, 'wall north1');
    expect(eventsOf(one, 'wall north2').at(-1)).toEqual({ kind: 'turn', seat: 1, due: 1, roofOwed: false });
    const two = played(one, 'wall north2');
    expect(
      eventsOf(two, 'wall north3')
        .slice(-2)
        .map(({ kind }) => kind),
    ).toEqual(['passed', 'turn']);
    expect(medina.actor(played(two, 'wall north3'))).toBe(0);
  });
  test('M24: the game ends when nobody can place anything; pieces left over count nothing', () => {
    let state = lastPlayer();
    state = played(state, 'build grey J4', 'roof J4');
    let events: { readonly kind: string }[] = [];
    while (medina.actor(state) !== NOBODY) {
      expect(medina.actor(state)).toBe(0);
      const [text] = offered(state);
      events = eventsOf(state, text!);
      state = played(state, text!);
    }
    expect(events.at(-1)).toEqual({ kind: 'over' });
    expect(look(state).turn).toBe(null);
    expect(refused(state, 'wall north1')).toBe('M24 over');
    expect(medina.scores(state).items.every(({ settled }) => settled)).toBe(true);
  });
});
