import { z } from 'zod';
import { commandId, contribution, count, jsonObject, level, seat, tableId } from './fields.ts';
import { away, changedClock } from './newTable.ts';
import { answerSchemas, type Described, requestSchemas } from './operation.ts';
import { timeout } from './state.ts';

const ply = z.int().min(0).max(1_000_000).describe('the length of the record you saw');

const move = z.string().min(1).max(1000);

/** How many moves of a turn one command may contain. */
const MOST_MOVES = 40;

/** The commands of a table, the same over HTTP and on a socket. */
export const commandFrame = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('play'),
        ply,
        move: move.optional().describe('one move'),
        moves: z
          .array(move)
          .min(1)
          .max(MOST_MOVES)
          .optional()
          .describe('or several of one turn: all are played or none; nothing may be drawn between them'),
      })
      .refine(({ move, moves }) => (move === undefined) !== (moves === undefined), 'must have either move or moves'),
    z.strictObject({ kind: z.literal('back'), ply, count: z.int().min(1).max(1000) }),
    z.strictObject({
      kind: z.literal('ask'),
      ply,
      what: z.enum(['back', 'replace', 'hand', 'wait', 'pause', 'end']),
      seat: seat.optional().describe('the seat that a bot or another person should take over'),
    }),
    z.strictObject({ kind: z.literal('answer'), agree: z.boolean() }),
    z.strictObject({ kind: z.literal('sit'), seat: seat.optional(), contribution: contribution.optional() }),
    z.strictObject({ kind: z.literal('leave') }),
    z.strictObject({ kind: z.literal('hire'), seat, level }),
    z.strictObject({ kind: z.literal('free'), seat }),
    z.strictObject({ kind: z.literal('remove'), seat }),
    z
      .strictObject({ kind: z.literal('restore'), seat })
      .describe('put somebody back who was removed less than a minute ago, as the host'),
    z.strictObject({ kind: z.literal('appoint'), seat }).describe('make another player the host, as the host'),
    z.strictObject({ kind: z.literal('start') }),
    z.strictObject({ kind: z.literal('close') }).describe('close the table before the start, as the host'),
    z.strictObject({
      kind: z.literal('arrange'),
      order: z.array(seat).min(1).max(16).describe('for each seat, the place its occupant comes from'),
    }),
    z
      .strictObject({
        kind: z.literal('change'),
        options: jsonObject('according to the options schema of the game'),
        clock: changedClock.describe('with more than 14 days only where the table already has them'),
        shuffle: z.boolean(),
        timeout: timeout.optional(),
        away: away.optional(),
        whenFull: z.boolean().optional(),
        public: z.boolean().optional().describe('as before if missing'),
        watching: z.boolean().optional().describe('as before if missing'),
        gallery: z.boolean().optional().describe('as before if missing'),
      })
      .describe('other settings before the start, as the host'),
    z.strictObject({ kind: z.literal('resign') }),
    z.strictObject({ kind: z.literal('return') }),
    z.strictObject({ kind: z.literal('resume') }).describe('let paused clocks run again'),
    z.strictObject({
      kind: z.literal('rematch'),
      contribution: contribution.optional(),
      next: z.boolean().optional().describe('the next player begins: everyone moves up one seat'),
    }),
  ])
  .register(requestSchemas, { id: 'Command' });

export const commandBody = z
  .strictObject({ id: commandId, command: commandFrame })
  .register(requestSchemas, { id: 'CommandRequest' });

export const commandDone = z
  .strictObject({ kind: z.literal('done'), id: commandId, table: tableId, line: count, ply: count })
  .describe('a command was carried out and stored durably; the same for a repeated id')
  .register(answerSchemas, { id: 'Done' });

export type CommandFrame = Described<typeof commandFrame>;
export type Done = Described<typeof commandDone>;
