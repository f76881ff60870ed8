import type { Explanation, Seat } from '../../../kernel/index.ts';
import type { GameUiProps } from '../../games/gameUi.ts';
import type { Language } from '../../settings.svelte.ts';
import { coloursOf } from '../../table/colours.ts';
import type { Standing } from '../../table/panels.ts';
import type { TurnController } from '../../table/turnController.svelte.ts';

export const coloursAt = ({ ui, view, source }: TurnController): readonly string[] =>
  ui.colours?.(view) ?? coloursOf(source.names.length);

/** What board, tray and panels get at a table. */
export const gameProps = (play: TurnController, language: Language): GameUiProps<unknown, Explanation> => ({
  view: play.view,
  seat: play.seat,
  players: play.players,
  colours: coloursAt(play),
  language,
  options: play.options,
  recent: play.recent,
  scores: play.scores,
  selection: play.selection,
  select: what => {
    play.selection = what;
  },
  choose: (meant, pressed) => play.choose(meant, pressed),
  chooseAll: steps => play.chooseAll(steps),
  reset: () => play.reset(),
  refuse: pressed => play.refuse(pressed),
  note: focused => play.note(focused),
  gain: option => play.turn.gain(option),
  after: option => play.turn.after(option),
});

/** What the panel of a seat shows whatever the game. */
export function standingAt(play: TurnController, seat: Seat): Standing {
  const { scores, ui } = play;
  return {
    me: seat === play.seat,
    bot: play.source.bots.includes(seat),
    active: seat === play.actor,
    points: scores[ui.headline ?? 'points'][seat] ?? 0,
    projected: scores.projected[seat] ?? 0,
    gain: play.turn.tried > 0 ? (play.turn.gain()[seat] ?? 0) : 0,
  };
}
