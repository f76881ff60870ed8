import { HAND_SIZE, HANDS, KNOWN, OLDER, OWNER_COUNT, PILE } from '../layout.ts';
import { knownAt, olderAt, sumCells } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';

// C15: all have seen the discards that become the pile. So of the cards that were hidden in hands at that time, the older ones,
// everybody knows which there are, though not who has which; and none of them is in the pile.

/** The discards become the pile: all that is not known of the hands is older. */
export function rememberOlder(cells: Uint8Array): void {
  for (let i = 0; i < OWNER_COUNT * COLOUR_COUNT; i++) cells[OLDER + i] = cells[HANDS + i] - cells[KNOWN + i];
}

/**
 * A card that was not known is about to leave a hand. Where nobody can tell whether it is an older one or has come from the new
 * pile, the two are mixed up, and from then on no card counts as older.
 */
export function forgetOlder(cells: Uint8Array, seat: number, colour: number): void {
  const older = sumCells(cells, olderAt(seat), COLOUR_COUNT);
  if (older === 0 || countOlder(cells, colour) === 0) return;
  const newer = cells[HAND_SIZE + seat] - sumCells(cells, knownAt(seat), COLOUR_COUNT) - older;
  if (newer === 0 || newerOf(cells, colour) === 0) cells[olderAt(seat) + colour]--;
  else cells.fill(0, OLDER, OLDER + OWNER_COUNT * COLOUR_COUNT);
}

/** The older cards of a colour in all hands together: known to all. */
export function countOlder(cells: Uint8Array, colour: number): number {
  let count = 0;
  for (let i = colour; i < OWNER_COUNT * COLOUR_COUNT; i += COLOUR_COUNT) count += cells[OLDER + i];
  return count;
}

/** The other cards of a colour that nobody has seen, in the pile or in hands: known to all. */
function newerOf(cells: Uint8Array, colour: number): number {
  let count = cells[PILE + colour];
  for (let i = colour; i < OWNER_COUNT * COLOUR_COUNT; i += COLOUR_COUNT) {
    count += cells[HANDS + i] - cells[KNOWN + i] - cells[OLDER + i];
  }
  return count;
}
