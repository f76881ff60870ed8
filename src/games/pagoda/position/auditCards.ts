import { Claims, type Problem } from '../../../kernel/index.ts';
import { CARDS_OF_A_COLOUR, COLOURS, DISPLAY_SIZE, FAN_HAND_SIZE } from '../vocabulary.ts';
import type { Counts, Position } from './schema.ts';

const sum = (counts: Partial<Counts>): number => COLOURS.reduce((all, colour) => all + (counts[colour] ?? 0), 0);

/** P1, P3, P9: cards that are too many, too few or in the wrong place, whatever the phase. */
export function auditCards(position: Position): Problem[] {
  const claims = new Claims();
  checkColours(claims, position);
  const { pile } = position;
  if (pile)
    claims.claim(sum(pile) > 0, 'pile', 'is empty, but then the discards are shuffled at once', 'P9', 'pile-empty');
  for (const [seat, { display, hand, known = {} }] of position.players.entries()) {
    const path = `players[${seat}]`;
    const shown = sum(display);
    const held = sum(hand);
    claims.claim(
      shown <= DISPLAY_SIZE,
      `${path}.display`,
      `has ${shown} cards, more than ${DISPLAY_SIZE}`,
      'P9',
      'display-too-large',
      { seat, count: shown, most: DISPLAY_SIZE },
    );
    claims.claim(
      held <= FAN_HAND_SIZE,
      `${path}.hand`,
      `has ${held} cards, more than ${FAN_HAND_SIZE}`,
      'P13',
      'hand-too-large',
      { seat, count: held, most: FAN_HAND_SIZE },
    );
    for (const colour of COLOURS)
      claims.claim(
        (known[colour] ?? 0) <= (hand[colour] ?? 0),
        `${path}.known`,
        `has more ${colour} cards than the hand`,
        'P9',
        'known-not-held',
        { seat, colour },
      );
  }
  return claims.problems;
}

/** P1: as many cards of a colour as the game has, or no more where the pile is not told. */
function checkColours(claims: Claims, { discards = {}, pile, players }: Position): void {
  for (const colour of COLOURS) {
    const elsewhere = players.reduce(
      (count, { display, hand }) => count + (display[colour] ?? 0) + (hand[colour] ?? 0),
      discards[colour] ?? 0,
    );
    const count = elsewhere + (pile?.[colour] ?? 0);
    const parameters = { colour, count, most: CARDS_OF_A_COLOUR };
    if (pile)
      claims.claim(
        count === CARDS_OF_A_COLOUR,
        'pile',
        `makes ${count} ${colour} cards in all, not ${CARDS_OF_A_COLOUR}`,
        'P1',
        'cards-miscounted',
        parameters,
      );
    else
      claims.claim(
        count <= CARDS_OF_A_COLOUR,
        'players',
        `and discards hold ${count} ${colour} cards, more than ${CARDS_OF_A_COLOUR}`,
        'P1',
        'too-many-cards',
        parameters,
      );
  }
}
