/** The API of the server: schemas of requests and answers, and the operations that use them. */
export * from './access.ts';
export * from './commands.ts';
export type { Delta } from './delta.ts';
export { tableId } from './fields.ts';
export * from './games.ts';
export * from './house.ts';
export * from './invitations.ts';
export * from './messages.ts';
export * from './newTable.ts';
export * from './notices.ts';
export * from './offers.ts';
export {
  type Answer,
  answerSchemas,
  listProblems,
  nothing,
  type Operation,
  partsOf,
  type Reply,
  type Route,
  requestSchemas,
} from './operation.ts';
export * from './operations.ts';
export * from './people.ts';
export type * from './previews.ts';
export * from './problem.ts';
export * from './reading.ts';
export type { SeatState, TableState } from './state.ts';
export * from './tables.ts';
export type { Chat, Presence, Update } from './update.ts';
export * from './vacation.ts';
