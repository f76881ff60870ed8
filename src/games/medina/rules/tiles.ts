// Palace and tower tiles change hands at the moment a palace is roofed, enlarged or connected (M20 to M22).

import { lowestBit } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import {
  COLOUR_OF,
  FIRST,
  LINKS,
  MERCHANT,
  NEUTRAL_ROOF,
  NONE,
  OWNED,
  PALACE_TILES,
  PALACES,
  ROOF_OF,
  SIZE,
  STOCK_SIZE,
  STOCKS,
  TOWER_TILES,
} from '../layout.ts';
import { isOut, type State } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';

/** M13, M14: a roof that wins tiles is a player's own or a neutral one. */
export const winsTiles = (roof: number): boolean => roof < 4 || roof === NEUTRAL_ROOF;

/** M20: a palace that has been roofed or enlarged may take the tile of its colour. */
export function contestPalaceTile(state: State, palace: number, emit?: Emit): void {
  const { bytes, setup } = state;
  const roof = bytes[ROOF_OF + palace];
  if (!winsTiles(roof)) return;
  const colour = bytes[COLOUR_OF + palace];
  const from = bytes[PALACE_TILES + colour];
  const to = roof === NEUTRAL_ROOF ? NONE : roof;
  if (from === to) return;
  const rival =
    from === NONE ? largestNeutral(state, colour) : bytes[SIZE + bytes[OWNED + from * COLOUR_COUNT + colour]];
  if (bytes[SIZE + palace] <= rival) return;
  bytes[PALACE_TILES + colour] = to;
  emit?.({ kind: 'palace-tile', colour: setup.colours[colour], from: seatOrBoard(from), to: seatOrBoard(to) });
}

/** M13: a tile won by a neutral palace lies on the board, but only a larger palace gets it. */
export function largestNeutral({ bytes }: State, colour: number): number {
  let largest = 0;
  for (let palace = 0; palace < bytes[PALACES]; palace++)
    if (bytes[ROOF_OF + palace] === NEUTRAL_ROOF && bytes[COLOUR_OF + palace] === colour)
      largest = Math.max(largest, bytes[SIZE + palace]);
  return largest;
}

/** M21: an owned palace takes the tiles of the towers that it has just been connected to. */
export function takeTowerTiles(state: State, palace: number, linksBefore: number, emit?: Emit): void {
  const { bytes, setup } = state;
  const roof = bytes[ROOF_OF + palace];
  if (!winsTiles(roof)) return;
  for (let links = bytes[LINKS + palace] & ~linksBefore; links !== 0; links &= links - 1) {
    const tower = setup.towerOfLink[lowestBit(links)];
    const from = bytes[TOWER_TILES + tower];
    const to = roof === NEUTRAL_ROOF ? NONE : roof;
    bytes[TOWER_TILES + tower] = to;
    if (from !== to)
      emit?.({
        kind: 'tower-tile',
        tower: tower + 1,
        from: seatOrBoard(from),
        to: seatOrBoard(to),
        palace: setup.board.names[bytes[FIRST + palace]],
      });
    takeTowerMerchants(state, palace, tower, roof, emit);
  }
}

/** M22: merchants still lying on a tower tile go to the first who takes it. For a neutral palace (M13) or a seat that is out (M24) they leave the game. */
function takeTowerMerchants(state: State, palace: number, tower: number, roof: number, emit?: Emit): void {
  const { bytes, setup } = state;
  const count = setup.towerMerchants[tower];
  if (count === 0 || wasTaken(state, tower, palace)) return;
  const gained = roof !== NEUTRAL_ROOF && !isOut(state, roof);
  if (gained) bytes[STOCKS + roof * STOCK_SIZE + MERCHANT] += count;
  emit?.({ kind: 'merchants-gained', seat: gained ? roof : null, tower: tower + 1, count });
}

/** Whether a palace other than `except` that wins tiles stands at a wall of a tower. */
export function wasTaken({ bytes }: State, tower: number, except = NONE): boolean {
  for (let palace = 0; palace < bytes[PALACES]; palace++)
    if (palace !== except && winsTiles(bytes[ROOF_OF + palace]) && (bytes[LINKS + palace] & (1 << tower)) !== 0)
      return true;
  return false;
}

const seatOrBoard = (holder: number): number | null => (holder === NONE ? null : holder);
