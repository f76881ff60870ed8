import { type JsonObject, problemsOf, type Reading } from '../../../kernel/index.ts';
import { lastFloor, optionsFrom } from '../options.ts';
import { ALL_CARDS } from '../rules/cards.ts';
import { completeNow } from '../rules/completion.ts';
import { tileOf } from '../rules/tiles.ts';
import { scores } from '../scoring.ts';
import {
  COLUMNS,
  COMPLETE,
  colourOfFloor,
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
  placeOf,
  REDRAW,
  type State,
  start,
  TILES_LEFT,
  TRACKS,
  TURN,
  USED,
} from '../state.ts';
import {
  ABILITIES,
  COLOURS,
  COLUMNS_OF_A_FLOOR,
  FAN_HAND_SIZE,
  HAND_SIZE,
  K,
  LOTS,
  PHASES,
  type Phase,
  SEATS,
  SOURCES,
} from '../vocabulary.ts';
import { impossible } from './audit.ts';
import { impossibleCards } from './auditCards.ts';
import { impossibleLots } from './auditLots.ts';
import {
  readCards,
  readLot,
  readSet,
  readTracks,
  withoutNone,
  writeCards,
  writeLot,
  writeSet,
  writeTracks,
} from './documents.ts';
import { type Position, positionSchema } from './schema.ts';

export function writePosition(state: State): JsonObject {
  const { options, words } = state;
  const phase = words[PHASE];
  const discarding = phase === DRAGON_DISCARDS || phase === DISCARDING;
  const position: Position = {
    options,
    turn: words[TURN],
    phase: PHASES[phase],
    lots: Array.from({ length: LOTS }, (_, lot) => writeLot(state, lot)),
    players: Array.from({ length: SEATS }, (_, seat) => ({
      display: withoutNone(writeCards(words[DISPLAY + seat])),
      hand: withoutNone(writeCards(words[HAND + seat])),
      known: withoutNone(writeCards(words[KNOWN + seat])),
      tracks: withoutNone(writeTracks(words[TRACKS + seat])),
    })),
    discards: withoutNone(writeCards(words[DISCARDS])),
    pile: withoutNone(writeCards(words[PILE])),
    used: writeSet(ABILITIES, words[USED]),
    ...(phase === DISCARDING && { discarded: words[DISCARDED] }),
    ...(discarding && { last: writePlace(words[LAST]) }),
    ...((phase === DRAGON_DISCARDS || phase === REDRAW) && { handGoal: words[GOAL] }),
  };
  return position as unknown as JsonObject;
}

/** A place in the order of discards. */
export const writePlace = (place: number): NonNullable<Position['last']> => ({
  from: SOURCES[place < K ? 0 : 1],
  colour: COLOURS[place % K],
});
const readPlace = ({ from, colour }: NonNullable<Position['last']>): number =>
  SOURCES.indexOf(from) * K + COLOURS.indexOf(colour);

/** The size that the hand is filled to, where the phase tells. */
const GOALS: { readonly [phase in Phase]?: number } = { deal: HAND_SIZE, refill: HAND_SIZE, 'fan-draw': FAN_HAND_SIZE };

/** The state that a position with possible lots describes, whether anything else is possible or not. */
export function stateOf(position: Position): State {
  const state = start(optionsFrom(position.options));
  const { words } = state;
  words[TURN] = position.turn;
  words[PHASE] = PHASES.indexOf(position.phase);
  words[USED] = readSet(ABILITIES, position.used ?? []);
  words[GOAL] = position.handGoal ?? GOALS[position.phase] ?? 0;
  words[DISCARDED] = position.discarded ?? 0;
  words[LAST] = position.last ? readPlace(position.last) : 0;
  words[DISCARDS] = readCards(position.discards ?? {});
  let elsewhere = words[DISCARDS];
  for (const [seat, player] of position.players.entries()) {
    words[DISPLAY + seat] = readCards(player.display);
    words[HAND + seat] = readCards(player.hand);
    words[KNOWN + seat] = readCards(player.known ?? {});
    words[TRACKS + seat] = readTracks(player.tracks ?? {});
    elsewhere += words[DISPLAY + seat] + words[HAND + seat];
  }
  words[PILE] = position.pile ? readCards(position.pile) : ALL_CARDS - elsewhere;
  for (const [lot, document] of position.lots.entries()) readLot(state, lot, document);
  recount(state);
  return state;
}

/** Fills in what follows from the lots: the tiles left, the complete lots, the points, the columns of this turn. */
function recount(state: State): void {
  const { options, words } = state;
  const last = lastFloor(options);
  for (let lot = 0; lot < LOTS; lot++) {
    const word = words[LOT + lot];
    for (let floor = 1; floor < floorOf(word); floor++)
      words[TILES_LEFT] &= ~(1 << tileOf(colourOfFloor(word, floor), colourOfFloor(word, floor + 1)));
    for (let floor = 1; floor <= last + 1; floor++) {
      for (let column = 0; column < COLUMNS_OF_A_FLOOR; column++) {
        if (floor > last && column > 0) break;
        if (words[placeOf(lot, floor, column)] === words[TURN]) words[COLUMNS]++;
      }
    }
  }
  words[COMPLETE] = completeNow(state);
  for (const [seat, points] of scores(state).points.entries()) words[POINTS + seat] = points;
}

/** Everything that makes a position impossible: its shape, then its lots, then the rest. */
export function readPosition(document: unknown): Reading<State> {
  const shape = problemsOf(positionSchema, document);
  if (shape.length > 0) return { ok: false, problems: shape };
  const position = document as Position;
  const lots = impossibleLots(position);
  const cards = impossibleCards(position);
  if (lots.length + cards.length > 0) return { ok: false, problems: [...lots, ...cards] };
  const state = stateOf(position);
  const problems = impossible(position, state);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: state };
}
