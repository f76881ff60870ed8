// What the host of the server decided.
import { z } from 'zod';
import { answerSchemas, type Described, done, json, operation, plain, requestSchemas } from './operation.ts';

const house = z
  .strictObject({
    welcome: z
      .strictObject({ en: z.string().exactOptional(), fr: z.string().exactOptional() })
      .describe('what the host says on the first page'),
    club: z.boolean().describe('whether you have to enter the club password first'),
    registration: z.boolean().describe('whether new guests may come in'),
  })
  .register(answerSchemas, { id: 'House' });

const passwordBody = z.strictObject({ password: z.string().min(1).max(200) }).register(requestSchemas, {
  id: 'ClubPassword',
});

export type HouseAnswer = Described<typeof house>;

export const showHouse = operation({
  ...plain,
  route: 'GET /api/house',
  tag: 'people',
  summary: 'The host’s welcome, and whether a club password is asked for',
  cookie: 'optional',
  answer: json(house, 'What the host decided'),
});

export const enterClub = operation({
  ...plain,
  route: 'POST /api/house/enter',
  tag: 'people',
  summary: 'Enter the club password, once per device',
  cookie: 'optional',
  body: passwordBody,
  answer: done('You are in: a second cookie says so from now on'),
  problems: { 403: ['wrong-password'] },
});
