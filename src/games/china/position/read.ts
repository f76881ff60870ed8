import { Claims, findProblems, type Reading } from '../../../kernel/index.ts';
import {
  COMMIT,
  COMMIT_EMPEROR,
  DISCARDS,
  EMISSARIES_IN,
  EMISSARIES_LEFT,
  EMISSARY,
  EMPEROR_FIRST,
  EMPEROR_HAND,
  EMPEROR_POINTS,
  EXHAUSTIONS,
  FACE_UP,
  FORT,
  FORTS_LEFT,
  HAND_SIZE,
  HIDDEN_TILE,
  HOLDER,
  KEPT,
  OWNER_COUNT,
  PHASE,
  PIECES_IN,
  PILE,
  PILE_SIZE,
  PLACED,
  PLAYED,
  ROW_AT,
  SPECIALS_LEFT,
  TAKEN,
  TILE,
  TO_DRAW,
  TURN,
  UNREVEALED,
} from '../layout.ts';
import { postTarget } from '../moves/packing.ts';
import { readOptions } from '../options.ts';
import { setPalace } from '../rules/palaces.ts';
import { blank, handAt, knownAt, olderAt, ownerNumber, type State, sumCells } from '../state.ts';
import {
  COLOUR_COUNT,
  COLOURS,
  countCards,
  HAND,
  PHASES,
  PIECES,
  SPECIALS,
  TILE_COLOUR_COUNT,
  TILE_COLOURS,
} from '../vocabulary.ts';
import { audit } from './audit.ts';
import { auditLengths, auditNames } from './auditNames.ts';
import { type Position, positionSchema } from './schema.ts';
import type { Cards } from './write.ts';

/** Refuses a document of the wrong shape, names that do not exist, then a position that no game can come to. */
export function readPosition(document: unknown): Reading<State> {
  const shape = findProblems(positionSchema, document);
  if (shape.length > 0) return { ok: false, problems: shape };
  const position = document as Position;
  const options = readOptions(position.options);
  if (!options.ok) {
    return { ok: false, problems: options.problems.map(p => ({ ...p, path: `options.${p.path}` })) };
  }
  const state = blank(options.value);
  const named = new Claims();
  auditNames(state, position, named);
  auditLengths(state, position, named);
  if (named.problems.length > 0) return { ok: false, problems: named.problems };
  const hand = position.hands[position.turn];
  const drawing = position.phase === 'draw' || position.phase === 'deal-hand';
  const toDraw = position.toDraw ?? (drawing ? HAND - sumOfCards(hand) : 0);
  readOpen(state, { ...position, toDraw: Math.max(0, toDraw) });
  for (const [seat, cards] of position.hands.entries()) readHand(state, seat, cards);
  for (const [seat, cards] of (position.older ?? []).entries()) readCards(state.cells, olderAt(seat), cards);
  const pile = position.pile ?? remainder(position);
  readPile(state, pile);
  const problems = audit(state);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: state };
}

const sumOfCards = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** All cards that are nowhere else. */
function remainder(position: Position): Cards {
  const { hands, kept = [], discards = {}, emperorCards = {}, played = {} } = position;
  const rest: { [colour: string]: number } = {};
  for (const [c, colour] of COLOURS.entries()) {
    const seen = [...hands, ...kept, discards, emperorCards, played].reduce((sum, of) => sum + (of[colour] ?? 0), 0);
    const inRow = position.row.filter(card => card === colour).length;
    rest[colour] = Math.max(0, countCards(c, position.options.players) - seen - inRow);
  }
  return rest;
}

/** The members of a position that say what lies open; all names in it are known to exist. */
type OpenDocument = Omit<Position, 'options' | 'hands' | 'older' | 'pile'>;

export function readCards(cells: Uint8Array, at: number, cards: Cards | undefined): void {
  for (let c = 0; c < COLOUR_COUNT; c++) cells[at + c] = cards?.[COLOURS[c]] ?? 0;
}

export function readHand({ cells }: State, seat: number, cards: Cards): void {
  readCards(cells, handAt(seat), cards);
  cells[HAND_SIZE + seat] = sumCells(cells, handAt(seat), COLOUR_COUNT);
}

export function readPile({ cells }: State, cards: Cards): void {
  readCards(cells, PILE, cards);
  cells[PILE_SIZE] = sumCells(cells, PILE, COLOUR_COUNT);
}

/** Fills a blank state with what lies open. */
export function readOpen(state: State, open: OpenDocument): void {
  readPieces(state, open);
  readTiles(state, open);
  readTable(state, open);
  readTurn(state, open);
}

function readPieces(state: State, open: OpenDocument): void {
  const { cells, board } = state;
  const spaces = board.spaceOf;
  for (const [id, owner] of Object.entries(open.palaces ?? {})) {
    setPalace(state, ownerNumber(owner), spaces.get(id)!);
  }
  for (const [id, counts] of Object.entries(open.emissaries ?? {})) {
    const province = board.provinceOf.get(id)!;
    for (const [owner, count] of counts.entries()) {
      cells[EMISSARY + province * OWNER_COUNT + owner] = count;
      cells[EMISSARIES_LEFT + owner] -= count;
      cells[EMISSARIES_IN + province] += count;
      cells[PIECES_IN + province] += count;
    }
  }
  for (const id of open.fortifications ?? []) {
    const space = spaces.get(id)!;
    cells[FORT + space] = 1;
    cells[PIECES_IN + board.home[space]]++;
  }
  for (const [seat, left] of (open.fortificationsLeft ?? []).entries()) cells[FORTS_LEFT + seat] = left;
}

function readTiles({ cells, board }: State, open: OpenDocument): void {
  for (const [id, tile] of Object.entries(open.tiles ?? {})) {
    const space = board.spaceOf.get(id)!;
    const colour = tile === 'hidden' ? -1 : TILE_COLOURS.indexOf(tile);
    cells[TILE + space] = colour < 0 ? HIDDEN_TILE : colour + FACE_UP;
    if (colour >= 0) cells[UNREVEALED + colour]--;
  }
  for (const [owner, tiles] of (open.tilesTaken ?? []).entries()) {
    for (const [c, colour] of TILE_COLOURS.entries()) {
      const count = tiles[colour] ?? 0;
      cells[TAKEN + owner * TILE_COLOUR_COUNT + c] = count;
      cells[UNREVEALED + c] -= count;
    }
  }
}

/** Cards and what belongs to the game with the Emperor. */
function readTable({ cells, board }: State, open: OpenDocument): void {
  for (const [position, card] of open.row.entries()) {
    cells[ROW_AT + position] = card === null ? 0 : COLOURS.indexOf(card) + 1;
  }
  for (const [seat, cards] of (open.known ?? []).entries()) readCards(cells, knownAt(seat), cards);
  readCards(cells, DISCARDS, open.discards);
  cells[EXHAUSTIONS] = open.exhaustions ?? 0;
  readCards(cells, EMPEROR_HAND, open.emperorCards);
  for (const [seat, cards] of (open.kept ?? []).entries()) readCards(cells, KEPT + seat * COLOUR_COUNT, cards);
  for (const [c, colour] of COLOURS.entries()) cells[HOLDER + c] = (open.holders?.[colour] ?? -1) + 1;
  for (const [seat, left] of (open.specials ?? []).entries()) {
    cells[SPECIALS_LEFT + seat] = left.reduce((mask, special) => mask | (1 << SPECIALS.indexOf(special)), 0);
  }
  for (const [id, seat] of Object.entries(open.emperorPoints ?? {})) {
    cells[EMPEROR_POINTS + board.provinceOf.get(id)!] = seat + 1;
  }
}

function readTurn({ cells, board }: State, open: OpenDocument): void {
  cells[TURN] = open.turn;
  cells[PHASE] = PHASES.indexOf(open.phase ?? 'act');
  readCards(cells, PLAYED, open.played);
  for (const [i, { piece, at }] of (open.placed ?? []).entries()) {
    cells[PLACED + 2 * i] = PIECES.indexOf(piece) + 1;
    cells[PLACED + 2 * i + 1] = (piece === 'emissary' ? board.provinceOf : board.spaceOf).get(at)!;
  }
  if (open.commit) {
    const { target, emperor = false } = open.commit;
    const post = (board.spaceOf.get(target) ?? 0) - board.firstPost;
    cells[COMMIT] = (board.provinceOf.get(target) ?? postTarget(post)) + 1;
    cells[COMMIT_EMPEROR] = emperor ? 1 : 0;
  }
  cells[TO_DRAW] = open.toDraw ?? 0;
  cells[EMPEROR_FIRST] = open.emperorFirst ? 1 : 0;
}
