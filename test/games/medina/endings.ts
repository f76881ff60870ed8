// Positions near the end of a game, where the look-ahead of M6 and M25 matters.
import type { State } from '../../../src/games/medina/index.ts';
import { type Board, palace, position, words } from './positions.ts';

/** Three players; seat 0 has one grey building and no other piece, and owns all colours but grey. */
export function scarce(rules: 'first' | 'second', more: Board = {}, grey = 'L1', behind = ''): State {
  const dark = rules === 'first' ? 'black' : 'violet';
  const neutral = rules === 'first' ? [] : [palace('grey', 'N1', { roof: 'neutral' })];
  const palaces = [
    palace(dark, 'A1-F1', { roof: 0 }),
    palace('brown', 'A3-F3', { roof: 0 }),
    palace('orange', 'A5-F5', { stables: 'A6-D6', roof: 0 }),
    palace('grey', rules === 'first' ? 'H1 H2' : 'H1', { roof: 1 }),
    palace('grey', `J1 J2 ${behind}`, { roof: 2 }),
    ...neutral,
    ...(grey ? [palace('grey', grey)] : []),
  ];
  const buildings = { grey: 1, [dark]: 0, brown: 0, orange: 0 };
  return position(
    { players: 3, rules },
    {
      palaces,
      streets: [words('B8-J8')],
      walls: words(rules === 'first' ? 'south1-10' : 'south1-12'),
      palaceTiles: { [dark]: 0, brown: 0, orange: 0, grey: rules === 'first' && !behind ? 1 : 2 },
      ...more,
      stocks: [{ buildings, stables: 0, merchants: 0, walls: 0, neutralRoofs: 0, tea: 0, ...more.stocks?.[0] }],
    },
  );
}

/** First edition, three players: only seat 0 has pieces, all colours but grey are closed. */
export function lastPlayer(more: Board = {}): State {
  const single = (colour: 'black' | 'brown' | 'orange', cells: string) =>
    words(cells).map((cell, seat) => palace(colour, cell, { roof: seat }));
  const none = { buildings: { grey: 0 }, stables: 0, merchants: 0, walls: 0 };
  return position(
    { players: 3, rules: 'first' },
    {
      palaces: [
        ...single('black', 'A1 C1 E1'),
        ...single('brown', 'G1 I1 K1'),
        ...single('orange', 'M1 O1 O3'),
        palace('grey', 'A4-F4', { stables: 'G4', roof: 1 }),
        palace('grey', 'A6-F6', { stables: 'A7-F7 G6', roof: 2 }),
      ],
      streets: [words('A9-P9 P10')],
      walls: words('south1-15 east1-5'),
      palaceTiles: { grey: 2, black: 0, brown: 0, orange: 0 },
      ...more,
      stocks: more.stocks ?? [{}, none, none],
    },
  );
}
