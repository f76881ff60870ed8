// E-mail goes to addresses that may be somebody else's: whoever asks for it, only so much of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realEnvironment } from '../../src/server/environment.ts';
import { LIMITS } from '../../src/server/limits.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { type Answer, Guest, openToyServer } from './guest.ts';
import { MailServer } from './mailServer.ts';
import { Mailbox } from './pushService.ts';

let now = 0;
let server: RunningServer;
let mail: MailServer;
let box: Mailbox;
beforeAll(async () => {
  [mail, box] = [await MailServer.open(), await Mailbox.open()];
  server = await openToyServer({
    unlimited: false,
    behindProxy: true,
    environment: { ...realEnvironment, now: () => now },
    notices: { mail: { url: mail.url, from: 'host@games.example' }, outgoing: { allowPrivate: true } },
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([mail.close(), box.close()]);
});

let people = 0;
/** Somebody at an address, with a name of their own. */
async function come(from: string) {
  const guest = new Guest(server.url);
  const headers = { 'x-forwarded-for': from };
  const put = (path: string, body: unknown): Promise<Answer> => guest.ask('POST', path, body, headers);
  await put('/api/people', { name: `Guest ${++people}` });
  return {
    mail: (address: string) => put('/api/me/notices/mail', { address, language: 'en' }),
    hook: (path: string) => put('/api/me/notices/webhook', { url: box.url + path, language: 'en' }),
    test: () => put('/api/me/notices/webhook/test', undefined),
  };
}

/** Asks as somebody new each time; how often it was done before it was refused. */
async function countUntilRefused(ask: (n: number) => Promise<Answer>): Promise<number> {
  for (let n = 0; n < 100; n++) {
    const { status, json } = await ask(n);
    if (status === 429) {
      expect(json.code).toBe('too-fast');
      return n;
    }
    expect(status).toBeLessThan(300);
  }
  return 100;
}

describe('e-mail to confirm an address', () => {
  test('is sent to an address only so often, whoever asks and however it is written', async () => {
    const victims = ['ann@games.example', 'Ann@Games.Example', 'ANN@games.example'];
    const ask = async (n: number) => (await come(`192.0.2.${n}`)).mail(victims[n % 3]!);
    expect(await countUntilRefused(ask)).toBe(LIMITS.mailsTo.burst);
    expect(mail.mails).toHaveLength(LIMITS.mailsTo.burst);
    now += 24 * 3_600_000;
    expect((await ask(200)).status, 'a day later').toBe(204);
  });

  test('is asked for only so often from an address, by however many people', async () => {
    now += 24 * 3_600_000;
    const before = mail.mails.length;
    const ask = async (n: number) => (await come('198.51.100.1')).mail(`victim${n}@games.example`);
    expect(await countUntilRefused(ask)).toBe(LIMITS.mailsFrom.burst);
    expect(mail.mails.length - before).toBe(LIMITS.mailsFrom.burst);
    expect((await (await come('198.51.100.2')).mail('new@games.example')).status, 'from elsewhere').toBe(204);
  });
});

test('webhooks are tested only so often from an address, by however many people', async () => {
  const someone = await come('203.0.113.1');
  expect((await someone.hook('/one')).status).toBe(201);
  let done = 1;
  done += await countUntilRefused(async n => (await come('203.0.113.1')).hook(`/${n}`));
  expect(done).toBe(LIMITS.posts.burst);
  expect(box.arrived).toHaveLength(LIMITS.posts.burst);
  expect((await someone.test()).status).toBe(429);
  expect((await (await come('203.0.113.2')).hook('/elsewhere')).status).toBe(201);
});
