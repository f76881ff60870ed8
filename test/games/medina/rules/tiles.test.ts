import { describe, expect, test } from 'vitest';
import { medina, type State } from '../../../../src/games/medina/index.ts';
import { type Board, eventsOf, first4, look, palace, played, position, second4, words } from '../helpers.ts';

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
    state = played(state, 'wall west1', 'stable A2');
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
  test('M21: the option counts each arm of a tower', () => {
    const board: Board = {
      palaces: [palace('brown', 'A1', { roof: 0 }), palace('orange', 'C1', { roof: 1 })],
      walls: words('north1-3'),
      palaceTiles: { brown: 0, orange: 1 },
      towerTiles: { '1': 1 },
    };
    expect(look(played(position(first4, board), 'wall west1')).towerTiles!['1']).toBe(1);
    expect(look(played(position({ ...first4, wallArms: true }, board), 'wall west1')).towerTiles!['1']).toBe(0);
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
