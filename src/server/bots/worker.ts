// Runs in a worker thread: thinks about one question at a time.
import { parentPort } from 'node:worker_threads';
import { type BotKind, decide, shortenBudget } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import type { TimedQuestion } from './pool.ts';

parentPort?.on('message', ({ game: id, view, seat, level, seed, ms }: TimedQuestion) => {
  const game = games.find(game => game.id === id);
  parentPort?.postMessage(
    game ? decide(game, view, seat, level as BotKind, seed, shortenBudget(level as BotKind, ms)) : '',
  );
});
