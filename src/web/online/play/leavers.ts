import type { SeatState } from '../../../api/index.ts';

/** How somebody left a game for good. */
export type HowLeft = 'resigned' | 'ranOut';

export const findLeavers = (seats: readonly SeatState[]): readonly (HowLeft | undefined)[] =>
  seats.map(({ resigned, ranOut }) => (ranOut ? 'ranOut' : resigned ? 'resigned' : undefined));
