/** Computer players. A bot gets a view and a seat, never a state. */
import { trained as china } from './china/index.ts';
import { learn, type TrainedGame } from './evaluation/trained.ts';
import { trained as medina } from './medina/index.ts';
import { trained as pagoda } from './pagoda/index.ts';

/** All games with trained networks. */
export const trainedGames: readonly TrainedGame[] = [china, pagoda, medina];

for (const trained of trainedGames) learn(trained);

export { type Alternative, type Assessment, assess } from './analysis/assess.ts';
export { explainTurn } from './analysis/explainTurn.ts';
export { turningPoints } from './analysis/picks.ts';
export type { Reason } from './analysis/reasoning.ts';
export { type Decision, review } from './analysis/review.ts';
export {
  type Bot,
  type BotKind,
  type BotQuestion as Question,
  type Budget,
  botKinds,
  levelOf,
  levels,
  think,
} from './bot.ts';
export { botNames, decide, findBot, settle, shortenBudget, startSearch } from './levels.ts';
export type { RatedTurn as Option, Share } from './search.ts';
