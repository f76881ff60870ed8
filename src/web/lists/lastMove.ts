import type { Glance } from '../../api/index.ts';
import type { GameUi } from '../games/gameUi.ts';
import type { LogLine } from '../games/logLine.ts';
import type { Who } from '../i18n/who.ts';
import { dropTakenBack } from '../online/snapshot.ts';
import type { Language } from '../settings.svelte.ts';

/** What was done in the last turn, in a line: on the board if anything was done there. */
export function sayLastMove(
  { view, story }: Glance,
  ui: Pick<GameUi, 'words' | 'spotsOf'>,
  players: readonly Who[],
  language: Language,
): LogLine | undefined {
  if (view === undefined) return undefined;
  const entries = dropTakenBack(story, story[0]?.entry);
  const last = entries.findLast(({ actor }) => actor >= 0)?.actor;
  const before = entries.findLastIndex(({ actor }) => actor >= 0 && actor !== last);
  const words = ui.words(language);
  const told = entries
    .slice(before + 1)
    .flatMap(({ events }) => events)
    .flatMap(event => {
      const line = words.event(event, players, view);
      return line ? { line, isOnBoard: ui.spotsOf(event, view).length > 0 } : [];
    });
  return (told.findLast(({ isOnBoard }) => isOnBoard) ?? told.at(-1))?.line;
}
