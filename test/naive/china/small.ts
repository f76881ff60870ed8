// A small map of one's own, a ring of nine provinces: its games fill the board (C16), and a post lies between two red provinces (C36).
import type { Colour } from '../../../src/games/china/explain.ts';
import type { MapDocument } from '../../../src/games/china/map.ts';
import type { Options } from '../../../src/games/china/options.ts';

const colours: readonly Colour[] = ['red', 'red', 'green', 'yellow', 'yellow', 'orange', 'violet', 'orange', 'green'];
const ids = colours.map((_, i) => 'abcdefghi'[i]!);
const next = (i: number): number => (i + 1) % ids.length;

/** Two spaces a province in one ring of roads; the first province has two more on a branch. */
const within = [...ids.map(id => [`${id}1`, `${id}2`]), ['a2', 'a3'], ['a3', 'a4']];
const ring = ids.map((id, i) => [`${id}2`, `${ids[next(i)]}1`]);
const posts = [0, 2, 4, 6].map(i => ({ id: `post${i}`, provinces: [ids[i]!, ids[next(i)]!] }));

export const smallMap: MapDocument = {
  provinces: ids.map((id, i) => ({ id, name: id.toUpperCase(), colour: colours[i]! })),
  spaces: [...ids.flatMap(id => [`${id}1`, `${id}2`]), 'a3', 'a4'].map(id => ({
    id,
    province: id[0]!,
    port: ['a4', 'c1', 'f2', 'i1'].includes(id),
  })),
  posts,
  alliances: ids.map((id, i) => ({ number: i + 1, between: [id, ids[next(i)]!] })),
  roads: {
    '34': [...within, ...ring],
    '45': [...within, ...ring, ['a4', 'a1']],
    // Where there is a post, the road leads over it.
    border: [
      ...within,
      ...ring.flatMap(([from, to], i) => {
        const post = posts.find(({ provinces }) => provinces[0] === ids[i]);
        return post ? [[from!, post.id] as string[], [post.id, to!]] : [[from!, to!]];
      }),
    ],
  },
};

const base = { fortifications: false, bonusTiles: false, influence: false };
const own = (side: '34' | '45' | 'border') => ({ side, map: smallMap });

/** Ways to play on the small map. */
export const smallGames: readonly Options[] = [
  { ...base, players: 3, board: own('34') },
  { ...base, players: 4, board: own('45'), fortifications: true },
  { ...base, players: 5, board: own('45'), fortifications: true, bonusTiles: true },
  { ...base, players: 3, board: own('border') },
  { ...base, players: 4, board: own('border'), bonusTiles: true },
  { ...base, players: 2, board: own('34') },
  { ...base, players: 2, board: own('34'), influence: true },
  { ...base, players: 2, board: own('34'), influence: true, bonusTiles: true },
];
