// C17: how palaces of a province, or ports, are ranked and score.

/**
 * C17: the points of one owner, by the palaces of each owner from `at` on. The first rank scores all palaces, each next one the
 * palaces of one owner of the rank above.
 */
export function rankPoints(counts: ArrayLike<number>, at: number, owners: number, owner: number, all: number): number {
  const own = counts[at + owner];
  if (own === 0) return 0;
  let above = 0;
  for (let other = 0; other < owners; other++) {
    const count = counts[at + other];
    if (count > own && (above === 0 || count < above)) above = count;
  }
  return above === 0 ? all : above;
}

/** C17: 1 for the most palaces; tied owners share a rank. */
export function rankOf(counts: ArrayLike<number>, at: number, owners: number, owner: number): number {
  let rank = 1;
  for (let other = 0; other < owners; other++) {
    const count = counts[at + other];
    if (count > counts[at + owner] && isFirstWith(counts, at, other, count)) rank++;
  }
  return rank;
}

/** Whether no earlier owner has the same count. */
function isFirstWith(counts: ArrayLike<number>, at: number, owner: number, count: number): boolean {
  for (let earlier = 0; earlier < owner; earlier++) if (counts[at + earlier] === count) return false;
  return true;
}
