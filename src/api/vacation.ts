// Vacation: the clocks of a person rest at tables over days.
import { z } from 'zod';
import { moment } from './fields.ts';
import { answerSchemas, type Described, json, operation, plain, requestSchemas } from './operation.ts';

const vacationBody = z
  .strictObject({ days: z.int().min(0).max(20).describe('from now on; 0 ends a vacation') })
  .register(requestSchemas, { id: 'VacationRequest' });
const vacation = z
  .strictObject({
    until: moment.exactOptional().describe('while you are on vacation'),
    left: z.int().min(0).describe('whole days left this year'),
  })
  .register(answerSchemas, { id: 'Vacation' });

export type Vacation = Described<typeof vacation>;

export const showVacation = operation({
  ...plain,
  route: 'GET /api/me/vacation',
  tag: 'people',
  summary: 'Get your vacation, and how many days you have left this year',
  cookie: 'required',
  answer: json(vacation, 'Your vacation'),
});

export const setVacation = operation({
  ...plain,
  route: 'POST /api/me/vacation',
  tag: 'people',
  summary: 'Go on vacation: your clocks rest at tables with days per turn, up to 20 days a year',
  cookie: 'required',
  body: vacationBody,
  answer: json(vacation, 'Your vacation'),
  problems: { 409: ['no-days-left'] },
});
