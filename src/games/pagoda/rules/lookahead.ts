import { colourOf, columnsOn, DISPLAY, EMPTY_LOT, floorOf, HAND, LOT, TILES_LEFT } from '../layout.ts';
import { lastFloor } from '../options.ts';
import { activeSeat, type State } from '../state.ts';
import { BOWL, BUDDHA, COLOUR_COUNT, COLUMNS_OF_A_FLOOR, LOT_COUNT } from '../vocabulary.ts';
import { type Usable, usable, usableAfter } from './abilities.ts';
import { card, coloursOf, countOf, hasPair } from './cards.ts';
import { isOpen } from './lots.ts';
import { slotOf, slotsLeft, spireOf, tileOf } from './supply.ts';

/** P7, P15: whether the cards pay a spire. */
export function paysSpire(cards: number, colour: number, bowl: Usable): boolean {
  const count = countOf(cards, colour);
  return count >= 2 || (bowl === 1 && count === 1 && hasPair(cards));
}

/** P10: whether this turn can still build its first column or spire, if it goes on as a normal one. */
export function canBuild(state: State): boolean {
  const seat = activeSeat(state.words);
  const cards = state.words[DISPLAY + seat] + state.words[HAND + seat];
  return canBuildWith(state, state.words[TILES_LEFT], cards, usable(state, BOWL), usable(state, BUDDHA), LOT_COUNT);
}

/** P10: the same once a tile lies on a lot below its last floor and `cards` are left of those that paid for it. */
export function canBuildAfterTile(
  state: State,
  lot: number,
  tile: number,
  cards: number,
  paidByBuddha: boolean,
): boolean {
  const background = colourOf(state.words[LOT + lot]);
  const bowl = usableAfter(usable(state, BOWL), BOWL, background);
  if (countOf(cards, slotOf(tile)) > 0 || (bowl === 1 && hasPair(cards))) return true;
  const buddha = paidByBuddha ? -1 : usableAfter(usable(state, BUDDHA), BUDDHA, background);
  return canBuildWith(state, state.words[TILES_LEFT] ^ (1 << tile), cards, bowl, buddha, lot);
}

/**
 * A column at once, or one tile and then a column, or a roof. More tiles before that help only in one way: a blue one
 * gives a Buddha to pay the tile with. A green one's Rice bowl needs no more than the floor that the tile itself opens.
 * `supply` are the tiles left, `built` is a lot with a new tile, known to be of no use by itself.
 */
function canBuildWith(
  state: State,
  supply: number,
  cards: number,
  bowl: Usable,
  buddha: Usable,
  built: number,
): boolean {
  if (
    canColumn(state, cards, bowl, built) ||
    canTileAndBuild(state, supply, cards, bowl, buddha === 1, built, LOT_COUNT)
  )
    return true;
  if (buddha !== 0 || countOf(cards, BUDDHA) === 0) return false;
  const blue = fullBlueLot(state, supply, built);
  return blue < LOT_COUNT && canTileAndBuild(state, supply, cards - card(BUDDHA), bowl, true, built, blue);
}

/** P5, P15: whether a floor that has begun, or an empty lot, can take a column. */
function canColumn(state: State, cards: number, bowl: Usable, built: number): boolean {
  const last = lastFloor(state.options);
  const byBowl = bowl === 1 && hasPair(cards);
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = state.words[LOT + lot];
    if (lot === built || !isOpen(word, last)) continue;
    if (byBowl || (word === EMPTY_LOT ? cards !== 0 : countOf(cards, colourOf(word)) > 0)) return true;
  }
  return false;
}

/**
 * Whether a tile can be paid on some lot such that a column over it, or the spire, can be paid too.
 * `blue` is a lot tiled before.
 */
function canTileAndBuild(
  state: State,
  supply: number,
  cards: number,
  bowl: Usable,
  buddha: boolean,
  built: number,
  blue: number,
): boolean {
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = state.words[LOT + lot];
    if (lot === built || lot === blue || columnsOn(word) < COLUMNS_OF_A_FLOOR) continue;
    const background = colourOf(word);
    const slots = slotsLeft(supply, background);
    // The last blue tile lies on the lot that it gave Buddha for.
    if (blue < LOT_COUNT && background === BUDDHA && (slots & (slots - 1)) === 0) continue;
    if (countOf(cards, background) > 0 && canBuildOver(state, word, slots, cards - card(background), bowl)) return true;
    if (!buddha) continue;
    for (let pair = 0; pair < COLOUR_COUNT; pair++) {
      if (countOf(cards, pair) >= 2 && canBuildOver(state, word, slots, cards - 2 * card(pair), bowl)) return true;
    }
  }
  return false;
}

/** Whether these cards build over some tile for this floor, of those left with these slots. */
function canBuildOver(state: State, word: number, slots: number, cards: number, bowl: Usable): boolean {
  const background = colourOf(word);
  const bowlThen = usableAfter(bowl, BOWL, background);
  if (floorOf(word) < lastFloor(state.options))
    return (slots & coloursOf(cards)) !== 0 || (slots !== 0 && bowlThen === 1 && hasPair(cards));
  for (let slot = 0; slot < COLOUR_COUNT; slot++) {
    if ((slots >> slot) & 1 && paysSpire(cards, spireOf(state.options, tileOf(background, slot)), bowlThen))
      return true;
  }
  return false;
}

/** A lot that waits for a blue tile below its last floor. */
function fullBlueLot(state: State, supply: number, built: number): number {
  if (slotsLeft(supply, BUDDHA) === 0) return LOT_COUNT;
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = state.words[LOT + lot];
    if (lot === built || columnsOn(word) < COLUMNS_OF_A_FLOOR || colourOf(word) !== BUDDHA) continue;
    if (floorOf(word) < lastFloor(state.options)) return lot;
  }
  return LOT_COUNT;
}
