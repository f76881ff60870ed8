/** Who plays when nobody does. A bot gets a view and a seat, never a state. */

export { type Bot, type Budget, type Level, levels, type Question, thought } from './bot.ts';
export { botNamed, botNames, budgets, decide } from './levels.ts';
