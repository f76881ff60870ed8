// Positions for rule tests. What a test leaves out is filled in, so that a test says only what it is about.
import { medina, type Options, type Position, type State } from '../../../src/games/medina/index.ts';
import type { Move } from '../../../src/kernel/index.ts';

export type Asked = Partial<Options>;
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
    merchants: streets.flat().length - 1 - (board.towerMerchants ?? 0),
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
export function position(asked: Asked, board: Board): State {
  const state = medina.readPosition(document(asked, board));
  if (!state.ok) throw new Error(JSON.stringify(state.problems, null, 1));
  return state.value;
}

/** The rule and reason that refuse a move, or `legal`. */
export function verdict(state: State, text: string): string {
  const refusal = medina.refusal(state, moveOf(state, text));
  return refusal ? `${refusal.rule} ${refusal.reason}` : 'legal';
}

export function moveOf(state: State, text: string): Move {
  const move = medina.readMove(state, text);
  if (move === undefined) throw new Error(`no move: ${text}`);
  return move;
}

/** Plays moves that must be legal. */
export function played(state: State, ...texts: string[]): State {
  const next = medina.clone(state);
  for (const text of texts) {
    const said = verdict(next, text);
    if (said !== 'legal') throw new Error(`${text}: ${said}`);
    medina.play(next, moveOf(next, text));
  }
  return next;
}

/** The events of a move that must be legal. */
export function eventsOf(state: State, text: string): { readonly kind: string }[] {
  const events: { readonly kind: string }[] = [];
  if (verdict(state, text) !== 'legal') throw new Error(`${text}: ${verdict(state, text)}`);
  medina.play(medina.clone(state), moveOf(state, text), event => events.push(event));
  return events;
}

export const moveTexts = (state: State): string[] => medina.moves(state).map(move => medina.writeMove(state, move));

export const look = (state: State): Position => medina.writePosition(state) as unknown as Position;

/** The problems of a document, as `rule path`. */
export function problems(asked: Asked, board: Board, change: (position: Position) => unknown = p => p): string[] {
  const reading = medina.readPosition(change(document(asked, board)));
  return reading.ok ? [] : reading.problems.map(({ rule, path }) => `${rule} ${path}`);
}
