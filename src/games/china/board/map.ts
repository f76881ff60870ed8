import { choice, type Described, flag, integer, list, object, text } from '../../../kernel/index.ts';
import { COLOURS, type Side } from '../vocabulary.ts';

export const MOST_PROVINCES = 16;
export const MOST_POSTS = 16;
/** Palace spaces and border posts together. */
export const MOST_SPACES = 64;
/** Roads that meet at one space. */
export const MOST_ROADS = 6;
/** Roads beyond those that a tree of all spaces needs; the sides of the standard map have up to 7. More make roads hard to score. */
export const MOST_RINGS = 10;

const id = (description: string) => text(12, { pattern: '^[a-z]+[0-9]*$', description });
const name = text(30, { description: 'What people read.' });
const x = integer(0, 1200, { description: 'For drawing; no rule looks at it.' });
const y = integer(0, 900, { description: 'For drawing; no rule looks at it.' });
const pair = (description: string) => list(id(description), 2, 2);

const roads = (side: Side) =>
  list(pair('A palace space or, on the border board, a post.'), 1, 160, { description: `Roads of side ${side}.` });

/** C1: a map with the roads of one, two or three sides. */
export const mapSchema = object(
  {
    provinces: list(
      object({ id: id('Such as han.'), name, colour: choice(COLOURS) }, { x, y }, { description: 'A province.' }),
      2,
      MOST_PROVINCES,
    ),
    spaces: list(
      object(
        { id: id('Such as han3.'), province: id('The province it lies in.') },
        { name, port: flag({ description: 'C38: a port, on the board of the border disputes.' }), x, y },
      ),
      2,
      MOST_SPACES,
      { description: 'The palace spaces.' },
    ),
    alliances: list(
      object(
        { number: integer(1, 99), between: pair('A province.') },
        { x, y },
        { description: 'C19: an alliance of two neighbouring provinces.' },
      ),
      0,
      42,
    ),
    roads: object(
      {},
      { '34': roads('34'), '45': roads('45'), border: roads('border') },
      { description: 'Which spaces a road joins, for each side that this map offers.' },
    ),
  },
  {
    posts: list(object({ id: id('Such as post1.'), provinces: pair('A province.') }, { name, x, y }), 0, MOST_POSTS, {
      description: 'C35: the border posts, used on side border only.',
    }),
  },
  { description: 'C1: a map in words. The standard one is src/games/china/boards/standard.ts.' },
);
/** A map as people write it. */
export type MapDocument = Described<typeof mapSchema>;
