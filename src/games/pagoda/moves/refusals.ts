import { defineRefusals, type Refusal } from '../../../kernel/index.ts';

/** Every reason why a move can be refused. */
export const refusals = defineRefusals({
  over: ['P18', 'The game is over.'],
  dealing: ['P9', 'Cards are being drawn; wait for them.'],
  'no-draw': ['P9', 'No card is drawn now.'],
  'pile-lacks': ['P9', 'The pile has no card of this colour.'],

  'column-first': ['P4', 'Build at least one column, or a spire, before you end your turn.'],
  'column-limit': ['P4', 'You have built 3 columns this turn; only the Lantern allows a 4th.'],
  'lantern-limit': ['P17', 'You have built 4 columns this turn, the most that the Lantern allows.'],

  'lot-complete': ['P7', 'This pagoda is complete; nothing more is built here.'],
  'lot-exhausted': ['P19', 'No tile of this colour is left, so this lot counts as complete.'],
  'floor-full': ['P5', 'This floor has its 4 columns; a tile comes next.'],
  'floor-colour': ['P5', 'The columns of this floor have another colour.'],
  'no-card': ['P5', 'You have no such card there: a column costs one card of its colour.'],
  'no-pair': ['P15', 'You have no such two cards there for the Rice bowl.'],
  'no-bowl': ['P15', 'You have no Rice bowl to use: two cards stand for one only with it.'],
  'bowl-used': ['P12', 'You have used the Rice bowl this turn.'],

  'floor-unfinished': ['P6', 'A tile needs 4 columns below it.'],
  'tile-background': ['P6', 'The background of the tile must have the colour of this floor.'],
  'tile-taken': ['P6', 'This tile has been built already.'],
  'no-tile-card': ['P6', 'You have no such card there: a tile costs one card of its background colour.'],
  'no-tile-pair': ['P16', 'You have no such two cards there for Buddha.'],
  'no-buddha': ['P16', 'You have no Buddha to use: two cards pay for a tile only with it.'],
  'buddha-used': ['P12', 'You have used Buddha this turn.'],
  'no-column-after-tile': ['P10', 'After this tile you could not build a column this turn.'],

  'spire-limit': ['P7', 'A roof needs room for its spire, which counts as a column of this turn.'],
  'spire-unpayable': ['P7', 'After this tile you could not pay the spire, and a roof is built with it.'],
  'spire-due': ['P7', 'You have begun a roof: build its spire first.'],
  'no-roof': ['P7', "A spire is built only with a roof: build the roof's tile first."],
  'spire-colour': ['P7', 'The spire of this roof has another colour.'],
  'no-spire-cards': ['P7', 'You have no such cards there: a spire costs two cards of its colour.'],

  'lantern-used': ['P12', 'You have used the Lantern this turn.'],
  'no-lantern': ['P17', 'You have no Lantern to use.'],
  'no-column-after-lantern': [
    'P10',
    'The Lantern rules out a modified turn, and otherwise you could not build a column.',
  ],

  'dragon-used': ['P12', 'You have used the Dragon this turn.'],
  'no-dragon': ['P14', 'You have no Dragon to use.'],
  'dragon-late': ['P14', 'The Dragon is used only at the start of a turn, before anything else.'],
  'dragon-unfinished': ['P14', 'You are discarding with the Dragon: discard more, or draw.'],
  'no-dragon-begun': ['P14', 'The Dragon discards at least one card before any is drawn.'],
  'no-dragon-card': ['P14', 'You have no such card there to discard.'],
  'dragon-order': [
    'P14',
    'Cards are discarded in a fixed order, the display before the hand: this one comes before the last.',
  ],

  'discards-unfinished': ['P8', 'This turn discards four cards: discard the rest first.'],
  'discards-done': ['P8', 'Four cards are discarded: now build the column.'],
  'discard-late': ['P8', 'A modified turn is chosen before any action; only a Dragon may come before it.'],
  'no-open-floor': ['P8', 'No floor can take a column now, so a modified turn would build nothing; a normal turn can.'],
  'no-discard': ['P8', 'You have no such card there to discard.'],
  'discard-order': [
    'P8',
    'Cards are discarded in a fixed order, the display before the hand: this one comes before the last.',
  ],
  'discard-too-far': [
    'P8',
    'Cards are discarded in a fixed order, the display before the hand: from this one on there are too few.',
  ],
  'discard-first': ['P8', 'A column without a card of its own is for a modified turn, after four discards.'],
  'only-column': ['P8', 'A modified turn builds one column and nothing else.'],
  'column-is-paid': ['P8', 'The four discards have paid for this column; it costs no other card.'],
  'no-ability': ['P8', 'In a modified turn only the Fan may be used, after the refill.'],

  'stuck-discards-unfinished': ['P10', 'This turn discards four cards: discard the rest first.'],
  'stuck-no-discard': ['P10', 'You have no such card there to discard.'],
  'stuck-discard-order': [
    'P10',
    'Cards are discarded in a fixed order, the display before the hand: this one comes before the last.',
  ],
  'stuck-discard-too-far': [
    'P10',
    'Cards are discarded in a fixed order, the display before the hand: from this one on there are too few.',
  ],

  'fan-undecided': ['P13', 'Your turn is over but for the Fan: use it or not.'],
  'fan-early': ['P13', 'The Fan is used at the end of a turn, when display and hand have been filled.'],

  'no-abilities': ['P22', "The beginners' game has no abilities."],
});

export type RefusalReason = keyof typeof refusals;

/** What a rule says about a move: why not, or nothing. */
export type Verdict = Refusal | undefined;
