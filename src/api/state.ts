// What everyone at a table sees, whatever the game.
import { z } from 'zod';
import { TIMEOUTS } from '../table/index.ts';
import { count, jsonObject, moment, seat, tableId } from './fields.ts';
import { answerSchemas, type Described } from './operation.ts';

const name = z.string().exactOptional();

export const actor = z.int().min(-2).max(15).describe('the seat to move; -1 for the dealer, -2 for nobody');

export const seatState = z
  .strictObject({
    kind: z.enum(['open', 'person', 'bot']),
    name: name.describe('missing if its owner deleted it'),
    bot: z
      .string()
      .exactOptional()
      .describe('the level of the bot that plays here, including for a person who is away'),
    resigned: z.literal(true).exactOptional().describe('left for good, and comes last'),
    ranOut: z.literal(true).exactOptional().describe('left for good because time ran out'),
    since: moment.exactOptional().describe('since when a bot has been playing for a person who is away'),
    offered: moment
      .exactOptional()
      .describe('since when whoever has its link can take this seat; its player can come back until then'),
    host: z.literal(true).exactOptional(),
    kept: z
      .strictObject({ name, until: moment })
      .exactOptional()
      .describe('an open seat that is kept for a person until a time: nobody else can sit there before'),
  })
  .describe('a place at the table')
  .register(answerSchemas, { id: 'SeatState' });

export const ask = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('back'), to: count.describe('how many moves would remain') }),
    z.strictObject({ kind: z.literal('replace'), seat, level: z.string() }),
    z.strictObject({ kind: z.literal('hand'), seat }).describe('another person may take the seat, by a link'),
    z.strictObject({ kind: z.literal('wait') }),
    z.strictObject({ kind: z.literal('pause') }).describe('all clocks stop until somebody resumes'),
    z.strictObject({ kind: z.literal('end') }),
  ])
  .describe('what all others must agree to')
  .register(answerSchemas, { id: 'Ask' });

export const weekends = z
  .int()
  .min(-840)
  .max(840)
  .describe('clocks rest on Saturdays and Sundays, by this many minutes ahead of UTC');

const time = {
  left: z.array(z.int()).describe('milliseconds that each seat had left when the running clock started'),
  running: seat.nullable().describe('the seat whose clock is running'),
  since: moment.describe('since when it has been running'),
  held: seat.exactOptional().describe('the seat to move while the clocks are paused'),
  rests: z
    .array(z.strictObject({ seat, from: moment, until: moment }))
    .exactOptional()
    .describe('vacations: the clock of the seat doesn’t count meanwhile'),
};
const none = { kind: z.literal('none') };
const days = { kind: z.literal('days'), days: z.int(), weekends: weekends.exactOptional() };
const live = {
  kind: z.literal('live'),
  base: z.int().describe('seconds'),
  increment: z.int().describe('seconds per turn'),
};
export const clockSetting = z.discriminatedUnion('kind', [
  z.strictObject(none),
  z.strictObject(days),
  z.strictObject(live),
]);
const clockState = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...none, ...time }),
    z.strictObject({ ...days, ...time }),
    z.strictObject({ ...live, ...time }),
  ])
  .register(answerSchemas, { id: 'ClockState' });

export const timeout = z
  .enum(TIMEOUTS)
  .describe('when time runs out: the others decide, a bot takes over until the player is back, or the player loses');

export const status = z.enum(['open', 'playing', 'over']).describe('before the start, in play, after the end');

export const result = z.strictObject({
  places: z.array(z.int().min(1)).describe('of each seat; equal ones are shared'),
  points: z.array(z.number()).describe('of each seat, as they stood'),
});

export const tableState = z
  .strictObject({
    game: z.string(),
    options: jsonObject('the options of the game, with its defaults'),
    status,
    why: z
      .enum(['finished', 'agreed', 'resigned', 'time', 'closed', 'abandoned', 'stopped'])
      .exactOptional()
      .describe('why it is over'),
    result: result
      .exactOptional()
      .describe(
        'once a game is over, whatever ended it: those who left for good come last, the first of them last of all',
      ),
    public: z.boolean(),
    watching: z.boolean(),
    gallery: z.literal(false).exactOptional().describe('spectators are only counted and have no chat'),
    shuffle: z.boolean(),
    commitment: z.string().describe('the SHA-256 of the seed'),
    seed: z.string().exactOptional().describe('once the game is over'),
    contributions: z
      .array(z.string())
      .exactOptional()
      .describe('once the game has started: the contributions, by place before the start, empty if there is none'),
    seats: z.array(seatState),
    actor,
    ask: z
      .strictObject({ ask, by: seat, waiting: z.array(seat).describe('who has not answered yet') })
      .exactOptional()
      .describe('the open request'),
    late: seat.exactOptional().describe('the seat that ran out of time, while the others decide'),
    timeout: timeout.exactOptional(),
    whenFull: z.literal(true).exactOptional().describe('the game starts by itself once every seat is taken'),
    startsAt: moment.exactOptional().describe('when it does, unless something else happens before'),
    language: z.string().exactOptional().describe('of the host, for those who see only the link'),
    clock: clockState,
    paused: moment.exactOptional().describe('since when the clocks are paused by consent'),
    away: count
      .exactOptional()
      .describe('without a clock: after how many minutes a bot can step in for a player who is away on their turn'),
    replaceFrom: moment
      .exactOptional()
      .describe('without a clock: from when on a bot can replace the player to move, if not connected'),
    rematch: tableId.exactOptional().describe('the id of the rematch'),
  })
  .describe('what everyone at the table sees')
  .register(answerSchemas, { id: 'TableState' });

export type SeatState = Described<typeof seatState>;
export type TableState = Described<typeof tableState>;
