/** What a line is fitted to. */
export interface Point {
  readonly inputs: readonly number[];
  readonly target: number;
}

/** Keeps weights of inputs that hardly occur small. */
const RIDGE = 50;

/** The weights of the inputs whose sum comes closest to the targets, by least squares. */
export function fitLine(count: number, seen: readonly Point[]): number[] {
  const rows = Array.from({ length: count }, (_, n) => {
    const row = new Array<number>(count + 1).fill(0);
    row[n] = RIDGE;
    return row;
  });
  for (const { inputs, target } of seen)
    for (let n = 0; n < count; n++) {
      if (inputs[n] === 0) continue;
      for (let other = 0; other < count; other++) rows[n][other] += inputs[n] * inputs[other];
      rows[n][count] += inputs[n] * target;
    }
  return solve(rows);
}

/** Solves linear equations by elimination; the last number of each row is its right side. */
function solve(rows: number[][]): number[] {
  const count = rows.length;
  for (let n = 0; n < count; n++)
    for (let below = n + 1; below < count; below++) {
      const factor = rows[below][n] / rows[n][n];
      for (let at = n; at <= count; at++) rows[below][at] -= factor * rows[n][at];
    }
  const found = new Array<number>(count).fill(0);
  for (let n = count - 1; n >= 0; n--) {
    let left = rows[n][count];
    for (let after = n + 1; after < count; after++) left -= rows[n][after] * found[after];
    found[n] = left / rows[n][n];
  }
  return found;
}
