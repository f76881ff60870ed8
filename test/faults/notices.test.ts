// Notices with the page closed, sent by several processes, one of which dies.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.ts';
import { newFolder } from '../folder.ts';
import { Guest } from '../server/guest.ts';
import { Browser, Mailbox } from '../server/pushService.ts';
import { type Cluster, openCluster } from '../store/cluster.ts';
import { PAGODA } from './players.ts';
import { ServerProcess } from './servers.ts';
import { count } from './size.ts';

const TURNS = count(6, 24);
const DAY = 24 * 3_600_000;
let cluster: Cluster;
let box: Mailbox;
let first: ServerProcess;
let second: ServerProcess;
const folder = newFolder();
const CLOCK_AHEAD = join(folder, 'ahead');
/** Sets the clocks of both processes. */
const setAhead = (ahead: number): void => writeFileSync(CLOCK_AHEAD, `${ahead}`);
beforeAll(async () => {
  setAhead(0);
  [cluster, box] = await Promise.all([openCluster(), Mailbox.open()]);
  const env = {
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'ahead.mjs'))}`,
    CLOCK_AHEAD,
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

  /** Asks the second process. */
  get elsewhere(): Guest {
    return this.#guests[1]!;
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
  const [ann, bo, cleo] = [await Listener.named('Ann'), await Listener.named('Bo'), await Listener.named('Cleo')];
  const people = [ann, bo] as const;
  const wish = { ...PAGODA, clock: { kind: 'days', days: 3 }, timeout: 'bot' };
  const { table, invite } = (await ann.guest.post('/api/tables', wish)).json;
  const heard = [['Your Pagoda table is full'], []] as [string[], string[]];
  const hear = async (): Promise<void> => {
    for (const [seat, { browser }] of people.entries())
      await expect.poll(() => browser.titles, { timeout: 120_000 }).toEqual(heard[seat]);
  };
  for (const { guest } of [bo, cleo]) await guest.post(`/api/tables/${table}/enter`, { invite });
  await bo.guest.command(table, { kind: 'sit' });
  await hear();
  // Cleo asks one process, and the seat becomes free at the other one.
  expect((await cleo.elsewhere.post(`/api/tables/${table}/wait`, { on: true })).json.on).toBe(true);
  await bo.guest.command(table, { kind: 'leave' });
  await expect.poll(() => cleo.browser.titles).toEqual(['A seat is free in Pagoda']);
  await bo.guest.command(table, { kind: 'sit' });
  await ann.guest.command(table, { kind: 'start' });

  const random = seeded(5);
  let late = 0;
  for (let turn = 0; turn <= TURNS; turn++) {
    late = (await ann.guest.look(table)).state.actor;
    heard[late as 0 | 1].push('Your turn in Pagoda');
    // It dies with the notice in its hands; the other one finds it.
    if (turn === TURNS >> 1) await first.kill();
    await hear();
    if (turn < TURNS) await playTurn(people[late as 0 | 1], table, random);
  }

  setAhead(2.3 * DAY);
  heard[late as 0 | 1].push('Time is running out in Pagoda');
  await hear();
  setAhead(3.1 * DAY);
  heard[late as 0 | 1].push('A bot is playing for you in Pagoda');
  const other = (1 - late) as 0 | 1;
  heard[other].push('Your turn in Pagoda');
  await hear();

  await people[other].guest.command(table, { kind: 'resign' });
  await people[other].guest.command(table, { kind: 'rematch' });
  heard[late as 0 | 1].push(`${['Ann', 'Bo'][other]} wants a rematch in Pagoda`);
  await hear();
  await expect.poll(isSettled, { timeout: 120_000 }).toBe(true);
  const told = [...heard, ['A seat is free in Pagoda']];
  for (const [n, { browser }] of [ann, bo, cleo].entries()) {
    expect(browser.titles).toEqual(told[n]);
    expect(new Set(browser.messages.map(({ id }) => id)).size).toBe(told[n]!.length);
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
