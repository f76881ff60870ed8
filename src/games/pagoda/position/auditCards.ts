import { Claims, type Problem } from '../../../kernel/index.ts';
import { CARDS_OF_A_COLOUR, COLOURS, DISPLAY_SIZE, FAN_HAND_SIZE } from '../vocabulary.ts';
import type { Counts, Position } from './schema.ts';

const sum = (counts: Partial<Counts>): number => COLOURS.reduce((all, colour) => all + (counts[colour] ?? 0), 0);

/** P1, P3, P9: cards that are too many, too few or in the wrong place, whatever the phase. */
export function auditCards(position: Position): Problem[] {
  const claims = new Claims();
  const { discards = {}, pile } = position;
  for (const colour of COLOURS) {
    let count = discards[colour] ?? 0;
    for (const { display, hand } of position.players) count += (display[colour] ?? 0) + (hand[colour] ?? 0);
    if (pile) {
      count += pile[colour] ?? 0;
      claims.claim(
        count === CARDS_OF_A_COLOUR,
        'pile',
        `makes ${count} ${colour} cards in all, not ${CARDS_OF_A_COLOUR}`,
        'P1',
      );
    } else
      claims.claim(
        count <= CARDS_OF_A_COLOUR,
        'players',
        `and discards hold ${count} ${colour} cards, more than ${CARDS_OF_A_COLOUR}`,
        'P1',
      );
  }
  if (pile) claims.claim(sum(pile) > 0, 'pile', 'is empty, but then the discards are shuffled at once', 'P9');
  for (const [seat, { display, hand, known = {} }] of position.players.entries()) {
    const path = `players[${seat}]`;
    claims.claim(
      sum(display) <= DISPLAY_SIZE,
      `${path}.display`,
      `has ${sum(display)} cards, more than ${DISPLAY_SIZE}`,
      'P9',
    );
    claims.claim(
      sum(hand) <= FAN_HAND_SIZE,
      `${path}.hand`,
      `has ${sum(hand)} cards, more than ${FAN_HAND_SIZE}`,
      'P13',
    );
    for (const colour of COLOURS) {
      const fits = (known[colour] ?? 0) <= (hand[colour] ?? 0);
      claims.claim(fits, `${path}.known`, `has more ${colour} cards than the hand`, 'P9');
    }
  }
  return claims.problems;
}
