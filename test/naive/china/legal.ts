// Whether the rules allow a move, asked of each phase in turn.
import type { Explanation } from '../../../src/games/china/moves/explain.ts';
import { isPost } from './counting.ts';
import {
  emperorMay,
  fits,
  fitsSomewhere,
  freeSpacesOf,
  holds,
  type Piece,
  pays,
  reveals,
  turnAllows,
} from './placing.ts';
import { countOf, type Table } from './table.ts';

export function isLegal(table: Table, move: Explanation): boolean {
  switch (table.phase) {
    case 'deal':
    case 'deal-hand':
    case 'deal-row':
    case 'deal-emperor':
      return move.kind === 'deal' && table.pile[move.card] > 0;
    case 'tiles':
      return move.kind === 'lay-tile' && mayLayTile(table, move.space);
    case 'act':
      return mayAct(table, move);
    case 'more':
      // C6: after the first piece the player may stop.
      return move.kind === 'stop' || mayPlace(table, move);
    case 'reveal':
      return move.kind === 'reveal' && faceDown(table, move.colour) > 0;
    case 'choose':
      return move.kind === 'choose' && freeSpacesOf(table, table.commit!.target).includes(move.space);
    case 'keep':
      // C25: one of the cards just played.
      return move.kind === 'keep' && table.played[move.card] > 0;
    case 'draw':
      // C13, C14, C16: from the row, or from the pile while there is one.
      if (move.kind === 'draw-row') return table.row[move.position] != null;
      return move.kind === 'draw-pile' && countOf(table.pile) > 0;
    case 'emperor':
      // C27: he may, he need not.
      return move.kind === 'rest' || mayPlaceForEmperor(table, move);
    case 'over':
      return false;
  }
}

function mayAct(table: Table, move: Explanation): boolean {
  const hand = table.hands[table.turn]!;
  const specials = table.specials[table.turn]!;
  switch (move.kind) {
    case 'exchange':
      // C14: also for a player who could place.
      return hand[move.card] > 0;
    case 'pass':
      // C16: only without cards.
      return countOf(hand) === 0;
    case 'emperor-first':
      // C29: before anything is placed or exchanged.
      return specials.has('emperor-first');
    case 'change-card':
      // C29: a card of the hand for one of the row.
      return specials.has('change-card') && hand[move.card] > 0 && table.row[move.position] != null;
    default:
      return mayPlace(table, move);
  }
}

function mayPlace(table: Table, move: Explanation): boolean {
  const hand = table.hands[table.turn]!;
  const paid = (place: string, cards: Parameters<typeof pays>[2]): boolean =>
    holds(hand, cards) && pays(table, place, cards);
  const may = (piece: Piece, place: string): boolean =>
    fits(table, table.turn, piece, place) && turnAllows(table, place);
  switch (move.kind) {
    case 'palace':
      // C32: the first palace of a province is announced instead.
      return (
        move.for === 'self' && paid(move.space, move.cards) && may('palace', move.space) && !reveals(table, move.space)
      );
    case 'emissary':
      return move.for === 'self' && paid(move.province, move.cards) && may('emissary', move.province);
    case 'fortification':
      return paid(move.space, move.cards) && may('fortification', move.space);
    case 'commit':
      return (
        move.for === 'self' &&
        paid(move.target, move.cards) &&
        mayAnnounce(table, move.target) &&
        turnAllows(table, move.target) &&
        (isPost(table, move.target) ? fits : fitsSomewhere)(table, table.turn, 'palace', move.target)
      );
    default:
      return false;
  }
}

function mayPlaceForEmperor(table: Table, move: Explanation): boolean {
  switch (move.kind) {
    case 'palace':
      return (
        move.for === 'emperor' && emperorMay(table, 'palace', move.space, move.cards) && !reveals(table, move.space)
      );
    case 'emissary':
      return move.for === 'emperor' && emperorMay(table, 'emissary', move.province, move.cards);
    case 'commit':
      return (
        move.for === 'emperor' &&
        emperorMay(table, 'palace', move.target, move.cards) &&
        mayAnnounce(table, move.target)
      );
    default:
      return false;
  }
}

/** C32: a province, or a post of which a province is without palace. */
const mayAnnounce = (table: Table, target: string): boolean =>
  (table.atlas.provinces.has(target) || isPost(table, target)) && reveals(table, target);

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
