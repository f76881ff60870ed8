// The rest of a position that nobody sets up: what is left in the stocks, which street was the last, whose turn it would be.
import { medina, type Position } from '../../../../games/medina/index.ts';
import type { Reading } from '../../../../kernel/index.ts';
import type { Table } from './city.ts';
import { streetsFrom } from './streets.ts';

type Stock = Position['stocks'][number];
type Counted = 'stables' | 'merchants' | 'walls' | 'neutralRoofs';

/** Of several ways to fill in something unknown, one with which the engine has least trouble about it. */
function likeliest<P extends object>(ways: readonly P[], about: RegExp): P {
  let best = ways[0]!;
  let fewest = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const reading = medina.readPosition(way);
    const count = reading.ok ? 0 : reading.problems.filter(({ path }) => about.test(path)).length;
    if (count < fewest) [best, fewest] = [way, count];
    if (count === 0) break;
  }
  return best;
}

/** Shares out what is left of a kind, nobody getting more than at the start. */
function shared(
  stocks: readonly Stock[],
  count: number,
  most: number,
  give: (stock: Stock, n: number) => Stock,
): Stock[] {
  let left = Math.max(0, count);
  return stocks.map(stock => {
    const part = Math.min(left, most);
    left -= part;
    return give(stock, part);
  });
}

/** Merchants can come from the first one laid out and from the towers. */
const MOST_FOUND_MERCHANTS = 7;

/** M22: the most merchants on one tower. */
const MOST_ON_TOWER = 3;

/** Who may have won merchants beyond those of the start, by seat: one seat, or two. */
function winnersOf(count: number, players: number): number[][] {
  if (count <= 0) return [[]];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const first = Math.min(count, MOST_ON_TOWER);
  const give = (one: number, other: number): number[] =>
    seats.map(seat => (seat === one ? first : 0) + (seat === other ? count - first : 0));
  return seats.flatMap(one => seats.map(other => give(one, other)));
}

export function read(table: Table): Reading<unknown> {
  const { options, palaces = [], streets = [], walls = [] } = table;
  const { stocks: full } = medina.writePosition(medina.start(options)) as unknown as Position;
  const merchants = streets.flat();
  const { players } = options;
  const start = full[0]!;
  const placed: { readonly [kind in Counted]: number } = {
    stables: palaces.reduce((sum, { stables = [] }) => sum + stables.length, 0),
    merchants: merchants.length,
    walls: walls.length,
    neutralRoofs: palaces.filter(({ roof }) => roof?.kind === 'neutral').length,
  };
  const leftOf = (kind: Counted): number => (start[kind] ?? 0) * players - placed[kind];
  let stocks: Stock[] = full.map(() => ({ buildings: {} }));
  for (const kind of ['stables', 'walls', 'neutralRoofs'] as const)
    stocks = shared(stocks, leftOf(kind), start[kind] ?? 0, (stock, n) => ({ ...stock, [kind]: n }));
  let position: Omit<Position, 'options'> & { options: unknown } = { ...table, stocks, turn: null };

  for (const [colour, most = 0] of Object.entries(start.buildings ?? {})) {
    const built = palaces.reduce((sum, palace) => sum + (palace.colour === colour ? palace.buildings.length : 0), 0);
    const give = (stock: Stock, n: number): Stock => ({ ...stock, buildings: { ...stock.buildings, [colour]: n } });
    const some = shared(position.stocks as Stock[], most * players - built, most, give);
    const none = position.stocks.map(stock => give(stock, 0));
    position = likeliest(
      [
        { ...position, stocks: some },
        { ...position, stocks: none },
      ],
      /^stocks/,
    );
  }
  const each = start.merchants ?? 0;
  position = likeliest(
    Array.from({ length: MOST_FOUND_MERCHANTS + 1 }, (_, found) => leftOf('merchants') + found).flatMap(count =>
      winnersOf(count - each * players, players).map(won => ({
        ...position,
        stocks: shared(position.stocks as Stock[], Math.min(count, each * players), each, (stock, n) => ({
          ...stock,
          merchants: n,
        })).map((stock, seat) => ({ ...stock, merchants: stock.merchants! + (won[seat] ?? 0) })),
      })),
    ),
    /^stocks/,
  );
  position = likeliest(
    streetsFrom(merchants).map(streets => ({ ...position, streets })),
    /^streets/,
  );
  const seats = merchants.length > 0 ? full.map((_, seat) => ({ ...position, turn: { seat } })) : [];
  return medina.readPosition(likeliest([position, ...seats], /^/));
}
