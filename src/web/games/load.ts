import { learn, type TrainedGame } from '../../bots/evaluation/trained.ts';
import type { AnyGame } from '../../kernel/index.ts';

/** Loads a game with what the bots have learnt about it, and no other: for workers, which have no pages. */
export async function loadTrained(game: string): Promise<AnyGame> {
  const { trained }: { trained: TrainedGame } = await import(`../../bots/${game}/index.ts`);
  learn(trained);
  return trained.game;
}
