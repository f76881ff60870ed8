// Positions of a game with the pieces in stock dealt out anew, so that the seat to act has few, or all of them.
import type { Position } from '../../../src/games/medina/position/schema.ts';
import type { Random } from '../../../src/kernel/index.ts';
import { allows } from './broken.ts';
import { placed } from './outcome.ts';
import { canPlace, everyPlacement, extensions } from './placements.ts';
import { tableOf } from './read.ts';
import { startOf } from './start.ts';
import { coloursOf } from './table.ts';
import { roofOwed } from './turn.ts';

const WHITE = ['stables', 'walls', 'merchants', 'neutralRoofs'] as const;
type Stock = Position['stocks'][number];
type Part = (typeof WHITE)[number] | keyof NonNullable<Stock['buildings']>;

const isWhite = (part: Part): part is (typeof WHITE)[number] => (WHITE as readonly string[]).includes(part);
const countOf = (stock: Stock, part: Part): number => (isWhite(part) ? stock[part] : stock.buildings?.[part]) ?? 0;
const partsOf = ({ options }: Position): Part[] => [...WHITE, ...coloursOf(options.rules ?? 'second')];

/** M22: merchants that a seat can have above those of M3. */
const GAINED = 6;

/** The seat with fewest palaces is to act and has all pieces that are left (M25). */
export function dealtToOne(position: Position, random: Random): Position {
  const owned = position.stocks.map((_, seat) => palacesOf(position, seat));
  return dealt(position, owned.indexOf(Math.min(...owned)), () => Number.POSITIVE_INFINITY, random);
}

const palacesOf = ({ palaces = [] }: Position, seat: number): number =>
  palaces.filter(({ roof }) => roof?.kind === 'own' && roof.seat === seat).length;

/** Any seat is to act and has two pieces, in the duel three (M6). */
export function dealtScarce(position: Position, random: Random): Position {
  const inStock = partsOf(position).filter(part => position.stocks.some(stock => countOf(stock, part) > 0));
  const held = Array.from({ length: position.options.rules === 'duel' ? 3 : 2 }, () =>
    random.below(Math.max(1, inStock.length)),
  );
  const wanted = (part: Part): number => held.filter(index => inStock[index] === part).length;
  return dealt(position, random.below(position.stocks.length), wanted, random);
}

/** The end of a game, but one owner still has all of a palace in stock: he is the last player, and must build to roof (M25). */
export function unbuilt(position: Position, random: Random): Position {
  const { palaces = [], palaceTiles = {}, walls = [] } = position;
  const { city } = tableOf(position);
  const touchesWall = (cell: string): boolean => city.wallsBeside.get(cell)!.some(wall => walls.includes(wall));
  const tileless = palaces.filter(
    ({ colour, buildings, stables = [], roof }) =>
      roof?.kind === 'own' && palaceTiles[colour] !== roof.seat && ![...buildings, ...stables].some(touchesWall),
  );
  const palace = tileless[random.below(Math.max(1, tileless.length))];
  if (palace === undefined) return position;
  const { colour, buildings, stables = [], roof } = palace;
  const acting = roof!.seat!;
  const stocks = position.stocks.map((stock, seat) => {
    if (seat !== acting) return stock;
    const returned = { ...stock.buildings, [colour]: (stock.buildings?.[colour] ?? 0) + buildings.length };
    return { ...stock, buildings: returned, stables: (stock.stables ?? 0) + stables.length };
  });
  const { out: _, ...rest } = position;
  return { ...rest, stocks, palaces: palaces.filter(other => other !== palace), turn: { seat: acting } };
}

/** At the start of a turn of one seat, which has as many of each kind as wanted, if it can be; the others have the rest. */
function dealt(position: Position, acting: number, wanted: (part: Part) => number, random: Random): Position {
  if (!position.turn) return position;
  const most = startOf(position.options).stocks[0]!;
  const shares = new Map<Part, number[]>();
  for (const part of partsOf(position)) {
    const limit = countOf(most, part) + (part === 'merchants' ? GAINED : 0);
    const share = position.stocks.map(() => 0);
    let left = position.stocks.reduce((sum, stock) => sum + countOf(stock, part), 0);
    share[acting] = Math.min(left, limit, wanted(part));
    for (left -= share[acting]; left > 0; left--) {
      const takers = share.map((_, seat) => seat).filter(seat => seat !== acting && share[seat]! < limit);
      share[takers[random.below(Math.max(1, takers.length))] ?? acting]!++;
    }
    shares.set(part, share);
  }
  const stocks = position.stocks.map(({ tea = 0 }, seat) => {
    const entries = (parts: readonly Part[]) => Object.fromEntries(parts.map(part => [part, shares.get(part)![seat]!]));
    const colours = partsOf(position).filter(part => !isWhite(part));
    return { ...entries(WHITE), buildings: entries(colours), tea: random.below(tea + 1) };
  });
  const { out: _, ...rest } = position;
  return { ...rest, stocks, turn: { seat: acting, number: position.turn.number ?? 4 } };
}

/** Whether a piece that the board allows is refused for what would come after it in the turn (M6, M25). */
export function isSubtle(position: Position): boolean {
  const table = tableOf(position);
  const { turn } = table;
  if (turn === undefined) return false;
  return [...everyPlacement(table)].some(placement => canPlace(table, turn, placement) && !allows(table, placement));
}

/** M25: whether the player whose turn begins must place a roof in it. */
export function owesRoof(position: Position): boolean {
  const table = tableOf(position);
  return table.turn !== undefined && roofOwed(table, table.turn);
}

/** M18: whether the current street can't be extended and the player has a merchant. */
export function mayBeginStreet(position: Position): boolean {
  const table = tableOf(position);
  return table.turn !== undefined && table.stocks[table.turn.seat]!.merchants > 0 && extensions(table).size === 0;
}

/** M21: whether a wall or stable would win a tower's tile only because its other arm counts as a connection of its own. */
export function winsByArm(position: Position): boolean {
  const table = tableOf(position);
  const { turn } = table;
  if (turn === undefined) return false;
  const without = { ...table, options: { ...table.options, wallArms: false } };
  return [...everyPlacement(table)].some(placement => {
    if (placement.kind !== 'wall' && placement.kind !== 'stable') return false;
    if (!canPlace(table, turn, placement)) return false;
    const tiles = placed(table, turn, placement).towerTiles;
    return JSON.stringify(tiles) !== JSON.stringify(placed(without, turn, placement).towerTiles);
  });
}
