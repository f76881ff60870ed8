import type { State } from '../../games/china/state.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Style } from '../styles/style.ts';
import { measureOthers, promiseOfAlliances, promiseOfProvinces, promiseOfRoads } from './characters.ts';
import { points, survey } from './standing.ts';

/** By how many points a seat is ahead of the best of the others. */
function measureLead(state: State, seat: Seat): number {
  survey(state);
  let rival = 0;
  for (let other = 0; other < state.options.players; other++)
    if (other !== seat) rival = Math.max(rival, points[other]);
  return points[seat] - rival;
}

export const styles: readonly Style<State>[] = [
  { name: 'road-builder', judge: (state, seat) => measureLead(state, seat) + promiseOfRoads(seat) },
  { name: 'alliance-builder', judge: (state, seat) => measureLead(state, seat) + promiseOfAlliances(state, seat) },
  { name: 'province-taker', judge: (state, seat) => measureLead(state, seat) + 2 * promiseOfProvinces(state, seat) },
  {
    name: 'blocker',
    judge: (state, seat) => measureLead(state, seat) - measureOthers(state, seat) / (state.options.players - 1),
  },
];
