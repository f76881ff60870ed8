// The words of positions, moves and events. A city cell is a column letter and a row number, A1 at the top left; a wall
// cell is its side and the number of the column or row it stands at, so north3 stands over C1 and west2 beside A2.
import type { RuleSet } from './options.ts';

/** M2, in the order of their values 1 to 4. The second is black, or violet in the second edition. */
export const COLOURS = ['grey', 'black', 'violet', 'brown', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

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
