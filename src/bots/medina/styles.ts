import { GRID, TOWER_COUNT } from '../../games/medina/board/board.ts';
import { BUILDING_OF, CELLS, LINKS, NONE, NUMBER_BITS, ROOF_OF, TOWER_TILES } from '../../games/medina/layout.ts';
import { type State, wellOf } from '../../games/medina/state.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Style } from '../styles/style.ts';
import { measureOthers, palacesOf, promiseOfPalaces } from './characters.ts';
import { standing, survey } from './standing.ts';

/** By how many points a seat is ahead of the best of the others. */
function measureLead(state: State, seat: Seat): number {
  survey(state);
  let rival = 0;
  for (let other = 0; other < state.setup.players; other++)
    if (other !== seat) rival = Math.max(rival, standing.points[other]);
  return standing.points[seat] - rival;
}

/** The palaces two spaces away from the well. */
function palacesNearWell(state: State): readonly number[] {
  const { bytes, setup } = state;
  const { stride } = setup.board;
  const well = wellOf(state);
  if (well < 0) return [];
  return [well - 2 * stride, well - 2, well + 2, well + 2 * stride].flatMap(cell => {
    const stands = cell < 0 || cell >= GRID ? 0 : bytes[CELLS + cell];
    return stands >= BUILDING_OF ? [stands & NUMBER_BITS] : [];
  });
}

export const styles: readonly Style<State>[] = [
  {
    name: 'early-roofer',
    judge: (state, seat) => measureLead(state, seat) + 6 * palacesOf(state, seat).length,
  },
  {
    name: 'well-taker',
    judge(state, seat) {
      let liked = 0;
      for (const palace of palacesNearWell(state)) {
        const roof = state.bytes[ROOF_OF + palace];
        liked += roof === seat ? 8 : roof === NONE ? 2 : -2;
      }
      return measureLead(state, seat) + liked;
    },
  },
  {
    name: 'palace-builder',
    judge: (state, seat) => measureLead(state, seat) + 2 * promiseOfPalaces(state, seat),
  },
  {
    name: 'tower-taker',
    judge(state, seat) {
      const { bytes } = state;
      let liked = 0;
      for (const palace of palacesOf(state, seat)) if (bytes[LINKS + palace] !== 0) liked += 4;
      for (let tower = 0; tower < TOWER_COUNT; tower++) if (bytes[TOWER_TILES + tower] === seat) liked += 3;
      return measureLead(state, seat) + liked;
    },
  },
  {
    name: 'blocker',
    judge: (state, seat) => measureLead(state, seat) - measureOthers(state, seat) / (state.setup.players - 1),
  },
];
