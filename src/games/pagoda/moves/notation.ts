import type { Move } from '../../../kernel/index.ts';
import { writePlace } from '../position/positions.ts';
import { listOf, paymentOf } from '../rules/paid.ts';
import { displayCost, handCost, spireDisplayCost, spireHandCost } from '../rules/payments.ts';
import { isRoof } from '../rules/roof.ts';
import { backgroundOf, slotOf } from '../rules/tiles.ts';
import type { State } from '../state.ts';
import { COLOURS, K } from '../vocabulary.ts';
import type { Explanation } from './explain.ts';
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

// `column 3 yellow pay red+hand-red`: cards of the hand have a prefix, all others come from the display.
const HAND_PREFIX = 'hand-';

const cardsText = (fromDisplay: number, fromHand: number): string =>
  [...listOf(fromDisplay), ...listOf(fromHand).map(colour => HAND_PREFIX + colour)].join('+');
const placeText = (place: number): string => (place < K ? '' : HAND_PREFIX) + COLOURS[place % K];
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
        payment: paymentOf(displayCost(colour, payment), handCost(colour, payment)),
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
        payment: paymentOf(displayCost(background, payment), handCost(background, payment)),
      };
    }
    case 'spire': {
      const colour = spireColour(move);
      const payment = spirePayment(move);
      return {
        kind,
        colour: COLOURS[colour],
        payment: paymentOf(spireDisplayCost(colour, payment), spireHandCost(colour, payment)),
      };
    }
  }
}
