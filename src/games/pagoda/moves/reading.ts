import type { Move } from '../../../kernel/index.ts';
import { card, countOf } from '../rules/cards.ts';
import {
  displayCost,
  handCost,
  isSpirePayment,
  PAYMENTS,
  SPIRE_PAYMENTS,
  spireDisplayCost,
  spireHandCost,
} from '../rules/payments.ts';
import { backgroundOf, tileOf } from '../rules/tiles.ts';
import { activeSeat, DISPLAY, type State } from '../state.ts';
import { COLOURS, K } from '../vocabulary.ts';
import {
  columnMove,
  DRAGON_END,
  discardMove,
  dragonMove,
  drawMove,
  END,
  FAN_PASS,
  FAN_USE,
  LANTERN_USE,
  modifiedMove,
  spireMove,
  tileMove,
} from './packing.ts';

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

const colourNamed = (name: string): number => (COLOURS as readonly string[]).indexOf(name);

function withColour(name: string, move: (colour: number) => Move | undefined): Move | undefined {
  const colour = colourNamed(name);
  return colour < 0 ? undefined : move(colour);
}

function withPlace(name: string, move: (place: number) => Move): Move | undefined {
  const fromHand = name.startsWith('hand-');
  return withColour(fromHand ? name.slice(5) : name, colour => move(fromHand ? K + colour : colour));
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
  for (let payment = 0; payment < PAYMENTS; payment++)
    if (displayCost(colour, payment) === paid?.[0] && handCost(colour, payment) === paid[1]) return payment;
  return undefined;
}

function readSpire(name: string, text: string): Move | undefined {
  const paid = readPaid(text);
  return withColour(name, colour => {
    for (let payment = 0; payment < SPIRE_PAYMENTS; payment++) {
      const same = spireDisplayCost(colour, payment) === paid?.[0] && spireHandCost(colour, payment) === paid[1];
      if (same && isSpirePayment(colour, payment)) return spireMove(colour, payment);
    }
    return undefined;
  });
}
