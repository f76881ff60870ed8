// How a person is notified with the page closed: browsers, a webhook, an e-mail address.
import { z } from 'zod';
import { moment } from './fields.ts';
import { answerSchemas, type Described, done, json, operation, plain, requestSchemas } from './operation.ts';

const language = z.enum(['en', 'fr']).describe('of the notices');
const minute = z.int().min(0).max(1439).describe('minutes after midnight');

const quietHours = z
  .strictObject({ from: minute, to: minute, zone: z.string().max(64).describe('a time zone, such as Europe/Paris') })
  .describe('hours without notices; they are sent afterwards, the newest of each table, if it still holds');

const wishes = z.strictObject({
  turns: z.boolean().describe('your turn'),
  time: z.boolean().describe('your time is nearly out, or a bot took your seat'),
  invitations: z.boolean().describe('rematches, and who joins a table of yours'),
  quiet: quietHours.nullable(),
});

const target = { since: moment, failing: z.boolean().describe('the last attempt failed') };

const notices = z
  .strictObject({
    ...wishes.shape,
    pushKey: z.string().describe('the applicationServerKey for a push subscription'),
    devices: z.array(z.strictObject({ id: z.string(), ...target })).describe('browsers that get push messages'),
    webhook: z
      .strictObject({
        url: z.string(),
        ...target,
        off: moment.exactOptional().describe('when it was switched off, because it kept failing'),
      })
      .exactOptional(),
    mail: z
      .strictObject({
        address: z.string(),
        confirmed: z.boolean(),
        ...target,
        off: moment.exactOptional().describe('when it was switched off, because it kept failing'),
      })
      .exactOptional(),
    mailOffered: z.boolean().describe('whether this server sends e-mail'),
  })
  .register(answerSchemas, { id: 'Notices' });

export type NoticeSettings = Described<typeof notices>;

const wishesBody = wishes.partial().register(requestSchemas, { id: 'NoticeWishes' });

const key = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .length(length);
const pushBody = z
  .strictObject({
    endpoint: z.url().max(1000),
    keys: z.strictObject({ p256dh: key(87), auth: key(22) }),
    language: language.exactOptional().describe('of the notices; if missing, as this browser had it'),
  })
  .describe('a PushSubscription, as the browser writes it')
  .register(requestSchemas, { id: 'PushRequest' });

const webhookBody = z
  .strictObject({ url: z.url().max(1000).describe('https, at a public address'), language })
  .register(requestSchemas, { id: 'WebhookRequest' });

const mailBody = z
  .strictObject({ address: z.email().max(254), language })
  .register(requestSchemas, { id: 'MailRequest' });

const codeBody = z.strictObject({ code: z.string().max(100) }).register(requestSchemas, { id: 'MailCodeRequest' });

const device = z.strictObject({ id: z.string() }).register(answerSchemas, { id: 'NotifiedDevice' });
const tested = { status: z.int().describe('what the webhook answered'), ms: z.int().describe('how long it took') };
const newWebhook = z
  .strictObject({ ...tested, secret: z.string().describe('shown only now: it signs every request') })
  .register(answerSchemas, { id: 'NewWebhook' });
const testedWebhook = z.strictObject(tested).register(answerSchemas, { id: 'TestedWebhook' });

/** What can be wrong with an address that notices would go to. */
const BAD_TARGET = ['not-https', 'private-target'];
const NO_ANSWER = ['target-unreachable', 'target-timeout', 'target-refused'];

export const showNotices = operation({
  ...plain,
  route: 'GET /api/me/notices',
  tag: 'people',
  summary: 'How and of what you are notified with the page closed',
  cookie: 'required',
  answer: json(notices, 'Your settings'),
});

export const wishNotices = operation({
  ...plain,
  route: 'PATCH /api/me/notices',
  tag: 'people',
  summary: 'Choose what you are notified of, and quiet hours',
  cookie: 'required',
  body: wishesBody,
  answer: json(notices, 'Your settings'),
  problems: { 422: ['no-such-zone'] },
});

export const addDevice = operation({
  ...plain,
  route: 'POST /api/me/notices/devices',
  tag: 'people',
  summary: 'Notify this browser with Web Push; an earlier subscription of this browser is replaced',
  cookie: 'required',
  body: pushBody,
  answer: json(device, 'The device', 201),
  problems: { 422: [...BAD_TARGET, 'wrong-keys'] },
});

export const removeDevice = operation({
  ...plain,
  route: 'DELETE /api/me/notices/devices/{device}',
  tag: 'people',
  summary: 'Stop notifying a browser',
  cookie: 'required',
  answer: done('Removed, if it was there'),
});

export const setWebhook = operation({
  ...plain,
  route: 'POST /api/me/notices/webhook',
  tag: 'people',
  summary: 'Notify a webhook: it is tested first, and kept only if it answers with success',
  cookie: 'required',
  body: webhookBody,
  answer: json(newWebhook, 'The webhook, with its secret', 201),
  problems: { 422: [...BAD_TARGET, ...NO_ANSWER] },
});

export const testWebhook = operation({
  ...plain,
  route: 'POST /api/me/notices/webhook/test',
  tag: 'people',
  summary: 'Send a test to your webhook; success switches it on again',
  cookie: 'required',
  answer: json(testedWebhook, 'What it answered'),
  problems: { 404: ['no-webhook'], 422: [...BAD_TARGET, ...NO_ANSWER] },
});

export const removeWebhook = operation({
  ...plain,
  route: 'DELETE /api/me/notices/webhook',
  tag: 'people',
  summary: 'Remove your webhook',
  cookie: 'required',
  answer: done('Removed, if it was there'),
});

export const setMail = operation({
  ...plain,
  route: 'POST /api/me/notices/mail',
  tag: 'people',
  summary: 'Notify an e-mail address, once the link sent there is opened',
  cookie: 'required',
  body: mailBody,
  answer: done('A message with a link was sent'),
  problems: { 404: ['no-mail'], 422: ['target-unreachable'] },
});

export const removeMail = operation({
  ...plain,
  route: 'DELETE /api/me/notices/mail',
  tag: 'people',
  summary: 'Remove your e-mail address',
  cookie: 'required',
  answer: done('Removed, if it was there'),
});

export const confirmMail = operation({
  ...plain,
  route: 'POST /api/mail/confirm',
  tag: 'people',
  summary: 'Confirm an e-mail address, with the code from the message',
  cookie: 'unused',
  body: codeBody,
  answer: done('Confirmed'),
  problems: { 404: ['no-such-code'] },
});

export const stopMail = operation({
  ...plain,
  route: 'POST /api/mail/stop',
  tag: 'people',
  summary: 'Stop notices by e-mail, with the code from a message (RFC 8058: one press, no cookie)',
  cookie: 'unused',
  query: z.object({ code: z.string().max(100) }),
  answer: done('Stopped, and the address is deleted'),
  problems: { 404: ['no-such-code'] },
});
