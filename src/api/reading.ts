// What a person has seen of a table, and what lists show of it without opening it.
import { z } from 'zod';
import { anyObject, count } from './fields.ts';
import { answerSchemas, type Described, done, json, operation, plain, requestSchemas } from './operation.ts';
import { matchEntry } from './update.ts';

const lines = z.int().min(0).max(1_000_000);
const seenBody = z
  .strictObject({ line: lines.describe('lines of the log'), chat: lines.describe('chat messages') })
  .describe('how far you have seen a table')
  .register(requestSchemas, { id: 'Seen' });
const seenBefore = z
  .strictObject({ line: count, chat: count })
  .describe('how far you had seen it before, on any device')
  .register(answerSchemas, { id: 'SeenBefore' });
const hideBody = z.strictObject({ hidden: z.boolean() }).register(requestSchemas, { id: 'Hide' });

const glance = z
  .strictObject({
    line: count,
    view: anyObject('the position as everybody sees it').exactOptional(),
    story: z.array(matchEntry).describe('the last entries of the record, as everybody may know them'),
  })
  .describe('a table at a glance: nothing that only one seat may know')
  .register(answerSchemas, { id: 'Glance' });

export type Glance = Described<typeof glance>;

export const glanceAtTable = operation({
  ...plain,
  route: 'GET /api/tables/{table}/glance',
  tag: 'tables',
  summary: 'Get the public position and the last moves of a table, for lists',
  cookie: 'optional',
  answer: json(glance, 'The table at a glance'),
});

export const markSeen = operation({
  ...plain,
  route: 'POST /api/tables/{table}/seen',
  tag: 'tables',
  summary: 'Say how far you have seen a table where you have a seat; this never goes back',
  cookie: 'required',
  body: seenBody,
  answer: json(seenBefore, 'How far you had seen it before'),
  problems: { 403: ['not-seated'] },
});

export const hideTable = operation({
  ...plain,
  route: 'POST /api/tables/{table}/hidden',
  tag: 'tables',
  summary: 'Hide a finished game of yours from your list, or show it again',
  cookie: 'required',
  body: hideBody,
  answer: done('Done'),
  problems: { 403: ['not-seated'] },
});
