import { type ScoreItem, type ScoreSheet, scoreSheet } from '../../kernel/index.ts';
import { lastFloor, type Options, spirePoints } from './options.ts';
import { spireColourOn } from './rules/roof.ts';
import { colourOfFloor, columnsOn, floorOf, LOT, placeOf, type State, seatOfTurn, type Words } from './state.ts';
import { COLOURS, COLUMNS_OF_A_FLOOR, LOTS, SEATS } from './vocabulary.ts';

/** P6 */
export const TILE_POINTS = 1;

/** P20: every column, tile and spire, lot by lot from the ground up; `detail` tells the turn it was built in. */
export function scores({ options, words }: State): ScoreSheet {
  const items: ScoreItem[] = [];
  for (let lot = 0; lot < LOTS; lot++) addLot(options, words, lot, items);
  return scoreSheet(SEATS, items);
}

/** The turn in which an item was scored. */
export const turnOf = (item: ScoreItem): number => item.detail!.turn as number;

function addLot(options: Options, words: Words, lot: number, items: ScoreItem[]): void {
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
  const detail = { turn, lot: lot + 1, colour: COLOURS[spireColourOn(word)] };
  const rule = options.quick ? 'P21' : 'P7';
  items.push({ seat: seatOfTurn(turn), rule, kind: 'spire', points: spirePoints(options), settled: true, detail });
}
