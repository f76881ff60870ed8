// What stands on the cells of a city while it is set up, and the palaces that it makes.
import { type Colour, medina, type Options, type Position } from '../../../../games/medina/index.ts';

/** A position whose options are complete. */
export type Table = Omit<Position, 'options'> & { readonly options: Options };
type Palace = NonNullable<Position['palaces']>[number];
export type Roof = NonNullable<NonNullable<Palace['roof']>>;
export type Piece = { readonly kind: 'building'; readonly colour: Colour } | { readonly kind: 'stable' | 'merchant' };
export type City = ReadonlyMap<string, Piece>;

/** The colours of the palaces of an edition, as its stocks have them. */
export const coloursOf = (options: Options): Colour[] =>
  Object.keys(medina.view(medina.start(options), null).stocks[0]!.buildings) as Colour[];

/** Side by side. */
export function besides(cell: string): string[] {
  const column = cell.charCodeAt(0);
  const row = Number(cell.slice(1));
  const at = (dx: number, dy: number): string => `${String.fromCharCode(column + dx)}${row + dy}`;
  return [at(-1, 0), at(1, 0), at(0, -1), at(0, 1)];
}

/** From the top left, row by row. */
const inReadingOrder = (a: string, b: string): number =>
  Number(a.slice(1)) - Number(b.slice(1)) || a.charCodeAt(0) - b.charCodeAt(0);

export function buildCity({ palaces = [], streets = [] }: Table): Map<string, Piece> {
  const city = new Map<string, Piece>();
  for (const { colour, buildings, stables = [] } of palaces) {
    for (const cell of buildings) city.set(cell, { kind: 'building', colour });
    for (const cell of stables) city.set(cell, { kind: 'stable' });
  }
  for (const cell of streets.flat()) city.set(cell, { kind: 'merchant' });
  return city;
}

/** Members that can be reached from one of them by steps from side to side, where a step is open. */
export function findJoined(
  from: string,
  among: ReadonlySet<string>,
  isOpen: (a: string, b: string) => boolean = () => true,
): string[] {
  const reached = new Set([from]);
  for (const cell of reached)
    for (const beside of besides(cell)) if (among.has(beside) && isOpen(cell, beside)) reached.add(beside);
  return [...reached];
}

/** The position with another city. Buildings side by side are one palace; roofs stay over what they covered. */
export function withCity(position: Table, city: City): Table {
  const roofOf = new Map<string, Roof>();
  for (const { buildings, roof } of position.palaces ?? [])
    if (roof) for (const cell of buildings) roofOf.set(cell, roof);
  const palaces: Palace[] = [];
  const seen = new Set<string>();
  const cells = [...city.keys()].sort(inReadingOrder);
  const loose = new Set(cells.filter(cell => city.get(cell)!.kind === 'stable'));
  for (const cell of cells) {
    const piece = city.get(cell)!;
    if (piece.kind !== 'building' || seen.has(cell)) continue;
    const alike = new Set(cells.filter(other => colourAt(city, other) === piece.colour));
    const buildings = findJoined(cell, alike).sort(inReadingOrder);
    for (const building of buildings) seen.add(building);
    const stables = [...loose].filter(stable => besides(stable).some(beside => buildings.includes(beside)));
    for (const stable of stables) loose.delete(stable);
    const roof = buildings.map(building => roofOf.get(building)).find(found => found !== undefined);
    palaces.push({ colour: piece.colour, buildings, stables, ...(roof && { roof }) });
  }
  const merchants = cells.filter(cell => city.get(cell)!.kind === 'merchant');
  return { ...position, palaces, streets: merchants.length > 0 ? [merchants] : [] };
}

function colourAt(city: City, cell: string): Colour | undefined {
  const piece = city.get(cell);
  return piece?.kind === 'building' ? piece.colour : undefined;
}
