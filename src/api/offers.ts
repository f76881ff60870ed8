// A seat that the others offer to another person: its link, what it says, and taking the seat.
import { z } from 'zod';
import { commandDone } from './commands.ts';
import { commandId, seat, tableId } from './fields.ts';
import { answerSchemas, type Described, json, operation, plain, requestSchemas } from './operation.ts';
import { tableState } from './state.ts';

const secret = z.string().min(1).max(100).describe('from the link to the seat');
const offerBody = z.strictObject({ seat }).register(requestSchemas, { id: 'SeatOffer' });
const secretBody = z.strictObject({ secret }).register(requestSchemas, { id: 'SeatSecret' });
const takeBody = z.strictObject({ id: commandId, secret }).register(requestSchemas, { id: 'TakeSeat' });
const seatSecret = z
  .strictObject({ secret })
  .describe('the same for everyone at the table, as long as the seat is offered')
  .register(answerSchemas, { id: 'OfferedSecret' });
const offeredSeat = z
  .strictObject({ table: tableId, seat, state: tableState })
  .register(answerSchemas, { id: 'OfferedSeat' });

export type OfferedSeat = Described<typeof offeredSeat>;

export const offerSeat = operation({
  ...plain,
  route: 'POST /api/tables/{table}/offer',
  tag: 'tables',
  summary: 'Get the secret of the link to a seat that is offered, as a player at the table',
  cookie: 'required',
  body: offerBody,
  answer: json(seatSecret, 'The secret'),
  problems: { 403: ['not-seated'], 409: ['not-offered'] },
});

export const lookAtOffer = operation({
  ...plain,
  route: 'POST /api/tables/{table}/offer/look',
  tag: 'tables',
  summary: 'See which seat a link offers',
  cookie: 'unused',
  body: secretBody,
  answer: json(offeredSeat, 'The table and the seat'),
  problems: { 404: ['not-offered'] },
});

export const takeOffer = operation({
  ...plain,
  route: 'POST /api/tables/{table}/offer/take',
  tag: 'tables',
  summary: 'Take over the seat that a link offers, with everything that the seat knows',
  cookie: 'required',
  body: takeBody,
  answer: json(commandDone, 'The seat is yours'),
  problems: { 403: ['nameless'], 404: ['not-offered'], 409: ['already-seated', 'not-offered', 'over'] },
});
