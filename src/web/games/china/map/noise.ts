/** A number from -1 to 1 that belongs to a point of a lattice: the same everywhere and always. */
export function hash(x: number, y: number, seed: number): number {
  let z = (Math.imul(x, 0x1f123bb5) ^ Math.imul(y, 0x5f356495) ^ Math.imul(seed, 0x9e3779b9)) | 0;
  z = Math.imul(z ^ (z >>> 15), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return ((z ^ (z >>> 16)) >>> 0) / 2 ** 31 - 1;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth hills and valleys from -1 to 1, about one in a unit. */
export function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = ease(x - column);
  const v = ease(y - row);
  const upper = hash(column, row, seed) * (1 - u) + hash(column + 1, row, seed) * u;
  const lower = hash(column, row + 1, seed) * (1 - u) + hash(column + 1, row + 1, seed) * u;
  return upper * (1 - v) + lower * v;
}

/** Numbers from 0 to 1 in an order that a seed decides. */
export function sequence(seed: number): () => number {
  let n = 0;
  return () => {
    n += 1;
    return (hash(n, n >>> 3, seed) + 1) / 2;
  };
}
