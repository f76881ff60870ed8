import type { Move } from '../../../kernel/index.ts';
import { writePlace } from '../position/write.ts';
import { isRoof } from '../rules/lots.ts';
import { displayCost, handCost, spireDisplayCost, spireHandCost, writePayment } from '../rules/payments.ts';
import { backgroundOf, slotOf } from '../rules/supply.ts';
import type { State } from '../state.ts';
import { type Ability, COLOURS, type Colour, type Payment, type Source, type Tile } from '../vocabulary.ts';
import {
  columnColour,
  columnLot,
  columnPayment,
  discardPlace,
  dragonPlace,
  drawnColour,
  kindOf,
  modifiedColour,
  modifiedLot,
  spireColour,
  spirePayment,
  tileBuilt,
  tileLot,
  tilePayment,
} from './packing.ts';

/** A move for people and JSON. Lots are numbered from 1 to 6. */
export type Explanation =
  /** The dealer draws a card of this colour; `view` tells for whom. */
  | { readonly kind: 'draw'; readonly colour: Colour }
  /** Ends the turn (P9). */
  | { readonly kind: 'end' }
  /** Uses the Fan after the refill (P13). */
  | { readonly kind: 'fan' }
  /** Leaves the Fan unused (P13). */
  | { readonly kind: 'pass' }
  /** Uses the Lantern (P17). */
  | { readonly kind: 'lantern' }
  /** Discards one more card with the Dragon (P14): in ascending order, display before hand, each in the order of the colours. */
  | { readonly kind: 'dragon'; readonly from: Source; readonly colour: Colour }
  /** No more discards: the Dragon's cards are drawn (P14). */
  | { readonly kind: 'dragon-end' }
  /** Discards one of the four cards of a modified turn (P8) or of a turn without any possible column (P10), in the same ascending order. */
  | { readonly kind: 'discard'; readonly from: Source; readonly colour: Colour }
  /** Builds the column of a modified turn, after its four discards (P8). */
  | { readonly kind: 'modified-column'; readonly lot: number; readonly colour: Colour }
  /** Builds a column (P5): one card of its colour, or with the Rice bowl two cards of one colour (P15). */
  | { readonly kind: 'column'; readonly lot: number; readonly colour: Colour; readonly payment: Payment }
  /**
   * Builds a tile (P6): one card of its background, or with Buddha two cards of one colour (P16).
   * `roof` is true where the lot's top floor is its last one: the tile is the roof then, and its `spire` follows (P7).
   */
  | {
      readonly kind: 'tile';
      readonly lot: number;
      readonly tile: Tile;
      readonly roof: boolean;
      readonly payment: Payment;
    }
  /** Builds the spire of the roof just begun (P7): two cards of its colour, or with the Rice bowl one and two of one colour (P15). */
  | { readonly kind: 'spire'; readonly colour: Colour; readonly payment: Payment };

export function explain(state: State, move: Move): Explanation {
  const kind = kindOf(move);
  switch (kind) {
    case 'draw':
      return { kind, colour: COLOURS[drawnColour(move)] };
    case 'end':
    case 'fan':
    case 'pass':
    case 'lantern':
    case 'dragon-end':
      return { kind };
    case 'dragon':
      return { kind, ...writePlace(dragonPlace(move)) };
    case 'discard':
      return { kind, ...writePlace(discardPlace(move)) };
    case 'modified-column':
      return { kind, lot: modifiedLot(move) + 1, colour: COLOURS[modifiedColour(move)] };
    case 'column': {
      const colour = columnColour(move);
      const payment = columnPayment(move);
      return {
        kind,
        lot: columnLot(move) + 1,
        colour: COLOURS[colour],
        payment: writePayment(displayCost(colour, payment), handCost(colour, payment)),
      };
    }
    case 'tile': {
      const tile = tileBuilt(move);
      const background = backgroundOf(tile);
      const payment = tilePayment(move);
      return {
        kind,
        lot: tileLot(move) + 1,
        tile: { background: COLOURS[background], slot: COLOURS[slotOf(tile)] },
        roof: isRoof(state, tileLot(move)),
        payment: writePayment(displayCost(background, payment), handCost(background, payment)),
      };
    }
    case 'spire': {
      const colour = spireColour(move);
      const payment = spirePayment(move);
      return {
        kind,
        colour: COLOURS[colour],
        payment: writePayment(spireDisplayCost(colour, payment), spireHandCost(colour, payment)),
      };
    }
  }
}

/** P15, P16: the ability that a move pays with, which stands for one card by two. */
export function payingAbility(explained: Explanation): Ability | undefined {
  if (!('payment' in explained)) return undefined;
  const { display, hand } = explained.payment;
  const cards = display.length + hand.length;
  switch (explained.kind) {
    case 'column':
      return cards > 1 ? 'bowl' : undefined;
    case 'tile':
      return cards > 1 ? 'buddha' : undefined;
    case 'spire':
      return cards > 2 ? 'bowl' : undefined;
  }
}
