/** What the bots think of positions and of games: chances, alternatives, what a move gave away. */
export { type Alternative, type Assessment, assess } from './assess.ts';
export { type Decision, review, turningPoints } from './review.ts';
