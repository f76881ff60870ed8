// Positions that random games seldom reach: full boards, scarce supplies, an exhausted pile, short hands.

import type { Options } from '../../../src/games/china/options.ts';
import type { Colour, TileColour } from '../../../src/games/china/vocabulary.ts';
import type { JsonObject, Random } from '../../../src/kernel/index.ts';
import { hasRoomForEmissary, isComplete, isPost, palacesIn } from './counting.ts';
import { type Cards, colours, layOut, type Table, tileColours } from './table.ts';

/** A position written at random; whether it is possible, the reader of positions must say. */
export function rarePosition(options: Options, random: Random): JsonObject {
  const chance = (percent: number): boolean => random.below(100) < percent;
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const seats = [...Array(options.players).keys()];
  const hands = seats.map(() => ({}));
  const table = layOut({ options, turn: 0, hands, pile: {}, row: [null, null, null, null] } as never);
  table.turn = pick(seats);
  build(table, random);
  send(table, random);
  dealOut(table, random);
  if (options.fortifications) fortify(table, random);
  if (options.bonusTiles) layTiles(table, random);
  for (const specials of table.specials) for (const special of [...specials]) if (chance(30)) specials.delete(special);
  for (const [province, { colour }] of table.atlas.provinces) {
    const heir = table.holders.get(colour) ?? table.turn;
    const kept = table.kept.some(cards => cards[colour] > 0);
    if (isComplete(table, province) && palacesIn(table, province, 2) > 0 && kept) {
      if (chance(80)) table.emperorPoints.set(province, chance(80) ? heir : 1 - heir);
    }
  }
  return written(table, options);
}

/** Palaces on all spaces but a few, or each province as it comes; one owner may hold most of them. */
function build(table: Table, random: Random): void {
  const spaces = [...table.atlas.spaces.keys()];
  const free = new Set(shuffled(spaces, random).slice(0, random.below(5)));
  const thin = random.below(3) === 0;
  if (thin || random.below(2) === 0) {
    for (const province of table.atlas.provinces.values()) {
      const density = thin ? random.below(2) : random.below(4);
      for (const space of province.spaces) if (random.below(3) >= density) free.add(space);
    }
  }
  const favourite = random.below(table.owners.length);
  const favour = random.below(4);
  const left = table.owners.map(() => 20);
  for (const space of shuffled(spaces, random)) {
    const able = table.owners.filter(owner => left[owner]! > 0);
    if (free.has(space) || able.length === 0) continue;
    const favoured = random.below(4) < favour && able.includes(favourite);
    const owner = favoured ? favourite : able[random.below(able.length)]!;
    left[owner]!--;
    table.palaces.set(space, owner);
  }
}

/** Emissaries as many as fit, or fewer. */
function send(table: Table, random: Random): void {
  const left = table.owners.map(() => (random.below(3) === 0 ? 1 + random.below(8) : 8));
  const favourite = random.below(table.owners.length);
  for (const province of table.atlas.provinces.keys()) {
    const spare = random.below(2) === 0 ? 0 : random.below(3);
    for (let tries = 0; tries < 12 - 4 * spare && hasRoomForEmissary(table, province); tries++) {
      const owner = random.below(3) === 0 ? favourite : random.below(table.owners.length);
      if (left[owner] === 0) continue;
      left[owner]!--;
      table.emissaries.get(province)![owner]!++;
    }
  }
}

/** All cards: full hands, or short ones when the pile is gone; a small pile, the rest discarded. */
function dealOut(table: Table, random: Random): void {
  const removed = table.players === 5 ? 0 : table.players === 4 ? 1 : 2;
  const numbers: Cards = { red: 13, green: 12, yellow: 11, orange: 11, violet: 10 };
  const deck = shuffled(
    colours.flatMap(colour => Array<Colour>(numbers[colour] - removed).fill(colour)),
    random,
  );
  table.exhaustions = random.below(3);
  const gone = table.exhaustions === 2;
  const give = (cards: Cards, n: number): void => {
    for (let i = 0; i < n && deck.length > 0; i++) cards[deck.pop()!]++;
  };
  const rowLeft = gone ? random.below(5) : 4;
  for (const at of shuffled([0, 1, 2, 3], random).slice(0, rowLeft)) table.row[at] = deck.pop()!;
  const emptyRow = table.row.every(card => card === null);
  for (const hand of table.hands) give(hand, gone && emptyRow ? random.below(4) : 3);
  if (table.players === 2) give(table.emperorCards, gone ? random.below(4) : 3);
  if (table.withInfluence) keepSome(table, deck, random);
  if (!gone) give(table.pile, 1 + random.below(4));
  if (table.exhaustions === 0 && random.below(4) === 0) give(table.pile, deck.length);
  give(table.discards, deck.length);
}

/** C26: the holder has at least as many as the other. */
function keepSome(table: Table, deck: Colour[], random: Random): void {
  // C15: with nothing but kept cards there is nothing to shuffle.
  const everything = table.exhaustions === 0 && random.below(3) > 0;
  const most = everything ? deck.length - 1 : random.below(10);
  for (let i = 0; i < most; i++) table.kept[random.below(2)]![deck.pop()!]++;
  for (const colour of colours) {
    const [a, b] = table.kept.map(cards => cards[colour]) as [number, number];
    if (a + b > 0) table.holders.set(colour, a > b ? 0 : a < b ? 1 : random.below(2));
  }
}

function fortify(table: Table, random: Random): void {
  for (let seat = 0; seat < table.players; seat++) {
    if (random.below(2) === 0) continue;
    table.fortificationsLeft[seat] = 0;
    const open = [...table.atlas.spaces.keys()].filter(space => !table.fortifications.has(space));
    table.fortifications.add(open[random.below(open.length)]!);
  }
}

/** C31 to C33: two on each province; turned up where a palace stands, taken from under it. */
function layTiles(table: Table, random: Random): void {
  const bag = shuffled(
    tileColours.flatMap(colour => Array<TileColour>(6).fill(colour)),
    random,
  );
  for (const { id, spaces } of table.atlas.provinces.values()) {
    const fit = spaces.filter(space => !isPost(table, space) && table.atlas.spaces.get(space)!.roads.length < 3);
    for (const space of shuffled(fit, random).slice(0, 2)) {
      const owner = table.palaces.get(space);
      const tile = bag.pop()!;
      if (owner !== undefined) table.tilesTaken[owner]![tile]++;
      else table.tiles.set(space, palacesIn(table, id) > 0 ? tile : 'hidden');
    }
  }
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list];
  return list.map(() => left.splice(random.below(left.length), 1)[0]!);
}

function written(table: Table, options: Options): JsonObject {
  const two = table.players === 2;
  const owner = (n: number): number | 'emperor' => (two && n === 2 ? 'emperor' : n);
  return {
    options: options as unknown as JsonObject,
    turn: table.turn,
    phase: 'act',
    hands: table.hands,
    row: table.row,
    pile: table.pile,
    discards: table.discards,
    exhaustions: table.exhaustions,
    palaces: Object.fromEntries([...table.palaces].map(([space, n]) => [space, owner(n)])),
    emissaries: Object.fromEntries([...table.emissaries].filter(([, numbers]) => numbers.some(n => n > 0))),
    ...(options.fortifications && {
      fortifications: [...table.fortifications],
      fortificationsLeft: table.fortificationsLeft,
    }),
    ...(options.bonusTiles && { tiles: Object.fromEntries(table.tiles), tilesTaken: table.tilesTaken }),
    ...(two && {
      emperorCards: table.emperorCards,
      specials: table.specials.map(left => [...left]),
      ...(options.influence && {
        kept: table.kept,
        holders: Object.fromEntries(table.holders),
        emperorPoints: Object.fromEntries(table.emperorPoints),
      }),
    }),
  };
}
