import type { Game } from '../../kernel/index.ts';
import type { Event } from './events.ts';
import { imagine, obscures } from './imagine.ts';
import { explain } from './moves/explain.ts';
import { moves, weight } from './moves/legal.ts';
import { readMove, refuseText, writeMove } from './moves/notation.ts';
import { vocabulary } from './moves/packing.ts';
import { refusal } from './moves/refuse.ts';
import { sample } from './moves/sample.ts';
import { type Options, optionsSchema, PLAYER_COUNTS, readOptions, tryOut } from './options.ts';
import { play } from './play.ts';
import { readPosition } from './position/read.ts';
import { positionSchema } from './position/schema.ts';
import { writePosition } from './position/write.ts';
import { scores } from './scoring.ts';
import { actor, clone, type State, start } from './state.ts';
import { variants } from './variants.ts';
import { guess, redact, type View, view } from './view.ts';

/** China (L'Empereur de China), by Michael Schacht: every rule set of docs/rules/china. */
export const china: Game<State, View, Options, Event> = {
  id: 'china',
  revision: 1,
  players: PLAYER_COUNTS,
  variants,
  optionsSchema,
  positionSchema,
  readOptions,
  tryOut,
  options: state => state.options,
  start,
  clone,
  actor,
  moves,
  refusal,
  vocabulary,
  weight,
  play,
  sample,
  scores,
  hidden: 'cards',
  view,
  guess,
  redact,
  obscures,
  imagine,
  writeMove,
  readMove,
  refuseText,
  explain,
  writePosition,
  readPosition,
};

export type { MapDocument } from './board/map.ts';
export {
  findMapProblems,
  problemsToPlay,
  readDraft,
} from './board/mapCheck.ts';
export {
  MAP_ERRORS,
  MAP_REMARKS,
  type MapError,
  type MapParameters,
  type MapReason,
  type MapRemark,
} from './board/mapReasons.ts';
export type { Event } from './events.ts';
export type { Explanation, For, Payment } from './moves/explain.ts';
export { ABOUT_CARDS, type RefusalReason } from './moves/refusals.ts';
export type { Options, OwnBoard } from './options.ts';
export type { Position } from './position/schema.ts';
export { listOwners, ownerNumber, type State } from './state.ts';
export {
  emissariesIn,
  emperorProvinces,
  influenceAfterKeeping,
  isComplete,
  isLastRound,
  palacesIn,
  provincesAt,
  roadsFrom,
  spendsTwoProvinces,
  type View,
} from './view.ts';
export type { Colour, Owner, Phase, Piece, Side, Special, TileColour } from './vocabulary.ts';
