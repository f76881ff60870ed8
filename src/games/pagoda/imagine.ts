import type { Seat } from '../../kernel/index.ts';
import type { Event } from './events.ts';
import { HAND, PILE } from './layout.ts';
import { readCards } from './position/read.ts';
import { card, countOf, sizeOf } from './rules/cards.ts';
import { activeSeat, type State } from './state.ts';
import { readSeen, redact, type View } from './view.ts';
import { COLOUR_COUNT, COLOURS, SEAT_COUNT } from './vocabulary.ts';

/** A card drawn to another hand. */
export const obscures = (event: Event, seat: Seat | null): boolean => redact(event, seat) !== event;

/** The cards of the hand that a line names, and the colour that it draws. */
const paidFromHand = (text: string): number =>
  Array.from(text.matchAll(/hand-(\w+)/g), ([, colour]) => card(colourNamed(colour))).reduce(
    (sum, one) => sum + one,
    0,
  );
const drawn = (text: string): number => colourNamed(/^draw (\w+)$/.exec(text)?.[1]);
const colourNamed = (name: string | undefined): number => (COLOURS as readonly (string | undefined)[]).indexOf(name);

/** Hidden hands have what the line takes from them; then of each colour as many as there are, the one that is drawn last. */
export function imagine(seen: View, seat: Seat | null, text = ''): State {
  const state = readSeen(seen);
  const { words } = state;
  const last = drawn(text);
  const acting = activeSeat(words);
  const known = seen.players.map(player => readCards(player.known ?? {}));
  const taken = acting === seat ? 0 : beyond(paidFromHand(text), known[acting]);
  let pile = readCards(seen.unseen) - taken;
  for (let other = 0; other < SEAT_COUNT; other++) {
    if (other === seat) continue;
    const held = known[other] + (other === acting ? taken : 0);
    const rest = firstOf(pile, seen.players[other].hand - sizeOf(held), last);
    words[HAND + other] = held + rest;
    pile -= rest;
  }
  words[PILE] = pile;
  return state;
}

/** The cards that are more than those known. */
function beyond(cards: number, known: number): number {
  let more = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    more += Math.max(0, countOf(cards, colour) - countOf(known, colour)) * card(colour);
  return more;
}

/** So many of the cards, those of one colour last. */
function firstOf(cards: number, count: number, last: number): number {
  let taken = 0;
  let left = count;
  for (let n = 1; n <= COLOUR_COUNT; n++) {
    const colour = (last + n + COLOUR_COUNT) % COLOUR_COUNT;
    const some = Math.min(left, countOf(cards, colour));
    taken += some * card(colour);
    left -= some;
  }
  return taken;
}
