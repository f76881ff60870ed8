import { defineRefusals, naming, type Refusal } from '../../../kernel/index.ts';

/** Every reason why a move can be refused. */
export const refusals = defineRefusals({
  over: ['P18', 'The game is over.'],
  dealing: ['P9', 'Cards are being drawn.'],
  'no-draw': ['P9', 'No card is drawn now.'],
  'pile-lacks': ['P9', 'There’s no card of this colour left in the pile.'],

  'column-first': ['P4', 'Build at least one column or spire before you end your turn.'],
  'column-limit': ['P4', 'You’ve built 3 columns this turn. Only the Lantern allows a 4th.'],
  'beginners-limit': ['P4', 'You’ve built 3 columns this turn, the maximum.'],
  'lantern-limit': ['P17', 'You’ve built 4 columns this turn, the maximum even with the Lantern.'],

  'lot-complete': ['P7', 'This pagoda is complete.'],
  'lot-exhausted': ['P19', 'No tile of this colour is left, so this lot counts as complete.'],
  'floor-full': ['P5', 'This floor already has 4 columns. A tile comes next.'],
  'floor-colour': ['P5', 'This floor’s columns are a different colour.'],
  'no-card': ['P5', 'You don’t have this card there. A column costs one card of its colour.'],
  'no-colour-card': ['P5', 'You have no card of this colour, and a column costs one card of its colour.'],
  'no-pair': ['P15', 'You don’t have these two cards there for the Rice bowl.'],
  'no-bowl': ['P15', 'You have no Rice bowl to use, and two cards only count as one with it.'],
  'bowl-used': ['P12', 'You’ve already used the Rice bowl this turn.'],

  'floor-unfinished': ['P6', 'A tile needs 4 columns under it.'],
  'tile-background': ['P6', 'The tile’s background must match this floor’s colour.'],
  'tile-taken': ['P6', 'This tile has already been built.'],
  'no-tile-card': ['P6', 'You don’t have this card there. A tile costs one card of its background colour.'],
  'no-background-card': ['P6', 'You have no card of this colour, and a tile costs one card of its background colour.'],
  'no-tile-pair': ['P16', 'You don’t have these two cards there for the Buddha.'],
  'no-buddha': ['P16', 'You have no Buddha to use, and two cards only pay for a tile with it.'],
  'buddha-used': ['P12', 'You’ve already used the Buddha this turn.'],
  'no-column-after-tile': ['P10', 'After this tile you couldn’t build a column this turn.'],

  'spire-limit': ['P7', 'A spire counts as a column, and you have no column left this turn.'],
  'spire-unpayable': [
    'P7',
    'After this tile you couldn’t pay for the spire, and a roof must get its spire in the same turn.',
  ],
  'spire-due': ['P7', 'You’ve started a roof. Build its spire first.'],
  'no-roof': ['P7', 'A spire comes with a roof. Build the roof tile first.'],
  'spire-colour': ['P7', 'This roof needs a spire of another colour.'],
  'no-spire-cards': ['P7', 'You don’t have these cards there. A spire costs two cards of its colour.'],
  'no-spire-pair': ['P7', 'You don’t have two cards of this colour, and a spire costs two cards of its colour.'],

  'lantern-used': ['P12', 'You’ve already used the Lantern this turn.'],
  'no-lantern': ['P17', 'You have no Lantern to use.'],
  'no-column-after-lantern': [
    'P10',
    'Using the Lantern rules out a modified turn, and you couldn’t build a column any other way.',
  ],

  'dragon-used': ['P12', 'You’ve already used the Dragon this turn.'],
  'no-dragon': ['P14', 'You have no Dragon to use.'],
  'dragon-late': ['P14', 'You can only use the Dragon at the start of your turn.'],
  'dragon-unfinished': ['P14', 'You’re using the Dragon: discard more cards, or draw.'],
  'no-dragon-begun': ['P14', 'Discard at least one card with the Dragon before you draw.'],
  'no-dragon-card': ['P14', 'You don’t have this card there.'],
  'dragon-order': ['P14', 'Cards are discarded in a fixed order, display first. This one should have come earlier.'],

  'discards-unfinished': ['P8', 'A modified turn needs four discards. Discard the others first.'],
  'discards-done': ['P8', 'You’ve discarded four cards. Now build your column.'],
  'discard-late': ['P8', 'Choose a modified turn before you do anything else. Only the Dragon may come first.'],
  'beginners-discard-late': ['P8', 'Choose a modified turn before you do anything else.'],
  'no-open-floor': [
    'P8',
    'No floor can take a column now, so a modified turn would build nothing. Take a normal turn.',
  ],
  'no-discard': ['P8', 'You don’t have this card there.'],
  'discard-order': ['P8', 'Cards are discarded in a fixed order, display first. This one should have come earlier.'],
  'discard-too-far': [
    'P8',
    'Cards are discarded in a fixed order, display first. After this one there wouldn’t be enough left.',
  ],
  'discard-first': [
    'P8',
    'To build a column without a card of its colour, take a modified turn: discard four cards first.',
  ],
  'only-column': ['P8', 'A modified turn builds one column and nothing else.'],
  'column-is-paid': ['P8', 'Your four discards have paid for this column. It costs nothing more.'],
  'no-ability': ['P8', 'In a modified turn only the Fan can be used, after refilling.'],

  stuck: ['P10', 'No column is possible this turn: discard four cards.'],
  'modified-only': ['P10', 'You can’t build a column any other way: take a modified turn.'],
  'stuck-discards-unfinished': [
    'P10',
    'No column is possible this turn, so it needs four discards. Discard the others first.',
  ],
  'stuck-no-discard': ['P10', 'You don’t have this card there.'],
  'stuck-discard-order': [
    'P10',
    'Cards are discarded in a fixed order, display first. This one should have come earlier.',
  ],
  'stuck-discard-too-far': [
    'P10',
    'Cards are discarded in a fixed order, display first. After this one there wouldn’t be enough left.',
  ],

  'fan-undecided': ['P13', 'Your turn is over, except for the Fan. Use it or not?'],
  'no-fan': ['P13', 'You have no Fan to use.'],
  'fan-early': ['P13', 'Use the Fan at the end of your turn, once your cards are refilled.'],

  'no-abilities': ['P22', 'The beginners’ game has no abilities.'],
});

/** Lines that read like moves, but pay with cards that nobody may pay with. */
export const mispaid = defineRefusals({
  'column-payment': ['P5', 'A column costs one card of its own colour.'],
  'tile-payment': ['P6', 'A tile costs one card of its background colour.'],
  'spire-payment': ['P7', 'A spire costs two cards of its own colour.'],
});

export type RefusalReason = keyof typeof refusals | keyof typeof mispaid;

/** P5: the sentence names the card. */
export const missingCard = (colour: string): Refusal =>
  naming(refusals['no-colour-card'], `You have no ${colour} card, and a column costs one card of its colour.`, {
    colour,
  });

/** P6: the sentence names the card. */
export const missingTileCard = (colour: string): Refusal =>
  naming(
    refusals['no-background-card'],
    `You have no ${colour} card, and a tile costs one card of its background colour.`,
    { colour },
  );

/** P7: the sentence names the cards. */
export const missingSpireCards = (colour: string): Refusal =>
  naming(refusals['no-spire-pair'], `You don’t have two ${colour} cards, and a spire costs two cards of its colour.`, {
    colour,
  });

/** Reasons that other cards would remove, the most telling first. */
export const ABOUT_CARDS: readonly string[] = [
  'spire-unpayable',
  'no-column-after-tile',
  'no-colour-card',
  'no-background-card',
  'no-spire-pair',
  'no-card',
  'no-tile-card',
  'no-spire-cards',
  'no-pair',
  'no-tile-pair',
  'bowl-used',
  'buddha-used',
  'no-bowl',
  'no-buddha',
  'no-abilities',
];

/** What a rule says about a move: why not, or nothing. */
export type Verdict = Refusal | undefined;
