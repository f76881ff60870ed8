import type { Refusal } from '../../../kernel/index.ts';

const refuse = <R extends string>(rule: string, reason: R, text: string) =>
  ({ rule, reason, text }) as const satisfies Refusal;

/** Every reason why a move can be refused. */
export const REFUSALS = {
  over: refuse('P18', 'over', 'The game is over.'),
  dealing: refuse('P9', 'dealing', 'Cards are being drawn; wait for them.'),
  noDraw: refuse('P9', 'no-draw', 'No card is drawn now.'),
  pileLacks: refuse('P9', 'pile-lacks', 'The pile has no card of this colour.'),

  columnFirst: refuse('P4', 'column-first', 'Build at least one column, or a spire, before you end your turn.'),
  columnLimit: refuse('P4', 'column-limit', 'You have built 3 columns this turn; only the Lantern allows a 4th.'),
  lanternLimit: refuse('P17', 'lantern-limit', 'You have built 4 columns this turn, the most that the Lantern allows.'),

  lotComplete: refuse('P7', 'lot-complete', 'This pagoda is complete; nothing more is built here.'),
  lotExhausted: refuse('P19', 'lot-exhausted', 'No tile of this colour is left, so this lot counts as complete.'),
  floorFull: refuse('P5', 'floor-full', 'This floor has its 4 columns; a tile comes next.'),
  floorColour: refuse('P5', 'floor-colour', 'The columns of this floor have another colour.'),
  noCard: refuse('P5', 'no-card', 'You have no such card there: a column costs one card of its colour.'),
  noPair: refuse('P15', 'no-pair', 'You have no such two cards there for the Rice bowl.'),
  noBowl: refuse('P15', 'no-bowl', 'You have no Rice bowl to use: two cards stand for one only with it.'),
  bowlUsed: refuse('P12', 'bowl-used', 'You have used the Rice bowl this turn.'),

  floorUnfinished: refuse('P6', 'floor-unfinished', 'A tile needs 4 columns below it.'),
  tileBackground: refuse('P6', 'tile-background', 'The background of the tile must have the colour of this floor.'),
  tileTaken: refuse('P6', 'tile-taken', 'This tile has been built already.'),
  noTileCard: refuse(
    'P6',
    'no-tile-card',
    'You have no such card there: a tile costs one card of its background colour.',
  ),
  noTilePair: refuse('P16', 'no-tile-pair', 'You have no such two cards there for Buddha.'),
  noBuddha: refuse('P16', 'no-buddha', 'You have no Buddha to use: two cards pay for a tile only with it.'),
  buddhaUsed: refuse('P12', 'buddha-used', 'You have used Buddha this turn.'),
  noColumnAfterTile: refuse('P10', 'no-column-after-tile', 'After this tile you could not build a column this turn.'),

  spireLimit: refuse('P7', 'spire-limit', 'A roof needs room for its spire, which counts as a column of this turn.'),
  spireUnpayable: refuse(
    'P7',
    'spire-unpayable',
    'After this tile you could not pay the spire, and a roof is built with it.',
  ),
  spireDue: refuse('P7', 'spire-due', 'You have begun a roof: build its spire first.'),
  noRoof: refuse('P7', 'no-roof', "A spire is built only with a roof: build the roof's tile first."),
  spireColour: refuse('P7', 'spire-colour', 'The spire of this roof has another colour.'),
  noSpireCards: refuse('P7', 'no-spire-cards', 'You have no such cards there: a spire costs two cards of its colour.'),

  lanternUsed: refuse('P12', 'lantern-used', 'You have used the Lantern this turn.'),
  noLantern: refuse('P17', 'no-lantern', 'You have no Lantern to use.'),
  noColumnAfterLantern: refuse(
    'P10',
    'no-column-after-lantern',
    'The Lantern rules out a modified turn, and otherwise you could not build a column.',
  ),

  dragonUsed: refuse('P12', 'dragon-used', 'You have used the Dragon this turn.'),
  noDragon: refuse('P14', 'no-dragon', 'You have no Dragon to use.'),
  dragonLate: refuse('P14', 'dragon-late', 'The Dragon is used only at the start of a turn, before anything else.'),
  dragonUnfinished: refuse('P14', 'dragon-unfinished', 'You are discarding with the Dragon: discard more, or draw.'),
  noDragonBegun: refuse('P14', 'no-dragon-begun', 'The Dragon discards at least one card before any is drawn.'),
  noDragonCard: refuse('P14', 'no-dragon-card', 'You have no such card there to discard.'),
  dragonOrder: refuse(
    'P14',
    'dragon-order',
    'Cards are discarded in a fixed order, the display before the hand: this one comes before the last.',
  ),

  discardsUnfinished: refuse('P8', 'discards-unfinished', 'This turn discards four cards: discard the rest first.'),
  discardsDone: refuse('P8', 'discards-done', 'Four cards are discarded: now build the column.'),
  discardLate: refuse(
    'P8',
    'discard-late',
    'A modified turn is chosen before any action; only a Dragon may come before it.',
  ),
  noOpenFloor: refuse(
    'P8',
    'no-open-floor',
    'No floor can take a column now, so a modified turn would build nothing; a normal turn can.',
  ),
  noDiscard: refuse('P8', 'no-discard', 'You have no such card there to discard.'),
  discardOrder: refuse(
    'P8',
    'discard-order',
    'Cards are discarded in a fixed order, the display before the hand: this one comes before the last.',
  ),
  discardTooFar: refuse(
    'P8',
    'discard-too-far',
    'Cards are discarded in a fixed order, the display before the hand: from this one on there are too few.',
  ),
  discardFirst: refuse(
    'P8',
    'discard-first',
    'A column without a card of its own is for a modified turn, after four discards.',
  ),
  onlyColumn: refuse('P8', 'only-column', 'A modified turn builds one column and nothing else.'),
  columnIsPaid: refuse('P8', 'column-is-paid', 'The four discards have paid for this column; it costs no other card.'),
  noAbility: refuse('P8', 'no-ability', 'In a modified turn only the Fan may be used, after the refill.'),

  fanUndecided: refuse('P13', 'fan-undecided', 'Your turn is over but for the Fan: use it or not.'),
  fanEarly: refuse('P13', 'fan-early', 'The Fan is used at the end of a turn, when display and hand have been filled.'),

  noAbilities: refuse('P22', 'no-abilities', "The beginners' game has no abilities."),
} as const;

export type RefusalReason = (typeof REFUSALS)[keyof typeof REFUSALS]['reason'];
