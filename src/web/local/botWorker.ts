import { decide } from '../../bots/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import type { Question } from './bot.ts';

const games: { readonly [id: string]: () => Promise<AnyGame> } = {
  china: async () => (await import('../../games/china/index.ts')).china,
  pagoda: async () => (await import('../../games/pagoda/index.ts')).pagoda,
  medina: async () => (await import('../../games/medina/index.ts')).medina,
};

self.onmessage = async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  try {
    const game = await games[question.game]!();
    const move = decide(game, question.view, question.seat, question.level, question.ply);
    self.postMessage({ id, move });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
