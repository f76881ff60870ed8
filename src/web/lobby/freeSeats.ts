import type { ListedTable } from '../../api/index.ts';

/** How many seats somebody may take: those kept for others do not count. */
export const countFree = ({ state, kept }: ListedTable): number =>
  state.seats.filter(seat => seat.kind === 'open' && seat.kept === undefined).length + (kept ? 1 : 0);
