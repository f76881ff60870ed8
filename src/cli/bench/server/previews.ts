import type { AnyGame } from '../../../kernel/index.ts';
import { median } from '../measure.ts';
import { type Result, within } from '../result.ts';
import type { Process } from './house.ts';

const PAGES = ['new', 'rules', 'score'] as const;

/** How long a picture of a link takes that was not drawn before. */
export async function previews(
  games: readonly AnyGame[],
  services: Process,
  note: (text: string) => void,
): Promise<Result> {
  note('pictures of links');
  const draw = (game: AnyGame, page: string): Promise<unknown> =>
    services.ask('GET', `/previews/${page}/${game.id}.png`);
  // The first one waits for the thread.
  for (const game of games) await draw(game, 'learn');
  const times: number[] = [];
  for (const page of PAGES)
    for (const game of games) {
      const begun = performance.now();
      await draw(game, page);
      times.push(performance.now() - begun);
    }
  return within('a picture of a link', median(times), 300, 'ms', 150);
}
