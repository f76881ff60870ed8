import { type ScoreItem, type ScoreSheet, scoreSheet } from '../../kernel/index.ts';
import { lastFloor, spirePoints } from './options.ts';
import { colourOfFloor, floorOf, LOT, placeOf, type State, seatOfTurn } from './state.ts';
import { spireOf, tileOf } from './tiles.ts';
import { COLOURS, COLUMNS_OF_A_FLOOR, LOTS, SEATS } from './words.ts';

/** P6 */
export const TILE_POINTS = 1;

/** Every column, tile and spire, in the order of the turns they were built in. */
export function scores(state: State): ScoreSheet {
  const items: (ScoreItem & { readonly turn: number })[] = [];
  for (let lot = 0; lot < LOTS; lot++) addLot(state, lot, items);
  items.sort((a, b) => a.turn - b.turn);
  return scoreSheet(
    SEATS,
    items.map(({ turn: _, ...item }) => item),
  );
}

function addLot(state: State, lot: number, items: (ScoreItem & { readonly turn: number })[]): void {
  const { options, words } = state;
  const word = words[LOT + lot]!;
  const last = lastFloor(options);
  const add = (
    place: number,
    rule: string,
    kind: string,
    points: number,
    detail: { readonly [key: string]: number | string },
  ): void => {
    const turn = words[place]!;
    if (turn === 0) return;
    items.push({
      seat: seatOfTurn(turn),
      rule,
      kind,
      points,
      settled: true,
      detail: { turn, lot: lot + 1, ...detail },
      turn,
    });
  };
  for (let floor = 1; floor <= Math.min(floorOf(word), last); floor++) {
    const colour = COLOURS[colourOfFloor(word, floor)]!;
    for (let place = 0; place < COLUMNS_OF_A_FLOOR; place++)
      add(placeOf(lot, floor, place), 'P5', 'column', floor, { floor, place: place + 1, colour });
    const roof = floor === last;
    add(placeOf(lot, floor, COLUMNS_OF_A_FLOOR), roof ? 'P7' : 'P6', roof ? 'roof' : 'tile', TILE_POINTS, {
      floor,
      background: colour,
      slot: COLOURS[colourOfFloor(word, floor + 1)]!,
    });
  }
  if (floorOf(word) <= last) return;
  const colour = COLOURS[spireOf(tileOf(colourOfFloor(word, last), colourOfFloor(word, last + 1)))]!;
  add(placeOf(lot, last + 1, 0), options.quick ? 'P21' : 'P7', 'spire', spirePoints(options), { colour });
}
