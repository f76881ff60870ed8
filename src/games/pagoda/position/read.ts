import { findProblems, type Reading } from '../../../kernel/index.ts';
import {
  COLUMNS,
  COMPLETE,
  colourOfFloor,
  DISCARDED,
  DISCARDS,
  DISPLAY,
  EMPTY_LOT,
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
  TILES_LEFT,
  TRACKS,
  TURN,
  USED,
  withColour,
  withTile,
  withTrack,
} from '../layout.ts';
import { lastFloor, optionsFrom } from '../options.ts';
import { ALL_CARDS, card } from '../rules/cards.ts';
import { findComplete } from '../rules/completion.ts';
import { tileOf } from '../rules/supply.ts';
import { scores } from '../scoring.ts';
import { type State, start } from '../state.ts';
import {
  ABILITIES,
  COLOUR_COUNT,
  COLOURS,
  COLUMNS_OF_A_FLOOR,
  FAN_HAND_SIZE,
  HAND_SIZE,
  LOT_COUNT,
  PHASES,
  type Phase,
  SOURCES,
} from '../vocabulary.ts';
import { audit } from './audit.ts';
import { auditCards } from './auditCards.ts';
import { auditLots } from './auditLots.ts';
import { type Counts, type Lot, type Place, type Position, positionSchema, type Tracks } from './schema.ts';

/** Everything that makes a position impossible: its shape, then its lots, then the rest. */
export function readPosition(document: unknown): Reading<State> {
  const shape = findProblems(positionSchema, document);
  if (shape.length > 0) return { ok: false, problems: shape };
  const position = document as Position;
  const lots = auditLots(position);
  const cards = auditCards(position);
  if (lots.length + cards.length > 0) return { ok: false, problems: [...lots, ...cards] };
  const state = restore(position);
  const problems = audit(position, state);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: state };
}

/** The size that the hand is filled to, where the phase says. */
const GOALS: { readonly [phase in Phase]?: number } = { deal: HAND_SIZE, refill: HAND_SIZE, 'fan-draw': FAN_HAND_SIZE };

/** The state that a position with possible lots describes, whether anything else is possible or not. */
export function restore(position: Position): State {
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
  for (let lot = 0; lot < LOT_COUNT; lot++) {
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
  words[COMPLETE] = findComplete(state);
  for (const [seat, points] of scores(state).points.entries()) words[POINTS + seat] = points;
}

/** A place in the order of discards. */
export const readPlace = ({ from, colour }: Place): number =>
  SOURCES.indexOf(from) * COLOUR_COUNT + COLOURS.indexOf(colour);

export const readCards = (counts: Partial<Counts>): number =>
  COLOURS.reduce((cards, name, colour) => cards + (counts[name] ?? 0) * card(colour), 0);
const readTracks = (tracks: Partial<Tracks>): number =>
  ABILITIES.reduce((all, name, ability) => withTrack(all, ability, tracks[name] ?? 0), 0);

const readSet = <N extends string>(names: readonly N[], members: readonly N[]): number =>
  members.reduce((set, name) => set | (1 << names.indexOf(name)), 0);

/** Takes a lot that has been found possible. */
function readLot({ options, words }: State, lot: number, document: Lot): void {
  let word = EMPTY_LOT;
  for (const [index, { colour, columns, tile }] of document.floors.entries()) {
    const at = placeOf(lot, index + 1, 0);
    if (index === 0) word = withColour(word, COLOURS.indexOf(colour));
    word += columns.length;
    for (const [place, turn] of columns.entries()) words[at + place] = turn;
    if (!tile) continue;
    words[at + COLUMNS_OF_A_FLOOR] = tile.turn;
    word = withTile(word, COLOURS.indexOf(tile.slot));
  }
  if (document.spire !== undefined) {
    word++;
    words[placeOf(lot, lastFloor(options) + 1, 0)] = document.spire;
  }
  words[LOT + lot] = word;
}
