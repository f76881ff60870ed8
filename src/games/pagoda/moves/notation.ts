import type { Move, Refusal } from '../../../kernel/index.ts';
import { DISPLAY } from '../layout.ts';
import { card, countOf } from '../rules/cards.ts';
import {
  displayCost,
  handCost,
  isSpirePayment,
  listCards,
  PAYMENT_COUNT,
  SPIRE_PAYMENT_COUNT,
  spireDisplayCost,
  spireHandCost,
} from '../rules/payments.ts';
import { backgroundOf, slotOf, tileOf } from '../rules/supply.ts';
import { activeSeat, type State } from '../state.ts';
import { COLOUR_COUNT, COLOURS } from '../vocabulary.ts';
import {
  columnColour,
  columnLot,
  columnMove,
  columnPayment,
  DRAGON_END,
  discardMove,
  discardPlace,
  dragonMove,
  dragonPlace,
  drawMove,
  drawnColour,
  END,
  FAN_PASS,
  FAN_USE,
  kindOf,
  LANTERN_USE,
  modifiedColour,
  modifiedLot,
  modifiedMove,
  spireColour,
  spireMove,
  spirePayment,
  tileBuilt,
  tileLot,
  tileMove,
  tilePayment,
} from './packing.ts';
import { ABOUT_CARDS, mispaid } from './refusals.ts';
import { refusal } from './refuse.ts';

// `column 3 yellow pay red+hand-red`: cards of the hand have a prefix, all others come from the display.
const HAND_PREFIX = 'hand-';

const cardsText = (fromDisplay: number, fromHand: number): string =>
  [...listCards(fromDisplay), ...listCards(fromHand).map(colour => HAND_PREFIX + colour)].join('+');
const placeText = (place: number): string => (place < COLOUR_COUNT ? '' : HAND_PREFIX) + COLOURS[place % COLOUR_COUNT];
const tileText = (tile: number): string => `${COLOURS[backgroundOf(tile)]}-${COLOURS[slotOf(tile)]}`;

export function writeMove(_: State, move: Move): string {
  const kind = kindOf(move);
  switch (kind) {
    case 'draw':
      return `draw ${COLOURS[drawnColour(move)]}`;
    case 'end':
    case 'fan':
    case 'pass':
    case 'lantern':
      return kind;
    case 'dragon-end':
      return 'dragon end';
    case 'dragon':
      return `dragon ${placeText(dragonPlace(move))}`;
    case 'discard':
      return `discard ${placeText(discardPlace(move))}`;
    case 'modified-column':
      return `modified ${modifiedLot(move) + 1} ${COLOURS[modifiedColour(move)]}`;
    case 'column': {
      const colour = columnColour(move);
      const payment = columnPayment(move);
      const paid = cardsText(displayCost(colour, payment), handCost(colour, payment));
      return `column ${columnLot(move) + 1} ${COLOURS[colour]} pay ${paid}`;
    }
    case 'tile': {
      const tile = tileBuilt(move);
      const payment = tilePayment(move);
      const paid = cardsText(displayCost(backgroundOf(tile), payment), handCost(backgroundOf(tile), payment));
      return `tile ${tileLot(move) + 1} ${tileText(tile)} pay ${paid}`;
    }
    case 'spire': {
      const colour = spireColour(move);
      const payment = spirePayment(move);
      return `spire ${COLOURS[colour]} pay ${cardsText(spireDisplayCost(colour, payment), spireHandCost(colour, payment))}`;
    }
  }
}

const SINGLES: { readonly [text: string]: Move } = {
  end: END,
  fan: FAN_USE,
  pass: FAN_PASS,
  lantern: LANTERN_USE,
  'dragon end': DRAGON_END,
};

/**
 * Reads what `writeMove` writes; cards of a payment may come in any order. Without `pay`, a column or tile is paid
 * by one card of its colour, from the display if there is one.
 */
export function readMove(state: State, text: string): Move | undefined {
  if (Object.hasOwn(SINGLES, text)) return SINGLES[text];
  const words = text.split(' ');
  const [kind, first = '', second = '', pay, cards] = words;
  if (kind === 'draw' && words.length === 2) return withColour(first, drawMove);
  if (kind === 'dragon' && words.length === 2) return withPlace(first, dragonMove);
  if (kind === 'discard' && words.length === 2) return withPlace(first, discardMove);
  if (kind === 'spire' && words.length === 4 && second === 'pay') return readSpire(first, pay);
  const lot = /^[1-6]$/.test(first) ? Number(first) - 1 : undefined;
  if (lot === undefined || (words.length !== 3 && (words.length !== 5 || pay !== 'pay'))) return undefined;
  if (kind === 'modified' && words.length === 3) return withColour(second, colour => modifiedMove(lot, colour));
  if (kind === 'column') {
    return withColour(second, colour => {
      const payment = readPayment(state, colour, cards);
      return payment === undefined ? undefined : columnMove(lot, colour, payment);
    });
  }
  const tile = kind === 'tile' ? readTile(second) : undefined;
  const payment = tile === undefined ? undefined : readPayment(state, backgroundOf(tile), cards);
  return tile === undefined || payment === undefined ? undefined : tileMove(lot, tile, payment);
}

/** Says what is wrong with a line that would be a column, tile or spire but for its cards: first all else, then the cards. */
export function refuseText(state: State, text: string): Refusal | undefined {
  const [, what = '', kind, cards = ''] = /^((column|tile|spire) .+) pay (\S+)$/.exec(text) ?? [];
  if (readPaid(cards) === undefined) return undefined;
  const natural = kind === 'spire' ? `${what} pay ${what.slice(6)}+${what.slice(6)}` : what;
  const move = readMove(state, natural);
  if (move === undefined) return undefined;
  const refused = refusal(state, move);
  if (refused && !ABOUT_CARDS.includes(refused.reason)) return refused;
  return mispaid[`${kind as 'column' | 'tile' | 'spire'}-payment`];
}

const names: readonly string[] = COLOURS;
const colourNamed = (name: string): number => names.indexOf(name);

function withColour(name: string, move: (colour: number) => Move | undefined): Move | undefined {
  const colour = colourNamed(name);
  return colour < 0 ? undefined : move(colour);
}

function withPlace(name: string, move: (place: number) => Move): Move | undefined {
  const fromHand = name.startsWith('hand-');
  return withColour(fromHand ? name.slice(5) : name, colour => move(fromHand ? COLOUR_COUNT + colour : colour));
}

function readTile(name: string): number | undefined {
  const [background = '', slot = '', more] = name.split('-');
  const tile = [colourNamed(background), colourNamed(slot)] as const;
  return more !== undefined || tile[0] < 0 || tile[1] < 0 ? undefined : tileOf(...tile);
}

/** Cards from display and hand, counted. */
function readPaid(text: string): readonly [fromDisplay: number, fromHand: number] | undefined {
  let fromDisplay = 0;
  let fromHand = 0;
  const names = text.split('+');
  if (names.length > 3) return undefined;
  for (const name of names) {
    const hand = name.startsWith('hand-');
    const colour = colourNamed(hand ? name.slice(5) : name);
    if (colour < 0) return undefined;
    if (hand) fromHand += card(colour);
    else fromDisplay += card(colour);
  }
  return [fromDisplay, fromHand];
}

function readPayment(state: State, colour: number, text: string | undefined): number | undefined {
  if (text === undefined) return countOf(state.words[DISPLAY + activeSeat(state.words)], colour) > 0 ? 0 : 1;
  const paid = readPaid(text);
  for (let payment = 0; payment < PAYMENT_COUNT; payment++)
    if (displayCost(colour, payment) === paid?.[0] && handCost(colour, payment) === paid[1]) return payment;
  return undefined;
}

function readSpire(name: string, text: string): Move | undefined {
  const paid = readPaid(text);
  return withColour(name, colour => {
    for (let payment = 0; payment < SPIRE_PAYMENT_COUNT; payment++) {
      const same = spireDisplayCost(colour, payment) === paid?.[0] && spireHandCost(colour, payment) === paid[1];
      if (same && isSpirePayment(colour, payment)) return spireMove(colour, payment);
    }
    return undefined;
  });
}
