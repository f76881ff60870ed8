import { choice, type Described, flag, integer, list, object, type Schema, text } from '../../../kernel/index.ts';
import { COLOURS, SIDES, type Side } from '../vocabulary.ts';

export const MOST_PROVINCES = 16;
export const MOST_POSTS = 16;
/** Palace spaces and border posts together. */
export const MOST_SPACES = 64;
/** Roads that meet at one space. */
export const MOST_ROADS = 6;
/** Roads of one side. */
export const MOST_ROADS_OF_A_SIDE = 160;
export const MOST_ALLIANCES = 42;
/** Points of a province's outline. */
export const MOST_POINTS = 200;
/** Points between the ends of a road. */
export const MOST_BENDS = 4;
/** Points of the line of the score track. */
export const MOST_TURNS = 50;
/** The size of a document, written as JSON without spaces. */
export const MOST_BYTES = 65_536;
/** The sheet that a map is drawn on. */
export const SHEET = { width: 1200, height: 900 } as const;

/** What people read is text and nothing else: no tags, no control characters, nothing that turns the direction of writing. */
const TEXT_ONLY = '^[^<>\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]*$';

const DRAWN = 'For drawing; no rule looks at it.';
const id = (description: string) => text(12, { pattern: '^[a-z]+[0-9]*$', description });
const plainName = text(30, { pattern: TEXT_ONLY, description: 'What people read.' });
/** As versions 0.1.0 and 0.2.0 took it. */
const earlyName = text(30, { description: 'What people read. In a new game it is text and nothing else.' });
const x = integer(0, SHEET.width, { description: DRAWN });
const y = integer(0, SHEET.height, { description: DRAWN });
const pair = (description: string) => list(id(description), 2, 2);
const point = list(integer(0, SHEET.width), 2, 2, { description: 'x and y.' });
const label = list(integer(-200, 200), 2, 2, {
  description: `Where the name is written: how far right of and below the space. ${DRAWN}`,
});

/** What a map must have at least. */
interface Least {
  readonly provinces: number;
  readonly spaces: number;
  /** Of a side. */
  readonly roads: number;
}

const schemaFrom = (least: Least, name: Schema<string>) => {
  const roads = (side: Side) =>
    list(pair('A palace space or, on the border board, a post.'), least.roads, MOST_ROADS_OF_A_SIDE, {
      description: `Roads of side ${side}.`,
    });
  return object(
    {
      provinces: list(
        object(
          { id: id('Such as han.'), name, colour: choice(COLOURS) },
          { x, y, outline: list(point, 0, MOST_POINTS, { description: `The border all around. ${DRAWN}` }) },
          { description: 'A province; x and y are its dragon place.' },
        ),
        least.provinces,
        MOST_PROVINCES,
      ),
      spaces: list(
        object(
          { id: id('Such as han3.'), province: id('The province it lies in.') },
          { name, port: flag({ description: 'C38: a port, on the board of the border disputes.' }), x, y, label },
        ),
        least.spaces,
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
        MOST_ALLIANCES,
      ),
      roads: object(
        {},
        { '34': roads('34'), '45': roads('45'), border: roads('border') },
        { description: 'Which spaces a road joins, for each side that this map offers.' },
      ),
    },
    {
      title: text(60, { pattern: TEXT_ONLY, description: 'The name of the map.' }),
      posts: list(
        object({ id: id('Such as post1.'), provinces: pair('A province.') }, { name, x, y, label }),
        0,
        MOST_POSTS,
        { description: 'C35: the border posts, used on side border only.' },
      ),
      bends: list(
        object(
          { between: pair('An end of the road.'), via: list(point, 1, MOST_BENDS) },
          { side: choice(SIDES, { description: 'Without it: the road between these two on every side.' }) },
        ),
        0,
        3 * MOST_ROADS_OF_A_SIDE,
        { description: `Roads that are not straight: the points that they pass from the first end on. ${DRAWN}` },
      ),
      track: list(point, 2, MOST_TURNS, {
        description: `The line of the score track from 0 on, along which its fifty steps are spread; without it, they are at the upper and the left edge. ${DRAWN}`,
      }),
    },
    { description: 'C1: a map in words. The standard one is src/games/china/board/standard.ts.' },
  );
};

/** C1: a map with the roads of one, two or three sides, also of a record that is old. */
export const mapSchema = schemaFrom({ provinces: 2, spaces: 2, roads: 1 }, earlyName);
/** A map that is still being drawn, from an empty sheet on. */
export const draftSchema = schemaFrom({ provinces: 0, spaces: 0, roads: 0 }, plainName);
/** A map as people write it. */
export type MapDocument = Described<typeof mapSchema>;
