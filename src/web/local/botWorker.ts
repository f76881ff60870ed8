import { think } from '../../bots/bot.ts';
import { decide, settle, startSearch } from '../../bots/levels.ts';
import { type AnyGame, seeded } from '../../kernel/index.ts';
import { loadTrained } from '../games/load.ts';
import type { Question, Task } from './bot.ts';

function answer(game: AnyGame, { view, seat, level, seed }: Question, task: Task): unknown {
  if (task.kind === 'settle') return settle(game, view, seat, task.searches);
  if (task.kind === 'decide') return decide(game, view, seat, level, seed);
  // Where there is nothing to choose, there is nothing to search.
  if (game.moves(game.guess(view, seat, seeded(0))).length === 1) return undefined;
  return think(startSearch(game, view, seat, task.seed, undefined, task.share));
}

self.onmessage = async ({ data }: MessageEvent<{ id: number; question: Question; task: Task }>) => {
  const { id, question, task } = data;
  try {
    self.postMessage({ id, answer: answer(await loadTrained(question.game), question, task) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
