// What a seat sees. Nothing in Medina is hidden: all see the same, and a guess is the position itself.
import { Claims, type Seat } from '../../kernel/index.ts';
import { BLOCKERS, CLAIMS, COLOUR_OF, FIRST, GROWING, IN_STOCK, LINKS, NONE, OWNED, PHASE, SIZE } from './layout.ts';
import { type Options, REVISION } from './options.ts';
import { parse } from './position/read.ts';
import { recompute } from './position/recompute.ts';
import {
  byTower,
  outWords,
  type PalaceTiles,
  type PalaceWords,
  palaceTileWords,
  palaceWords,
  type StockWords,
  stockWords,
  streetWords,
  type TowerTiles,
  type TurnWords,
  towerTileWords,
  turnWords,
  wallWords,
  wellName,
} from './position/write.ts';
import { wasTaken } from './rules/tiles.ts';
import { boardOf } from './setup.ts';
import { isClosed, type State } from './state.ts';
import {
  type CellName,
  COLOUR_COUNT,
  type Colour,
  PHASES,
  type Phase,
  PIECES,
  type Roof,
  TEA_OF_CLAIM,
  type WallName,
} from './vocabulary.ts';

export interface PalaceView extends PalaceWords {
  /** Its building that comes first in reading order; roof moves name the palace by it. */
  readonly name: CellName;
  readonly size: number;
  /** M8: whether buildings of its colour must be added to it. */
  readonly growing: boolean;
  /** M21: the towers that it touches a wall of. */
  readonly towers: readonly number[];
}

export interface StockView extends StockWords {
  /** Colours that the seat's own roofs can still go on. */
  readonly ownRoofs: readonly Colour[];
  /** M14: colours of the blocking roofs left. */
  readonly blockingRoofs: readonly Colour[];
}

export interface View {
  readonly options: Options;
  readonly columns: number;
  readonly rows: number;
  readonly phase: Phase;
  readonly turn: TurnWords | null;
  readonly well: CellName | null;
  readonly palaces: readonly PalaceView[];
  /** Oldest first, each from end to end; the last one is the current street. */
  readonly streets: readonly (readonly CellName[])[];
  readonly walls: readonly WallName[];
  readonly stocks: readonly StockView[];
  readonly palaceTiles: PalaceTiles;
  readonly towerTiles: TowerTiles;
  /** M24: the seats that are out for good; missing in games of the first revision, which did not ask. */
  readonly out?: readonly Seat[];
  /** M22: merchants lying on the tower tiles. */
  readonly towerMerchants: { readonly [tower in '1' | '2' | '3' | '4']: number };
  /** M23: tea tiles for the next claims of violet palaces. */
  readonly teaToCome: readonly number[];
  /** M11 */
  readonly closedColours: readonly Colour[];
}

export function view(state: State): View {
  const { bytes, setup } = state;
  return {
    options: setup.options,
    columns: setup.board.columns,
    rows: setup.board.rows,
    phase: PHASES[bytes[PHASE]],
    turn: turnWords(state),
    well: wellName(state),
    palaces: palaceWords(state).map((words, palace) => ({ ...words, ...palaceFacts(state, palace) })),
    streets: streetWords(state),
    walls: wallWords(state),
    stocks: Array.from({ length: setup.players }, (_, seat) => ({
      ...stockWords(state, seat),
      ownRoofs: setup.colours.filter((_, colour) => bytes[OWNED + seat * COLOUR_COUNT + colour] === NONE),
      blockingRoofs: setup.colours.filter((_, colour) => bytes[BLOCKERS + seat * COLOUR_COUNT + colour] === IN_STOCK),
    })),
    palaceTiles: palaceTileWords(state),
    towerTiles: towerTileWords(state),
    ...outWords(state),
    towerMerchants: byTower(tower => (wasTaken(state, tower) ? 0 : setup.towerMerchants[tower])),
    teaToCome: setup.options.tea ? Array.from(TEA_OF_CLAIM.slice(bytes[CLAIMS])) : [],
    closedColours: setup.colours.filter((_, colour) => isClosed(state, colour)),
  };
}

function palaceFacts({ bytes, setup }: State, palace: number): Omit<PalaceView, keyof PalaceWords> {
  const links = bytes[LINKS + palace];
  return {
    name: setup.board.names[bytes[FIRST + palace]],
    size: bytes[SIZE + palace],
    growing: bytes[GROWING + bytes[COLOUR_OF + palace]] === palace,
    towers: links === 0 ? [] : towersOf(setup.towerOfLink, links),
  };
}

const towersOf = (towerOfLink: Uint8Array, links: number): number[] =>
  [1, 2, 3, 4].filter(tower => towerOfLink.some((at, link) => at === tower - 1 && (links & (1 << link)) !== 0));

/** All is known, so there is one state that looks like a view. */
export function guess(seen: View, _seat: Seat): State {
  const { options, turn, well, palaces, streets, walls, stocks, palaceTiles, towerTiles, out } = seen;
  const position = { turn, well, palaces, streets, walls, stocks, palaceTiles, towerTiles, out: out ?? [] };
  return recompute(parse(options, position, new Claims(), out ? REVISION : 1));
}

/** M12, M13, M14: the kinds of roofs that a game has. */
export function roofsIn({ players, rules }: Options): readonly Roof[] {
  if (rules === 'duel') return ['own', 'blocking'];
  return PIECES[rules + players].neutrals > 0 ? ['own', 'neutral'] : ['own'];
}

/** M4, M5: at most the first two turns of a game have one piece only; later it is all that can be placed (M6). */
const SHORT_TURNS = 2;
export const isShortFirstTurn = ({ turn }: View): boolean =>
  turn !== null && turn.number <= SHORT_TURNS && turn.due === 1 && turn.placed === 0;

const AROUND = [-1, 0, 1].flatMap(row => [-1, 0, 1].map((column): Step => [column, row]));
const TWO_AWAY: readonly Step[] = [
  [0, -2],
  [0, 2],
  [-2, 0],
  [2, 0],
];
type Step = readonly [columns: number, rows: number];

/** M5, M10: the cells of the well and around it, where no building or stable may go. */
export const barredCells = (seen: View): readonly CellName[] => cellsFromWell(seen, AROUND);

/** M26: the cells where a building or stable scores for the well. */
export const wellCells = (seen: View): readonly CellName[] => cellsFromWell(seen, TWO_AWAY);

function cellsFromWell({ options, well }: View, steps: readonly Step[]): CellName[] {
  const { cityByName, names, stride } = boardOf(options);
  const cell = well === null ? undefined : cityByName.get(well);
  if (cell === undefined) return [];
  return steps.map(([columns, rows]) => names[cell + columns + rows * stride]).filter(name => cityByName.has(name));
}
