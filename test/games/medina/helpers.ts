// Positions for rule tests. What a test leaves out is filled in, so that a test says only what it is about.
import { expect, test } from 'vitest';
import { medina, type Options, type Position, type State } from '../../../src/games/medina/index.ts';
import { anyMove, NOBODY, type Random, seeded } from '../../../src/kernel/index.ts';
import { helpersOf } from '../helpers.ts';

const { at, problems: problemsIn, move, refused, excluded, played, offered } = helpersOf(medina);

export { at, excluded, offered, played, refused };

export type Asked = Partial<Options>;
export const first3: Asked = { players: 3, rules: 'first' };
export const first4: Asked = { players: 4, rules: 'first' };
export const duel: Asked = { players: 2, rules: 'duel' };
export const second2: Asked = { players: 2, rules: 'second' };
export const second3: Asked = { players: 3, rules: 'second' };
export const second4: Asked = { players: 4, rules: 'second' };
type Palace = NonNullable<Position['palaces']>[number];
type Stock = Position['stocks'][number];

export interface Board {
  readonly well?: string;
  readonly palaces?: readonly Palace[];
  readonly streets?: readonly (readonly string[])[];
  readonly walls?: readonly string[];
  readonly palaceTiles?: Position['palaceTiles'];
  readonly towerTiles?: Position['towerTiles'];
  readonly turn?: Position['turn'];
  /** Pieces that seats have; what is not said is shared out among the others. */
  readonly stocks?: readonly Stock[];
  /** M22: merchants that have come from tower tiles. */
  readonly towerMerchants?: number;
}

export const palace = (
  colour: Palace['colour'],
  buildings: string,
  more: { stables?: string; roof?: number | 'neutral' | `blocking ${0 | 1}` } = {},
): Palace => ({
  colour,
  buildings: words(buildings),
  stables: words(more.stables ?? ''),
  roof:
    more.roof === undefined
      ? null
      : more.roof === 'neutral'
        ? { kind: 'neutral' }
        : typeof more.roof === 'number'
          ? { kind: 'own', seat: more.roof }
          : { kind: 'blocking', seat: Number(more.roof.at(-1)) },
});

/** `A1-F1` stands for the cells from A1 to F1. */
export function words(text: string): string[] {
  return text
    .split(' ')
    .filter(Boolean)
    .flatMap(word => {
      const line = /^([A-P])(\d+)-([A-P])(\d+)$/.exec(word);
      const walls = /^([a-z]+)(\d+)-(\d+)$/.exec(word);
      if (walls) return range(Number(walls[2]), Number(walls[3])).map(n => walls[1]! + n);
      if (!line) return [word];
      const columns = range(line[1]!.charCodeAt(0), line[3]!.charCodeAt(0));
      return columns.flatMap(column =>
        range(Number(line[2]), Number(line[4])).map(row => String.fromCharCode(column) + row),
      );
    });
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Walls that let the first turns be over; a board that says the number of its turn does without. */
const FILLER = words('south1-6');

export function document(asked: Asked, board: Board): Position {
  const options = optionsOf(asked);
  const start = medina.writePosition(medina.start(options)) as unknown as Position;
  const palaces = board.palaces ?? [];
  const walls = [...new Set([...(board.turn?.number ? [] : FILLER), ...(board.walls ?? [])])];
  const streets = board.streets ?? [['H6']];
  const each = start.stocks[0]!;
  const buildings = Object.keys(each.buildings!) as Palace['colour'][];
  const owners = (colour: string): number =>
    palaces.filter(({ colour: c, roof }) => c === colour && roof?.kind === 'own').length;
  const placed: { [piece: string]: number } = {
    stables: palaces.flatMap(({ stables }) => stables ?? []).length,
    merchants: streets.flat().length - 1,
    walls: walls.length,
    neutralRoofs: palaces.filter(({ roof }) => roof?.kind === 'neutral').length,
    tea: 0,
  };
  for (const colour of buildings)
    placed[colour] = palaces.filter(p => p.colour === colour).flatMap(p => p.buildings).length;
  const seats = range(0, options.players - 1);
  const share = (piece: string, most: number, forced: (stock: Stock) => number | undefined): number[] => {
    const fixed = seats.map(seat => forced(board.stocks?.[seat] ?? {}));
    let left = most * options.players - placed[piece]! - fixed.reduce<number>((sum, n) => sum + (n ?? 0), 0);
    const open = fixed.filter(n => n === undefined).length;
    let seen = 0;
    return fixed.map(n => {
      if (n !== undefined) return n;
      const given = Math.max(0, Math.ceil(left / (open - seen++)));
      left -= given;
      return given;
    });
  };
  const shares = Object.fromEntries(
    (['stables', 'merchants', 'walls', 'neutralRoofs', 'tea'] as const).map(piece => [
      piece,
      share(piece, each[piece]!, stock => stock[piece]),
    ]),
  );
  // M22: the merchants of a tower go to the seat that has its tile.
  const [winner] = Object.values(board.towerTiles ?? {});
  shares.merchants![winner ?? 0]! += board.towerMerchants ?? 0;
  const byColour = Object.fromEntries(
    buildings.map(colour => [
      colour,
      owners(colour) === options.players
        ? seats.map(() => 0)
        : share(colour, each.buildings![colour]!, stock => stock.buildings?.[colour]),
    ]),
  );
  return {
    options: options as Position['options'],
    well: options.well ? (board.well ?? 'M8') : null,
    palaces,
    streets,
    walls,
    stocks: seats.map(seat => ({
      buildings: Object.fromEntries(buildings.map(colour => [colour, byColour[colour]![seat]!])),
      ...Object.fromEntries(Object.entries(shares).map(([piece, counts]) => [piece, counts[seat]!])),
    })),
    palaceTiles: board.palaceTiles ?? {},
    towerTiles: board.towerTiles ?? {},
    turn: board.turn === undefined ? { seat: 0 } : board.turn,
  };
}

export function optionsOf(asked: Asked): Options {
  const options = medina.readOptions({ players: 4, ...asked });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  return options.value;
}

/** The state of a position that must be possible. */
export const position = (asked: Asked, board: Board): State => at(document(asked, board));

/** The events of a move that must be legal. */
export function eventsOf(state: State, text: string): { readonly kind: string }[] {
  const events: { readonly kind: string }[] = [];
  const refusal = refused(state, text);
  if (refusal) throw new Error(`${text} is refused: ${refusal}`);
  medina.play(medina.clone(state), move(state, text), event => events.push(event));
  return events;
}

export const look = (state: State): Position => medina.writePosition(state) as unknown as Position;

/** What is wrong with a position: the path and the rule of each problem. */
export const problems = (asked: Asked, board: Board, change: (position: Position) => unknown = p => p): string[] =>
  problemsIn(change(document(asked, board)));

type Case = readonly [what: string, asked: Asked, board: Board, move: string, verdict: string];

/** A test for each case: the rule and the reason that refuse a move, or `legal`. */
export function cases(rule: string, table: readonly Case[]): void {
  for (const [what, asked, board, text, verdict] of table)
    test(`${rule}: ${what}`, () => expect(refused(position(asked, board), text) ?? 'legal').toBe(verdict));
}

/** A grey palace of seat 1 on a cell. */
export function owned(cell: string): Board {
  return { palaces: [palace('grey', cell, { roof: 1 })], palaceTiles: { grey: 1 } };
}

/** A grey palace in the corner that merchants have closed in. */
export function blocked(roof?: number): Board {
  return {
    palaces: [palace('grey', 'A1', roof === undefined ? {} : { roof })],
    streets: [words('B1 C1 D1 D2 D3 C3 B3 A3 A2')],
    palaceTiles: { grey: roof ?? null },
  };
}

/** Three players; seat 0 has one grey building and no other piece, and owns all colours but grey. */
export function scarce(rules: 'first' | 'second', more: Board = {}, grey = 'L1', behind = ''): State {
  const dark = rules === 'first' ? 'black' : 'violet';
  const neutral = rules === 'first' ? [] : [palace('grey', 'N1', { roof: 'neutral' })];
  const palaces = [
    palace(dark, 'A1-F1', { roof: 0 }),
    palace('brown', 'A3-F3', { roof: 0 }),
    palace('orange', 'A5-F5', { stables: 'A6-D6', roof: 0 }),
    palace('grey', rules === 'first' ? 'H1 H2' : 'H1', { roof: 1 }),
    palace('grey', `J1 J2 ${behind}`, { roof: 2 }),
    ...neutral,
    ...(grey ? [palace('grey', grey)] : []),
  ];
  const buildings = { grey: 1, [dark]: 0, brown: 0, orange: 0 };
  return position(
    { players: 3, rules },
    {
      palaces,
      streets: [words('B8-J8')],
      walls: words(rules === 'first' ? 'south1-10' : 'south1-12'),
      palaceTiles: { [dark]: 0, brown: 0, orange: 0, grey: rules === 'first' && !behind ? 1 : 2 },
      ...more,
      stocks: [{ buildings, stables: 0, merchants: 0, walls: 0, neutralRoofs: 0, tea: 0, ...more.stocks?.[0] }],
    },
  );
}

/** First edition, three players: only seat 0 has pieces, all colours but grey are closed. */
export function lastPlayer(more: Board = {}): State {
  const single = (colour: 'black' | 'brown' | 'orange', cells: string) =>
    words(cells).map((cell, seat) => palace(colour, cell, { roof: seat }));
  const none = { buildings: { grey: 0 }, stables: 0, merchants: 0, walls: 0 };
  return position(
    { players: 3, rules: 'first' },
    {
      palaces: [
        ...single('black', 'A1 C1 E1'),
        ...single('brown', 'G1 I1 K1'),
        ...single('orange', 'M1 O1 O3'),
        palace('grey', 'A4-F4', { stables: 'G4', roof: 1 }),
        palace('grey', 'A6-F6', { stables: 'A7-F7 G6', roof: 2 }),
      ],
      streets: [words('A9-P9 P10')],
      walls: words('south1-15 east1-5'),
      palaceTiles: { grey: 2, black: 0, brown: 0, orange: 0 },
      ...more,
      stocks: more.stocks ?? [{}, none, none],
    },
  );
}

/** Visits every position of random games, the last one included. */
export function walkAll(
  options: Parameters<typeof medina.start>[0],
  games: number,
  visit: (state: State, random: Random) => void,
): void {
  for (let seed = 1; seed <= games; seed++) {
    const random = seeded(seed);
    const state = medina.start(options);
    while (medina.actor(state) !== NOBODY) {
      visit(state, random);
      medina.play(state, seed % 2 ? medina.sample!(state, random) : anyMove(medina, state, random));
    }
    visit(state, random);
  }
}
