// The position document: what a person writes down to say where a game of Medina stands.
import { choice, type Described, either, flag, integer, list, nothing, object, text } from '../../../kernel/index.ts';
import { optionsSchema } from '../options.ts';
import { COLOURS, ROOFS } from '../vocabulary.ts';

const cell = text(3, {
  pattern: '^[A-P]([1-9]|1[01])$',
  description: 'A city cell: column letter from the left, row number from the top.',
});

const wallCell = text(7, {
  pattern: '^(north|east|south|west)([1-9]|1[0-6])$',
  description:
    'A wall cell: its side and the number of the column (north, south; from the left) or row (east, west; from the top) it stands at.',
});

const seat = integer(0, 3, { description: 'A seat; 0 is the first player.' });
const holder = either(seat, nothing());

const roof = object(
  { kind: choice(ROOFS, { description: 'own: it scores for its seat. neutral: M13. blocking: M14.' }) },
  { seat: integer(0, 3, { description: 'Whose roof it is. Neutral roofs have none.' }) },
);

const palace = object(
  {
    colour: choice(COLOURS),
    buildings: list(cell, 1, 64),
  },
  {
    stables: list(cell, 0, 64, { description: 'The stables that belong to this palace. None if left out.' }),
    roof: either(roof, nothing({ description: 'Left out or null: unroofed.' })),
  },
);

const count = integer(0, 64);

const stock = object(
  {},
  {
    buildings: object(
      {},
      { grey: count, black: count, violet: count, brown: count, orange: count },
      { description: 'Buildings left by colour: 0 in a closed colour (M11).' },
    ),
    stables: count,
    merchants: integer(0, 64, { description: 'Without those still lying on tower tiles (M22).' }),
    walls: count,
    neutralRoofs: integer(0, 2, { description: 'M13. Own and blocking roofs follow from the palaces.' }),
    tea: integer(0, 3, { description: 'M23. The tiles not yet given away follow from the violet palaces.' }),
  },
  { description: 'What a seat has in stock. A number left out is 0.' },
);

const turn = object(
  { seat },
  {
    number: integer(1, 4, {
      description:
        "Which turn of the game this is; 4 stands for all later ones too. In the duel the first player's extra merchant is turn 1. If left out: what the number of pieces on the board tells.",
    }),
    due: integer(1, 3, {
      description:
        'M6: the pieces this turn has, fixed when it begins. If left out: as M6 says when none is placed yet, else the full number.',
    }),
    placed: integer(0, 2, { description: 'Pieces already placed in this turn.', default: 0 }),
    buildings: list(choice(COLOURS), 0, 2, {
      description: 'M15, duel only: the colours of the buildings already placed in this turn.',
    }),
    roofs: list(choice(['own', 'blocking']), 0, 2, {
      description: 'M15, duel only: the roofs already placed in this turn.',
    }),
    roofOwed: flag({
      description:
        'M25, first edition only: a roof must still be placed in this turn. If left out: as M25 says when nothing is placed yet, else false.',
    }),
  },
);

export const positionSchema = object(
  {
    options: optionsSchema,
    stocks: list(stock, 2, 4, { description: 'One for each seat, seat 0 first.' }),
  },
  {
    well: either(cell, nothing({ description: 'Left out or null: no well, or not laid out yet.' })),
    palaces: list(palace, 0, 64, { description: 'Roofed and unroofed ones, in any order.' }),
    streets: list(list(cell, 1, 64), 0, 64, {
      description:
        'The streets of merchants, oldest first, the last one being the current street. Their merchants in any order. None before the first merchant lies.',
    }),
    walls: list(wallCell, 0, 54),
    palaceTiles: object(
      {},
      { grey: holder, black: holder, violet: holder, brown: holder, orange: holder },
      { description: 'M20: the seat that holds the tile of a colour. Null or left out: on the board.' },
    ),
    towerTiles: object(
      {},
      { '1': holder, '2': holder, '3': holder, '4': holder },
      { description: 'M21: the seat that holds the tile of a tower. Null or left out: on the board.' },
    ),
    out: list(seat, 0, 4, {
      description:
        'M24: the seats that are out for good. If left out: those without any piece, but for the one whose turn it is.',
    }),
    turn: either(
      turn,
      nothing({ description: 'Left out or null: before the first merchant lies, or when the game is over.' }),
    ),
  },
  { description: 'A position of Medina.' },
);

/** A position as a person writes it; `readPosition` tells whether it can be. */
export type Position = Described<typeof positionSchema>;
