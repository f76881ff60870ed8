import { type ScoreItem, type ScoreSheet, scoreSheet } from '../../kernel/index.ts';
import { colourOfFloor, columnsOn, floorOf, LOT, placeOf } from './layout.ts';
import { lastFloor, spirePoints } from './options.ts';
import { spireColourOn } from './rules/supply.ts';
import { type State, seatOfTurn } from './state.ts';
import { COLOURS, COLUMNS_OF_A_FLOOR, type Colour, LOT_COUNT, SEAT_COUNT, TILE_POINTS } from './vocabulary.ts';

/** A piece that scored; `detail` has the turn it was built in. Lots, floors and places are numbered from 1. */
type Item<K extends string, D> = ScoreItem & {
  readonly kind: K;
  readonly detail: D & { readonly turn: number; readonly lot: number };
};
export type BuiltItem =
  | Item<'column', { readonly floor: number; readonly place: number; readonly colour: Colour }>
  | Item<'tile' | 'roof', { readonly floor: number; readonly background: Colour; readonly slot: Colour }>
  | Item<'spire', { readonly colour: Colour }>;

/** P20 */
export const scores = (state: State): ScoreSheet => scoreSheet(SEAT_COUNT, listBuilt(state));

/** Every column, tile and spire, lot by lot from the ground up. */
export function listBuilt(state: State): BuiltItem[] {
  const items: BuiltItem[] = [];
  for (let lot = 0; lot < LOT_COUNT; lot++) addLot(state, lot, items);
  return items;
}

function addLot({ options, words }: State, lot: number, items: BuiltItem[]): void {
  const word = words[LOT + lot];
  const last = lastFloor(options);
  const top = floorOf(word);
  for (let floor = 1; floor <= top && floor <= last; floor++) {
    const at = placeOf(lot, floor, 0);
    const colour = COLOURS[colourOfFloor(word, floor)];
    const columns = floor < top ? COLUMNS_OF_A_FLOOR : columnsOn(word);
    for (let place = 0; place < columns; place++) {
      const turn = words[at + place];
      const detail = { turn, lot: lot + 1, floor, place: place + 1, colour };
      items.push({ seat: seatOfTurn(turn), rule: 'P5', kind: 'column', points: floor, settled: true, detail });
    }
    if (floor === top) return;
    const turn = words[at + COLUMNS_OF_A_FLOOR];
    const slot = COLOURS[colourOfFloor(word, floor + 1)];
    const detail = { turn, lot: lot + 1, floor, background: colour, slot };
    const kind = floor === last ? 'roof' : 'tile';
    const rule = floor === last ? 'P7' : 'P6';
    items.push({ seat: seatOfTurn(turn), rule, kind, points: TILE_POINTS, settled: true, detail });
  }
  if (columnsOn(word) === 0) return;
  const turn = words[placeOf(lot, last + 1, 0)];
  const detail = { turn, lot: lot + 1, colour: COLOURS[spireColourOn(options, word)] };
  const rule = options.quick ? 'P21' : 'P7';
  items.push({ seat: seatOfTurn(turn), rule, kind: 'spire', points: spirePoints(options), settled: true, detail });
}
