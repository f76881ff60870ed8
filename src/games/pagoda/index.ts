import type { Game } from '../../kernel/index.ts';
import type { Event } from './events.ts';
import { guess } from './guess.ts';
import { moves } from './moves/legal.ts';
import { explain, writeMove } from './moves/notation.ts';
import { drawnColour, vocabulary } from './moves/packing.ts';
import { readMove } from './moves/reading.ts';
import { refusal } from './moves/refuse.ts';
import { sample } from './moves/sample.ts';
import { type Options, optionsSchema, readOptions } from './options.ts';
import { play } from './play.ts';
import { readPosition, writePosition } from './position/positions.ts';
import { positionSchema } from './position/schema.ts';
import { countOf } from './rules/cards.ts';
import { scores } from './scoring.ts';
import { actor, clone, PILE, type State, start } from './state.ts';
import { variants } from './variants.ts';
import { redact, type View, view } from './view.ts';

export type { Event } from './events.ts';
export type { Explanation, Payment, Tile } from './moves/explain.ts';
export type { RefusalReason } from './moves/refusals.ts';
export type { Options } from './options.ts';
export type { Position } from './position/schema.ts';
export type { State } from './state.ts';
export type { LotView, PlayerView, View } from './view.ts';
export { ABILITIES, type Ability, COLOURS, type Colour, type Phase, type Source } from './vocabulary.ts';

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
  weight: (state, move) => countOf(state.words[PILE], drawnColour(move)),
  play,
  sample,
  scores,
  view,
  guess,
  redact,
  writeMove,
  readMove,
  explain,
  writePosition,
  readPosition,
};
