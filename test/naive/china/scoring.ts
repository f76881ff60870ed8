// Points, counted once for everything that stands: C17 to C21, C23, C28, C34, C38.
import { emissariesIn, emissariesLeft, fortificationsLeft, isComplete, palacesIn, palacesLeft } from './counting.ts';
import { roadPoints } from './roads.ts';
import { EMPEROR, type Table, tileColours, withEmperor } from './table.ts';

/** Points of each seat if the game ended now. Completed provinces can't change any more, so all are counted alike. */
export function pointsOf(table: Table): number[] {
  const points = Array<number>(table.players).fill(0);
  const give = (owner: number, worth: number): void => {
    if (owner < table.players) points[owner]! += worth;
  };
  for (const province of table.atlas.provinces.keys()) scoreProvince(table, province, give);
  scorePorts(table, give);
  for (const [a, b] of table.atlas.alliances) scoreAlliance(table, a, b, give);
  for (let seat = 0; seat < table.players; seat++) give(seat, roadPointsOf(table, seat));
  scoreTiles(table, give);
  return points;
}

/** C21: most points, then most pieces left in supply. */
export function winnersOf(table: Table): number[] {
  const points = pointsOf(table);
  const seats = points.map((_, seat) => seat);
  const most = seats.filter(seat => points[seat] === Math.max(...points));
  const left = most.map(
    seat => palacesLeft(table, seat) + emissariesLeft(table, seat) + fortificationsLeft(table, seat),
  );
  return most.filter((_, i) => left[i] === Math.max(...left));
}

type Give = (owner: number, worth: number) => void;

/** C17: how many points a number of palaces scores, given the numbers of all. */
export function rankPoints(own: number, numbers: readonly number[]): number {
  if (own === 0) return 0;
  const above = numbers.filter(other => other > own);
  if (above.length > 0) return Math.min(...above);
  return numbers.reduce((sum, n) => sum + n, 0);
}

function scoreProvince(table: Table, province: string, give: Give): void {
  const numbers = table.owners.map(owner => palacesIn(table, province, owner));
  for (const owner of table.owners) {
    const ranked = rankPoints(numbers[owner]!, numbers);
    const worth = hasFortifiedPalace(table, province, owner) ? 2 * ranked : ranked;
    if (withEmperor(table) && owner === EMPEROR) {
      const heir = heirOf(table, province);
      if (heir !== undefined) give(heir, worth);
    } else give(owner, worth);
  }
}

/** C28: who gets the Emperor's points; of a completed province, who got them then. */
function heirOf(table: Table, province: string): number | undefined {
  if (isComplete(table, province)) return table.emperorPoints.get(province);
  return table.holders.get(table.atlas.provinces.get(province)!.colour);
}

/** C23 */
const hasFortifiedPalace = (table: Table, province: string, owner: number): boolean =>
  table.atlas.provinces
    .get(province)!
    .spaces.some(space => table.fortifications.has(space) && table.palaces.get(space) === owner);

/** C38: the occupied ports as if they were a province. */
function scorePorts(table: Table, give: Give): void {
  const ports = [...table.atlas.spaces.values()].filter(({ port }) => port);
  const numbers = table.owners.map(owner => ports.filter(({ id }) => table.palaces.get(id) === owner).length);
  for (const owner of table.owners) give(owner, rankPoints(numbers[owner]!, numbers));
}

/** C19 */
function scoreAlliance(table: Table, a: string, b: string, give: Give): void {
  const leads = (owner: number, province: string): boolean => {
    const numbers = table.emissaries.get(province)!;
    return numbers[owner]! >= 1 && numbers[owner] === Math.max(...numbers);
  };
  for (const owner of table.owners)
    if (leads(owner, a) && leads(owner, b)) give(owner, emissariesIn(table, a) + emissariesIn(table, b));
}

/** C20, C23 */
function roadPointsOf(table: Table, seat: number): number {
  const own = [...table.palaces.keys()].filter(space => table.palaces.get(space) === seat);
  return roadPoints(own, space => table.atlas.spaces.get(space)!.roads, table.fortifications);
}

/** C34: six points a colour; the Emperor's tiles count when the most is found. */
function scoreTiles(table: Table, give: Give): void {
  for (const colour of tileColours) {
    const most = Math.max(...table.tilesTaken.map(tiles => tiles[colour]));
    if (most === 0) continue;
    for (const owner of table.owners) if (table.tilesTaken[owner]![colour] === most) give(owner, 6);
  }
}
