import type { Random } from '../../../../kernel/index.ts';
import type { Point } from '../mapGeometry.ts';
import { apart } from './ground.ts';

const LEAST = 4;
/** A province much larger than the mean would give too many of the points, most of all among many small ones. */
const mostOf = (spaces: number, provinces: number): number =>
  Math.floor((spaces * (provinces > 10 ? 25 : 29)) / (provinces * 20));

/** The province of each space: spaces side by side, about as many as the provinces of the built-in map have. */
export function groupSpaces(
  spaces: readonly Point[],
  touch: (a: number, b: number) => boolean,
  provinces: number,
  random: Random,
): number[] | undefined {
  const wanted = drawSizes(spaces.length, provinces, random);
  const group = new Array<number>(spaces.length).fill(-1);
  const sizes = new Array<number>(provinces).fill(0);
  const join = (space: number, province: number): void => {
    group[space] = province;
    sizes[province]++;
  };
  for (const [province, space] of chooseFirst(spaces, provinces, random).entries()) join(space, province);
  const all = [...spaces.keys()];
  const freeBeside = (province: number): number[] =>
    all.filter(space => group[space] < 0 && all.some(other => group[other] === province && touch(space, other)));
  for (let left = spaces.length - provinces; left > 0; left--) {
    const growing = [...sizes.keys()]
      .map(province => ({ province, free: freeBeside(province) }))
      .filter(({ free }) => free.length > 0)
      .sort((a, b) => sizes[a.province] * wanted[b.province] - sizes[b.province] * wanted[a.province]);
    if (growing.length === 0) return undefined;
    const { province, free } = growing[0];
    join(mostWithin(free, province, spaces, group), province);
  }
  return sizes.every(size => size >= LEAST && size <= mostOf(spaces.length, provinces)) ? group : undefined;
}

function drawSizes(spaces: number, provinces: number, random: Random): number[] {
  const sizes = Array.from(
    { length: provinces },
    (_, i) => Math.floor((spaces * (i + 1)) / provinces) - Math.floor((spaces * i) / provinces),
  );
  const most = mostOf(spaces, provinces);
  for (let n = 0; n < provinces; n++) {
    const [from, to] = [random.below(provinces), random.below(provinces)];
    if (from === to || sizes[from] <= LEAST || sizes[to] >= most) continue;
    sizes[from]--;
    sizes[to]++;
  }
  return sizes;
}

/** Spaces far from each other. */
function chooseFirst(spaces: readonly Point[], count: number, random: Random): number[] {
  const chosen = [random.below(spaces.length)];
  while (chosen.length < count) {
    const far = spaces.map(space => Math.min(...chosen.map(other => apart(space, spaces[other]))));
    const tries = Array.from({ length: 6 }, () => random.below(spaces.length));
    chosen.push(tries.reduce((best, space) => (far[space] > far[best] ? space : best)));
  }
  return chosen;
}

/** The free space that keeps a province most compact. */
function mostWithin(
  free: readonly number[],
  province: number,
  spaces: readonly Point[],
  group: readonly number[],
): number {
  const own = spaces.filter((_, space) => group[space] === province);
  const spread = (space: number): number => own.reduce((sum, other) => sum + apart(spaces[space], other), 0);
  return free.reduce((best, space) => (spread(space) < spread(best) ? space : best));
}
