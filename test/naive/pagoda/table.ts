// A position of Pagoda as it lies on the table, read off its document with every default filled in.
import type { Position } from '../../../src/games/pagoda/position/schema.ts';
import type { JsonObject, RuleId } from '../../../src/kernel/index.ts';

/** P1 */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];
export type Cards = { readonly [colour in Colour]: number };

/** P13–P17: the ability of each background colour. */
export const ABILITY_OF = { red: 'lantern', blue: 'buddha', green: 'bowl', yellow: 'dragon', violet: 'fan' } as const;
export type Ability = (typeof ABILITY_OF)[Colour];

/** What breaks no rule. */
export const NONE: readonly RuleId[] = [];

export type Source = 'display' | 'hand';
export type Phase = Position['phase'];

export interface Floor {
  readonly colour: Colour;
  /** The turn each column was built in. */
  readonly columns: readonly number[];
  readonly tile?: { readonly slot: Colour; readonly turn: number } | undefined;
}

export interface Lot {
  /** Those with at least one column, from the ground up. */
  readonly floors: readonly Floor[];
  /** The turn the spire was built in. */
  readonly spire?: number | undefined;
}

export interface Player {
  readonly display: Cards;
  readonly hand: Cards;
  /** Cards of the hand that the opponent knows. */
  readonly known: Cards;
  readonly tracks: { readonly [ability in Ability]: number };
}

export interface Table {
  readonly quick: boolean;
  readonly beginners: boolean;
  /** P2: the colours on the backs of the tiles, by background, then by slot colour, if they are not those of the slots. */
  readonly roofs: readonly Colour[] | undefined;
  readonly turn: number;
  readonly phase: Phase;
  readonly lots: readonly Lot[];
  readonly players: readonly Player[];
  readonly discards: Cards;
  readonly pile: Cards;
  /** Abilities that the active player has used this turn. */
  readonly used: readonly Ability[];
  /** P8, P10: how many of the four cards are gone. */
  readonly discarded: number;
  readonly last: { readonly from: Source; readonly colour: Colour } | undefined;
  /** P14: the size of the hand before the Dragon. */
  readonly handGoal: number | undefined;
}

export const NO_CARDS: Cards = { red: 0, blue: 0, green: 0, yellow: 0, violet: 0 };

export const sizeOf = (cards: Cards): number => COLOURS.reduce((size, colour) => size + cards[colour], 0);

export const countedBy = (count: (colour: Colour) => number): Cards => ({
  red: count('red'),
  blue: count('blue'),
  green: count('green'),
  yellow: count('yellow'),
  violet: count('violet'),
});

export const sum = (...piles: readonly Cards[]): Cards =>
  countedBy(colour => piles.reduce((count, cards) => count + cards[colour], 0));

export const without = (cards: Cards, taken: Cards): Cards => countedBy(colour => cards[colour] - taken[colour]);

export function readTable(document: JsonObject): Table {
  const position = document as unknown as Position;
  const players = position.players.map(({ display, hand, known, tracks }) => ({
    display: { ...NO_CARDS, ...display },
    hand: { ...NO_CARDS, ...hand },
    known: { ...NO_CARDS, ...known },
    tracks: { lantern: 0, buddha: 0, bowl: 0, dragon: 0, fan: 0, ...tracks },
  }));
  const discards = { ...NO_CARDS, ...position.discards };
  const elsewhere = sum(discards, ...players.flatMap(({ display, hand }) => [display, hand]));
  return {
    quick: position.options.quick ?? false,
    beginners: position.options.beginners ?? false,
    roofs: position.options.roofs,
    turn: position.turn,
    phase: position.phase,
    lots: LOTS.map(lot => readLot(position.lots[lot])),
    players,
    discards,
    // P1: 11 cards a colour.
    pile: position.pile ? { ...NO_CARDS, ...position.pile } : countedBy(colour => 11 - elsewhere[colour]),
    used: position.used ?? [],
    discarded: position.discarded ?? 0,
    last: position.last,
    handGoal: position.handGoal,
  };
}

/** P1: six building lots, here numbered from 0. */
const LOTS = [0, 1, 2, 3, 4, 5];

const readLot = (lot: Position['lots'][number] | undefined): Lot => ({
  floors: lot?.floors.filter(({ columns }) => columns.length > 0) ?? [],
  spire: lot?.spire,
});

/** Odd turns are of the first player. */
export const seatOf = (turn: number): number => (turn % 2 === 1 ? 0 : 1);

export const active = (table: Table): Player => table.players[seatOf(table.turn)]!;

/** P7, P21: the number of the floor that the roof stands on. */
export const lastFloor = (table: Table): number => (table.quick ? 3 : 4);

/** P2: the colour of the spire on the back of a tile. */
export const backOf = ({ roofs }: Table, background: Colour, slot: Colour): Colour =>
  roofs ? roofs[5 * COLOURS.indexOf(background) + COLOURS.indexOf(slot)]! : slot;
