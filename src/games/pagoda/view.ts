import type { RuleId, Seat } from '../../kernel/index.ts';
import type { Event } from './events.ts';
import type { Tile } from './moves/explain.ts';
import { lastFloor, type Options } from './options.ts';
import {
  type Counts,
  type LotDocument,
  type Tracks,
  writeCards,
  writeLot,
  writeSet,
  writeTracks,
} from './position/documents.ts';
import { writePlace } from './position/positions.ts';
import { sizeOf } from './rules/cards.ts';
import { completeLots, hasSpire, lastTurnAfter } from './rules/completion.ts';
import { roofBegun, spireColourOn } from './rules/roof.ts';
import { hasTile, tileOf } from './rules/tiles.ts';
import { drawingSeat } from './rules/turn.ts';
import {
  activeSeat,
  COLUMNS,
  COMPLETE,
  columnLimit,
  DISCARDED,
  DISCARDING,
  DISCARDS,
  DISPLAY,
  DRAGON_DISCARDS,
  floorOf,
  GOAL,
  HAND,
  isDealing,
  KNOWN,
  LAST,
  LOT,
  PHASE,
  PILE,
  POINTS,
  type State,
  TILES_LEFT,
  TRACKS,
  TURN,
  USED,
  type Words,
} from './state.ts';
import {
  ABILITIES,
  type Ability,
  COLOURS,
  type Colour,
  DISPLAY_SIZE,
  LOTS,
  PAGODAS_TO_END,
  PHASES,
  type Phase,
  SEATS,
  type Source,
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

export interface LotView extends LotDocument {
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

export function view(state: State, seat: Seat | null): View {
  const { options, words } = state;
  const phase = words[PHASE];
  const roof = roofBegun(state);
  const complete = completeLots(words);
  return {
    options,
    seat,
    turn: words[TURN],
    active: activeSeat(words),
    phase: PHASES[phase],
    columns: words[COLUMNS],
    columnLimit: columnLimit(words),
    used: writeSet(ABILITIES, words[USED]),
    roof: roof < LOTS ? roof + 1 : null,
    discarded: words[DISCARDED],
    last: phase === DRAGON_DISCARDS || phase === DISCARDING ? writePlace(words[LAST]) : null,
    drawing: drawingView(words),
    handGoal: words[GOAL],
    players: Array.from({ length: SEATS }, (_, other) => playerView(words, other, seat)),
    lots: Array.from({ length: LOTS }, (_, lot) => lotView(state, lot)),
    tiles: tilesLeft(words[TILES_LEFT]),
    pile: sizeOf(words[PILE]),
    discards: writeCards(words[DISCARDS]),
    unseen: writeCards(unseenBy(words, seat)),
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
  const spireColour = floorOf(word) > last ? COLOURS[spireColourOn(word)] : null;
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
