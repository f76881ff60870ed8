/** Who plays when nobody does. A bot gets a view and a seat, never a state. */
import './evaluation/index.ts';

export {
  type Alternative,
  type Assessment,
  assess,
  type Decision,
  review,
  turningPoints,
} from './analysis/index.ts';
export { type Bot, type Budget, type Level, levels, type Question, thought } from './bot.ts';
export { botNamed, botNames, decide, searchOf, settled } from './levels.ts';
export type { Option } from './search.ts';
