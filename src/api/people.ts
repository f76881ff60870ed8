// People: a name and a cookie.
import { z } from 'zod';
import { moment, seat, tableId } from './fields.ts';
import { isVisible } from './names.ts';
import { answerSchemas, type Described, done, json, operation, plain, requestSchemas } from './operation.ts';
import { status } from './state.ts';

const playerName = z
  .string()
  .max(200)
  .transform(name => name.normalize('NFC').trim().replaceAll(/\s+/g, ' '))
  .pipe(z.string().min(1).max(40).refine(isVisible, 'must be visible characters'))
  .meta({ description: 'a name of 1 to 40 visible characters' });

const newPerson = z.strictObject({ name: playerName }).register(requestSchemas, { id: 'NewPerson' });
const codeBody = z.strictObject({ code: z.string().min(10).max(20) }).register(requestSchemas, { id: 'CodeRequest' });

const person = z.strictObject({ name: z.string() }).register(answerSchemas, { id: 'Person' });

const oneTimeCode = z
  .strictObject({ code: z.string(), until: moment.describe('how long it is good') })
  .register(answerSchemas, { id: 'OneTimeCode' });

const personalData = z
  .strictObject({
    name: z.string(),
    since: moment,
    tables: z.array(
      z.strictObject({
        table: tableId,
        game: z.string(),
        status,
        seat: seat.nullable(),
        record: z.string().exactOptional().describe('once the table is over'),
      }),
    ),
    unreadable: z.array(tableId).exactOptional().describe('tables of yours that can not be read now; they are kept'),
    said: z.array(z.strictObject({ table: tableId, at: moment, text: z.string() })),
  })
  .describe('everything that is kept about a person')
  .register(answerSchemas, { id: 'PersonalData' });

export type Person = Described<typeof person>;
export type OneTimeCode = Described<typeof oneTimeCode>;

export const comeIn = operation({
  ...plain,
  route: 'POST /api/people',
  tag: 'people',
  summary: 'Come in as a guest: a name, and a cookie that says it is you',
  cookie: 'unused',
  body: newPerson,
  answer: json(person, 'You, with the cookie', 201),
});

export const continueAs = operation({
  ...plain,
  route: 'POST /api/people/continue',
  tag: 'people',
  summary: 'Go on as the guest whose one-time code this is',
  cookie: 'unused',
  body: codeBody,
  answer: json(person, 'You, with the cookie'),
  problems: { 404: ['no-such-code'] },
});

export const showMe = operation({
  ...plain,
  route: 'GET /api/me',
  tag: 'people',
  summary: 'Who you are here',
  cookie: 'required',
  answer: json(person, 'You'),
});

export const renameMe = operation({
  ...plain,
  route: 'PATCH /api/me',
  tag: 'people',
  summary: 'Take another name',
  cookie: 'required',
  body: newPerson,
  answer: json(person, 'You, with the new name'),
});

export const forgetMe = operation({
  ...plain,
  route: 'DELETE /api/me',
  tag: 'people',
  summary: 'Delete what is known about you: name, chat, rights. Moves stay in records, without a name',
  cookie: 'required',
  answer: done('You are forgotten, and the cookie is taken away'),
});

export const giveCode = operation({
  ...plain,
  route: 'POST /api/me/code',
  tag: 'people',
  summary: 'A one-time code to go on as yourself on another device, good for ten minutes',
  cookie: 'required',
  answer: json(oneTimeCode, 'The code'),
});

export const exportMe = operation({
  ...plain,
  route: 'GET /api/me/export',
  tag: 'people',
  summary: 'Everything that is kept about you; records of tables that are over',
  cookie: 'required',
  answer: json(personalData, 'Your data'),
});
