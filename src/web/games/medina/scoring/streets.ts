// Merchants on a board do not tell which street they belong to, nor which one was the last. Every reading scores the same, so any
// that the engine takes will do.
import { besides, findJoined } from './city.ts';

/** More ways than any city needs. */
const MOST_WAYS = 60;

const edge = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Where three or four merchants meet one, all but two of them belong to other streets: each choice of these is a way. */
function cutsOf(cells: ReadonlySet<string>): Set<string>[] {
  let ways: Set<string>[] = [new Set()];
  for (const cell of cells) {
    const met = besides(cell).filter(beside => cells.has(beside));
    if (met.length < 3) continue;
    const pairs = met.flatMap((a, i) => met.slice(i + 1).map(b => [a, b]));
    ways = ways
      .flatMap(cuts =>
        pairs.map(
          pair => new Set([...cuts, ...met.filter(beside => !pair.includes(beside)).map(beside => edge(cell, beside))]),
        ),
      )
      .slice(0, MOST_WAYS);
  }
  return ways;
}

function linesOf(cells: ReadonlySet<string>, cuts: ReadonlySet<string>): string[][] {
  const left = new Set(cells);
  const lines: string[][] = [];
  for (const cell of left) {
    const line = findJoined(cell, left, (a, b) => !cuts.has(edge(a, b)));
    for (const member of line) left.delete(member);
    lines.push(line);
  }
  return lines.sort((a, b) => b.length - a.length);
}

/** Ways in which merchants can be streets: each of them may have been the first, and each the last. */
export function streetsFrom(merchants: readonly string[]): string[][][] {
  const cells = new Set(merchants);
  return cutsOf(cells)
    .flatMap(cuts => {
      const lines = linesOf(cells, cuts);
      if (lines.length < 2) return [lines];
      return lines.toReversed().flatMap(last => {
        const others = lines.filter(line => line !== last);
        return others.map(first => [first, ...others.filter(line => line !== first), last]);
      });
    })
    .slice(0, MOST_WAYS);
}
