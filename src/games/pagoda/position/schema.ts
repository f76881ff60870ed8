import { choice, type Described, integer, list, object } from '../../../kernel/index.ts';
import { optionsSchema } from '../options.ts';
import {
  ABILITIES,
  type Ability,
  COLOURS,
  type Colour,
  DISPLAY_SIZE,
  FAN_HAND_SIZE,
  LOT_COUNT,
  PHASES,
  SEAT_COUNT,
  SOURCES,
  TRACK_END,
} from '../vocabulary.ts';

const LAST_TURN = 65_535;

const colour = choice(COLOURS);
const turn = (description: string) => integer(1, LAST_TURN, { description });

const counts = (most: number, description: string) =>
  object(
    {},
    {
      red: integer(0, most, { default: 0 }),
      blue: integer(0, most, { default: 0 }),
      green: integer(0, most, { default: 0 }),
      yellow: integer(0, most, { default: 0 }),
      violet: integer(0, most, { default: 0 }),
    },
    { description },
  );

const tracks = object(
  {},
  {
    lantern: integer(0, TRACK_END, { default: 0 }),
    buddha: integer(0, TRACK_END, { default: 0 }),
    bowl: integer(0, TRACK_END, { default: 0 }),
    dragon: integer(0, TRACK_END, { default: 0 }),
    fan: integer(0, TRACK_END, { default: 0 }),
  },
  { description: 'Uses left of each ability (P12); none unless told.' },
);

const floor = object(
  {
    colour: choice(COLOURS, {
      description: 'Of its columns; on an upper floor the slot colour of the tile below (P5).',
    }),
    columns: list(turn('The turn it was built in.'), 0, 4, {
      description: 'One member a column: the number of the turn it was built in. Odd turns are of the first player.',
    }),
  },
  {
    tile: object(
      { slot: colour, turn: turn('The turn it was built in.') },
      {},
      {
        description:
          "On top of the four columns; its background is the floor's colour (P6). On the last floor the roof.",
      },
    ),
  },
);

const lot = object(
  {
    floors: list(floor, 0, 4, {
      description:
        'From the ground up, and over a tile the next floor while it has no column yet; none on an empty lot.',
    }),
  },
  { spire: turn('The turn the spire was built in, which is that of the roof; missing unless built (P7).') },
);

const player = object(
  {
    display: counts(DISPLAY_SIZE, 'Face-up cards by colour.'),
    hand: counts(FAN_HAND_SIZE, 'Hidden cards by colour.'),
  },
  {
    known: counts(
      FAN_HAND_SIZE,
      'Those cards of the hand that the opponent knows: the ones held when the pile last ran out, as all others were in sight. None unless told.',
    ),
    tracks,
  },
);

export const positionSchema = object(
  {
    options: optionsSchema,
    turn: integer(1, LAST_TURN, {
      description:
        'Turns are numbered from 1 and alternate: odd ones are of the first player, even ones of the second.',
    }),
    phase: choice(PHASES, {
      description:
        'deal: first hands are drawn; begin: of a turn, nothing but a Dragon used; dragon: discarding with it; redraw: drawing for it; ' +
        'build: an action or Lantern done; spire: roof begun, spire due; discard: one to three of four cards discarded (P8, P10); ' +
        'modified: four discarded, column due; refill: end of turn, cards are drawn; fan: use it or not; fan-draw: drawing for it; over.',
    }),
    lots: list(lot, 0, LOT_COUNT, { description: 'Lots 1 to 6 in order; those left out at the end are empty.' }),
    players: list(player, SEAT_COUNT, SEAT_COUNT, { description: 'The first player, then the other.' }),
  },
  {
    discards: counts(11, 'The discard pile by colour, with the cards played this turn; none unless told.'),
    pile: counts(11, 'The draw pile by colour; all cards that are nowhere else, unless told.'),
    used: list(choice(ABILITIES), 0, ABILITIES.length, {
      description: 'Abilities that the active player has used this turn (P12); none unless told.',
      default: [],
    }),
    discarded: integer(1, 3, {
      description: 'Only in phase discard: how many of the four cards are gone.',
    }),
    last: object(
      { from: choice(SOURCES), colour },
      {},
      {
        description:
          'Only in phases dragon and discard: the card discarded last. Later ones must not come before it in the order: ' +
          'display red, blue, green, yellow, violet, then hand red to violet.',
      },
    ),
    handGoal: integer(2, FAN_HAND_SIZE, {
      description:
        'Only in phases dragon and redraw: the size of the hand before the Dragon, to which it is filled again (P14).',
    }),
  },
);
export type Position = Described<typeof positionSchema>;

// The parts that positions and views have in common.
export type Counts = { readonly [colour in Colour]: number };
export type Tracks = { readonly [ability in Ability]: number };
export type Lot = Position['lots'][number];
export type Floor = Lot['floors'][number];
/** A card that is discarded: where from, and its colour. */
export type Place = NonNullable<Position['last']>;
