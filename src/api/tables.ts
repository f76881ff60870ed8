// Tables: open, find, enter, play, follow.
import { z } from 'zod';
import { commandBody, commandDone } from './commands.ts';
import { chatText, count, mark, moment, seat, tableId } from './fields.ts';
import { newTable } from './newTable.ts';
import {
  answerSchemas,
  type Described,
  done,
  events,
  json,
  operation,
  plain,
  requestSchemas,
  text,
} from './operation.ts';
import { tableState } from './state.ts';
import { chat, presence, update } from './update.ts';

/** Options may carry a map of 64 KB. */
const WITH_MAP = 96 * 1024;

const enterBody = z.strictObject({ invite: z.string().min(1).max(100) }).register(requestSchemas, { id: 'Invitation' });
const sayBody = z.strictObject({ text: chatText }).register(requestSchemas, { id: 'ChatRequest' });
const line = z.coerce.number().int().min(0).max(1_000_000);
const choices = z
  .enum(['all', 'none'])
  .describe('none if you know the rules: `choices` then stays empty')
  .default('all');
const lookQuery = z.object({ since: line.default(0), mark: z.coerce.number().pipe(mark).optional(), choices });
const followQuery = z.object({ since: line.default(0), choices, chat: z.union([z.literal('none'), line]).default(0) });

const listedTable = z
  .strictObject({
    table: tableId,
    line: count,
    ply: count,
    at: moment.describe('time of the last activity'),
    seat: seat.nullable().describe('yours, if you have one'),
    kept: z.literal(true).exactOptional().describe('a seat there is kept for you'),
    taken: seat.exactOptional().describe('the seat that was yours until somebody else took it over'),
    hostHere: z.literal(true).exactOptional().describe('in the lobby: the host is known to be connected'),
    watchers: count.exactOptional().describe('in the lobby: how many are known to watch'),
    unread: count.exactOptional().describe('chat messages of others that you have not seen'),
    state: tableState,
  })
  .register(answerSchemas, { id: 'ListedTable' });
const unreadableTable = z
  .strictObject({ table: tableId, game: z.string(), code: z.enum(['damaged-table', 'other-revision']) })
  .describe('a table that cannot be read now; it is kept')
  .register(answerSchemas, { id: 'UnreadableTable' });
const tableList = z
  .strictObject({
    tables: z.array(listedTable),
    more: z.string().exactOptional().describe('if there are more finished games: ask for those `before` this'),
    unreadable: z.array(unreadableTable).exactOptional(),
  })
  .register(answerSchemas, { id: 'TableList' });

const turns = z
  .strictObject({
    tables: z.array(tableId).describe('where it is your turn, the most urgent first'),
    replaced: z
      .array(z.strictObject({ table: tableId, game: z.string(), since: moment }))
      .describe('where a bot plays for you, and since when'),
    mark: z.string().describe('changes with anything that your list of tables shows of those that are not over'),
  })
  .register(answerSchemas, { id: 'Turns' });

const invite = z.string().describe('the token that lets others in');
const card = z.string().describe('the open part of the link, /i/CARD#TOKEN: it lets nobody in');
const openedTable = z.strictObject({ table: tableId, card, invite }).register(answerSchemas, { id: 'OpenedTable' });
const invitation = z.strictObject({ card, invite }).register(answerSchemas, { id: 'NewInvitation' });
const saidNumber = z.strictObject({ n: count }).register(answerSchemas, { id: 'SaidNumber' });
const recordText = z.string().describe('see docs/record.md').register(answerSchemas, { id: 'RecordText' });

/** Messages about a table, pushed over a socket or an event stream. */
export const tableMessage = z
  .discriminatedUnion('kind', [update, presence, chat])
  .register(answerSchemas, { id: 'TableMessage' });

export type UnreadableTable = Described<typeof unreadableTable>;
export type ListedTable = Described<typeof listedTable>;

export const showLobby = operation({
  ...plain,
  route: 'GET /api/lobby',
  tag: 'tables',
  summary: 'List public tables: those with free seats, newest first, then those in play, most watched first',
  cookie: 'optional',
  answer: json(tableList, 'The tables'),
});

export const listTables = operation({
  ...plain,
  route: 'GET /api/tables',
  tag: 'tables',
  summary: 'List your tables, most recently changed first: all that are not over, and the last 50 that are',
  cookie: 'required',
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,15}\.[\w-]{1,40}$/)
      .optional()
      .describe('only finished games before this place, from `more`'),
    hidden: z.enum(['only']).optional().describe('only finished games that you have hidden'),
  }),
  answer: json(tableList, 'Your tables'),
});

export const listTurns = operation({
  ...plain,
  route: 'GET /api/turns',
  tag: 'tables',
  summary: 'List your tables where it is your turn, and those where a bot plays for you',
  cookie: 'required',
  answer: json(turns, 'The tables'),
});

export const openTable = operation({
  ...plain,
  route: 'POST /api/tables',
  tag: 'tables',
  summary: 'Open a table',
  cookie: 'required',
  body: newTable,
  mostBytes: WITH_MAP,
  answer: json(openedTable, 'Its id, and the token that lets others in', 201),
  problems: { 403: ['nameless'], 422: ['no-such-game', 'wrong-options', 'wrong-seats'] },
});

export const showTable = operation({
  ...plain,
  route: 'GET /api/tables/{table}',
  tag: 'tables',
  summary: 'Get a table as you may see it, and what happened since a line of its log',
  cookie: 'optional',
  query: lookQuery,
  answer: json(update, 'An Update, as on the socket'),
});

export const enterTable = operation({
  ...plain,
  route: 'POST /api/tables/{table}/enter',
  tag: 'tables',
  summary: 'Enter with an invitation: you can then see the table and sit down',
  cookie: 'required',
  body: enterBody,
  answer: done('You have entered'),
});

export const renewInvite = operation({
  ...plain,
  route: 'POST /api/tables/{table}/invite',
  tag: 'tables',
  summary: 'Renew the invitation, as the host; the old one stops working',
  cookie: 'required',
  answer: json(invitation, 'The new invitation'),
  problems: { 403: ['not-host'] },
});

export const commandTable = operation({
  ...plain,
  route: 'POST /api/tables/{table}/commands',
  tag: 'tables',
  summary: 'Send a command to a table. The answer is sent only after it is stored durably',
  cookie: 'required',
  body: commandBody,
  mostBytes: WITH_MAP,
  answer: json(commandDone, 'Carried out and stored'),
  problems: {
    403: ['not-seated', 'not-host', 'not-asked', 'nameless'],
    409: [
      'stale',
      'over',
      'not-your-turn',
      'chance-between',
      'no-take-back',
      'taken-back-once',
      'too-many-take-backs',
      'log-full',
      'not-open',
      'not-playing',
      'already-seated',
      'seat-taken',
      'seats-open',
      'seat-kept',
      'ask-open',
      'nothing-asked',
      'not-away',
      'not-late',
      'too-early',
      'absent',
      'not-paused',
      'no-clock',
    ],
    422: ['illegal-move', 'unreadable-move', 'no-such-seat', 'wrong-options', 'wrong-seats'],
  },
});

export const sayAtTable = operation({
  ...plain,
  route: 'POST /api/tables/{table}/chat',
  tag: 'tables',
  summary: 'Write to the chat of a table',
  cookie: 'required',
  body: sayBody,
  answer: json(saidNumber, 'Its number', 201),
  problems: { 403: ['not-seated'] },
});

export const showRecord = operation({
  ...plain,
  route: 'GET /api/tables/{table}/record',
  tag: 'tables',
  summary: 'Get the record with the seed of its draws, once the game is over',
  cookie: 'optional',
  answer: text(recordText, 'The text of the record'),
  problems: { 409: ['not-over'] },
});

export const followTable = operation({
  ...plain,
  route: 'GET /api/tables/{table}/events',
  tag: 'tables',
  summary: 'Follow a table, from the line given by Last-Event-ID or since',
  cookie: 'optional',
  query: followQuery,
  answer: events(tableMessage, 'Events named after the kind of message, each with one message as its data'),
  problems: { 429: ['too-many-open'] },
});
