import { lowestBit, type Move, type Random } from '../../../kernel/index.ts';
import {
  ACT,
  CHOOSE,
  COMMIT,
  DEAL,
  DEAL_EMPEROR,
  DEAL_HAND,
  DEAL_ROW,
  DRAW,
  FREE_IN,
  HAND_SIZE,
  MORE,
  PALACE,
  PHASE,
  PILE,
  PILE_SIZE,
  REVEAL,
  TILE,
  TILES,
  TURN,
  UNREVEALED,
} from '../layout.ts';
import { pickColour } from '../rules/cards.ts';
import { refusesDrawPile, refusesDrawRow } from '../rules/drawing.ts';
import { priceOfTarget } from '../rules/paying.ts';
import { affordable } from '../rules/payments.ts';
import { refusesCommitTo, refusesEmissaryIn, refusesFortificationOn, refusesPalaceOn } from '../rules/placing.ts';
import { firstAwayOf, firstHomeOf } from '../rules/provinces.ts';
import { provinceToLay } from '../rules/tiles.ts';
import { handAt, type State, sumCells } from '../state.ts';
import { ROW, TILE_COLOUR_COUNT } from '../vocabulary.ts';
import { moves } from './legal.ts';
import {
  CHOOSE_MOVE,
  COMMIT_MOVE,
  DEAL_MOVE,
  DRAW_PILE_MOVE,
  DRAW_ROW_MOVE,
  EMISSARY_MOVE,
  EXCHANGE_MOVE,
  FORT_MOVE,
  LAY_MOVE,
  PALACE_MOVE,
  paidMove,
  plainMove,
  postTarget,
  REVEAL_MOVE,
  STOP_MOVE,
} from './packing.ts';

/** Of so many random turns, one is an exchange; with special cards, another is any move there is. */
const EXCHANGES = 16;
/** Of so many first pieces, one is the last; with special cards, another is followed by any move there is. */
const STOPS = 8;
/** One ticket decides all of it, the spot within a province too: a multiple of as many spots as a province may well have. */
const SPOTS = 2520;
/** Of so many palaces, one is tried as a fortification. */
const FORTIFICATIONS = 8;

const listed: Move[] = [];

/** A random legal move, quickly: spots are picked blindly and tried with the predicates that `moves` asks. */
export function sample(state: State, random: Random): Move {
  const { cells } = state;
  switch (cells[PHASE]) {
    case DEAL:
    case DEAL_HAND:
    case DEAL_ROW:
    case DEAL_EMPEROR:
      return plainMove(DEAL_MOVE, pickColour(cells, PILE, random.below(cells[PILE_SIZE])));
    case TILES:
      return plainMove(LAY_MOVE, pickEmpty(state, TILE, state.board.tileSpaces[provinceToLay(state)!], random));
    case REVEAL:
      return plainMove(
        REVEAL_MOVE,
        pickColour(cells, UNREVEALED, random.below(sumCells(cells, UNREVEALED, TILE_COLOUR_COUNT))),
      );
    case DRAW:
      return sampleDraw(state, random);
    case ACT:
      return sampleTurn(state, random);
    case MORE:
      return sampleSecond(state, random);
    case CHOOSE:
      return plainMove(CHOOSE_MOVE, pickEmpty(state, PALACE, state.board.spacesOf[cells[COMMIT] - 1], random));
    default:
      return anyListed(state, random);
  }
}

function anyListed(state: State, random: Random): Move {
  listed.length = 0;
  moves(state, listed);
  return listed[random.below(listed.length)];
}

/** A space of one province, not a post, whose cell after `at` is 0: what a draw from the list of moves would give. */
function pickEmpty({ cells, board }: State, at: number, spaces: Uint8Array, random: Random): number {
  let empty = 0;
  for (let n = 0; n < spaces.length && spaces[n] < board.firstPost; n++) if (cells[at + spaces[n]] === 0) empty++;
  let left = random.below(empty);
  let n = 0;
  while (cells[at + spaces[n]] !== 0 || left-- > 0) n++;
  return spaces[n];
}

function sampleDraw(state: State, random: Random): Move {
  for (;;) {
    const place = random.below(ROW + 1);
    if (place === ROW ? !refusesDrawPile(state) : !refusesDrawRow(state, place))
      return place === ROW ? DRAW_PILE_MOVE : plainMove(DRAW_ROW_MOVE, place);
  }
}

/** A province at random, or the next one where something can be placed; if there is none, an exchange. */
function sampleTurn(state: State, random: Random): Move {
  const { cells, board, options } = state;
  const seat = cells[TURN];
  const size = cells[HAND_SIZE + seat];
  if (size === 0) return anyListed(state, random);
  const ticket = random.below(SPOTS * EXCHANGES * board.provinces);
  const choice = (ticket / SPOTS) | 0;
  const chance = choice % EXCHANGES;
  if (chance === 1 && options.players === 2) return anyListed(state, random);
  if (chance > 0) {
    const purse = affordable(cells, handAt(seat));
    let province = (choice / EXCHANGES) | 0;
    for (let n = 0; n < board.provinces; n++) {
      const move = sampleNear(state, province, purse, ticket % SPOTS, random);
      if (move !== undefined) return move;
      province = province + 1 === board.provinces ? 0 : province + 1;
    }
  }
  return plainMove(EXCHANGE_MOVE, pickColour(cells, handAt(seat), random.below(size)));
}

/** C5: the second piece near the first. */
function sampleSecond(state: State, random: Random): Move {
  const { cells, options } = state;
  const ticket = random.below(SPOTS * 2 * STOPS);
  const chance = (ticket / SPOTS) | 0;
  if (chance < 2) return STOP_MOVE;
  if (chance < 4 && options.players === 2) return anyListed(state, random);
  const province = chance % 2 === 0 ? firstHomeOf(state) : firstAwayOf(state);
  const purse = affordable(cells, handAt(cells[TURN]));
  return sampleNear(state, province, purse, ticket % SPOTS, random) ?? STOP_MOVE;
}

/** The spot of a province that a ticket falls on, or the next one that is open; posts and the dragon place included. */
function sampleNear(state: State, province: number, purse: number, ticket: number, random: Random): Move | undefined {
  const { board, cells } = state;
  if ((purse & board.priceNear[province]) === 0) return undefined;
  if (cells[FREE_IN + province] === 0) return sampleIn(state, province, purse, random);
  const spaces = board.spacesOf[province];
  const dragon = spaces.length;
  let spot = ticket % (dragon + 1);
  for (let n = 0; n <= dragon; n++) {
    const move =
      spot < dragon ? sampleOn(state, spaces[spot], purse, random) : sampleIn(state, province, purse, random);
    if (move !== undefined) return move;
    spot = spot === dragon ? 0 : spot + 1;
  }
  return undefined;
}

/** A palace or fortification on a space, or a commit to it if it is a post. */
function sampleOn(state: State, space: number, purse: number, random: Random): Move | undefined {
  const { board, options } = state;
  const payments = purse & board.priceOn[space];
  if (payments === 0) return undefined;
  if (options.fortifications && random.below(FORTIFICATIONS) === 0) {
    return refusesFortificationOn(state, space) ? undefined : paid(FORT_MOVE, space, payments, random);
  }
  if (!refusesPalaceOn(state, false, space)) return paid(PALACE_MOVE, space, payments, random);
  const target = options.bonusTiles && space >= board.firstPost ? postTarget(space - board.firstPost) : -1;
  return target < 0 || refusesCommitTo(state, false, target) ? undefined : paid(COMMIT_MOVE, target, payments, random);
}

/** An emissary in a province, or a commit to it. */
function sampleIn(state: State, province: number, purse: number, random: Random): Move | undefined {
  const payments = purse & priceOfTarget(state, province);
  if (payments === 0) return undefined;
  if (!refusesEmissaryIn(state, false, province)) return paid(EMISSARY_MOVE, province, payments, random);
  if (!state.options.bonusTiles || refusesCommitTo(state, false, province)) return undefined;
  return paid(COMMIT_MOVE, province, payments, random);
}

/** One of the payments. */
function paid(start: number, target: number, payments: number, random: Random): Move {
  let left = payments;
  let rest = left & (left - 1);
  // Most often there is only one; of more, each step is a toss between the lowest and the others.
  while (rest !== 0) {
    if (random.below(2) === 0) return paidMove(start, target, lowestBit(left));
    left = rest;
    rest = left & (left - 1);
  }
  return paidMove(start, target, lowestBit(left));
}
