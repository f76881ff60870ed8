import { z } from 'zod';
import { contribution, level } from './fields.ts';
import { requestSchemas } from './operation.ts';
import { timeout, weekends } from './state.ts';

const clockOf = (mostDays: number) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('days'),
      days: z.int().min(1).max(mostDays),
      weekends: weekends.exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('live'),
      base: z.int().min(10).max(86_400).describe('seconds'),
      increment: z.int().min(0).max(3600).describe('seconds per turn'),
    }),
  ]);

const clock = clockOf(14);
/** Tables of earlier versions may have more days, and keep them when something else is changed. */
export const changedClock = clockOf(30);

export const away = z
  .int()
  .min(1)
  .max(43_200)
  .describe(
    'without a clock: minutes after which a bot can step in for a player who is away on their turn; 1,440 by default',
  );

export const tableOptions = z
  .record(z.string().max(60), z.unknown())
  .describe('according to the options schema of the game');

/** The request to open a table. */
export const newTable = z
  .strictObject({
    game: z.string().min(1).max(40),
    options: tableOptions,
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
    gallery: z
      .boolean()
      .default(true)
      .describe('spectators are shown by name and have a chat of their own; otherwise they are only counted'),
    shuffle: z.boolean().default(false).describe('draw the order of seats at the start'),
    clock: clock.default({ kind: 'none' }),
    timeout: timeout.default('ask'),
    whenFull: z.boolean().default(false).describe('start by itself once every seat is taken'),
    language: z.enum(['en', 'fr']).optional().describe('yours, for those who see only the link'),
    contribution: contribution.optional(),
    away: away.optional(),
  })
  .register(requestSchemas, { id: 'NewTable' });

/** The request with defaults filled in. */
export type NewTable = z.output<typeof newTable>;
