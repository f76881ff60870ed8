import { type JsonObject, type ScoreItem, type ScoreSheet, scoreSheet } from '../../kernel/index.ts';
import { lastFloor, spirePoints } from './options.ts';
import { colourOfFloor, floorOf, LOT, placeOf, type State, seatOfTurn } from './state.ts';
import { spireOf, tileOf } from './tiles.ts';
import { COLOURS, COLUMNS_OF_A_FLOOR, LOTS, SEATS } from './words.ts';

/** P6 */
export const TILE_POINTS = 1;

/** Every column, tile and spire, in the order of the turns they were built in. */
export function scores(state: State): ScoreSheet {
  const items: ScoreItem[] = [];
  for (let lot = 0; lot < LOTS; lot++) addLot(state, lot, items);
  return scoreSheet(
    SEATS,
    items.sort((a, b) => turnOf(a) - turnOf(b)),
  );
}

/** The turn in which an item was scored. */
export const turnOf = (item: ScoreItem): number => item.detail!.turn as number;

function addLot({ options, words }: State, lot: number, items: ScoreItem[]): void {
  const word = words[LOT + lot]!;
  const last = lastFloor(options);
  const add = (place: number, rule: string, kind: string, points: number, detail: JsonObject): void => {
    const turn = words[place]!;
    if (turn === 0) return;
    items.push({
      seat: seatOfTurn(turn),
      rule,
      kind,
      points,
      settled: true,
      detail: { turn, lot: lot + 1, ...detail },
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
