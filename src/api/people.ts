// People: a name and a cookie.
import { z } from 'zod';
import { moment, seat, tableId } from './fields.ts';
import { isVisible } from './names.ts';
import { answerSchemas, type Described, done, json, operation, plain, requestSchemas } from './operation.ts';
import { status } from './state.ts';

export const playerName = z
  .string()
  .max(200)
  .transform(name => name.normalize('NFC').trim().replaceAll(/\s+/g, ' '))
  .pipe(z.string().min(1).max(40).refine(isVisible, 'must be visible characters'))
  .meta({ description: 'a name of 1 to 40 visible characters' });

const newPerson = z.strictObject({ name: playerName }).register(requestSchemas, { id: 'NewPerson' });
const comeInBody = z
  .strictObject({ name: playerName.optional().describe('without one you can watch, but not sit down') })
  .register(requestSchemas, { id: 'Arrival' });

const person = z
  .strictObject({
    name: z.string().describe('empty if you have said none'),
    kept: z
      .boolean()
      .exactOptional()
      .describe('whether you have a passkey or a recovery link; only told by GET /api/me'),
  })
  .register(answerSchemas, { id: 'Person' });

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
        record: z.string().exactOptional().describe('once the game is over'),
      }),
    ),
    unreadable: z.array(tableId).exactOptional().describe('your tables that cannot be read now; they are kept'),
    notices: z
      .strictObject({
        wishes: z.string().exactOptional().describe('as stored'),
        targets: z.array(
          z.strictObject({ kind: z.string(), address: z.string(), language: z.string(), since: moment }),
        ),
      })
      .describe('where you are notified: push endpoints, a webhook, an e-mail address'),
    said: z.array(z.strictObject({ table: tableId, at: moment, text: z.string() })),
    devices: z.array(z.strictObject({ browser: z.string(), system: z.string(), since: moment, used: moment })),
    passkeys: z.array(z.strictObject({ name: z.string(), since: moment, used: moment.exactOptional() })),
    recovery: moment.exactOptional().describe('since when there is a recovery link'),
    vacations: z.array(z.strictObject({ from: moment, until: moment })).exactOptional(),
    seen: z
      .array(z.strictObject({ table: tableId, line: z.int(), chat: z.int(), hidden: z.literal(true).exactOptional() }))
      .exactOptional()
      .describe('how far you have seen each table: lines of its log, and chat messages'),
  })
  .describe('everything stored about a person')
  .register(answerSchemas, { id: 'PersonalData' });

export type Person = Described<typeof person>;

export const comeIn = operation({
  ...plain,
  route: 'POST /api/people',
  tag: 'people',
  summary: 'Sign in as a guest: a name, if you want to play, and a cookie that identifies you',
  cookie: 'unused',
  body: comeInBody,
  answer: json(person, 'You, with the cookie', 201),
  problems: { 403: ['registration-closed'] },
});

export const showMe = operation({
  ...plain,
  route: 'GET /api/me',
  tag: 'people',
  summary: 'Your own identity',
  cookie: 'required',
  answer: json(person, 'You'),
});

export const renameMe = operation({
  ...plain,
  route: 'PATCH /api/me',
  tag: 'people',
  summary: 'Change your name',
  cookie: 'required',
  body: newPerson,
  answer: json(person, 'You, with the new name'),
});

export const forgetMe = operation({
  ...plain,
  route: 'DELETE /api/me',
  tag: 'people',
  summary: 'Delete your data: name, chat, rights, where you are notified. Moves stay in records, without a name',
  cookie: 'required',
  answer: done('Your data is deleted and the cookie removed'),
});

export const exportMe = operation({
  ...plain,
  route: 'GET /api/me/export',
  tag: 'people',
  summary: 'Export everything stored about you, with the records of finished games',
  cookie: 'required',
  answer: json(personalData, 'Your data'),
});
