// Fields shared by several requests or answers.
import { z } from 'zod';
import { botKinds } from '../bots/bot.ts';
import type { JsonObject } from '../kernel/index.ts';

export const tableId = z.string().regex(/^[\w-]{16,40}$/);
export const commandId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('chosen by you, new for every command; a repeated one has no second effect and gets the same answer');
export const level = z
  .enum(botKinds)
  .describe('how a bot plays: a level, and perhaps a character; a level alone is balanced');
export const seat = z.int().min(0).max(15);

export const contribution = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('32 random bytes from your device, in hex: a part of the key that all draws come from');

/** The length of a log or a record. */
export const count = z.int().min(0);
export const moment = z.int().describe('milliseconds since 1970, by the server’s clock');

/** Random, so that two logs with the same mark at a line are identical up to that line. */
export const mark = z.int().min(0).describe('identifies the last line you have seen, and all before it');

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object whose form the game defines, not the API. */
const objectOf = <T>(description: string): z.ZodCustom<T, T> =>
  z.custom<T>(isObject).meta({ type: 'object', description });
export const anyObject = (description: string): z.ZodCustom<unknown, unknown> => objectOf<unknown>(description);
export const jsonObject = (description: string): z.ZodCustom<JsonObject, JsonObject> =>
  objectOf<JsonObject>(description);

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
