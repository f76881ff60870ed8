import type { JsonObject } from '../../../kernel/index.ts';
import {
  COMMIT,
  COMMIT_EMPEROR,
  DISCARDS,
  EMISSARIES_IN,
  EMISSARY,
  EMPEROR_FIRST,
  EMPEROR_HAND,
  EMPEROR_POINTS,
  EXHAUSTIONS,
  FACE_UP,
  FORT,
  FORTS_LEFT,
  HIDDEN_TILE,
  HOLDER,
  KEPT,
  OLDER,
  OWNER_COUNT,
  PALACE,
  PHASE,
  PILE,
  PLACED,
  PLAYED,
  ROW_AT,
  SPECIALS_LEFT,
  TAKEN,
  TILE,
  TO_DRAW,
  TURN,
} from '../layout.ts';
import { nameTarget } from '../moves/packing.ts';
import { countOwners, handAt, knownAt, nameOwner, olderAt, type State, sumCells } from '../state.ts';
import {
  COLOUR_COUNT,
  COLOURS,
  type Colour,
  type Owner,
  PHASES,
  PIECES,
  type Piece,
  ROW,
  SPECIALS,
  type Special,
  TILE_COLOUR_COUNT,
  TILE_COLOURS,
  type TileColour,
} from '../vocabulary.ts';

/** How many cards of each colour; a colour left out is 0. */
export type Cards = { readonly [colour in Colour]?: number };
type Tiles = { readonly [colour in TileColour]?: number };
type ById<T> = { readonly [id: string]: T };

/** What lies open for all to see, as it stands in positions and views. */
export interface OpenPart {
  readonly turn: number;
  readonly phase: (typeof PHASES)[number];
  readonly palaces: ById<Owner>;
  readonly emissaries: ById<readonly number[]>;
  readonly fortifications?: readonly string[];
  readonly fortificationsLeft?: readonly number[];
  readonly tiles?: ById<'hidden' | TileColour>;
  readonly tilesTaken?: readonly Tiles[];
  readonly row: readonly (Colour | null)[];
  readonly known: readonly Cards[];
  readonly discards: Cards;
  readonly exhaustions: number;
  readonly emperorCards?: Cards;
  readonly kept?: readonly Cards[];
  readonly holders?: { readonly [colour in Colour]?: number };
  readonly played?: Cards;
  readonly specials?: readonly (readonly Special[])[];
  readonly emperorPoints?: ById<number>;
  readonly emperorFirst?: boolean;
  readonly placed: readonly { readonly piece: Piece; readonly at: string }[];
  readonly commit?: { readonly target: string; readonly emperor: boolean };
  readonly toDraw: number;
}

const counts = <K extends string>(names: readonly K[], cells: Uint8Array, at: number): { [name in K]?: number } => {
  const written: { [name in K]?: number } = {};
  for (const [i, name] of names.entries()) if (cells[at + i] !== 0) written[name] = cells[at + i];
  return written;
};

export const writeCards = (cells: Uint8Array, at: number): Cards => counts(COLOURS, cells, at);
export const writeHand = ({ cells }: State, seat: number): Cards => writeCards(cells, handAt(seat));
export const writePile = ({ cells }: State): Cards => writeCards(cells, PILE);
export const times = <T>(length: number, make: (i: number) => T): T[] => Array.from({ length }, (_, i) => make(i));

/** Members that are written for what stands on a space or province. */
function byId<T>(ids: readonly string[], read: (i: number) => T | undefined): { [id: string]: T } {
  const written: { [id: string]: T } = {};
  for (const [i, id] of ids.entries()) {
    const value = read(i);
    if (value !== undefined) written[id] = value;
  }
  return written;
}

export function writeOpen(state: State): OpenPart {
  const { cells, board, options } = state;
  const { players } = options;
  const owners = countOwners(options);
  const spaces = board.spaceIds;
  return {
    turn: cells[TURN],
    phase: PHASES[cells[PHASE]],
    palaces: byId(spaces, s => (cells[PALACE + s] === 0 ? undefined : nameOwner(state.options, cells[PALACE + s] - 1))),
    emissaries: byId(board.provinceIds, p =>
      cells[EMISSARIES_IN + p] === 0 ? undefined : times(owners, owner => cells[EMISSARY + p * OWNER_COUNT + owner]),
    ),
    ...(options.fortifications && {
      fortifications: spaces.filter((_, s) => cells[FORT + s] === 1),
      fortificationsLeft: times(players, seat => cells[FORTS_LEFT + seat]),
    }),
    ...(options.bonusTiles && {
      tiles: byId(spaces, s => tileName(cells[TILE + s])),
      tilesTaken: times(owners, owner => counts(TILE_COLOURS, cells, TAKEN + owner * TILE_COLOUR_COUNT)),
    }),
    row: times(ROW, position => COLOURS[cells[ROW_AT + position] - 1] ?? null),
    known: times(players, seat => writeCards(cells, knownAt(seat))),
    discards: writeCards(cells, DISCARDS),
    exhaustions: cells[EXHAUSTIONS],
    ...(players === 2 && { emperorCards: writeCards(cells, EMPEROR_HAND) }),
    ...(options.influence && {
      kept: times(players, seat => writeCards(cells, KEPT + seat * COLOUR_COUNT)),
      holders: byId(COLOURS, c => (cells[HOLDER + c] === 0 ? undefined : cells[HOLDER + c] - 1)),
      played: writeCards(cells, PLAYED),
      emperorPoints: byId(board.provinceIds, p =>
        cells[EMPEROR_POINTS + p] === 0 ? undefined : cells[EMPEROR_POINTS + p] - 1,
      ),
    }),
    ...(players === 2 && {
      specials: times(players, seat => SPECIALS.filter((_, i) => (cells[SPECIALS_LEFT + seat] >> i) & 1)),
      emperorFirst: cells[EMPEROR_FIRST] === 1,
    }),
    placed: [PLACED, PLACED + 2].filter(slot => cells[slot] !== 0).map(slot => writePlaced(state, slot)),
    ...(cells[COMMIT] !== 0 && {
      commit: { target: nameTarget(state, cells[COMMIT] - 1), emperor: cells[COMMIT_EMPEROR] === 1 },
    }),
    toDraw: cells[TO_DRAW],
  };
}

const tileName = (tile: number): 'hidden' | TileColour | undefined =>
  tile === HIDDEN_TILE ? 'hidden' : TILE_COLOURS[tile - FACE_UP];

function writePlaced({ cells, board }: State, slot: number): { piece: Piece; at: string } {
  const piece = PIECES[cells[slot] - 1];
  return { piece, at: (piece === 'emissary' ? board.provinceIds : board.spaceIds)[cells[slot + 1]] };
}

export function writePosition(state: State): JsonObject {
  const { options } = state;
  return {
    options: { ...options },
    ...writeOpen(state),
    hands: times(options.players, seat => writeHand(state, seat)),
    ...(hasOlder(state) && { older: times(options.players, seat => writeCards(state.cells, olderAt(seat))) }),
    pile: writePile(state),
  } as unknown as JsonObject;
}

const hasOlder = ({ cells }: State): boolean => sumCells(cells, OLDER, OWNER_COUNT * COLOUR_COUNT) > 0;
