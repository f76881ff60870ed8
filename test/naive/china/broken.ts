// Every rule that a move breaks: what is to be done now instead, when such a move has its time, and what is wrong with it.
import type { Explanation } from '../../../src/games/china/moves/explain.ts';
import type { RuleId } from '../../../src/kernel/index.ts';
import { type Broken, isAllowed } from '../broken.ts';
import { isPost } from './counting.ts';
import { breaksEmperorsProvince, breaksPlace, breaksTurn, freeSpacesOf, holds, pays, reveals } from './placing.ts';
import { type Cards, countOf, EMPEROR, type Table, withEmperor } from './table.ts';

type Kind = Explanation['kind'];
type Move<K extends Kind> = Extract<Explanation, { kind: K }>;

export function isLegal(table: Table, move: Explanation): boolean {
  if (!isAllowed(breaksTime(table, move)) || !isAllowed(breaksContent(table, move))) return false;
  return !isPiece(move) || (isAllowed(breaksPrice(table, move)) && isAllowed(breaksSpot(table, move)));
}

/** What was found out on one table about pieces, by place and case. */
export type Found = Map<string, ReadonlySet<RuleId>[]>;

/** Every rule that a move breaks. Many moves differ only in their cards: what was found out about the others is in `found`. */
export function broken(table: Table, move: Explanation, found: Found): ReadonlySet<RuleId> {
  if (!isPiece(move)) return new Set([...breaksTime(table, move), ...breaksContent(table, move)]);
  const place = placeOf(move);
  const cases = found.get(place) ?? [];
  found.set(place, cases);
  const which =
    8 * OWN.indexOf(move.kind) +
    (isForEmperor(move) ? 4 : 0) +
    (holds(purseOf(table, move), move.cards) ? 2 : 0) +
    (pays(table, place, move.cards) ? 1 : 0);
  cases[which] ??= new Set([...breaksTime(table, move), ...breaksPrice(table, move), ...breaksSpot(table, move)]);
  return cases[which];
}

const OWN: readonly Kind[] = ['palace', 'emissary', 'fortification', 'commit'];

/** The kinds of moves that each phase is for. */
const timely: { readonly [phase in Table['phase']]: readonly Kind[] } = {
  deal: ['deal'],
  tiles: ['lay-tile'],
  act: [...OWN, 'exchange', 'pass', 'emperor-first', 'change-card'],
  more: [...OWN, 'stop'],
  reveal: ['reveal'],
  choose: ['choose'],
  keep: ['keep'],
  draw: ['draw-row', 'draw-pile'],
  'deal-hand': ['deal'],
  'deal-row': ['deal'],
  emperor: ['palace', 'emissary', 'commit', 'rest'],
  'deal-emperor': ['deal'],
  over: [],
};

type PieceMove = Move<'palace' | 'emissary' | 'fortification' | 'commit'>;

const isPiece = (move: Explanation): move is PieceMove => 'cards' in move;

const isForEmperor = (move: Explanation): boolean => 'for' in move && move.for === 'emperor';

/** A move at another time breaks the rule of what is to be done now, and the rule that says when it is made. */
function* breaksTime(table: Table, move: Explanation): Broken {
  const forTheOther = isPiece(move) && isForEmperor(move) !== (table.phase === 'emperor');
  if (timely[table.phase].includes(move.kind) && !forTheOther) return;
  yield* dutyIn(table);
  yield* timeOf(move);
}

/** C16: a player without any cards passes. */
const mustPass = (table: Table): boolean => table.phase === 'act' && countOf(table.hands[table.turn]!) === 0;

/** The rule that says what is to be done now. */
function* dutyIn(table: Table): Broken {
  switch (table.phase) {
    case 'deal':
      yield 'C4';
      return;
    case 'tiles':
      yield 'C31';
      return;
    case 'act':
      // C16: without cards a player passes; else one who does not place must exchange.
      yield mustPass(table) ? 'C16' : 'C14';
      return;
    case 'more':
      yield 'C6';
      return;
    case 'reveal':
    case 'choose':
      yield 'C32';
      return;
    case 'keep':
      yield 'C25';
      return;
    case 'draw':
    case 'deal-hand':
    case 'deal-row':
      yield 'C13';
      return;
    case 'emperor':
    case 'deal-emperor':
      yield 'C27';
      return;
    case 'over':
      yield 'C16';
  }
}

/** The rule that says when such a move is made. */
function* timeOf(move: Explanation): Broken {
  switch (move.kind) {
    case 'palace':
    case 'emissary':
    case 'commit':
      if (move.for === 'emperor') yield 'C27';
      return;
    case 'choose':
    case 'reveal':
      yield 'C32';
      return;
    case 'exchange':
      yield 'C14';
      return;
    case 'pass':
      yield 'C16';
      return;
    case 'keep':
      yield 'C25';
      return;
    case 'draw-row':
    case 'draw-pile':
      yield 'C13';
      return;
    case 'rest':
      yield 'C27';
      return;
    case 'emperor-first':
    case 'change-card':
      yield 'C29';
      return;
    case 'deal':
      // C4: before the first turn; C13: after it.
      yield* ['C4', 'C13'];
      return;
    case 'lay-tile':
      yield 'C31';
  }
}

/** What is wrong with a move that places no piece, whenever it is made. */
function* breaksContent(table: Table, move: Explanation): Broken {
  const hand = table.hands[table.turn]!;
  const specials = table.specials[table.turn]!;
  switch (move.kind) {
    case 'choose':
      yield* breaksChoice(table, move.space);
      return;
    case 'exchange':
      yield* breaksExchange(table, hand[move.card]);
      return;
    case 'pass':
      // C16: only without cards.
      if (countOf(hand) > 0) yield 'C16';
      return;
    case 'keep':
      // C25: one of the cards just played.
      if (table.played[move.card] === 0) yield 'C25';
      return;
    case 'draw-row':
      if (table.row[move.position] == null) yield 'C13';
      return;
    case 'draw-pile':
      // C16: after the second time there is none.
      if (countOf(table.pile) === 0) yield 'C16';
      return;
    case 'emperor-first':
      if (!specials.has('emperor-first')) yield 'C29';
      return;
    case 'change-card':
      if (!specials.has('change-card') || hand[move.card] === 0 || table.row[move.position] == null) yield 'C29';
      return;
    case 'rest':
      if (!withEmperor(table)) yield 'C24';
      return;
    case 'deal':
      if (table.pile[move.card] === 0) yield 'C2';
      return;
    case 'lay-tile':
      if (table.phase === 'tiles' && !mayLayTile(table, move.space)) yield 'C31';
      return;
    case 'reveal':
      // C31: six tiles of each colour.
      if (faceDown(table, move.colour) === 0) yield 'C31';
  }
}

/** C14: a card of the hand; C16: without any the player passes. */
function* breaksExchange(table: Table, held: number): Broken {
  if (held === 0) yield 'C14';
  if (mustPass(table)) yield 'C16';
}

const placeOf = (move: PieceMove): string =>
  move.kind === 'emissary' ? move.province : move.kind === 'commit' ? move.target : move.space;

const purseOf = (table: Table, move: PieceMove): Cards =>
  isForEmperor(move) ? table.emperorCards : table.hands[table.turn]!;

/** C6, C27, C36: the cards of a piece. */
function* breaksPrice(table: Table, move: PieceMove): Broken {
  if (!holds(purseOf(table, move), move.cards)) yield isForEmperor(move) ? 'C27' : 'C6';
  if (!isForEmperor(move) && mustPass(table)) yield 'C16';
  if (!pays(table, placeOf(move), move.cards)) yield isPost(table, placeOf(move)) ? 'C36' : 'C6';
}

/** C5, C7 to C10, C22, C24, C27, C32, C36: the place of a piece, among the others of the turn. */
function* breaksSpot(table: Table, move: PieceMove): Broken {
  const place = placeOf(move);
  const emperors = isForEmperor(move);
  if (emperors && !withEmperor(table)) {
    yield 'C24';
    return;
  }
  yield* breaksPlace(table, emperors ? EMPEROR : table.turn, move.kind === 'commit' ? 'palace' : move.kind, place);
  if (!emperors) yield* breaksTurn(table, place);
  // C32: the first palace of a province is announced, and no other.
  if (move.kind === 'palace' && reveals(table, place)) yield 'C32';
  if (move.kind === 'commit' && !mayAnnounce(table, place)) yield 'C32';
  if (emperors) yield* breaksEmperorsProvince(table, place);
}

/** C32: a province, or a post of which a province is without palace. */
const mayAnnounce = (table: Table, target: string): boolean =>
  (table.atlas.provinces.has(target) || isPost(table, target)) && reveals(table, target);

/** C9, C32: a free space of the province that was announced, never a post. */
function* breaksChoice(table: Table, space: string): Broken {
  const target = table.commit?.target;
  if (table.palaces.has(space)) yield 'C9';
  if (target === undefined || isPost(table, target) || !freeSpacesOf(table, target).includes(space)) yield 'C32';
}

/** C31: two on each province in the order of the map, on different spaces that are neither junctions nor posts. */
function mayLayTile(table: Table, space: string): boolean {
  const { atlas, tiles } = table;
  const next = [...atlas.provinces.values()].find(({ spaces }) => spaces.filter(id => tiles.has(id)).length < 2)!;
  return (
    next.spaces.includes(space) &&
    !isPost(table, space) &&
    atlas.spaces.get(space)!.roads.length < 3 &&
    !tiles.has(space)
  );
}

/** C31, C32: how many of the six tiles of a colour have not been turned up. */
export function faceDown(table: Table, colour: 'yellow' | 'orange' | 'green'): number {
  const onBoard = [...table.tiles.values()].filter(tile => tile === colour).length;
  const taken = table.tilesTaken.reduce((sum, tiles) => sum + tiles[colour], 0);
  return 6 - onBoard - taken;
}
