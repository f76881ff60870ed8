import type { TableState } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';

/** When a bot may be asked for in place of a person who is away: now, from a moment on, in their turn, or once they are late. */
export type Replacing =
  | { readonly kind: 'now' | 'in-turn' | 'late' }
  | { readonly kind: 'from'; readonly moment: number };

export function whenReplaced(
  { late, clock, actor, replaceFrom }: TableState,
  seat: Seat,
  serverNow: number,
): Replacing {
  if (late === seat) return { kind: 'now' };
  if (clock.kind !== 'none') return { kind: 'late' };
  if (actor !== seat) return { kind: 'in-turn' };
  return replaceFrom === undefined || replaceFrom <= serverNow
    ? { kind: 'now' }
    : { kind: 'from', moment: replaceFrom };
}
