import { describe, expect, test } from 'vitest';
import { medina, type State } from '../../../../src/games/medina/index.ts';
import { read } from '../../../records/read.ts';
import {
  type Asked,
  at,
  type Board,
  duel,
  eventsOf,
  first4,
  look,
  offered,
  optionsOf,
  palace,
  played,
  position,
  second4,
  words,
} from '../helpers.ts';

/** The position after so many moves of a record, played by today's rules, and the move that came next. */
function reached(record: string, moves: number): [state: State, next: string] {
  const { header, entries } = read('medina', record);
  const texts = entries.map(entry => (entry.kind === 'move' ? entry.text : ''));
  return [played(medina.start(optionsOf(header.options as Asked)), ...texts.slice(0, moves)), texts[moves]!];
}

describe('M20', () => {
  const blue = palace('orange', 'A1-C1', { stables: 'A2 C2', roof: 0 });
  const orange = (green: string): State =>
    position(first4, { palaces: [blue, palace('orange', green)], palaceTiles: { orange: 0 }, turn: { seat: 1 } });

  test('M20: the first owner takes the tile', () => {
    const state = position(first4, { palaces: [palace('grey', 'C3')], turn: { seat: 2 } });
    expect(eventsOf(state, 'roof C3')).toContainEqual({ kind: 'palace-tile', colour: 'grey', from: null, to: 2 });
  });
  test('M20: it passes only to a strictly larger palace, by a later stable too', () => {
    let state = played(orange('H3-K3'), 'roof H3');
    expect(look(state).palaceTiles!.orange).toBe(0);
    state = played(state, 'stable H4');
    expect(look(state).palaceTiles!.orange).toBe(0);
    expect(eventsOf(state, 'stable I4')).toContainEqual({ kind: 'palace-tile', colour: 'orange', from: 0, to: 1 });
  });
  test('M20: it passes by the roof on a larger palace', () => {
    expect(look(played(orange('H3-K3 H4-I4'), 'roof H3')).palaceTiles!.orange).toBe(1);
    expect(look(played(orange('H3-K3 H4'), 'roof H3')).palaceTiles!.orange).toBe(0);
  });
});

describe('M21', () => {
  test('M21: brown, then orange by a roof, then grey by a stable take tile 1; a further wall changes nothing', () => {
    let state = position(first4, {
      palaces: [palace('brown', 'A1', { roof: 0 }), palace('orange', 'C1-D1'), palace('grey', 'F2', { roof: 2 })],
      walls: words('north1-6'),
      palaceTiles: { brown: 0, grey: 2 },
      towerTiles: { '1': 0 },
      turn: { seat: 1 },
    });
    state = played(state, 'roof C1');
    expect(look(state).towerTiles).toEqual({ '1': 1, '2': null, '3': null, '4': null });
    expect(eventsOf(state, 'stable F1')).toContainEqual({ kind: 'tower-tile', tower: 1, from: 1, to: 2, palace: 'F2' });
    state = played(state, 'stable F1');
    expect(look(state).towerTiles!['1']).toBe(2);
    state = played(state, 'wall north7', 'stable A2');
    expect(look(state).towerTiles!['1']).toBe(2);
  });
  test('M21: by a wall, whoever places it', () => {
    const state = position(first4, {
      palaces: [palace('grey', 'P1', { roof: 3 })],
      palaceTiles: { grey: 3 },
      turn: { seat: 1 },
    });
    expect(look(played(state, 'wall east1')).towerTiles!['3']).toBe(3);
  });
  test('M21: a roof may connect a palace to several towers at once', () => {
    const state = position(first4, { palaces: [palace('grey', 'A1-A5')], walls: words('west1-5 west7-11 north1') });
    const long = position(
      { players: 3, rules: 'first' },
      {
        palaces: [palace('grey', 'A1-A6')],
        walls: words('west1-5 west7-11'),
      },
    );
    expect(look(played(state, 'roof A1')).towerTiles).toMatchObject({ '1': 0, '4': null });
    expect(look(played(long, 'stable A7')).towerTiles).toMatchObject({ '1': null, '4': null });
    expect(look(played(long, 'stable A7', 'roof A1')).towerTiles).toMatchObject({ '1': 0, '4': 0 });
  });
  test('M21: each wall line of a tower is a connection of its own, except in the second edition or by option', () => {
    const board: Board = {
      palaces: [palace('brown', 'A1', { roof: 0 }), palace('orange', 'C1', { roof: 1 })],
      walls: words('north1-3'),
      palaceTiles: { brown: 0, orange: 1 },
      towerTiles: { '1': 1 },
    };
    const holder = (asked: Asked, more: Board = {}): unknown =>
      look(played(position(asked, { ...board, ...more }), 'wall west1')).towerTiles!['1'];
    expect(holder(first4)).toBe(0);
    expect(holder(duel)).toBe(0);
    expect(holder({ ...first4, wallArms: false })).toBe(1);
    expect(holder({ ...duel, wallArms: false })).toBe(1);
    expect(holder(second4, { towerMerchants: 3 })).toBe(1);
  });
  test('M21: a roof that touches both lines of a tower takes its tile once, and both are connected', () => {
    const state = position(first4, { palaces: [palace('grey', 'A1-A2')], walls: words('north1 west1') });
    expect(eventsOf(state, 'roof A1').filter(({ kind }) => kind === 'tower-tile')).toHaveLength(1);
    const roofed = played(state, 'roof A1');
    expect(eventsOf(roofed, 'wall west2').map(({ kind }) => kind)).not.toContain('tower-tile');
  });
});

describe('M22', () => {
  const walls = words('north1-3');
  const state = position(second4, { palaces: [palace('grey', 'A1-B1'), palace('brown', 'D1')], walls });
  test('M22: the first to take a tower tile takes its merchants, to be placed in the same turn', () => {
    const next = played(state, 'roof A1');
    expect(eventsOf(state, 'roof A1')).toContainEqual({ kind: 'merchants-gained', seat: 0, tower: 1, count: 3 });
    expect(look(next).stocks[0]!.merchants).toBe(look(state).stocks[0]!.merchants! + 3);
    expect(medina.view(next, 0).towerMerchants['1']).toBe(0);
  });
  test('M22: the next one does not', () => {
    const next = played(state, 'roof A1', 'wall north4', 'roof D1');
    expect(look(next).towerTiles!['1']).toBe(1);
    expect(look(next).stocks[1]!.merchants).toBe(look(state).stocks[1]!.merchants);
  });
  test('M22: they go to the owner, whoever connects the palace', () => {
    const owned = position(second4, {
      palaces: [palace('grey', 'P11', { roof: 2 })],
      palaceTiles: { grey: 2 },
    });
    expect(eventsOf(owned, 'wall east11')).toContainEqual({ kind: 'merchants-gained', seat: 2, tower: 2, count: 2 });
  });
  test('M22: there are none in the first edition', () => {
    const state = position(first4, { palaces: [palace('grey', 'A1')], walls });
    expect(eventsOf(state, 'roof A1').map(({ kind }) => kind)).not.toContain('merchants-gained');
  });
});

describe('M22 and M24', () => {
  // A wall of another player connects a palace of seat 0, who has nothing left, to tower 1.
  const [before, wall] = reached('second-2-late-merchants', 103);
  const position = (out: readonly number[]): State => at({ ...look(before), out });

  test('M22: for a player who is out the merchants leave the game, but the tile is taken', () => {
    expect(look(before).out).toEqual([0]);
    expect(eventsOf(before, wall)).toContainEqual({ kind: 'merchants-gained', seat: null, tower: 1, count: 3 });
    const after = played(before, wall);
    expect(look(after)).toMatchObject({ out: [0], towerTiles: { '1': 0 }, turn: { seat: 1 } });
    expect(look(after).stocks[0]!.merchants).toBe(0);
    expect(medina.view(after, 0).out).toEqual([0]);
  });
  test('M24: whoever gains merchants before the turn ends is not out, though the supply was empty', () => {
    expect(eventsOf(emptied, wall)).toContainEqual({ kind: 'merchants-gained', seat: 0, tower: 1, count: 3 });
    expect(look(played(emptied, wall))).toMatchObject({ out: [], turn: { seat: 0 } });
  });
  /** The end of a turn that brings no merchants. */
  const emptied = position([]);
  const gains = (text: string): boolean => eventsOf(emptied, text).some(({ kind }) => kind === 'merchants-gained');
  const ended = played(emptied, offered(emptied).find(text => !gains(text))!);

  test('M24: whoever has no piece left when a turn ends is out', () => {
    expect(look(ended).out).toEqual([0]);
  });
  test('M24: nobody is out too soon, nor kept in once a turn has ended', () => {
    const wrong = (state: State, out: readonly number[]): unknown => {
      const reading = medina.readPosition({ ...look(state), out });
      return reading.ok ? [] : reading.problems.map(({ path, reason }) => `${path} ${reason}`);
    };
    expect(wrong(before, [0, 1])).toEqual(['out out-too-soon']);
    expect(wrong(ended, [])).toEqual(['out out-missing']);
    const { out: _, ...untold } = look(ended);
    expect(look(at(untold)).out).toEqual([0]);
  });
});
