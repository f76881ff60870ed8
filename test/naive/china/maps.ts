// Maps of one's own, rings of nine provinces: a small one whose games fill the board, a wide one on which palaces run out before
// spaces (C16). On the small one a post lies between two red provinces (C36).

import type { MapDocument } from '../../../src/games/china/board/map.ts';
import type { Options } from '../../../src/games/china/options.ts';
import type { Colour } from '../../../src/games/china/vocabulary.ts';

const colours: readonly Colour[] = ['red', 'red', 'green', 'yellow', 'yellow', 'orange', 'violet', 'orange', 'green'];
const ids = colours.map((_, i) => 'abcdefghi'[i]!);
const next = (i: number): number => (i + 1) % ids.length;

const smallPosts = [0, 2, 4, 6].map(i => ({ id: `post${i}`, provinces: [ids[i]!, ids[next(i)]!] }));

/** Provinces of `size` spaces on one ring of roads; the first province has more on a branch. */
function ring(size: number, branch: number, posts: MapDocument['posts'] = []): MapDocument {
  const spaces = ids.flatMap(id =>
    Array.from({ length: id === 'a' ? size + branch : size }, (_, i) => `${id}${i + 1}`),
  );
  const within = spaces.flatMap(id => {
    const number = Number(id.slice(1));
    return number > 1 ? [[`${id[0]}${number - 1}`, id]] : [];
  });
  const across = ids.map((id, i) => [`${id}${size}`, `${ids[next(i)]}1`]);
  return {
    provinces: ids.map((id, i) => ({ id, name: id.toUpperCase(), colour: colours[i]! })),
    spaces: spaces.map(id => ({ id, province: id[0]!, port: ['a4', 'c1', 'f2', 'i1'].includes(id) })),
    posts,
    alliances: ids.map((id, i) => ({ number: i + 1, between: [id, ids[next(i)]!] })),
    roads: {
      '34': [...within, ...across],
      '45': [...within, ...across, ['a4', 'a1']],
      // Where there is a post, the road leads over it.
      border: [
        ...within,
        ...across.flatMap(([from, to], i) => {
          const post = posts.find(({ provinces }) => provinces[0] === ids[i]);
          return post ? [[from!, post.id] as string[], [post.id, to!]] : [[from!, to!]];
        }),
      ],
    },
  };
}

const smallMap = ring(2, 2, smallPosts);
/** 62 spaces; three players have 60 palaces. */
const wideMap = ring(6, 8);

const base = { fortifications: false, bonusTiles: false, influence: false };
const own = (side: '34' | '45' | 'border') => ({ side, map: smallMap });

/** On the wide map. */
export const wideGames: readonly Options[] = [
  { ...base, players: 3, board: { side: '34', map: wideMap }, fortifications: true },
  { ...base, players: 2, board: { side: '34', map: wideMap }, influence: true },
];

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
