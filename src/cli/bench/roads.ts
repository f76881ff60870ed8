import { boardOf } from '../../games/china/board/board.ts';
import { bestChains } from '../../games/china/rules/roads.ts';
import { type Random, seeded } from '../../kernel/index.ts';
import { type Result, within } from './result.ts';

const PALACES = 20;
const CROWDS = 300;
const TRIES = 5;
const MOST_MS = 2;

/** C20: the slowest of many crowded boards, each by its fastest try, since others may use the machine. */
export function roadsBench(): Result[] {
  return (['34', '45', 'border'] as const).map(side => {
    const { roads, spaces } = boardOf({
      players: 4,
      board: side,
      fortifications: true,
      bonusTiles: false,
      influence: false,
    });
    const random = seeded(1);
    const slowest = Math.max(...Array.from({ length: CROWDS }, () => quickest(crowd(roads, spaces, random), random)));
    return within(`china ${side}: roads of ${PALACES} palaces`, slowest, MOST_MS, 'ms');
  });
}

/** Connected palaces, as bit masks of each one's neighbours. */
function crowd(roads: readonly Uint8Array[], spaces: number, random: Random): number[] {
  const own = [random.below(spaces)];
  while (own.length < PALACES) {
    const near = roads[own[random.below(own.length)]!]!;
    const next = near[random.below(near.length)]!;
    if (!own.includes(next)) own.push(next);
  }
  return own.map(space => own.reduce((mask, other, i) => (roads[space]!.includes(other) ? mask | (1 << i) : mask), 0));
}

function quickest(links: readonly number[], random: Random): number {
  const doubling = 1 << random.below(PALACES);
  let least = Infinity;
  for (let n = 0; n < TRIES; n++) {
    const begun = performance.now();
    bestChains(links, doubling);
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}
