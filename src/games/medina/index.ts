import type { Game } from '../../kernel/index.ts';

export type { Event } from './events.ts';
export type { Explanation } from './moves/explain.ts';
export { type RefusalReason, refusals } from './moves/refusals.ts';
export type { Options } from './options.ts';
export type { Position } from './position/schema.ts';
export { SCORE_KINDS, type ScoreKind } from './scoring.ts';
export type { State } from './state.ts';
export {
  barredCells,
  isShortFirstTurn,
  type PalaceView,
  roofsIn,
  type StockView,
  type View,
  wellCells,
} from './view.ts';
export { type Colour, type Phase, type Roof, type RuleSet, type Side, WELL_POINTS } from './vocabulary.ts';

import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { explain } from './moves/explain.ts';
import { moves, weight } from './moves/legal.ts';
import { readMove, refuseText, writeMove } from './moves/notation.ts';
import { vocabulary } from './moves/packing.ts';
import { refusal } from './moves/refuse.ts';
import { sample } from './moves/sample.ts';
import { type Options, optionsSchema, REVISION, readOptions } from './options.ts';
import { play } from './play.ts';
import { readPosition } from './position/read.ts';
import { positionSchema } from './position/schema.ts';
import { writePosition } from './position/write.ts';
import { scores } from './scoring.ts';
import { actor, clone, type State, start } from './state.ts';
import { variants } from './variants.ts';
import { guess, type View, view } from './view.ts';

/** Medina by Stefan Dorra: both editions and the duel. */
export const medina: Game<State, View, Options, Event> = {
  id: 'medina',
  revision: REVISION,
  players: [2, 3, 4],
  variants,
  optionsSchema,
  positionSchema,
  readOptions,
  options: state => state.setup.options,
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
  hidden: 'nothing',
  view,
  guess,
  redact: event => event,
  obscures: () => false,
  imagine,
  writeMove,
  readMove,
  refuseText,
  explain,
  writePosition,
  readPosition,
};
