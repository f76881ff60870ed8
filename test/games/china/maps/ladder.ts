import type { MapDocument } from '../../../../src/games/china/index.ts';

/** Two rows of spaces, joined along and across: a map with one ring of roads fewer than a row has spaces. */
export function ladder(length: number, other = 'b'): MapDocument {
  const rungs = [...Array(length).keys()];
  const rails = rungs.slice(1).flatMap(n => [
    [`a${n - 1}`, `a${n}`],
    [`${other}${n - 1}`, `${other}${n}`],
  ]);
  return {
    provinces: [
      { id: 'a', name: 'A', colour: 'red' },
      { id: other, name: 'B', colour: 'green' },
    ],
    spaces: ['a', other].flatMap(province => rungs.map(n => ({ id: `${province}${n}`, province }))),
    alliances: [{ number: 1, between: ['a', other] }],
    roads: { '34': [...rails, ...rungs.map(n => [`a${n}`, `${other}${n}`])] },
  };
}
