// Every move that can be told in words on a board, so that none can be missing from the engine's own list.
import type { Explanation, For, Payment } from '../../../src/games/china/moves/explain.ts';
import { isLegal } from './broken.ts';
import { colours, type Table, tileColours } from './table.ts';

const payments: readonly Payment[] = colours.flatMap((one, i) => [
  [one] as const,
  ...colours.slice(i).map(two => [one, two] as const),
]);
const whose: readonly For[] = ['self', 'emperor'];
const positions = [0, 1, 2, 3];

function everyMove(table: Table): Explanation[] {
  const spaces = [...table.atlas.spaces.keys()];
  const provinces = [...table.atlas.provinces.keys()];
  const targets = [...provinces, ...spaces];
  const paid = payments.flatMap(cards => [
    ...spaces.map(space => ({ kind: 'fortification', space, cards }) as const),
    ...whose.flatMap(side => [
      ...spaces.map(space => ({ kind: 'palace', for: side, space, cards }) as const),
      ...provinces.map(province => ({ kind: 'emissary', for: side, province, cards }) as const),
      ...targets.map(target => ({ kind: 'commit', for: side, target, cards }) as const),
    ]),
  ]);
  return [
    ...paid,
    ...spaces.flatMap(space => [{ kind: 'choose', space } as const, { kind: 'lay-tile', space } as const]),
    ...colours.flatMap(card => [
      { kind: 'exchange', card } as const,
      { kind: 'keep', card } as const,
      { kind: 'deal', card } as const,
      ...positions.map(position => ({ kind: 'change-card', card, position }) as const),
    ]),
    ...positions.map(position => ({ kind: 'draw-row', position }) as const),
    ...tileColours.map(colour => ({ kind: 'reveal', colour }) as const),
    ...(['stop', 'pass', 'draw-pile', 'rest', 'emperor-first'] as const).map(kind => ({ kind })),
  ];
}

const written = new WeakMap<Table['atlas'], Explanation[]>();

export function legalMoves(table: Table): Explanation[] {
  const every = written.get(table.atlas) ?? everyMove(table);
  written.set(table.atlas, every);
  return every.filter(move => isLegal(table, move));
}
