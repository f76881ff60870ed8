import type { Random, RuleId, Seat } from '../../kernel/index.ts';
import type { Event } from './events.ts';
import {
  COLUMNS,
  COMPLETE,
  DISCARDED,
  DISCARDING,
  DISCARDS,
  DISPLAY,
  DRAGON_DISCARDS,
  floorOf,
  GOAL,
  HAND,
  KNOWN,
  LAST,
  LOT,
  PHASE,
  PILE,
  POINTS,
  TILES_LEFT,
  TRACKS,
  TURN,
  USED,
} from './layout.ts';
import { lastFloor, type Options } from './options.ts';
import { canContinue } from './position/auditHands.ts';
import { readCards, readPlace, restore } from './position/read.ts';
import type { Counts, Lot, Place, Tracks } from './position/schema.ts';
import { writeCards, writeLot, writePlace, writeSet, writeTracks } from './position/write.ts';
import { card, countOf, pickedBy, sizeOf } from './rules/cards.ts';
import { countComplete, lastTurnAfter } from './rules/completion.ts';
import { findRoofBegun, hasSpire } from './rules/lots.ts';
import { hasTile, spireColourOn, tileOf } from './rules/supply.ts';
import { drawingSeat } from './rules/turn.ts';
import { activeSeat, columnLimit, isDealing, type State, type Words } from './state.ts';
import {
  ABILITIES,
  type Ability,
  COLOUR_COUNT,
  COLOURS,
  COLUMNS_OF_A_FLOOR,
  type Colour,
  DISPLAY_SIZE,
  LOT_COUNT,
  MODIFIED_DISCARDS,
  PAGODAS_TO_END,
  PHASES,
  type Phase,
  SEAT_COUNT,
  type Source,
  type Tile,
} from './vocabulary.ts';

export interface PlayerView {
  readonly display: Counts;
  /** How many cards are in the hand. */
  readonly hand: number;
  /** Which ones, for their owner; otherwise null. */
  readonly cards: Counts | null;
  /** Those of them that the opponent knows, because the pile has run out since they were drawn; null for spectators. */
  readonly known: Counts | null;
  readonly tracks: Tracks;
  readonly points: number;
}

export interface LotView extends Lot {
  /** The rule by which it is complete, P7 or P19; otherwise null. */
  readonly complete: RuleId | null;
  /** The colour of the spire, once there is a roof. */
  readonly spireColour: Colour | null;
}

/** What a seat, or a spectator, knows. */
export interface View {
  readonly options: Options;
  /** Whose view it is; null is a spectator. */
  readonly seat: Seat | null;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: Phase;
  /** Columns and spires built this turn, and how many may be. */
  readonly columns: number;
  readonly columnLimit: number;
  readonly used: readonly Ability[];
  /** The lot, from 1, whose roof waits for its spire. */
  readonly roof: number | null;
  /** In a modified turn: how many cards are gone. */
  readonly discarded: number;
  /** The card discarded last, while more are. */
  readonly last: { readonly from: Source; readonly colour: Colour } | null;
  /** Whose cards are being drawn, and where to. */
  readonly drawing: { readonly seat: Seat; readonly to: Source } | null;
  /** The size that the hand is filled to, while cards are drawn or discarded with the Dragon. */
  readonly handGoal: number;
  readonly players: readonly PlayerView[];
  readonly lots: readonly LotView[];
  /** The tiles left. */
  readonly tiles: readonly Tile[];
  /** How many cards are in the pile. */
  readonly pile: number;
  readonly discards: Counts;
  /** The cards of the pile together with those in hands that this seat does not know. */
  readonly unseen: Counts;
  readonly completeLots: number;
  /** The turn with which the game ends, once that is certain (P18). */
  readonly lastTurn: number | null;
}

export function view(state: State, seat: Seat | null, other?: View): View {
  const { words } = state;
  return {
    ...(other ?? viewOpen(state)),
    seat,
    players: Array.from({ length: SEAT_COUNT }, (_, player) => playerView(words, player, seat)),
    unseen: writeCards(unseenBy(words, seat)),
  };
}

/** What everyone sees, as a spectator does. */
function viewOpen(state: State): View {
  const { options, words } = state;
  const phase = words[PHASE];
  const roof = findRoofBegun(state);
  const complete = countComplete(words);
  return {
    options,
    seat: null,
    turn: words[TURN],
    active: activeSeat(words),
    phase: PHASES[phase],
    columns: words[COLUMNS],
    columnLimit: columnLimit(words),
    used: writeSet(ABILITIES, words[USED]),
    roof: roof < LOT_COUNT ? roof + 1 : null,
    discarded: words[DISCARDED],
    last: phase === DRAGON_DISCARDS || phase === DISCARDING ? writePlace(words[LAST]) : null,
    drawing: drawingView(words),
    handGoal: words[GOAL],
    players: [],
    lots: Array.from({ length: LOT_COUNT }, (_, lot) => lotView(state, lot)),
    tiles: tilesLeft(words[TILES_LEFT]),
    pile: sizeOf(words[PILE]),
    discards: writeCards(words[DISCARDS]),
    unseen: writeCards(0),
    completeLots: complete,
    lastTurn: complete >= PAGODAS_TO_END ? lastTurnAfter(words[TURN]) : null,
  };
}

function drawingView(words: Words): View['drawing'] {
  if (!isDealing(words[PHASE])) return null;
  const seat = drawingSeat(words);
  return { seat, to: sizeOf(words[DISPLAY + seat]) < DISPLAY_SIZE ? 'display' : 'hand' };
}

const playerView = (words: Words, seat: Seat, viewer: Seat | null): PlayerView => ({
  display: writeCards(words[DISPLAY + seat]),
  hand: sizeOf(words[HAND + seat]),
  cards: seat === viewer ? writeCards(words[HAND + seat]) : null,
  known: viewer === null ? null : writeCards(words[KNOWN + seat]),
  tracks: writeTracks(words[TRACKS + seat]),
  points: words[POINTS + seat],
});

function lotView(state: State, lot: number): LotView {
  const { options, words } = state;
  const word = words[LOT + lot];
  const last = lastFloor(options);
  const complete = ((words[COMPLETE] >> lot) & 1) === 0 ? null : hasSpire(word, last) ? 'P7' : 'P19';
  const spireColour = floorOf(word) > last ? COLOURS[spireColourOn(options, word)] : null;
  return { ...writeLot(state, lot), complete, spireColour };
}

const tilesLeft = (supply: number): Tile[] =>
  COLOURS.flatMap((background, b) =>
    COLOURS.flatMap((slot, s) => (hasTile(supply, tileOf(b, s)) ? [{ background, slot }] : [])),
  );

/** A spectator keeps no account of hands after the pile ran out: then both together are known, but neither alone. */
function unseenBy(words: Words, seat: Seat | null): number {
  if (seat === null) return words[PILE] + words[HAND] + words[HAND + 1];
  const other = 1 - seat;
  return words[PILE] + words[HAND + other] - words[KNOWN + other];
}

/** A card drawn to a hand is its owner's affair. */
export function redact(event: Event, seat: Seat | null): Event {
  if (event.kind !== 'drew' || event.to === 'display' || event.seat === seat) return event;
  return { kind: 'drew', seat: event.seat, to: event.to };
}

/** A full state that looks like this view: the opponent's unknown cards are any of the unseen ones. */
export function guess(view: View, seat: Seat, random: Random): State {
  const other = 1 - seat;
  const opponent = view.players[other];
  const known = readCards(opponent.known ?? {});
  const unseen = readCards(view.unseen);
  const size = opponent.hand - sizeOf(known);
  const state = readSeen(view);
  const { words } = state;
  const unknown =
    view.active === other ? consistentDraw(state, known, unseen, size, random) : anyDraw(unseen, size, random);
  words[HAND + other] = known + unknown;
  words[PILE] = unseen - unknown;
  return state;
}

/** A state with all that is seen, and every other card in the pile. */
export function readSeen(view: View): State {
  const { last, ...rest } = view;
  return restore({
    ...rest,
    ...(last && { last }),
    players: view.players.map(({ display, cards, known, tracks }) => ({
      display,
      hand: cards ?? {},
      known: known ?? {},
      tracks,
    })),
    pile: view.unseen,
  });
}

/** So many cards, all equally likely. */
function anyDraw(cards: number, size: number, random: Random): number {
  let drawn = 0;
  for (let n = 0; n < size; n++) {
    const left = cards - drawn;
    drawn += card(pickedBy(left, random.below(sizeOf(left))));
  }
  return drawn;
}

/** The same among the draws with which the opponent's turn could have come this far. */
function consistentDraw(state: State, known: number, cards: number, size: number, random: Random): number {
  const { words } = state;
  const other = activeSeat(words);
  const draws: number[] = [];
  const weights: number[] = [];
  let tickets = 0;
  const consider = (drawn: number, ways: number, colour: number, left: number): void => {
    if (colour === COLOUR_COUNT) {
      words[HAND + other] = known + drawn;
      if (left > 0 || !canContinue(state)) return;
      draws.push(drawn);
      weights.push(ways);
      tickets += ways;
      return;
    }
    const most = Math.min(left, countOf(cards, colour));
    let choose = ways;
    for (let n = 0; n <= most; n++) {
      consider(drawn + n * card(colour), choose, colour + 1, left - n);
      choose = (choose * (countOf(cards, colour) - n)) / (n + 1);
    }
  };
  consider(0, 1, 0, size);
  let ticket = random.below(tickets);
  let index = 0;
  while (ticket >= weights[index]) ticket -= weights[index++];
  return draws[index];
}

// What pages ask about a view, so that none of them has to know a rule.

/** P7, P21: how many floors a pagoda has below its roof. */
export const floorsOf = ({ options }: Pick<View, 'options'>): number => lastFloor(options);

/** P5: the floor, from 1, that the next column of a lot goes to, and how many are there. On a roof it is one too many. */
export function openFloor({ floors }: LotView): { readonly floor: number; readonly columns: number } {
  const top = floors.at(-1);
  if (!top) return { floor: 1, columns: 0 };
  return top.tile ? { floor: floors.length + 1, columns: 0 } : { floor: floors.length, columns: top.columns.length };
}

/** P8: whether some lot takes a column, which four discards then pay for; where none does, they only end the turn (P10). */
export const takesColumn = (view: View): boolean =>
  view.lots.some(lot => {
    const { floor, columns } = openFloor(lot);
    return floor <= floorsOf(view) && columns < COLUMNS_OF_A_FLOOR;
  });

/** P5, P6: the colour that a lot wants next, for a column or a tile; an empty lot takes any, a complete one none. */
export const wantedColour = ({ floors, complete }: LotView): Colour | undefined =>
  complete ? undefined : floors.at(-1)?.colour;

/** P8, P10: how many cards are still to be discarded. */
export const discardsLeft = ({ discarded }: View): number => MODIFIED_DISCARDS - discarded;

/** P8, P10, P14: sorts cards into the order that moves discard them in. */
export const inDiscardOrder = <C extends Place>(cards: readonly C[]): C[] =>
  cards.toSorted((a, b) => readPlace(a) - readPlace(b));
