// C20: the best choice of disjoint chains, by trying all of them.

const SHORTEST = 4;

/** The most points that disjoint paths of at least four among these spaces give; a path with a doubled space counts twice. */
export function roadPoints(
  spaces: readonly string[],
  roadsFrom: (space: string) => readonly string[],
  doubled: ReadonlySet<string>,
): number {
  return groups(spaces, roadsFrom).reduce((sum, group) => sum + bestOf(group, roadsFrom, doubled), 0);
}

/** Spaces that hang together by roads. */
function groups(spaces: readonly string[], roadsFrom: (space: string) => readonly string[]): string[][] {
  const left = new Set(spaces);
  const found: string[][] = [];
  for (const start of spaces) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const space of group) for (const next of roadsFrom(space)) if (left.delete(next)) group.push(next);
    found.push(group);
  }
  return found;
}

function bestOf(
  group: readonly string[],
  roadsFrom: (space: string) => readonly string[],
  doubled: ReadonlySet<string>,
): number {
  if (group.length < SHORTEST) return 0;
  const neighbours = group.map(space => group.flatMap((other, i) => (roadsFrom(space).includes(other) ? [i] : [])));
  const isDoubled = group.map(space => doubled.has(space));

  // Every simple path, as the set of its spaces, listed under the lowest of them.
  const paths = group.map(() => new Map<number, number>());
  const extend = (last: number, taken: number, length: number, double: boolean): void => {
    if (length >= SHORTEST) paths[lowest(taken)]!.set(taken, double ? 2 * length : length);
    for (const next of neighbours[last]!)
      if (!(taken & (1 << next))) extend(next, taken | (1 << next), length + 1, double || isDoubled[next]!);
  };
  for (let start = 0; start < group.length; start++) extend(start, 1 << start, 1, isDoubled[start]!);

  // The lowest space left is in no chain, or in one of the paths that are still free.
  const known = new Map<number, number>();
  const best = (left: number): number => {
    if (left === 0) return 0;
    const before = known.get(left);
    if (before !== undefined) return before;
    const first = lowest(left);
    let most = best(left & ~(1 << first));
    for (const [path, worth] of paths[first]!) {
      if ((path & left) === path) most = Math.max(most, worth + best(left & ~path));
    }
    known.set(left, most);
    return most;
  };
  return best((1 << group.length) - 1);
}

const lowest = (set: number): number => 31 - Math.clz32(set & -set);
