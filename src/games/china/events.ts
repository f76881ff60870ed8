import type { RuleId, Seat } from '../../kernel/index.ts';
import type { Payment } from './moves/explain.ts';
import type { Colour, Owner, Piece, Special, TileColour } from './vocabulary.ts';

/** What happened, for log and animation. Spaces, posts and provinces by id. A card left out is one you may not see. */
export type Event =
  | { readonly kind: 'dealt'; readonly to: 'hand'; readonly seat: Seat; readonly card?: Colour }
  | { readonly kind: 'dealt'; readonly to: 'row'; readonly position: number; readonly card: Colour }
  | { readonly kind: 'dealt'; readonly to: 'emperor'; readonly card: Colour }
  | { readonly kind: 'tile-laid'; readonly space: string }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'committed';
      readonly seat: Seat;
      readonly owner: Owner;
      readonly target: string;
      readonly cards: Payment;
    }
  | { readonly kind: 'revealed'; readonly space: string; readonly colour: TileColour }
  /** `cards` are left out when they were paid with a commit. */
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly owner: Owner;
      readonly piece: Piece;
      readonly at: string;
      readonly cards?: Payment;
    }
  | { readonly kind: 'tile-taken'; readonly owner: Owner; readonly space: string; readonly colour: TileColour }
  | { readonly kind: 'completed'; readonly province: string }
  | {
      readonly kind: 'scored';
      readonly seat: Seat;
      readonly rule: RuleId;
      readonly province: string;
      readonly points: number;
    }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly card: Colour }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly card: Colour }
  | { readonly kind: 'influence'; readonly seat: Seat; readonly colour: Colour; readonly from?: Seat }
  | { readonly kind: 'special'; readonly seat: Seat; readonly special: Special }
  /** Without more when the two cards are alike: row and hand look as before. */
  | {
      readonly kind: 'changed';
      readonly seat: Seat;
      readonly position?: number;
      readonly gave?: Colour;
      readonly took?: Colour;
    }
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly from: 'row';
      readonly position: number;
      readonly card: Colour;
    }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly from: 'pile'; readonly card?: Colour }
  | { readonly kind: 'rested'; readonly seat: Seat }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'last-round' }
  /** C16: `round` after the last turn, `full` when nothing could be placed any more. */
  | {
      readonly kind: 'over';
      readonly reason: 'round' | 'full';
      readonly points: readonly number[];
      readonly winners: readonly Seat[];
    };

export type Emit = ((event: Event) => void) | undefined;
