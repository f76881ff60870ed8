import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { openPostgres } from '../../src/server/store/index.ts';
import { Guest, openToyServer, TOY } from '../server/guest.ts';
import { noteOpen } from '../server/leaks.ts';
import { openCluster } from '../store/cluster.ts';
import { openSwitch } from '../store/switch.ts';
import { listViolations } from './history/check.ts';
import { Client, type Place } from './history/clients.ts';
import type { History } from './history/history.ts';
import { Nemesis } from './history/nemesis.ts';
import { Recorder, readLogs, readRunning } from './history/recorder.ts';
import { count, seed } from './size.ts';

const ROUNDS = count(1, 12);
const PROCESSES = 3;
const WAIT = { timeout: 300_000 };
const BOT = { kind: 'bot', level: 'novice' };
const OPEN = { kind: 'open' };

/** What is still to be closed, the last first. */
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function openWorld(seed: number) {
  const random = seeded(seed);
  const recorder = new Recorder();
  const primary = await openCluster();
  closing.push(() => primary.destroy());
  const clocks = Array.from({ length: PROCESSES }, () => 0);
  const between = await Promise.all(clocks.map(() => openSwitch(primary.port)));
  closing.push(() => between.map(each => each.close()));
  const servers: RunningServer[] = [];
  for (const process of clocks.keys()) {
    const url = primary.url.replace(`:${primary.port}`, `:${between[process]!.port}`);
    const environment = { now: () => Date.now() + clocks[process]!, bytes: randomBytes };
    servers.push(await openToyServer({ store: await openPostgres(url), environment }));
  }
  closing.push(() => Promise.all(servers.splice(0).map(server => server.close())));
  const clients = await seat(recorder, servers, seed);
  const replica = await primary.replicate();
  closing.push(() => replica.destroy());
  return { random, recorder, primary, replica, between, clocks, servers, clients };
}

/** Two pairs and one against a bot. Everybody of the first pair has two tabs, which get in each other's way. */
async function seat(recorder: Recorder, servers: readonly RunningServer[], seed: number): Promise<Client[]> {
  const urls = servers.map(({ url }) => url);
  const clients: Client[] = [];
  for (const [other, tabs] of [
    [OPEN, 2],
    [OPEN, 1],
    [BOT, 1],
  ] as const) {
    const seats = [{ kind: 'me' }, other];
    const people = [await Guest.named(urls[0]!, 'Ann'), ...(other === OPEN ? [await Guest.named(urls[0]!, 'Bo')] : [])];
    const { table } = (await people[0]!.post('/api/tables', { ...TOY, public: true, seats })).json;
    const place: Place = { table, seats };
    for (const [index, { cookie }] of people.entries())
      for (let tab = 0; tab < tabs; tab++) {
        const name = `client ${clients.length}`;
        const random = seeded(seed * 100 + clients.length);
        clients.push(new Client({ name, cookie, urls, recorder, random, place, isHost: index === 0 }));
      }
  }
  return clients;
}

/** One fault after the other in random order, each of them while clients play; the failover is anywhere among them. */
async function runNemesis(nemesis: Nemesis, random: { below(n: number): number }): Promise<string[]> {
  const left = Object.keys(nemesis.faults) as (keyof Nemesis['faults'])[];
  const done: string[] = [];
  await nemesis.progress(10);
  while (left.length > 0) {
    const [fault] = left.splice(random.below(left.length), 1);
    nemesis.jump();
    await nemesis.faults[fault!]();
    done.push(fault!);
    await nemesis.progress(8);
  }
  nemesis.heal();
  return done;
}

async function readReported(servers: readonly RunningServer[]): Promise<number[]> {
  const texts = await Promise.all(servers.map(({ services }) => services.metrics.text()));
  return texts.map(text => Number(/^caravanserai_lost_lines_total (\d+)$/m.exec(text)![1]));
}

test.each(Array.from({ length: ROUNDS }, (_, round) => seed + round))(
  'databases fail, are replaced, clocks jump: what was acknowledged is one log, and what is lost is told (FAULTS_SEED=%i)',
  {
    timeout: 1_800_000,
  },
  async seed => {
    const world = await openWorld(seed);
    const { recorder, servers, clients } = world;
    const notes = await Promise.all(servers.map(noteOpen));
    for (const [index, client] of clients.entries()) await client.listen(index % PROCESSES);
    const nemesis = new Nemesis(world);
    let playing = true;
    const plays = clients.map(async client => {
      while (playing) await client.step();
    });
    const failed = Promise.all(plays);
    const done = await Promise.race([runNemesis(nemesis, world.random), failed.then(() => [])]);

    // Everybody can play again, everywhere.
    const healed = recorder.attempts.length;
    const listWaiting = (): unknown[] => {
      const fresh = recorder.attempts.slice(healed).filter(({ outcome }) => outcome === 'ok');
      return [
        ...clients.map(({ name }) => name).filter(name => !fresh.some(({ client }) => client === name)),
        ...[...servers.keys()].filter(each => !fresh.some(({ process }) => process === each)),
      ];
    };
    await expect.poll(listWaiting, WAIT).toEqual([]);
    playing = false;
    await failed;

    for (const table of recorder.tables)
      for (const process of servers.keys())
        await expect.poll(async () => (await clients[0]!.look(table, process))?.status, WAIT).toBeOneOf([200, 404]);
    const { ask } = nemesis.database;
    // Whoever is never told is found below, with a name.
    await expect
      .poll(async () => recorder.isHeard(await readLogs(ask)))
      .toBe(true)
      .catch(() => {});
    const history: History = {
      ...recorder,
      final: await readLogs(ask),
      running: await readRunning(ask),
      reported: await readReported(servers),
    };
    const counts = (['ok', 'fail', 'unknown'] as const).map(outcome => `${recorder.count(outcome)} ${outcome}`);
    console.log(
      `seed ${seed}: ${done.join(', ')}; ${counts.join(', ')}; ${recorder.readings.length} readings of ` +
        `${recorder.tables.size} tables; reported as lost: ${history.reported.join(', ')}`,
    );
    expect(listViolations(history)).toEqual([]);

    for (const client of clients) await client.end();
    for (const { services } of servers)
      await expect.poll(() => [services.followers.size, services.presences.size]).toEqual([0, 0]);
    await Promise.all(servers.splice(0).map(server => server.close()));
    for (const expectNothingLeft of notes) await expectNothingLeft();
  },
);
