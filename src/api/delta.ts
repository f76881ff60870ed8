// What a follower receives who has the last update and wants only what is new.
import { z } from 'zod';
import { anyObject, count, mark } from './fields.ts';
import type { Described } from './operation.ts';
import { matchEntry, news } from './update.ts';

/** The numbers that a client may choose from to stand for its tables: one for each table that a socket can follow. */
export const tableNumber = z.int().min(0).max(50);

export const delta = z
  .strictObject({
    kind: z.literal('delta'),
    as: tableNumber.describe('the number that you chose for the table'),
    line: count,
    mark,
    after: count.exactOptional().describe('with `moves`: milliseconds since the line before'),
    moves: z
      .array(z.string().nullable())
      .exactOptional()
      .describe('one line, `played`, with these moves and draws: null is a draw that your seat may not know'),
    takeBack: count.exactOptional().describe('of `sight`, if it is not as expected'),
    state: anyObject('how `state` changes further than expected').exactOptional(),
    whole: z
      .strictObject({
        since: count,
        ply: count,
        takeBack: count,
        news: z.array(news),
        story: z.array(matchEntry),
        change: anyObject('how `{state, actor, view}` changes, the last two from `sight`').exactOptional(),
      })
      .exactOptional()
      .describe('instead of all this, where moves do not tell everything'),
    digest: z.int().min(0).describe('of `{state, view}` afterwards: if yours differs, ask for the table'),
  })
  .describe('what is new since the last update or delta');

export type Delta = Described<typeof delta>;
