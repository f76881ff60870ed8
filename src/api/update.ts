// What a client receives about a table it looks at or follows.
import { z } from 'zod';
import { anyObject, count, jsonObject, mark, moment, seat, tableId } from './fields.ts';
import { answerSchemas, type Described } from './operation.ts';
import { actor, ask, tableState } from './state.ts';

const place = { table: tableId, line: count, ply: count };

export const news = z
  .strictObject({
    line: count,
    ply: count,
    at: moment,
    kind: z.enum([
      'opened',
      'sat',
      'left',
      'removed',
      'hired',
      'freed',
      'restored',
      'appointed',
      'arranged',
      'changed',
      'closed',
      'started',
      'played',
      'tookBack',
      'asked',
      'answered',
      'resigned',
      'returned',
      'ranOut',
      'handed',
      'resumed',
      'vacation',
      'rematch',
      'epoch',
    ]),
    seat: seat.exactOptional(),
    ask: ask.exactOptional(),
    agree: z.boolean().exactOptional(),
    table: tableId.exactOptional(),
    settled: ask.exactOptional().describe('the request that everybody has agreed to with this line'),
    level: z.string().exactOptional().describe('the level of the bot that plays on'),
    until: moment.exactOptional().describe('the end of a vacation'),
  })
  .describe('a line of the log, the same for everyone')
  .register(answerSchemas, { id: 'TableNews' });

export const matchEntry = z
  .strictObject({
    entry: count.describe('its number in the record, from 0'),
    actor,
    events: z.array(anyObject('an event of the game')).describe('what your seat may know of it'),
    back: count.exactOptional().describe('for a take-back: how many moves remain'),
  })
  .describe('an entry of the record, as your seat may know it')
  .register(answerSchemas, { id: 'MatchEntry' });

const scoreSheet = z
  .strictObject({
    items: z.array(
      z.strictObject({
        seat,
        rule: z.string(),
        kind: z.string(),
        points: z.number(),
        settled: z.boolean().describe('on the score track; the others would score if the game ended now'),
        detail: jsonObject('the pieces that it counts').exactOptional(),
      }),
    ),
    points: z.array(z.number()).describe('settled points of each seat'),
    projected: z.array(z.number()).describe('points of each seat if the game ended now'),
    tiebreak: z.array(z.number()).exactOptional().describe('of each seat, higher is better'),
    winners: z.array(seat).describe('who would win if the game ended now'),
  })
  .register(answerSchemas, { id: 'ScoreSheet' });

const seatView = z
  .strictObject({
    ply: count,
    actor,
    view: anyObject('the position as your seat knows it; its form is a matter of the game'),
    choices: z
      .array(
        z.strictObject({
          move: z.string().describe('what to send'),
          explain: z.looseObject({ kind: z.string() }).describe('what it means; its form depends on the game'),
        }),
      )
      .describe('every legal move, on your turn'),
    takeBack: count.describe('how many of your last moves you can take back without asking'),
    scores: scoreSheet,
  })
  .describe('the game as your seat sees it')
  .register(answerSchemas, { id: 'SeatView' });

export const update = z
  .strictObject({
    kind: z.literal('update'),
    table: tableId,
    since: count.describe('the first line that it covers'),
    anew: z
      .literal(true)
      .exactOptional()
      .describe('the log differs from the one sent before: discard that, this is all of it'),
    line: count.describe('how many lines the log has'),
    mark: mark.describe('identifies the last of them: send it with `since`'),
    ply: count.describe('how many entries the record has'),
    seat: seat.nullable().describe('your seat; null for a spectator'),
    state: tableState,
    leftOut: z
      .strictObject({
        lines: count.describe('how many of the oldest lines since then are left out'),
        moves: count.describe('how many moves there were before the first entry of story'),
      })
      .exactOptional()
      .describe('if there are more than 1,000 lines: news and story have only the last ones'),
    news: z.array(news),
    story: z.array(matchEntry),
    sight: seatView.exactOptional().describe('once the game has started'),
  })
  .describe('everything since a line, and the current state of the table')
  .register(answerSchemas, { id: 'Update' });

export const presence = z
  .strictObject({
    kind: z.literal('presence'),
    ...place,
    seats: z.array(z.boolean()),
    left: z
      .array(moment.nullable())
      .exactOptional()
      .describe('when the player of each seat disconnected, as far as that is known; null for those who are here'),
    watchers: count,
    names: z
      .array(z.string())
      .exactOptional()
      .describe('of spectators who have one, the first 30; never where spectators are only counted'),
  })
  .describe('who is connected, by seat, and the number of spectators')
  .register(answerSchemas, { id: 'Presence' });

export const chat = z
  .strictObject({
    kind: z.literal('chat'),
    ...place,
    n: count.describe('counts from 0'),
    at: moment,
    seat: seat.nullable(),
    name: z.string().exactOptional(),
    gallery: z.literal(true).exactOptional().describe('among spectators: players get it once the game is over'),
    text: z.string(),
  })
  .describe('a chat message')
  .register(answerSchemas, { id: 'Chat' });

export type Update = Described<typeof update>;
export type Presence = Described<typeof presence>;
export type Chat = Described<typeof chat>;
