import type { Seat } from '../../kernel/index.ts';
import type { Event } from './events.ts';
import { HAND_SIZE, PILE } from './layout.ts';
import { type Explanation, explain } from './moves/explain.ts';
import { readMove } from './moves/notation.ts';
import { readCards, readHand, readOpen, readPile } from './position/read.ts';
import { gainCard, takeFromPile } from './rules/cards.ts';
import { actor, blank, knownAt, olderAt, type State } from './state.ts';
import { redact, type View } from './view.ts';
import { COLOUR_COUNT, COLOURS, type Colour } from './vocabulary.ts';

/** A card drawn to another hand; and one changed for one like it, of which only its owner knows the colour. */
export const obscures = (event: Event, seat: Seat | null): boolean =>
  redact(event, seat) !== event || (event.kind === 'changed' && event.position === undefined && event.seat !== seat);

/** Hidden hands have what the line takes from them; then of each colour as many as there are, the one that is dealt last. */
export function imagine(seen: View, seat: Seat | null, text?: string): State {
  const state = blank(seen.options);
  readOpen(state, seen);
  readPile(state, seen.unseen);
  for (const [other, known] of seen.known.entries()) readHand(state, other, other === seat ? seen.hand! : known);
  const move = text === undefined ? undefined : readMove(state, text);
  const said = move === undefined ? undefined : explain(state, move);
  const dealt = said?.kind === 'deal' ? COLOURS.indexOf(said.card) : -1;
  const hidden = new HiddenCards(state, seen, seat);
  const acting = actor(state);
  if (said && acting >= 0 && acting !== seat)
    hidden.give(
      acting,
      listPaid(said).map(colour => COLOURS.indexOf(colour)),
    );
  hidden.fill(dealt);
  return state;
}

/** The cards that leave the hand of the seat that acts. */
function listPaid(said: Explanation): readonly Colour[] {
  if ('for' in said && said.for === 'emperor') return [];
  if ('cards' in said) return said.cards;
  return said.kind === 'exchange' || said.kind === 'change-card' ? [said.card] : [];
}

/** Cards of the pile on their way to hidden hands. C15: as long as all can tell older ones from others, they are two kinds. */
class HiddenCards {
  readonly #state: State;
  /** Of all older cards those that are still to be given, and how many each seat still gets. */
  readonly #older = new Uint8Array(COLOUR_COUNT);
  readonly #olderDue: number[];
  readonly #due: number[];

  constructor(state: State, { older, handSizes }: View, seat: Seat | null) {
    this.#state = state;
    const { cells } = state;
    if (seat !== null && older) readCards(cells, olderAt(seat), older.own);
    readCards(this.#older, 0, older?.cards);
    if (seat !== null) for (let c = 0; c < COLOUR_COUNT; c++) this.#older[c] -= cells[olderAt(seat) + c];
    this.#olderDue = handSizes.map((_, other) => (other === seat ? 0 : (older?.sizes[other] ?? 0)));
    this.#due = handSizes.map((size, other) => size - cells[HAND_SIZE + other] - this.#olderDue[other]);
  }

  /** Gives a seat what it needs beyond what is known of its hand, rather of those that aren't older. */
  give(seat: Seat, colours: readonly number[]): void {
    const known = this.#state.cells.slice(knownAt(seat), knownAt(seat) + COLOUR_COUNT);
    for (const colour of colours) {
      if (known[colour] > 0) known[colour]--;
      else if (this.#due[seat] > 0 && this.#newer(colour) > 0) this.#giveNewer(seat, colour);
      else if (this.#olderDue[seat] > 0 && this.#older[colour] > 0) this.#giveOlder(seat, colour);
    }
  }

  fill(last: number): void {
    for (const seat of this.#due.keys()) {
      for (let n = 1; n <= COLOUR_COUNT; n++) {
        const colour = (last + n + COLOUR_COUNT) % COLOUR_COUNT;
        while (this.#olderDue[seat] > 0 && this.#older[colour] > 0) this.#giveOlder(seat, colour);
        while (this.#due[seat] > 0 && this.#newer(colour) > 0) this.#giveNewer(seat, colour);
      }
    }
  }

  /** What is not older is in the pile until it is given. */
  #newer(colour: number): number {
    return this.#state.cells[PILE + colour] - this.#older[colour];
  }

  #giveNewer(seat: Seat, colour: number): void {
    takeFromPile(this.#state, colour);
    gainCard(this.#state.cells, seat, colour, false);
    this.#due[seat]--;
  }

  #giveOlder(seat: Seat, colour: number): void {
    this.#giveNewer(seat, colour);
    this.#due[seat]++;
    this.#state.cells[olderAt(seat) + colour]++;
    this.#older[colour]--;
    this.#olderDue[seat]--;
  }
}
