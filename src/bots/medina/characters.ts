import { COLOUR_OF, GROWING, NONE, OWNED, PALACES, ROOF_OF, ROOM, SIZE } from '../../games/medina/layout.ts';
import type { State } from '../../games/medina/state.ts';
import { COLOUR_COUNT } from '../../games/medina/vocabulary.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Character } from '../bot.ts';
import { standing, survey } from './standing.ts';

/** The palaces of a seat. */
export const palacesOf = ({ bytes }: State, seat: Seat): readonly number[] =>
  Array.from({ length: COLOUR_COUNT }, (_, colour) => bytes[OWNED + seat * COLOUR_COUNT + colour]).filter(
    palace => palace !== NONE,
  );

/** What palaces of one's own and those that could become so are like: large, with room to grow. */
export function promiseOfPalaces(state: State, seat: Seat): number {
  const { bytes } = state;
  let sum = 0;
  for (const palace of palacesOf(state, seat)) sum += 2 * bytes[SIZE + palace] + bytes[ROOM + palace] / 2 - 6;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const growing = bytes[GROWING + colour];
    if (growing !== NONE && bytes[OWNED + seat * COLOUR_COUNT + colour] === NONE) sum += bytes[SIZE + growing];
  }
  return sum;
}

/** What the palaces of all others have and can get. Uses the last `survey`. */
export function measureOthers(state: State, seat: Seat): number {
  const { bytes, setup } = state;
  let sum = 0;
  for (let other = 0; other < setup.players; other++) {
    if (other === seat) continue;
    for (const palace of palacesOf(state, other))
      sum += standing.worth[palace] + standing.merchantsNear[palace] + bytes[ROOM + palace] / 2;
  }
  return sum;
}

/** What others could still take, as a palace that nobody has or a colour that they lack. */
function measureChances({ bytes, setup }: State, seat: Seat): number {
  let sum = 0;
  for (let palace = 0; palace < bytes[PALACES]; palace++) {
    if (bytes[ROOF_OF + palace] !== NONE) continue;
    for (let other = 0; other < setup.players; other++)
      if (other !== seat && bytes[OWNED + other * COLOUR_COUNT + bytes[COLOUR_OF + palace]] === NONE)
        sum += standing.worth[palace];
  }
  return sum;
}

export function like(state: State, seat: Seat, character: Character): number {
  if (character === 'builder') return promiseOfPalaces(state, seat);
  survey(state);
  return -measureOthers(state, seat) - measureChances(state, seat);
}
