// Notices with the page closed, sent by several processes, one of which dies.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.ts';
import { Guest } from '../server/guest.ts';
import { Browser, Mailbox } from '../server/pushService.ts';
import { type Cluster, openCluster } from '../store/cluster.ts';
import { PAGODA } from './players.ts';
import { ServerProcess } from './servers.ts';
import { count } from './size.ts';

const TURNS = count(6, 60);
let cluster: Cluster;
let box: Mailbox;
let first: ServerProcess;
let second: ServerProcess;
beforeAll(async () => {
  [cluster, box] = await Promise.all([openCluster(), Mailbox.open()]);
  const env = {
    DATABASE_URL: cluster.url,
    SECRET: 'one secret for both of the processes',
    ALLOW_PRIVATE_TARGETS: 'on',
  };
  [first, second] = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)]);
});
afterAll(async () => {
  await Promise.all([first?.kill(), second?.kill()]);
  await box?.close();
  await cluster?.destroy();
});

/** A person whose browser listens, and who asks either process. */
class Listener {
  readonly browser = new Browser(box);
  readonly #guests: readonly Guest[];

  private constructor(guests: readonly Guest[]) {
    this.#guests = guests;
  }

  static async named(name: string): Promise<Listener> {
    const here = await Guest.named(first.url, name);
    const there = Object.assign(new Guest(second.url), { cookie: here.cookie });
    const listener = new Listener([here, there]);
    const answer = await there.post('/api/me/notices/devices', { ...listener.browser.subscription, language: 'en' });
    expect(answer.status, answer.text).toBe(201);
    return listener;
  }

  /** Asks a process that is running. */
  get guest(): Guest {
    return this.#guests[first.running ? 0 : 1]!;
  }
}

/** Whether everything in the outbox is settled, apart from reminders for days to come. */
async function isSettled(): Promise<boolean> {
  const [row] = await cluster.ask("SELECT count(*)::int AS open FROM outbox WHERE due IS NOT NULL AND cause <> 'time'");
  return row!.open === 0;
}

test('every cause is told once, by whichever process is left', { timeout: 900_000 }, async () => {
  const people = [await Listener.named('Ann'), await Listener.named('Bo')] as const;
  const [ann, bo] = people;
  const wish = { ...PAGODA, clock: { kind: 'days', days: 3 } };
  const { table, invite } = (await ann.guest.post('/api/tables', wish)).json;
  await bo.guest.post(`/api/tables/${table}/enter`, { invite });
  await bo.guest.command(table, { kind: 'sit' });
  const heard = [['Your Pagoda table is full'], []] as [string[], string[]];
  await expect.poll(() => ann.browser.titles).toEqual(heard[0]);
  await ann.guest.command(table, { kind: 'start' });

  const random = seeded(5);
  for (let turn = 0; turn <= TURNS; turn++) {
    const { actor } = (await ann.guest.look(table)).state;
    heard[actor]!.push('Your turn in Pagoda');
    // It dies with the notice in its hands; the other one finds it.
    if (turn === TURNS >> 1) await first.kill();
    for (const [seat, { browser }] of people.entries())
      await expect.poll(() => browser.titles, { timeout: 120_000 }).toEqual(heard[seat]);
    if (turn < TURNS) await playTurn(people[actor as 0 | 1], table, random);
  }

  await bo.guest.command(table, { kind: 'resign' });
  await ann.guest.command(table, { kind: 'rematch' });
  heard[1].push('Ann wants a rematch in Pagoda');
  for (const [seat, { browser }] of people.entries()) {
    await expect.poll(() => browser.titles).toEqual(heard[seat]);
    await expect.poll(isSettled, { timeout: 120_000 }).toBe(true);
    expect(browser.titles).toEqual(heard[seat]);
    expect(new Set(browser.messages.map(({ id }) => id)).size).toBe(heard[seat]!.length);
  }
});

/** Plays until it is somebody else's turn. */
async function playTurn({ guest }: Listener, table: string, random: ReturnType<typeof seeded>): Promise<void> {
  const before = (await guest.look(table)).state.actor;
  for (;;) {
    const { state, sight, ply } = await guest.look(table);
    if (state.actor !== before) return;
    const { choices } = sight!;
    const { move } = choices[random.below(choices.length)]!;
    const { status, text } = await guest.command(table, { kind: 'play', ply, move });
    expect(status, text).toBe(200);
  }
}
