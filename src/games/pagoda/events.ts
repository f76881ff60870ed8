import type { RuleId, Seat } from '../../kernel/index.ts';
import type { Ability, Colour, Payment, Source, Tile } from './vocabulary.ts';

/** What happens, for log and animation. Lots, floors and places are numbered from 1. */
export type Event =
  /** `colour` is missing for those who may not see it. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly to: Source; readonly colour?: Colour }
  /** P9: the pile ran out, and the discards are the new one, of so many cards. */
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly turn: number }
  /** P14, P8 or P10 say what for. */
  | {
      readonly kind: 'discarded';
      readonly seat: Seat;
      readonly rule: RuleId;
      readonly from: Source;
      readonly colour: Colour;
    }
  /** `left` are the uses left. */
  | { readonly kind: 'ability-used'; readonly seat: Seat; readonly ability: Ability; readonly left: number }
  | { readonly kind: 'ability-gained'; readonly seat: Seat; readonly ability: Ability; readonly left: number }
  /** `rule` is P5, or P8 in a modified turn, where `payment` is empty. */
  | {
      readonly kind: 'column-built';
      readonly seat: Seat;
      readonly rule: RuleId;
      readonly lot: number;
      readonly floor: number;
      readonly place: number;
      readonly colour: Colour;
      readonly payment: Payment;
      readonly points: number;
    }
  /** `rule` is P6, or P7 for a roof. */
  | {
      readonly kind: 'tile-built';
      readonly seat: Seat;
      readonly rule: RuleId;
      readonly lot: number;
      readonly floor: number;
      readonly tile: Tile;
      readonly roof: boolean;
      readonly payment: Payment;
      readonly points: number;
    }
  | {
      readonly kind: 'spire-built';
      readonly seat: Seat;
      readonly rule: RuleId;
      readonly lot: number;
      readonly colour: Colour;
      readonly payment: Payment;
      readonly points: number;
    }
  /** `rule` is P7 for a spire, P19 for want of tiles; `complete` are the complete lots so far. */
  | { readonly kind: 'lot-complete'; readonly rule: RuleId; readonly lot: number; readonly complete: number }
  /** P18: the third lot is complete, and the game ends with this turn. */
  | { readonly kind: 'end-triggered'; readonly lastTurn: number }
  | { readonly kind: 'turn-ended'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'fan-declined'; readonly seat: Seat }
  | { readonly kind: 'game-over'; readonly points: readonly number[]; readonly winners: readonly Seat[] };

export type Emit = ((event: Event) => void) | undefined;
