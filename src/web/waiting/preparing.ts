import type { CommandFrame, TableState } from '../../api/index.ts';
import type { AnyOptions, Seat } from '../../kernel/index.ts';
import type { ClockSetting } from '../../table/clock.ts';
import type { Timing } from './timing.ts';
import type { Audience } from './words.ts';

type Change = Extract<CommandFrame, { kind: 'change' }>;

const clockSetting = ({ clock }: TableState): ClockSetting => {
  if (clock.kind === 'live') return { kind: 'live', base: clock.base, increment: clock.increment };
  if (clock.kind === 'none') return { kind: 'none' };
  return { kind: 'days', days: clock.days, ...(clock.weekends !== undefined && { weekends: clock.weekends }) };
};

export const toTiming = (state: TableState): Timing => ({
  clock: clockSetting(state),
  timeout: state.timeout ?? 'ask',
  ...(state.away !== undefined && { away: state.away }),
});

/** A change of the settings of a table: what is not named stays as it is. */
export function toChange(
  state: TableState,
  wish: {
    options?: AnyOptions;
    timing?: Timing;
    shuffle?: boolean;
    whenFull?: boolean;
    public?: boolean;
    audience?: Audience;
  },
): Change {
  const { clock, timeout, away } = wish.timing ?? toTiming(state);
  return {
    kind: 'change',
    options: { ...(wish.options ?? state.options) },
    clock,
    timeout,
    ...(clock.kind === 'none' && away !== undefined && { away }),
    shuffle: wish.shuffle ?? state.shuffle,
    whenFull: wish.whenFull ?? state.whenFull ?? false,
    ...(wish.public !== undefined && { public: wish.public }),
    ...(wish.audience && accessOf(wish.audience)),
  };
}

/** For each seat, the place its occupant comes from once somebody has moved to another one. */
export function orderAfter(seats: number, from: Seat, to: Seat): Seat[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

export const accessOf = (audience: Audience): { watching: boolean; gallery: boolean } => ({
  watching: audience !== 'nobody',
  gallery: audience === 'named',
});

export const audienceOf = ({ watching, gallery }: Pick<TableState, 'watching' | 'gallery'>): Audience =>
  !watching ? 'nobody' : gallery === false ? 'counted' : 'named';
