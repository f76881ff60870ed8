import type { GameUi } from '../games/gameUi.ts';
import type { Language } from '../settings.svelte.ts';
import type { Stop } from './frames.ts';

/** A line of moves played on from a stop: in words, and where it leads. */
export interface Line {
  readonly words: string;
  /** The same in less room: without what is paid, and what is done twice once. */
  readonly brief: string;
  readonly state: unknown;
  readonly events: readonly unknown[];
}

/** Plays moves on from a stop as far as they are possible there: a line found by guessing may not fit what was hidden. */
export function playLine(
  ui: Pick<GameUi, 'game' | 'words' | 'spotsOf'>,
  stop: Pick<Stop, 'state' | 'actor'>,
  texts: readonly string[],
  language: Language,
): Line {
  const { game } = ui;
  const said = ui.words(language);
  const words: { readonly text: string; readonly brief: string; readonly onBoard: boolean }[] = [];
  const events: unknown[] = [];
  let state = stop.state;
  for (const text of texts) {
    if (game.actor(state) !== stop.actor) break;
    const move = game.readMove(state, text);
    if (move === undefined || game.refusal(state, move)) break;
    const explained = game.explain(state, move);
    const spoken = said.move(explained, game.view(state, stop.actor));
    const brief = spoken.replace(` (${said.payment(explained)})`, '');
    const caused: unknown[] = [];
    state = game.clone(state);
    game.play(state, move, event => caused.push(event));
    const view = game.view(state, stop.actor);
    words.push({ text: spoken, brief, onBoard: caused.some(event => ui.spotsOf(event, view).length > 0) });
    events.push(...caused);
  }
  // What goes on the board says it all: draws and the end of a turn follow from it.
  const told = words.some(({ onBoard }) => onBoard) ? words.filter(({ onBoard }) => onBoard) : words;
  return {
    words: told.map(({ text }) => text).join(', '),
    brief: countRepeated(told.map(({ brief }) => brief)).join(', '),
    state,
    events,
  };
}

/** Two turns that are shown beside each other: in brief, unless they differ in what is paid alone. */
export const tellApart = (one: Line, other: Line): readonly [one: string, other: string] =>
  one.brief === other.brief ? [one.words, other.words] : [one.brief, other.brief];

/** Texts that follow each other and are the same become one, with how often. */
function countRepeated(texts: readonly string[]): string[] {
  return texts.flatMap((text, n) => {
    if (text === texts[n - 1]) return [];
    const next = texts.findIndex((other, m) => m > n && other !== text);
    const times = (next < 0 ? texts.length : next) - n;
    return [times > 1 ? `${text} (×${times})` : text];
  });
}
