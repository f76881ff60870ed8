// Sorts the moves of a position under the places of a board in words.
import type { GameUi, MoveOption, PieceArt } from '../../games/gameUi.ts';
import type { BoardInWords, PlaceInWords } from '../../games/inWords.ts';
import { sentence } from '../../i18n/sentence.ts';

/** One meaning of a move; several ways to pay for it are asked for as on the board. */
export interface WordedMove {
  readonly key: string;
  readonly label: string;
  /** What it is called among others of its kind. */
  readonly place: string;
  readonly ways: readonly MoveOption[];
}

/** Moves side by side, under a name where there are many lines. */
export interface MoveLine {
  readonly name: string | undefined;
  readonly moves: readonly WordedMove[];
}

/** Moves that differ in their place alone. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly piece: PieceArt | undefined;
  readonly lines: readonly MoveLine[];
  readonly count: number;
  /** Whether they are too many to stand side by side. */
  readonly folds: boolean;
}

export interface Group {
  readonly id: string;
  /** Nothing for moves that belong to no place. */
  readonly place: PlaceInWords | undefined;
  readonly rows: readonly Row[];
  readonly count: number;
}

const MOST_ABREAST = 5;
const NAMED_IN_FOLD = 3;
/** So many moves are gone through one by one; more stand in lines, as on the board. */
const MOST_IN_LINE = 12;

const strip = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

interface DescribedMove extends WordedMove {
  readonly what: string;
  readonly piece: PieceArt | undefined;
  readonly line: string | undefined;
}

function tellMoves(options: readonly MoveOption[], board: BoardInWords, ui: GameUi): DescribedMove[] {
  const meanings = new Map<string, MoveOption[]>();
  for (const option of options) {
    if (ui.ends(option.explain)) continue;
    const key = ui.meaning(option.explain);
    meanings.set(key, [...(meanings.get(key) ?? []), option]);
  }
  return [...meanings].map(([key, ways]) => {
    const { what, place, piece, line } = board.tell(ways[0]!);
    const label = sentence(place === undefined ? what : board.at(what, place));
    return { key, label, place: place ?? what, ways, what, piece, line };
  });
}

function listLines(moves: readonly DescribedMove[]): MoveLine[] {
  if (moves.length <= MOST_IN_LINE) return [{ name: undefined, moves }];
  const lines = new Map<string | undefined, DescribedMove[]>();
  for (const move of moves) lines.set(move.line, [...(lines.get(move.line) ?? []), move]);
  return [...lines]
    .map(([name, inLine]) => ({ name, moves: inLine }))
    .sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
}

function listRows(moves: readonly DescribedMove[], board: BoardInWords): Row[] {
  const kinds = new Map<string, DescribedMove[]>();
  for (const move of moves) kinds.set(move.what, [...(kinds.get(move.what) ?? []), move]);
  return [...kinds].map(([what, alike]) => {
    const folds = alike.length > MOST_ABREAST;
    const named = alike.slice(0, NAMED_IN_FOLD).map(({ place }) => place);
    return {
      key: what,
      label: folds ? `${sentence(board.at(what, named.join(', ')))}…` : sentence(what),
      piece: alike[0]!.piece,
      lines: listLines(alike),
      count: alike.length,
      folds,
    };
  });
}

/** The groups of a board, those with moves first; a filter leaves what contains it. */
export function outline(board: BoardInWords, options: readonly MoveOption[], ui: GameUi, filter = ''): Group[] {
  const sought = strip(filter.trim());
  const rest = new Set(
    tellMoves(options, board, ui).filter(({ label }) => sought === '' || strip(label).includes(sought)),
  );
  const take = (isHere: (move: DescribedMove) => boolean): DescribedMove[] => {
    const taken = [...rest].filter(isHere);
    for (const move of taken) rest.delete(move);
    return taken;
  };
  const group = (id: string, place: PlaceInWords | undefined, moves: readonly DescribedMove[]): Group => ({
    id,
    place,
    rows: listRows(moves, board),
    count: moves.length,
  });
  const places = board.places.map(place =>
    group(
      place.id,
      place,
      take(({ ways }) => place.has(ways[0]!.explain)),
    ),
  );
  const other = group('other', undefined, [...rest]);
  return [
    ...places.filter(({ count }) => count > 0),
    ...(other.count > 0 ? [other] : []),
    ...(sought === '' ? places.filter(({ count }) => count === 0) : []),
  ];
}
