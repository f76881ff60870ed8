import {
  choice,
  type Described,
  either,
  flag,
  integer,
  list,
  mapping,
  nothing,
  object,
  text,
} from '../../../kernel/index.ts';
import { optionsSchema } from '../options.ts';
import {
  COLOURS,
  EMISSARY_COUNT,
  HAND,
  PHASES,
  ROW,
  SPECIALS,
  TILE_COLOURS,
  TILES_OF_A_COLOUR,
} from '../vocabulary.ts';

const seat = (description: string) => integer(0, 4, { description });
const count = integer(0, 13);
const none = { red: count, green: count, yellow: count, orange: count, violet: count };
const cards = (description: string) =>
  object({}, none, { description: `${description} Colours and how many of each; a colour left out is 0.` });
const tile = integer(0, TILES_OF_A_COLOUR);

/** A position as people write it. Spaces, posts and provinces are named by id. */
export const positionSchema = object(
  {
    options: optionsSchema,
    turn: seat('Whose turn it is, also while the dealer deals; when the game is over, whose turn was the last.'),
    hands: list(cards('C4: the cards a seat holds.'), 2, 5, { description: 'For each seat.' }),
    row: list(either(choice(COLOURS), nothing()), ROW, ROW, {
      description: 'C4: the card at each position of the row; null where there is none.',
    }),
  },
  {
    phase: choice(PHASES, {
      default: 'act',
      description: [
        'What is to be done next.',
        'deal: the dealer deals the first hands, then the row, then the cards of the Emperor (C4).',
        'tiles: the dealer lays the bonus tiles, two on each province in the order of the map (C31).',
        'act: the seat places its first piece, exchanges, uses a special card or passes.',
        'more: a second piece, or stop (C6). Skipped where all can see that no second piece can follow: no card left, or C7.',
        'reveal: the dealer turns up the tiles of the provinces committed to (C32). choose: the seat picks the space there.',
        'keep: the seat keeps one of the cards played (C25); skipped when they are all of one colour.',
        'draw: the seat draws a card, from row or pile (C13, C14). deal-hand: the dealer gives it the top card of the pile.',
        'deal-row: the dealer refills the row (C13).',
        'emperor: the seat places a piece of the Emperor or lets him rest (C27). deal-emperor: the dealer refills his cards.',
        'over: the game has ended.',
      ].join(' '),
    }),
    palaces: mapping(either(seat('The owner.'), choice(['emperor'])), {
      description: 'Spaces and posts with a palace, and its owner: a seat or emperor.',
    }),
    emissaries: mapping(list(integer(0, EMISSARY_COUNT), 2, 5), {
      description: 'Provinces with emissaries: how many of each seat; with two players, the Emperor comes third.',
    }),
    fortifications: list(text(12), 0, 5, {
      description: 'C22: the spaces with a fortification, with or without a palace.',
    }),
    fortificationsLeft: list(integer(0, 1), 2, 5, {
      description: 'C3: fortifications in the supply of each seat. Needed once one is on the board.',
    }),
    tiles: mapping(choice(['hidden', ...TILE_COLOURS]), {
      description: 'C31: the bonus tiles on the board by space: hidden, or the colour turned up.',
    }),
    tilesTaken: list(object({}, { yellow: tile, orange: tile, green: tile }), 2, 5, {
      description: 'C33: tiles taken by each seat; with two players, the Emperor comes third.',
    }),
    known: list(cards('Cards of this hand that everybody has seen: taken from the row and not played since.'), 2, 5, {
      description: 'For each seat. None if left out.',
    }),
    older: list(
      cards(
        'Cards of this hand that were there, not known, when the discards became the pile (C15): all know they are not in it.',
      ),
      2,
      5,
      {
        description:
          'For each seat. None if left out. It matters for what can be inferred, not for what can be played.',
      },
    ),
    pile: cards('The pile, as a set. If left out, all cards that are nowhere else.'),
    discards: cards('The discard pile.'),
    exhaustions: integer(0, 2, {
      default: 0,
      description: 'C15, C16: how often the pile was exhausted. 2: this is the last round, there is no pile.',
    }),
    emperorCards: cards("C24: the Emperor's cards, face up."),
    kept: list(cards('C25: the cards this seat has kept.'), 2, 2, { description: 'For each of two seats.' }),
    holders: object(
      {},
      Object.fromEntries(COLOURS.map(colour => [colour, seat('')])) as {
        [colour in (typeof COLOURS)[number]]: ReturnType<typeof seat>;
      },
      { description: 'C26: who holds the influence card of a colour. Left out: nobody.' },
    ),
    specials: list(list(choice(SPECIALS), 0, 3), 2, 2, {
      description: 'C29: the special cards that each of two seats has not used yet. All if left out.',
    }),
    emperorPoints: mapping(seat('The seat.'), {
      description:
        "C28: completed provinces in which a seat got the Emperor's palace points, by influence at that time.",
    }),
    placed: list(object({ piece: choice(['palace', 'emissary', 'fortification']), at: text(12) }), 0, 2, {
      description: 'Own pieces placed this turn, in order: a space or post, or for an emissary its province.',
    }),
    played: cards('C25: cards played this turn, before one of them is kept and the others are discarded.'),
    commit: object(
      { target: text(12, { description: 'The province, or the post.' }) },
      { emperor: flag({ default: false, description: "The Emperor's palace." }) },
      { description: 'C32: the palace committed to and paid, in the phases reveal and choose.' },
    ),
    toDraw: integer(0, HAND, {
      description: 'C13, C14: cards still to draw, in the phases draw and deal-hand. If left out, up to a full hand.',
    }),
    emperorFirst: flag({
      default: false,
      description: 'C29: Emperor first was used this turn: his turn is not after it.',
    }),
  },
  { description: 'A position of China.' },
);

export type Position = Described<typeof positionSchema>;
