// From a position document, whose shape has been checked, to a state without caches. Whatever can't even be put on the
// board becomes a problem here; whether it could come about is asked in `audit.ts`.
import {
  Claims,
  findProblems,
  isObject,
  type ProblemParameters,
  type Reading,
  type RuleId,
} from '../../../kernel/index.ts';
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
  OUT,
  PALACE_TILES,
  PALACES,
  PHASE,
  PLAYING,
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
import { type Options, REVISION, readOptions } from '../options.ts';
import { dueTo, noteOut, numbersOf, owesRoof } from '../rules/turn.ts';
import { type State, start } from '../state.ts';
import { COLOUR_COUNT, type Colour, SIDES } from '../vocabulary.ts';
import { audit } from './audit.ts';
import { recompute } from './recompute.ts';
import { type Position, positionSchema } from './schema.ts';

/** Refuses an impossible position with every reason: first its shape, then where its pieces are, then the rules. */
export function readPosition(document: unknown): Reading<State> {
  const shape = findProblems(positionSchema, document);
  if (shape.length > 0 || !isObject(document)) return { ok: false, problems: shape };
  const position = document as unknown as Position;
  const options = readOptions(position.options);
  if (!options.ok)
    return { ok: false, problems: options.problems.map(problem => ({ ...problem, path: `options.${problem.path}` })) };
  const claims = new Claims();
  const base = parse(options.value, position, claims);
  if (claims.problems.length > 0) return { ok: false, problems: claims.problems };
  const state = recompute(base);
  if (position.out === undefined) fillOut(state);
  fillTurn(state, position.turn ?? undefined);
  const impossible = audit(state);
  return impossible.length > 0 ? { ok: false, problems: impossible } : { ok: true, value: state };
}

/** M24: who is out, where the document leaves it out. Whose turn it is may have placed the last piece just now. */
function fillOut(state: State): void {
  noteOut(state);
  if (state.bytes[PHASE] === PLAYING) state.bytes[OUT] &= ~(1 << state.bytes[SEAT]);
}

/** M6, M25: what a turn that has just begun asks for, where the document leaves it out. */
function fillTurn(state: State, turn: Exclude<Position['turn'], null>): void {
  const { bytes } = state;
  if (!turn || (turn.placed ?? 0) > 0 || bytes[PHASE] !== PLAYING) return;
  if (turn.due === undefined) {
    bytes[DUE] = dueTo(state, bytes[SEAT]);
    bytes[LEFT] = bytes[DUE];
  }
  if (turn.roofOwed === undefined && owesRoof(state, bytes[SEAT], bytes[DUE])) bytes[ROOF_OWED] = 1;
}

export function parse(options: Options, position: Placed, claims: Claims, revision = REVISION): State {
  const state = start(options, revision);
  const parser = new Parser(state, claims);
  if (position.well) parser.put(position.well, WELL_PIECE, 'well');
  parser.palaces(position.palaces ?? []);
  parser.streets(position.streets ?? []);
  parser.walls(position.walls ?? []);
  parser.stocks(position.stocks);
  parser.tiles(position);
  parser.out(position.out ?? []);
  if (position.turn) parser.turn(position.turn);
  else if ((position.streets ?? []).length > 0) state.bytes[NUMBER] = LATER;
  return state;
}

/** A position without its options. */
type Placed = Omit<Position, 'options'>;
type Member<COLOUR_COUNT extends keyof Placed> = NonNullable<Placed[COLOUR_COUNT]>;

class Parser {
  private readonly state: State;
  private readonly claims: Claims;

  constructor(state: State, claims: Claims) {
    this.state = state;
    this.claims = claims;
  }

  private claim(
    holds: boolean,
    path: string,
    message: string,
    rule: RuleId,
    reason: string,
    parameters?: ProblemParameters,
  ): boolean {
    this.claims.claim(holds, path, message, rule, reason, parameters);
    return holds;
  }

  put(name: string, stands: number, path: string): void {
    const { bytes, setup } = this.state;
    const cell = setup.board.cityByName.get(name);
    if (cell === undefined)
      this.claim(false, path, `is ${name}, which is not in this city`, 'M1', 'unknown-cell', { cell: name });
    else if (
      this.claim(bytes[CELLS + cell] === EMPTY, path, `is ${name}, where something else stands`, 'M1', 'cell-taken', {
        cell: name,
      })
    )
      bytes[CELLS + cell] = stands;
  }

  private colour(name: Colour, path: string): number {
    const { colours } = this.state.setup;
    const colour = colours.indexOf(name);
    this.claim(
      colour >= 0,
      path,
      `is ${name}, but the colours of this edition are ${colours.join(', ')}`,
      'M2',
      'unknown-colour',
      { colour: name },
    );
    return Math.max(0, colour);
  }

  private seat(seat: number, path: string): number {
    const { players } = this.state.setup;
    this.claim(seat < players, path, `is ${seat}, but the seats are 0 to ${players - 1}`, 'M3', 'unknown-seat', {
      seat,
    });
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
      this.claim(
        seat === undefined,
        `${path}.seat`,
        'is given, but a neutral roof belongs to nobody',
        'M13',
        'neutral-roof-with-seat',
      );
      return NEUTRAL_ROOF;
    }
    if (seat === undefined) {
      this.claim(
        false,
        `${path}.seat`,
        'is missing',
        kind === 'own' ? 'M12' : 'M14',
        kind === 'own' ? 'own-roof-without-seat' : 'blocking-roof-without-seat',
      );
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
      if (cell === undefined)
        this.claim(false, `walls[${n}]`, `is ${name}, which this board doesn't have`, 'M1', 'unknown-wall', {
          wall: name,
        });
      else if (
        this.claim(!given.has(cell), `walls[${n}]`, `is ${name}, where a wall stands already`, 'M19', 'wall-twice', {
          wall: name,
        })
      )
        given.add(cell);
    }
    for (const [side, length] of board.lengths.entries()) {
      const line = Array.from({ length }, (_, place) => wallCell(board, side, place));
      const from = line.findIndex(cell => !given.has(cell));
      const to = line.findLastIndex(cell => !given.has(cell));
      if (
        !this.claim(from >= 0, 'walls', `leave no gate in side ${SIDES[side]}`, 'M19', 'no-gate', { side: SIDES[side] })
      )
        continue;
      for (const [place, cell] of line.entries()) {
        if (!given.has(cell)) continue;
        const inLine = place < from || place > to;
        if (
          this.claim(
            inLine,
            'walls',
            `at ${board.names[cell]} are not joined to a tower along their side`,
            'M19',
            'wall-apart',
            { wall: board.names[cell] },
          )
        )
          bytes[CELLS + cell] = WALLS + 2 * side + (place < from ? 0 : 1);
      }
    }
  }

  stocks(stocks: Member<'stocks'>): void {
    const { bytes, setup } = this.state;
    const { players } = setup;
    this.claim(
      stocks.length === players,
      'stocks',
      `are ${stocks.length}, but must be ${players}`,
      'M3',
      'stock-count',
      { count: stocks.length, wanted: players },
    );
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

  out(seats: Member<'out'>): void {
    for (const [n, seat] of seats.entries()) this.state.bytes[OUT] |= 1 << this.seat(seat, `out[${n}]`);
  }

  turn({ seat, number, due, placed = 0, buildings = [], roofs = [], roofOwed = false }: Member<'turn'>): void {
    const { bytes, setup } = this.state;
    bytes[SEAT] = this.seat(seat, 'turn.seat');
    bytes[NUMBER] = number ?? numbersOf(this.state, placed)[0] ?? LATER;
    bytes[DUE] = due ?? Math.max(1, setup.quotas[bytes[NUMBER] - 1]);
    this.claim(
      placed < bytes[DUE],
      'turn.placed',
      `is ${placed}, but only ${bytes[DUE]} are due`,
      'M6',
      'placed-too-many',
      { placed, due: bytes[DUE] },
    );
    bytes[LEFT] = Math.max(1, bytes[DUE] - placed);
    for (const colour of buildings) bytes[USED_COLOURS] |= 1 << this.colour(colour, 'turn.buildings');
    for (const roof of roofs) bytes[USED_ROOFS] |= roof === 'own' ? 1 : 2;
    bytes[ROOF_OWED] = roofOwed ? 1 : 0;
  }
}
