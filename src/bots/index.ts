/** Who plays when nobody does. A bot gets a view and a seat, never a state. */

export { type Bot, type Level, levels } from './bot.ts';
export { greedy } from './greedy.ts';
export { decide } from './levels.ts';
export { random } from './random.ts';
