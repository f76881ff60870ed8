import { z } from 'zod';
import { levels } from '../bots/index.ts';

/** Letters, marks, digits and signs of any script on one line; nothing invisible that could make one name look like another. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
/** Scripts whose letters join. */
const JOINING = ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map(script => `\\p{sc=${script}}`)
  .join('');
/** Joiners where they shape what is seen: between such letters, and between emoji. */
const JOINED = new RegExp(
  `(?<=\\p{ExtPict}|\\p{EMod}|\ufe0f)\u200d(?=\\p{ExtPict})|(?<=[${JOINING}])[\u200c\u200d](?=\\p{L})`,
  'gu',
);

export const playerName = z
  .string()
  .max(200)
  .transform(name => name.normalize('NFC').trim().replaceAll(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1)
      .max(40)
      .refine(name => !HIDDEN.test(name.replaceAll(JOINED, '')), 'must be visible characters'),
  )
  .meta({ description: 'a name of 1 to 40 visible characters' });

export const tableId = z.string().regex(/^[\w-]{16,40}$/);
export const commandId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('chosen by you, new for every command; a repeated one has no second effect and gets the same answer');
export const level = z.enum(levels);
const seat = z.int().min(0).max(15);
const ply = z.int().min(0).max(1_000_000).describe('the length of the record that you saw');

export const chatText = z
  .string()
  .max(1000)
  .transform(text => text.trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(500)
      .refine(text => !/[\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n]/u.test(text), 'must be plain text'),
  )
  .meta({ description: 'plain text of up to 500 characters' });

/** What can be asked of a table, the same over HTTP and on a socket. */
export const commandFrame = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('play'), ply, move: z.string().min(1).max(1000) }),
  z.strictObject({ kind: z.literal('back'), ply, count: z.int().min(1).max(1000) }),
  z.strictObject({
    kind: z.literal('ask'),
    ply,
    what: z.enum(['back', 'replace', 'wait', 'end']),
    seat: seat.optional().describe('whom a bot should replace'),
  }),
  z.strictObject({ kind: z.literal('answer'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('sit'), seat: seat.optional() }),
  z.strictObject({ kind: z.literal('leave') }),
  z.strictObject({ kind: z.literal('hire'), seat, level }),
  z.strictObject({ kind: z.literal('free'), seat }),
  z.strictObject({ kind: z.literal('start') }),
  z.strictObject({ kind: z.literal('resign') }),
  z.strictObject({ kind: z.literal('return') }),
  z.strictObject({ kind: z.literal('rematch') }),
]);
export type CommandFrame = z.infer<typeof commandFrame>;

export const commandBody = z.strictObject({ id: commandId, command: commandFrame });

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
  z.strictObject({
    kind: z.literal('live'),
    base: z.int().min(10).max(86_400).describe('seconds'),
    increment: z.int().min(0).max(3600).describe('seconds for each turn'),
  }),
]);

export const newTable = z.strictObject({
  game: z.string().min(1).max(40),
  options: z.record(z.string().max(60), z.unknown()).describe("as the game's options schema says"),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('me') }),
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('bot'), level }),
      ]),
    )
    .min(1)
    .max(16),
  public: z.boolean().default(false),
  watching: z.boolean().default(true),
  shuffle: z.boolean().default(false).describe('draw the order of seats at the start'),
  clock: clock.default({ kind: 'none' }),
});

export const newPlayer = z.strictObject({ name: playerName });
export const codeBody = z.strictObject({ code: z.string().min(10).max(20) });
export const enterBody = z.strictObject({ invite: z.string().min(1).max(100) });
export const sayBody = z.strictObject({ text: chatText });

export const sinceQuery = z.object({
  since: z.coerce.number().int().min(0).max(1_000_000).default(0),
  chat: z.union([z.literal('none'), z.coerce.number().int().min(0).max(1_000_000)]).default(0),
});
export const viewQuery = z.object({ since: z.coerce.number().int().min(0).max(1_000_000).default(0) });
