import type { GameUi } from '../games/gameUi.ts';
import type { Language } from '../settings.svelte.ts';
import type { Stop } from './frames.ts';

/** A line of moves played on from a stop: in words, and where it leads. */
export interface Line {
  readonly words: string;
  readonly state: unknown;
  readonly events: readonly unknown[];
}

/** Plays moves on from a stop as far as they are possible there: a line found by guessing may not fit what was hidden. */
export function playLine(
  ui: GameUi,
  stop: Pick<Stop, 'state' | 'actor'>,
  texts: readonly string[],
  language: Language,
): Line {
  const { game } = ui;
  const said = ui.words(language);
  const words: { readonly text: string; readonly onBoard: boolean }[] = [];
  const events: unknown[] = [];
  let state = stop.state;
  for (const text of texts) {
    if (game.actor(state) !== stop.actor) break;
    const move = game.readMove(state, text);
    if (move === undefined || game.refusal(state, move)) break;
    const spoken = said.move(game.explain(state, move), game.view(state, stop.actor));
    const caused: unknown[] = [];
    state = game.clone(state);
    game.play(state, move, event => caused.push(event));
    const view = game.view(state, stop.actor);
    words.push({ text: spoken, onBoard: caused.some(event => ui.spotsOf(event, view).length > 0) });
    events.push(...caused);
  }
  // What goes on the board says it all: draws and the end of a turn follow from it.
  const told = words.some(({ onBoard }) => onBoard) ? words.filter(({ onBoard }) => onBoard) : words;
  return { words: told.map(({ text }) => text).join(', '), state, events };
}
