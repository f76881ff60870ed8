// Invitations: what a link says before anyone is let in.
import { z } from 'zod';
import { count, jsonObject, tableId } from './fields.ts';
import { answerSchemas, type Described, json, operation, plain, requestSchemas } from './operation.ts';
import { clockSetting, result, seatState } from './state.ts';

/** The part of a link that everyone on the way may see. */
export const cardId = z.string().regex(/^[\w-]{16}$/);

const card = z
  .strictObject({
    game: z.string(),
    options: jsonObject('the options of the game, with its defaults'),
    clock: clockSetting,
    away: count.exactOptional(),
    host: z.string().exactOptional().describe('the name of the host'),
    seats: count,
    free: count.describe('how many seats nobody has taken'),
    state: z
      .enum(['open', 'full', 'begun', 'over', 'closed'])
      .describe('seats are free, all are taken, the game is in play, it is over, or it was closed before its start'),
    watching: z.boolean().describe('whether others may watch once the game has started'),
    language: z.string().exactOptional().describe('of the host'),
  })
  .describe('what a link says of a table to whoever has it')
  .register(answerSchemas, { id: 'InvitationCard' });

const seatWait = z
  .strictObject({
    on: z.boolean().describe('whether you hear of the next free seat'),
    reached: z.boolean().describe('whether a notice reaches you with the page closed'),
  })
  .register(answerSchemas, { id: 'SeatWait' });

const opened = z
  .strictObject({
    card,
    table: tableId.exactOptional().describe('missing if nobody else may see it any more'),
    seats: z.array(seatState),
    result: result.exactOptional(),
    yours: z.boolean().describe('whether you have a seat there'),
    wait: seatWait.exactOptional().describe('if you asked to hear of a free seat, and have not heard yet'),
  })
  .describe('an invitation with its secret: the table, and who sits there')
  .register(answerSchemas, { id: 'OpenedInvitation' });

const secretBody = z
  .strictObject({ secret: z.string().min(1).max(100) })
  .register(requestSchemas, { id: 'InvitationSecret' });

const waitBody = z.strictObject({ on: z.boolean() }).register(requestSchemas, { id: 'SeatWaitRequest' });

export type InvitationCard = Described<typeof card>;
export type OpenedInvitation = Described<typeof opened>;

const problems = { 404: ['no-such-invitation'], 409: ['damaged-table', 'other-revision'], 410: ['renewed-invitation'] };

export const showInvitation = operation({
  ...plain,
  route: 'GET /api/invitations/{card}',
  tag: 'tables',
  summary: 'What the open part of a link says: game, options, host and free seats. It lets nobody in',
  cookie: 'unused',
  answer: json(card, 'The card of the invitation'),
  problems,
});

export const openInvitation = operation({
  ...plain,
  route: 'POST /api/invitations/{card}',
  tag: 'tables',
  summary: 'Open an invitation with its secret; if you are signed in, you can then see the table and sit down',
  cookie: 'optional',
  body: secretBody,
  answer: json(opened, 'The table'),
  problems: { ...problems, 403: ['wrong-secret'] },
});

export const waitForSeat = operation({
  ...plain,
  route: 'POST /api/tables/{table}/wait',
  tag: 'tables',
  summary: 'Hear of the next free seat at a full table by a notice, or no longer',
  cookie: 'required',
  body: waitBody,
  answer: json(seatWait, 'Whether you wait; not while a seat is free or once the game has started'),
});
