// Messages on a socket, in both directions.
import { z } from 'zod';
import { commandDone, commandFrame } from './commands.ts';
import { delta, tableNumber } from './delta.ts';
import { chatText, commandId, mark, moment, tableId } from './fields.ts';
import { answerSchemas, type Described, requestSchemas } from './operation.ts';
import { problemSchema } from './problem.ts';
import { chat, presence, update } from './update.ts';

/** Messages from a client. */
export const clientFrame = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('subscribe'),
      table: tableId,
      since: z.int().min(0).max(1_000_000).describe('the first line you have not seen').default(0),
      mark: mark.optional().describe('from the last update: if the log lost that line, the whole table is sent again'),
      chat: z
        .int()
        .min(0)
        .max(1_000_000)
        .nullable()
        .describe('the first chat message you have not seen; null to mute the chat')
        .default(0),
      choices: z.boolean().describe('false if you know the rules: `choices` then stays empty').default(true),
      deltas: tableNumber
        .describe(
          'a number from 1 on, to get a `delta` with it instead of each `update` but the first; `choices` stay empty',
        )
        .default(0),
    }),
    z.strictObject({ kind: z.literal('unsubscribe'), table: tableId }),
    z.strictObject({ kind: z.literal('command'), table: tableId, id: commandId, command: commandFrame }),
    z.strictObject({ kind: z.literal('say'), table: tableId, text: chatText }),
    z.strictObject({
      kind: z.literal('view'),
      hidden: z
        .boolean()
        .describe('whether your page is out of view: then you get notices about tables that you follow'),
    }),
    z.strictObject({ kind: z.literal('beat') }),
  ])
  .register(requestSchemas, { id: 'ClientFrame' });

/** Messages from the server. */
export const serverMessage = z
  .discriminatedUnion('kind', [
    update,
    delta,
    presence,
    chat,
    commandDone,
    z.strictObject({
      kind: z.literal('problem'),
      table: tableId.exactOptional(),
      id: commandId.exactOptional(),
      problem: problemSchema,
    }),
    z.strictObject({
      kind: z.literal('unsaid'),
      table: tableId,
      n: z.int().min(0).describe('a chat message that the host of the server deleted'),
    }),
    z.strictObject({ kind: z.literal('beat'), at: moment }),
  ])
  .register(answerSchemas, { id: 'ServerMessage' });

export type ClientFrame = Described<typeof clientFrame>;
export type ServerMessage = Described<typeof serverMessage>;
