// Pagodas show what was built, and the draft who built it, but not in which turn. The points are the same whatever the turns were,
// so any course of turns that the rules allow will do.
import {
  ABILITIES,
  COLOURS,
  type Colour,
  type Options,
  type Position,
  pagoda,
  roofColourOf,
} from '../../../../games/pagoda/index.ts';
import type { Reading } from '../../../../kernel/index.ts';

/** A position whose options are complete; its turns are 1 or 2 and tell only which builder it was. */
export type Table = Omit<Position, 'options'> & { readonly options: Options };
type Lot = Position['lots'][number];

interface Piece {
  readonly kind: 'column' | 'tile' | 'roof';
  readonly seat: number;
  readonly background?: Colour;
}

/** What stands on a lot, in the order in which it must have been built; a roof and its spire are one thing. */
function listPieces({ floors, spire }: Lot): Piece[] {
  const seatOf = (turn: number): number => turn - 1;
  return floors.flatMap(({ colour, columns, tile }, i) => {
    const roof = tile && spire !== undefined && i === floors.length - 1;
    return [
      ...columns.map((turn): Piece => ({ kind: 'column', seat: seatOf(turn) })),
      ...(tile ? [{ kind: roof ? 'roof' : 'tile', seat: seatOf(tile.turn), background: colour } as const] : []),
    ];
  });
}

/** The turn of each piece, lot by lot: tiles as soon as a column goes with them, then columns one by one, roofs at the end. */
function assignTurns(lots: readonly Piece[][], early: number): number[][] {
  const turns: number[][] = lots.map(() => []);
  const after = (lot: number, steps: number): Piece | undefined => lots[lot]![turns[lot]!.length + steps];
  const isFor = (piece: Piece | undefined, seat: number, kind: Piece['kind']): boolean =>
    piece?.seat === seat && piece.kind === kind;
  const tilesToCome = (lot: number): number =>
    lots[lot]!.slice(turns[lot]!.length).filter(({ kind }) => kind === 'tile').length;
  /** Lots that go on with such a piece, the ones with most tiles to come first: columns of others can still go with a tile. */
  const ready = (seat: number, kind: Piece['kind']): number[] =>
    [...lots.keys()].filter(lot => isFor(after(lot, 0), seat, kind)).sort((a, b) => tilesToCome(b) - tilesToCome(a));

  /** A tile needs a column of the same turn: the one above it, the one below it, or one elsewhere. */
  const tile = (seat: number): number[] => {
    for (const lot of ready(seat, 'tile')) if (isFor(after(lot, 1), seat, 'column')) return [lot, lot];
    for (const lot of ready(seat, 'column')) if (isFor(after(lot, 1), seat, 'tile')) return [lot, lot];
    const [lot] = ready(seat, 'tile');
    const elsewhere = ready(seat, 'column').at(-1);
    return lot === undefined || elsewhere === undefined ? [] : [lot, elsewhere];
  };
  const column = (seat: number): number[] => ready(seat, 'column').slice(0, 1);
  /** Early roofs are of whoever has more; the others come in the last round, the first player's before the second's. */
  const roof = (seat: number): number[] => {
    const [own, others] = [ready(seat, 'roof'), ready(1 - seat, 'roof')];
    if (roofs < early) return own.length < others.length ? [] : own.slice(0, 1);
    return seat === 1 && others.length > 0 ? [] : own;
  };
  const stray = (seat: number): number[] => ready(seat, 'tile').slice(0, 1);

  let roofs = 0;
  for (let turn = 1; lots.some((_, lot) => after(lot, 0)); turn++) {
    const [mine, other] = [(turn + 1) % 2, turn % 2];
    const plan = [tile, column, roof, stray].find(plan => plan(mine).length + plan(other).length > 0);
    for (const lot of plan?.(mine) ?? []) {
      if (after(lot, 0)!.kind === 'roof') roofs++;
      turns[lot]!.push(turn);
    }
  }
  return turns;
}

function withTurns(lot: Lot, turns: readonly number[]): Lot {
  let at = 0;
  const floors = lot.floors.map(({ colour, columns, tile }) => ({
    colour,
    columns: columns.map(() => turns[at++]!),
    ...(tile && { tile: { slot: tile.slot, turn: turns[at++]! } }),
  }));
  return { floors, ...(lot.spire !== undefined && { spire: turns.at(-1)! }) };
}

/**
 * A finished pagoda shows the back of its roof's tile, so which tile it is does not show. It is one that lies nowhere else:
 * by the backs that are played with if one fits, whichever is left if none does. The points are the same.
 */
function withRoofTiles({ options, lots }: Table): readonly Lot[] {
  const isRoof = (lot: Lot, floor: number): boolean => lot.spire !== undefined && floor === lot.floors.length - 1;
  const seen = lots.flatMap(lot =>
    lot.floors.flatMap(({ colour, tile }, floor) => (tile && !isRoof(lot, floor) ? [`${colour}-${tile.slot}`] : [])),
  );
  const taken = new Set(seen);
  return lots.map(lot => {
    const top = lot.floors.at(-1);
    if (lot.spire === undefined || !top?.tile) return lot;
    const background = top.colour;
    const left = COLOURS.filter(slot => !taken.has(`${background}-${slot}`));
    const slot =
      left.find(slot => roofColourOf(options, { background, slot }) === top.tile!.slot) ?? left[0] ?? top.tile.slot;
    taken.add(`${background}-${slot}`);
    return { ...lot, floors: [...lot.floors.slice(0, -1), { ...top, tile: { ...top.tile, slot } }] };
  });
}

/** The position in the middle of the last turn, with cards that let it be so: they do not score. */
function finish(table: Table, early: number): Position {
  const pieces = table.lots.map(listPieces);
  const turns = assignTurns(pieces, early);
  const last = Math.max(0, ...turns.flat());
  const players = [fullHand, fullHand];
  if (last === 0) return { ...table, turn: 1, phase: 'begin', players };
  const now = pieces.flatMap((lot, i) => lot.filter((_, n) => turns[i]![n] === last));
  const paid = now.reduce((sum, { kind }) => sum + (kind === 'roof' ? 3 : 1), 0);
  const seat = (last + 1) % 2;
  players[seat] = {
    display: Object.fromEntries(COLOURS.slice(Math.min(COLOURS.length, paid)).map(colour => [colour, 1])),
    hand: { red: 2 - Math.max(0, paid - COLOURS.length) },
    tracks: table.options.beginners
      ? {}
      : Object.fromEntries(
          now.flatMap(({ background }) => (background ? [[ABILITIES[COLOURS.indexOf(background)], 2]] : [])),
        ),
  };
  const lots = withRoofTiles(table).map((lot, i) => withTurns(lot, turns[i]!));
  return { ...table, lots, turn: last, phase: 'build', players };
}

const fullHand: Position['players'][number] = {
  display: { red: 1, blue: 1, green: 1, yellow: 1, violet: 1 },
  hand: { red: 2 },
};

/** As many pagodas as may be complete before the last round: a lot without tiles left to go on counts, too. */
const EARLY = [2, 1, 0];

export function read(table: Table): Reading<unknown> {
  const [first, ...others] = EARLY.map(early => pagoda.readPosition(finish(table, early)));
  return [first!, ...others].find(({ ok }) => ok) ?? first!;
}
