import { thought } from '../../bots/bot.ts';
import { learn } from '../../bots/evaluation/known.ts';
import { decide, searchOf, settled } from '../../bots/levels.ts';
import { type AnyGame, seeded } from '../../kernel/index.ts';
import type { Question, Task } from './bot.ts';

/** A game and what the bots know of it, loaded when it is played. */
const games: { readonly [id: string]: () => Promise<AnyGame> } = {
  china: async () => {
    learn('china', (await import('../../bots/evaluation/china/known.ts')).known);
    return (await import('../../games/china/index.ts')).china;
  },
  medina: async () => {
    learn('medina', (await import('../../bots/evaluation/medina/known.ts')).known);
    return (await import('../../games/medina/index.ts')).medina;
  },
  pagoda: async () => {
    learn('pagoda', (await import('../../bots/evaluation/pagoda/known.ts')).known);
    return (await import('../../games/pagoda/index.ts')).pagoda;
  },
};

function answer(game: AnyGame, { view, seat, level, seed }: Question, task: Task): unknown {
  if (task.kind === 'settle') return settled(game, view, seat, task.searches);
  if (task.kind === 'decide') return decide(game, view, seat, level, seed);
  // Where there is nothing to choose, there is nothing to search.
  if (game.moves(game.guess(view, seat, seeded(0))).length === 1) return undefined;
  return thought(searchOf(game, view, seat, task.seed));
}

self.onmessage = async ({ data }: MessageEvent<{ id: number; question: Question; task: Task }>) => {
  const { id, question, task } = data;
  try {
    self.postMessage({ id, answer: answer(await games[question.game]!(), question, task) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
