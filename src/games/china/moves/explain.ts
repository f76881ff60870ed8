import type { Move } from '../../../kernel/index.ts';
import { paymentCards } from '../rules/payments.ts';
import type { State } from '../state.ts';
import { COLOUR_COUNT, COLOURS, type Colour, TILE_COLOURS, type TileColour } from '../vocabulary.ts';
import { changedCard, changedPosition, indexOf, moveKind, nameTarget, paymentOf, targetOf } from './packing.ts';

/** What a piece is paid with (C6, C36): one card, or two; of two, the colour that comes first in `COLOURS` is first. */
export type Payment = readonly [Colour] | readonly [Colour, Colour];

/** For whom a piece is placed: for the seat to act, or by it for the Emperor (C27). */
export type For = 'self' | 'emperor';

/**
 * A move for people and JSON. Spaces, posts and provinces are named by their ids (`han3`, `post1`, `han`);
 * positions in the row are 0 to 3.
 */
export type Explanation =
  /** C9: a palace on a space or post, paid. Not the first palace of a province when bonus tiles are played: that is `commit`. */
  | { readonly kind: 'palace'; readonly for: For; readonly space: string; readonly cards: Payment }
  /** C10: an emissary on the dragon place. */
  | { readonly kind: 'emissary'; readonly for: For; readonly province: string; readonly cards: Payment }
  /** C22 */
  | { readonly kind: 'fortification'; readonly space: string; readonly cards: Payment }
  /**
   * C32, only with bonus tiles: the first palace of a province, announced and paid before its tiles are turned up. `target` is
   * the province, and `choose` follows; or a border post of which at least one province has no palace: it is placed after the reveal.
   */
  | { readonly kind: 'commit'; readonly for: For; readonly target: string; readonly cards: Payment }
  /** C32: after the reveal, the palace space (never a post) in the province committed to. */
  | { readonly kind: 'choose'; readonly space: string }
  /** C6: no second piece. */
  | { readonly kind: 'stop' }
  /** C14: the card discarded. */
  | { readonly kind: 'exchange'; readonly card: Colour }
  /** C16: a seat without cards. */
  | { readonly kind: 'pass' }
  /** C25: which of the cards just played is kept; asked only if they differ. */
  | { readonly kind: 'keep'; readonly card: Colour }
  /** C13, C14: the card at this position of the row. */
  | { readonly kind: 'draw-row'; readonly position: number }
  /** C13, C14: the top card of the pile; a `deal` follows. */
  | { readonly kind: 'draw-pile' }
  /** C27: no piece for the Emperor now; asked only if his cards allow one. */
  | { readonly kind: 'rest' }
  /** C29: the Emperor's turn comes now. */
  | { readonly kind: 'emperor-first' }
  /** C29: this card of the hand for that card of the row. */
  | { readonly kind: 'change-card'; readonly card: Colour; readonly position: number }
  /** The dealer: the next card, wherever it goes. */
  | { readonly kind: 'deal'; readonly card: Colour }
  /** The dealer: one of two bonus tiles of the next province lies on this space (C31). */
  | { readonly kind: 'lay-tile'; readonly space: string }
  /** The dealer: the colour of the next bonus tile turned up (C32). */
  | { readonly kind: 'reveal'; readonly colour: TileColour };

/** What a move means, by names. */
export function explain(state: State, move: Move): Explanation {
  const { board } = state;
  const kind = moveKind(move);
  const index = indexOf(move);
  const card = COLOURS[index % COLOUR_COUNT];
  const cards = paymentCards[paymentOf(index)];
  const target = targetOf(index);
  switch (kind) {
    case 'palace':
      return { kind, for: 'self', space: board.spaceIds[target], cards };
    case 'emissary':
      return { kind, for: 'self', province: board.provinceIds[target], cards };
    case 'fortification':
      return { kind, space: board.spaceIds[target], cards };
    case 'commit':
      return { kind, for: 'self', target: nameTarget(state, target), cards };
    case 'emperor-palace':
      return { kind: 'palace', for: 'emperor', space: board.spaceIds[target], cards };
    case 'emperor-emissary':
      return { kind: 'emissary', for: 'emperor', province: board.provinceIds[target], cards };
    case 'emperor-commit':
      return { kind: 'commit', for: 'emperor', target: nameTarget(state, target), cards };
    case 'choose':
    case 'lay-tile':
      return { kind, space: board.spaceIds[index] };
    case 'exchange':
    case 'keep':
    case 'deal':
      return { kind, card };
    case 'draw-row':
      return { kind, position: index };
    case 'change-card':
      return { kind, card: COLOURS[changedCard(index)], position: changedPosition(index) };
    case 'reveal':
      return { kind, colour: TILE_COLOURS[index] };
    default:
      return { kind };
  }
}
