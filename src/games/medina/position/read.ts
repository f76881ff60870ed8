// From a position document, whose shape has been checked, to a state without caches. Whatever can't even be put on the
// board becomes a problem here; whether it could come about is asked in `audit.ts`.
import type { Problem } from '../../../kernel/index.ts';
import { wallCell } from '../board/board.ts';
import {
  BLOCKED_BY,
  BUILDING_OF,
  CELLS,
  COLOUR_OF,
  DUE,
  EMPTY,
  LATER,
  LEFT,
  MERCHANT,
  NEUTRAL,
  NEUTRAL_ROOF,
  NONE,
  NUMBER,
  PALACE_TILES,
  PALACES,
  ROOF_OF,
  ROOF_OWED,
  SEAT,
  STABLE,
  STABLE_OF,
  STOCK_SIZE,
  STOCKS,
  STREET,
  STREETS,
  TEA,
  TOWER_TILES,
  USED_COLOURS,
  USED_ROOFS,
  WALL,
  WALLS,
  WELL_PIECE,
} from '../layout.ts';
import type { Options } from '../options.ts';
import { type State, start } from '../state.ts';
import { COLOUR_COUNT, type Colour } from '../vocabulary.ts';
import type { Position } from './schema.ts';

export function parse(options: Options, position: Placed, problems: Problem[]): State {
  const state = start(options);
  const parser = new Parser(state, problems);
  if (position.well) parser.put(position.well, WELL_PIECE, 'well');
  parser.palaces(position.palaces ?? []);
  parser.streets(position.streets ?? []);
  parser.walls(position.walls ?? []);
  parser.stocks(position.stocks);
  parser.tiles(position);
  if (position.turn) parser.turn(position.turn);
  else if ((position.streets ?? []).length > 0) state.bytes[NUMBER] = LATER;
  return state;
}

/** A position without its options. */
type Placed = Omit<Position, 'options'>;
type Member<COLOUR_COUNT extends keyof Placed> = NonNullable<Placed[COLOUR_COUNT]>;

class Parser {
  private readonly state: State;
  private readonly problems: Problem[];

  constructor(state: State, problems: Problem[]) {
    this.state = state;
    this.problems = problems;
  }

  private claim(holds: boolean, path: string, message: string, rule: string): boolean {
    if (!holds) this.problems.push({ path, message, rule });
    return holds;
  }

  put(name: string, stands: number, path: string): void {
    const { bytes, setup } = this.state;
    const cell = setup.board.cityByName.get(name);
    if (cell === undefined) this.claim(false, path, `is ${name}, which is not in this city`, 'M1');
    else if (this.claim(bytes[CELLS + cell] === EMPTY, path, `is ${name}, where something else stands`, 'M1'))
      bytes[CELLS + cell] = stands;
  }

  private colour(name: Colour, path: string): number {
    const { colours } = this.state.setup;
    const colour = colours.indexOf(name);
    this.claim(colour >= 0, path, `is ${name}, but the colours of this edition are ${colours.join(', ')}`, 'M2');
    return Math.max(0, colour);
  }

  private seat(seat: number, path: string): number {
    const { players } = this.state.setup;
    this.claim(seat < players, path, `is ${seat}, but the seats are 0 to ${players - 1}`, 'M3');
    return seat % players;
  }

  palaces(palaces: Member<'palaces'>): void {
    const { bytes } = this.state;
    bytes[PALACES] = palaces.length;
    for (const [p, palace] of palaces.entries()) {
      const path = `palaces[${p}]`;
      bytes[COLOUR_OF + p] = this.colour(palace.colour, `${path}.colour`);
      for (const [n, name] of palace.buildings.entries()) this.put(name, BUILDING_OF + p, `${path}.buildings[${n}]`);
      for (const [n, name] of (palace.stables ?? []).entries()) this.put(name, STABLE_OF + p, `${path}.stables[${n}]`);
      if (palace.roof) bytes[ROOF_OF + p] = this.roof(palace.roof, `${path}.roof`);
    }
  }

  private roof({ kind, seat }: NonNullable<Member<'palaces'>[number]['roof']>, path: string): number {
    if (kind === 'neutral') {
      this.claim(seat === undefined, `${path}.seat`, 'is given, but a neutral roof belongs to nobody', 'M13');
      return NEUTRAL_ROOF;
    }
    if (seat === undefined) {
      this.claim(false, `${path}.seat`, 'is missing', kind === 'own' ? 'M12' : 'M14');
      return NONE;
    }
    return this.seat(seat, `${path}.seat`) + (kind === 'own' ? 0 : BLOCKED_BY);
  }

  streets(streets: Member<'streets'>): void {
    this.state.bytes[STREETS] = streets.length;
    for (const [s, street] of streets.entries())
      for (const [n, name] of street.entries()) this.put(name, STREET + s, `streets[${s}][${n}]`);
  }

  /** M19: every side has a line from each of its towers, and a gate. */
  walls(names: Member<'walls'>): void {
    const { bytes, setup } = this.state;
    const { board } = setup;
    const given = new Set<number>();
    for (const [n, name] of names.entries()) {
      const cell = board.wallByName.get(name);
      if (cell === undefined) this.claim(false, `walls[${n}]`, `is ${name}, which this board doesn't have`, 'M1');
      else if (this.claim(!given.has(cell), `walls[${n}]`, `is ${name}, where a wall stands already`, 'M19'))
        given.add(cell);
    }
    for (const [side, length] of board.lengths.entries()) {
      const line = Array.from({ length }, (_, place) => wallCell(board, side, place));
      const from = line.findIndex(cell => !given.has(cell));
      const to = line.findLastIndex(cell => !given.has(cell));
      if (!this.claim(from >= 0, 'walls', `leave no gate in side ${board.names[line[0]].slice(0, -1)}`, 'M19'))
        continue;
      for (const [place, cell] of line.entries()) {
        if (!given.has(cell)) continue;
        const inLine = place < from || place > to;
        if (this.claim(inLine, 'walls', `at ${board.names[cell]} are not joined to a tower along their side`, 'M19'))
          bytes[CELLS + cell] = WALLS + 2 * side + (place < from ? 0 : 1);
      }
    }
  }

  stocks(stocks: Member<'stocks'>): void {
    const { bytes, setup } = this.state;
    const { players } = setup;
    this.claim(stocks.length === players, 'stocks', `are ${stocks.length}, but must be ${players}`, 'M3');
    for (const [seat, stock] of stocks.slice(0, players).entries()) {
      const at = STOCKS + seat * STOCK_SIZE;
      bytes.fill(0, at, at + COLOUR_COUNT);
      for (const [name, count] of Object.entries(stock.buildings ?? {})) {
        const colour = this.colour(name as Colour, `stocks[${seat}].buildings.${name}`);
        if (count !== undefined) bytes[at + colour] = count;
      }
      bytes[at + STABLE] = stock.stables ?? 0;
      bytes[at + MERCHANT] = stock.merchants ?? 0;
      bytes[at + WALL] = stock.walls ?? 0;
      bytes[at + NEUTRAL] = stock.neutralRoofs ?? 0;
      bytes[at + TEA] = stock.tea ?? 0;
    }
  }

  tiles({ palaceTiles, towerTiles }: Placed): void {
    const { bytes } = this.state;
    for (const [name, seat] of Object.entries(palaceTiles ?? {})) {
      const path = `palaceTiles.${name}`;
      const colour = this.colour(name as Colour, path);
      if (seat !== null && seat !== undefined) bytes[PALACE_TILES + colour] = this.seat(seat, path);
    }
    for (const [tower, seat] of Object.entries(towerTiles ?? {}))
      if (seat !== null && seat !== undefined)
        bytes[TOWER_TILES + Number(tower) - 1] = this.seat(seat, `towerTiles.${tower}`);
  }

  turn({ seat, number, due, placed = 0, buildings = [], roofs = [], roofOwed = false }: Member<'turn'>): void {
    const { bytes, setup } = this.state;
    bytes[SEAT] = this.seat(seat, 'turn.seat');
    bytes[NUMBER] = number ?? numberOf(this.state, placed);
    bytes[DUE] = due ?? Math.max(1, setup.quotas[bytes[NUMBER] - 1]);
    this.claim(placed < bytes[DUE], 'turn.placed', `is ${placed}, but only ${bytes[DUE]} are due`, 'M6');
    bytes[LEFT] = Math.max(1, bytes[DUE] - placed);
    for (const colour of buildings) bytes[USED_COLOURS] |= 1 << this.colour(colour, 'turn.buildings');
    for (const roof of roofs) bytes[USED_ROOFS] |= roof === 'own' ? 1 : 2;
    bytes[ROOF_OWED] = roofOwed ? 1 : 0;
  }
}

/** M4, M5: the number of the turn, from the pieces that were on the board before it. In the first turns all place in full. */
export function numberOf(state: State, placed: number): number {
  let before = piecesOnBoard(state) - placed;
  let number = 1;
  while (number < LATER && before >= state.setup.quotas[number - 1]) before -= state.setup.quotas[number++ - 1];
  return number;
}

/** Pieces that were placed in turns: the well and the first merchant were not. */
export function piecesOnBoard({ bytes, setup }: State): number {
  let count = bytes[STREETS] > 0 ? -1 : 0;
  for (const cell of setup.board.city) if (bytes[CELLS + cell] >= STREET) count++;
  for (const cell of setup.board.ring) if (bytes[CELLS + cell] !== EMPTY) count++;
  for (let palace = 0; palace < bytes[PALACES]; palace++) if (bytes[ROOF_OF + palace] !== NONE) count++;
  return count;
}
