/** A record with seats: moves, take-backs, what each seat sees, the people around it, and the source of its draws. */
export type { AskKind } from './asks.ts';
export { patienceOf } from './away.ts';
export * from './chance.ts';
export * from './changes.ts';
export * from './clock.ts';
export * from './commands.ts';
export * from './decision.ts';
export * from './events.ts';
export * from './match.ts';
export { decideFull, HOST_AWAY_MS } from './preparing.ts';
export * from './rejection.ts';
export type { Rest } from './rests.ts';
export * from './result.ts';
export * from './seats.ts';
export * from './seatView.ts';
export { type OpenAsk, readStatus, type TablePosition, type Why } from './step.ts';
export * from './table.ts';
export * from './verify.ts';
