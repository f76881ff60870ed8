import { z } from 'zod';
import { chatText, commandFrame, commandId, tableId } from '../schemas.ts';

/** What a client may send on a socket. */
export const clientFrame = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('subscribe'),
    table: tableId,
    since: z.int().min(0).max(1_000_000).describe('the first line that you have not seen').default(0),
    chat: z
      .int()
      .min(0)
      .max(1_000_000)
      .nullable()
      .describe('the first thing said that you have not seen; null for none')
      .default(0),
  }),
  z.strictObject({ kind: z.literal('unsubscribe'), table: tableId }),
  z.strictObject({ kind: z.literal('command'), table: tableId, id: commandId, command: commandFrame }),
  z.strictObject({ kind: z.literal('say'), table: tableId, text: chatText }),
  z.strictObject({ kind: z.literal('beat') }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;
