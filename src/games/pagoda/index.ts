import type { Game } from '../../kernel/index.ts';
import type { Event } from './events.ts';
import { imagine, obscures } from './imagine.ts';
import { explain } from './moves/explain.ts';
import { moves, weight } from './moves/legal.ts';
import { readMove, refuseText, writeMove } from './moves/notation.ts';
import { vocabulary } from './moves/packing.ts';
import { refusal } from './moves/refuse.ts';
import { sample } from './moves/sample.ts';
import { type Options, optionsSchema, readOptions } from './options.ts';
import { play } from './play.ts';
import { readPosition } from './position/read.ts';
import { positionSchema } from './position/schema.ts';
import { writePosition } from './position/write.ts';
import { scores } from './scoring.ts';
import { actor, clone, type State, start } from './state.ts';
import { variants } from './variants.ts';
import { guess, redact, type View, view } from './view.ts';

export type { Event } from './events.ts';
export { type Explanation, payingAbility } from './moves/explain.ts';
export { ABOUT_CARDS, type RefusalReason } from './moves/refusals.ts';
export type { Options } from './options.ts';
export type { Position } from './position/schema.ts';
export { roofColourOf } from './rules/supply.ts';
export type { State } from './state.ts';
export {
  discardsLeft,
  floorsOf,
  inDiscardOrder,
  type LotView,
  openFloor,
  type PlayerView,
  takesColumn,
  type View,
  wantedColour,
} from './view.ts';
export {
  ABILITIES,
  type Ability,
  COLOURS,
  COLUMNS_OF_A_FLOOR,
  type Colour,
  LOT_COUNT,
  type Payment,
  type Phase,
  ROOFS,
  type Source,
  type Tile,
  TRACK_END,
} from './vocabulary.ts';

/** Pagoda by Arve D. Fühler, for two. */
export const pagoda: Game<State, View, Options, Event> = {
  id: 'pagoda',
  revision: 1,
  players: [2],
  variants,
  optionsSchema,
  positionSchema,
  readOptions,
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
