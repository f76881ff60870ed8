// A position as it lies on the table. Never changed once made: a placement makes another.

import type { Options } from '../../../src/games/medina/options.ts';
import type { Colour, Roof } from '../../../src/games/medina/vocabulary.ts';
import type { City, Tower } from './city.ts';

export interface Palace {
  readonly colour: Colour;
  readonly buildings: readonly string[];
  readonly stables: readonly string[];
  readonly roof: { readonly kind: Roof; readonly seat: number | undefined } | undefined;
}

export interface Stock {
  readonly buildings: { readonly [colour in Colour]: number };
  readonly stables: number;
  readonly merchants: number;
  readonly walls: number;
  readonly neutralRoofs: number;
  readonly tea: number;
}

export interface Turn {
  readonly seat: number;
  readonly number: number;
  readonly placed: number;
  /** Fixed when the turn begins; nothing if the document doesn't tell. */
  readonly due: number | undefined;
  readonly roofOwed: boolean | undefined;
  readonly buildings: readonly Colour[];
  readonly roofs: readonly Roof[];
}

export type Holders<Tile extends string> = { readonly [tile in Tile]: number | undefined };

export interface Table {
  readonly options: Options;
  readonly city: City;
  readonly well: string | undefined;
  readonly palaces: readonly Palace[];
  readonly streets: readonly (readonly string[])[];
  readonly walls: ReadonlySet<string>;
  readonly stocks: readonly Stock[];
  readonly palaceTiles: Holders<Colour>;
  readonly towerTiles: Holders<Tower>;
  /** M24: who is out for good. */
  readonly out: ReadonlySet<number>;
  readonly turn: Turn | undefined;
  /** What stands on a cell: a palace by its place in `palaces`, a merchant, or the well. A cell without is empty. */
  readonly pieces: ReadonlyMap<string, number | 'merchant' | 'well'>;
}

/** M2: the colours of a rule set; the value of their tiles is 1, 2, 3, 4. */
export const coloursOf = (rules: Options['rules']): readonly Colour[] =>
  rules === 'second' ? ['grey', 'violet', 'brown', 'orange'] : ['grey', 'black', 'brown', 'orange'];

export const seatsOf = (table: Table): number[] => Array.from({ length: table.options.players }, (_, seat) => seat);

export const piecesOf = (palaces: Table['palaces'], streets: Table['streets'], well: Table['well']): Table['pieces'] =>
  new Map<string, number | 'merchant' | 'well'>([
    ...palaces.flatMap(({ buildings, stables }, index) =>
      [...buildings, ...stables].map(cell => [cell, index] as const),
    ),
    ...streets.flat().map(cell => [cell, 'merchant'] as const),
    ...(well === undefined ? [] : [[well, 'well'] as const]),
  ]);

/** Whether a seat owns a palace of a colour (M12; neutral and blocking roofs don't count). */
export const owns = (table: Table, seat: number, colour: Colour): boolean =>
  table.palaces.some(palace => palace.colour === colour && palace.roof?.kind === 'own' && palace.roof.seat === seat);

/** M20, M21: whether a palace can win tiles. A neutral one does (M13), one under a blocking roof does not (M14). */
export const winsTiles = ({ roof }: Palace): boolean => roof?.kind === 'own' || roof?.kind === 'neutral';

/** M20: buildings and stables. */
export const sizeOf = ({ buildings, stables }: Palace): number => buildings.length + stables.length;

/** M14: it is neither used, nor lost because the opponent has used both roofs of the colour. */
export function hasBlockingRoof(table: Table, seat: number, colour: Colour): boolean {
  const opponent = 1 - seat;
  return !blocks(table, seat, colour) && !(blocks(table, opponent, colour) && owns(table, opponent, colour));
}

const blocks = (table: Table, seat: number, colour: Colour): boolean =>
  table.palaces.some(
    palace => palace.colour === colour && palace.roof?.kind === 'blocking' && palace.roof.seat === seat,
  );

/** M24: whether a seat has nothing left that could ever be placed: no building, stable, merchant, wall or roof of any kind. */
export function hasNothing(table: Table, seat: number): boolean {
  const { buildings, stables, merchants, walls, neutralRoofs } = table.stocks[seat]!;
  const colours = coloursOf(table.options.rules);
  if (Object.values(buildings).some(count => count > 0)) return false;
  if (stables + merchants + walls + neutralRoofs > 0) return false;
  if (colours.some(colour => !owns(table, seat, colour))) return false;
  return table.options.rules !== 'duel' || !colours.some(colour => hasBlockingRoof(table, seat, colour));
}
