import type { Game } from '../../kernel/index.ts';
import { countOf } from './cards.ts';
import type { Event } from './events.ts';
import { guess } from './guess.ts';
import { refusal } from './legality.ts';
import { moves } from './moves.ts';
import { explain, writeMove } from './notation.ts';
import { type Options, optionsSchema, readOptions } from './options.ts';
import { drawnColour, vocabulary } from './packing.ts';
import { play } from './play.ts';
import { positionSchema } from './position.ts';
import { readPosition, writePosition } from './positions.ts';
import { readMove } from './reading.ts';
import { sample } from './sample.ts';
import { scores } from './scoring.ts';
import { actor, clone, PILE, type State, start } from './state.ts';
import { variants } from './variants.ts';
import { redact, type View, view } from './view.ts';

export type { Event } from './events.ts';
export type { Explanation, Payment, Tile } from './explain.ts';
export type { Options } from './options.ts';
export type { Position } from './position.ts';
export type { RefusalReason } from './refusals.ts';
export type { State } from './state.ts';
export type { LotView, PlayerView, View } from './view.ts';
export { ABILITIES, type Ability, COLOURS, type Colour, PHASES, type Phase, type Source } from './words.ts';

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
  weight: (state, move) => countOf(state.words[PILE]!, drawnColour(move)),
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
