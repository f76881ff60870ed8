import type { Variant } from '../../kernel/index.ts';
import type { Options } from './options.ts';
import type { Side } from './vocabulary.ts';

const plain = { fortifications: false, bonusTiles: false, influence: false };
const extras = [
  ['', plain],
  ['-fortifications', { ...plain, fortifications: true }],
  ['-bonus', { ...plain, bonusTiles: true }],
  ['-fortifications-bonus', { ...plain, fortifications: true, bonusTiles: true }],
] as const;

const boards: readonly (readonly [number, Side])[] = [
  [4, '34'],
  [3, '34'],
  [4, '45'],
  [5, '45'],
];

/** Every player number with every set of options. The first is the usual game. */
export const variants: readonly Variant<Options>[] = [
  ...boards.flatMap(([players, board]) =>
    extras.map(([name, extra]) => ({ name: `${players}p-${board}${name}`, options: { players, board, ...extra } })),
  ),
  ...[3, 4, 5].flatMap(players =>
    [false, true].map(bonusTiles => ({
      name: `${players}p-border${bonusTiles ? '-bonus' : ''}`,
      options: { ...plain, players, board: 'border' as const, bonusTiles },
    })),
  ),
  ...[true, false].flatMap(influence =>
    extras.map(([name, extra]) => ({
      name: `2p-${influence ? 'influence' : 'light'}${name}`,
      options: { ...extra, players: 2, board: '34' as const, influence },
    })),
  ),
].map(({ name, options }) => ({ name, options: ordered(options) }));

/** The members in the order in which options are written. */
function ordered({ players, board, fortifications, bonusTiles, influence }: Options): Options {
  return { players, board, fortifications, bonusTiles, influence };
}
