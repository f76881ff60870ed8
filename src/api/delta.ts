// What a follower receives who has the last update and wants only what is new.
import { z } from 'zod';
import { anyObject, count, mark, tableId } from './fields.ts';
import type { Described } from './operation.ts';
import { matchEntry, news } from './update.ts';

export const delta = z
  .strictObject({
    kind: z.literal('delta'),
    table: tableId,
    since: count.describe('the number of lines that you must have: otherwise ask for the table'),
    line: count,
    mark,
    ply: count,
    takeBack: count.exactOptional().describe('of `sight`; 0 if it is missing'),
    news: z.array(news),
    story: z.array(matchEntry),
    change: anyObject('how `{state, actor, view, scores}` changes, the last three from `sight`').exactOptional(),
    digest: z.int().min(0).describe('of these four afterwards: if yours differs, ask for the table'),
  })
  .describe('what is new since the last update or delta');

export type Delta = Described<typeof delta>;
