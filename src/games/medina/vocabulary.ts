// The words of the rulebook as lists, and its numbers. A city cell is a column letter and a row number, A1 at the top
// left; a wall cell is its side and the number of its column or row, so north3 is above C1 and west2 beside A2.

export const RULE_SETS = ['first', 'duel', 'second'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

/** M2, in the order of their values 1 to 4. The second is black, or violet in the second edition. */
export const COLOURS = ['grey', 'black', 'violet', 'brown', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** M2: how many colours a game has. */
export const COLOUR_COUNT = 4;
/** The number of violet among the colours of the second edition. */
export const VIOLET = 1;

const FIRST_COLOURS: readonly Colour[] = ['grey', 'black', 'brown', 'orange'];
const SECOND_COLOURS: readonly Colour[] = ['grey', 'violet', 'brown', 'orange'];

/** M2: the four colours of a rule set; the index of a colour is its number everywhere else. */
export const coloursOf = (rules: RuleSet): readonly Colour[] => (rules === 'second' ? SECOND_COLOURS : FIRST_COLOURS);

/** A city cell such as `F5`. */
export type CellName = string;
/** A wall cell such as `north3`: sides north and south are numbered from the left, west and east from the top. */
export type WallName = string;

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** `own` is a player's roof that scores, `neutral` M13, `blocking` M14. */
export const ROOFS = ['own', 'neutral', 'blocking'] as const;
export type Roof = (typeof ROOFS)[number];

export const PHASES = ['well', 'first-merchant', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** M3: what each player begins with. */
export interface Pieces {
  /** Of each colour. */
  readonly buildings: number;
  readonly stables: number;
  readonly merchants: number;
  readonly walls: number;
  readonly neutrals: number;
}

const pieces = (buildings: number, neutrals: number, stables: number, merchants: number, walls: number): Pieces => ({
  buildings,
  stables,
  merchants,
  walls,
  neutrals,
});

/** M3, by rule set and number of players. */
export const PIECES: { readonly [name: string]: Pieces } = {
  first3: pieces(6, 0, 4, 8, 10),
  first4: pieces(5, 0, 3, 6, 8),
  duel2: pieces(9, 0, 6, 12, 16),
  second2: pieces(8, 2, 4, 12, 15),
  second3: pieces(6, 1, 4, 8, 12),
  second4: pieces(5, 0, 3, 6, 9),
};

/** M5, M22: the merchants on the tiles of towers 1 to 4 in the second edition. */
export const TOWER_MERCHANTS = Uint8Array.of(3, 2, 1, 0);

/** M23: tea tiles for the first claims of a violet palace. */
export const TEA_OF_CLAIM = Uint8Array.of(3, 2, 1);

/** M26: for each building or stable exactly two cells from the well. */
export const WELL_POINTS = 4;
