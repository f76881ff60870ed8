import { afterEach, describe, expect, test } from 'vitest';
import type { BotQuestion } from '../../src/server/bots/decide.ts';
import { Crowds, pickFairly } from '../../src/server/bots/shares.ts';
import type { RunningServer } from '../../src/server/server.ts';
import type { DueBot } from '../../src/server/store/index.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

/** Tables that wait, each written as its party and their address. */
const wait = (...tables: readonly string[]): DueBot[] =>
  tables.map((table, n) => ({
    id: `${table}${n}`,
    party: table[0]!,
    origin: table[1]!,
    waiting: tables.filter(other => other[0] === table[0]).length,
    due: 0,
  }));

describe('who is served next', () => {
  const pick = (waiting: readonly DueBot[], serving: readonly DueBot[] = []): string =>
    pickFairly(waiting, serving, { atOnce: 5, perParty: 2, perOrigin: 3 })
      .map(({ party }) => party)
      .join('');

  test.each([
    ['all, where there is room', wait('a1', 'b2', 'c3'), [], 'abc'],
    ['a party up to its share', wait('a1', 'a1', 'a1', 'b2'), [], 'aab'],
    ['an address up to its share, whoever is there', wait('a1', 'b1', 'c1', 'd1', 'e2'), [], 'abce'],
    ['no more than are served at once', wait('a1', 'b2', 'c3', 'd4', 'e5', 'f6'), [], 'abcde'],
    ['less where some are served already', wait('a1', 'a1', 'b1', 'c2'), wait('a1', 'd1'), 'ac'],
    ['nothing a second time', wait('a1'), wait('a1'), ''],
  ])('%s', (_, waiting, serving, picked) => expect(pick(waiting, serving)).toBe(picked));

  test('thinks for less time the more tables its party has waiting, and hardly less for those of others', () => {
    const crowds = new Crowds();
    crowds.note(wait('a1'), [], 0);
    expect(crowds.of('a')).toBe(1);
    crowds.note(wait(...Array<string>(160).fill('a1'), 'b2'), [], 0);
    expect([crowds.of('a'), crowds.of('b')]).toEqual([320, 2]);
    crowds.note(wait('a1', 'a1'), wait('a1'), 0);
    expect(crowds.of('a'), 'until all of them were served').toBe(320);
    crowds.note([], [], 0);
    crowds.note(wait('a1', 'a1'), wait('a1'), 0);
    expect(crowds.of('a')).toBe(3);
  });

  test('thinks for half the time with every second that the first of its party has waited', () => {
    const crowds = new Crowds();
    const waits = (ms: number): number => {
      crowds.note([...wait('b2'), ...wait('a1', 'a1').map((bot, n) => ({ ...bot, due: n * ms }))], [], ms);
      return crowds.of('a') / 4;
    };
    expect([0, 999, 1000, 1999, 2000, 4000, 5000].map(waits)).toEqual([1, 1, 2, 2, 4, 16, 32]);
    expect(waits(3_600_000), 'and no less than that').toBe(1024);
    expect(waits(0), 'until it has caught up').toBe(1);
    crowds.note([{ ...wait('a1')[0]!, due: 5000 }], [], 0);
    expect(crowds.of('a'), 'after a clock went back').toBe(4);
  });
});

interface Asked extends BotQuestion {
  answer(): void;
}

let server: RunningServer | undefined;
const asked: Asked[] = [];
afterEach(async () => {
  const closing = server?.close();
  for (const { answer } of asked.splice(0)) answer();
  await closing;
});

/** A server whose bots think until they are told to answer, with a clock that stands. */
async function openSlow(): Promise<{ goOn(ms: number): void; url: string }> {
  let now = 1_000_000;
  let n = 0;
  server = await openToyServer({
    environment: { now: () => now, bytes: count => Buffer.alloc(count).fill(`${n++} `) },
    behindProxy: true,
    scheduler: { every: 5, lease: 1e9, shares: { atOnce: 64, perParty: 4, perOrigin: 16 } },
    decide: question => new Promise(resolve => asked.push({ ...question, answer: () => resolve('none') })),
  });
  const goOn = (ms: number): void => {
    now += ms;
  };
  return { url: server.url, goOn };
}

/** Tables of one host at an address, at each of which a bot is to act. */
async function open(url: string, address: string, count: number): Promise<Guest> {
  const from = { 'x-forwarded-for': address };
  const host = new Guest(url);
  await host.ask('POST', '/api/people', { name: 'Host' }, from);
  const seats = [{ kind: 'bot', level: 'master' }, { kind: 'me' }];
  for (let n = 0; n < count; n++) {
    const { table } = (await host.ask('POST', '/api/tables', { ...TOY, seats }, from)).json;
    await host.command(table, { kind: 'start' });
  }
  return host;
}

/** A table of a host and a friend at which a bot is to act. */
async function openWith(host: Guest, friend: Guest): Promise<void> {
  const seats = [{ kind: 'bot', level: 'master' }, { kind: 'me' }, { kind: 'open' }];
  const { table } = (await host.post('/api/tables', { ...TOY, options: { players: 3 }, seats, public: true })).json;
  await friend.command(table, { kind: 'sit' });
  await host.command(table, { kind: 'start' });
}

describe('one host with many tables of bots', () => {
  test('has only its share of them served, and another host is served at once', async () => {
    const { url, goOn } = await openSlow();
    await open(url, '192.0.2.1', 12);
    goOn(1000);
    await expect.poll(() => asked.length).toBe(4);
    await open(url, '192.0.2.2', 1);
    goOn(1000);
    await expect.poll(() => asked.length).toBe(5);
    expect(asked[0]!.crowd).toBe(12);
    expect(asked[4]!.crowd, 'two parties, one table').toBe(2);
    const first = asked.shift()!;
    first.answer();
    await expect.poll(() => asked.length, { message: 'the next one of the first host' }).toBe(5);
    goOn(3000);
    asked.shift()!.answer();
    await expect.poll(() => asked.length, { message: 'the one after that' }).toBe(5);
    expect(asked[4]!.crowd / asked[3]!.crowd, 'it has waited for three seconds more').toBe(8);
  });

  test('does not keep others from being served by coming as many people', async () => {
    const { url, goOn } = await openSlow();
    for (let person = 0; person < 6; person++) await open(url, '192.0.2.1', 4);
    goOn(1000);
    await expect.poll(() => asked.length).toBe(16);
    await open(url, '192.0.2.2', 1);
    goOn(1000);
    await expect.poll(() => asked.length).toBe(17);
  });

  test('does not make a friend wait who plays with the host at another table', async () => {
    const { url, goOn } = await openSlow();
    const host = await open(url, '192.0.2.1', 12);
    goOn(1000);
    await expect.poll(() => asked.length).toBe(4);
    const friend = await Guest.named(url, 'Friend');
    for (let n = 0; n < 6; n++) await openWith(host, friend);
    goOn(1000);
    await expect.poll(() => asked.length, { message: 'the share of the two' }).toBe(8);
    const together = asked.slice(4);
    expect(new Set(together.map(({ crowd }) => crowd)), 'two parties, six tables').toEqual(new Set([12]));
    for (const { answer } of together) answer();
    await expect.poll(() => asked.length, { message: 'the rest of those tables' }).toBe(10);
  });

  test('does not hold up a clock', async () => {
    const { url, goOn } = await openSlow();
    for (let host = 0; host < 24; host++) await open(url, `192.0.2.${host}`, 3);
    const { ann, table } = await twoAtTable(url, { clock: { kind: 'live', base: 10, increment: 0 } });
    goOn(1000);
    await expect.poll(() => asked.length, { message: 'no bot more can be served' }).toBe(64);
    goOn(10_000);
    await expect.poll(async () => (await ann.look(table)).state.late).toBe(0);
    expect(asked.length).toBe(64);
  });
});
