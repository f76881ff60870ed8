// What goes wrong: databases that are killed, stopped, paused, cut off or replaced, and clocks that jump.
import { kill } from 'node:process';
import { expect } from 'vitest';
import type { Random } from '../../../src/kernel/index.ts';
import type { Cluster, Replica } from '../../store/cluster.ts';
import type { Switch } from '../../store/switch.ts';
import { type Recorder, readLogs } from './recorder.ts';

const HOUR = 3_600_000;
const LOST = 6;
const LEAD = 15;
/** So many commands without an outcome, or looks in vain, show that servers hang. */
const PATIENT = 12;
/** On a busy machine everything takes its time. */
const WAIT = { timeout: 300_000, interval: 20 };
const BACKENDS = `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
const ALL = `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid
  UNION SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()`;

export interface World {
  readonly primary: Cluster;
  readonly replica: Replica;
  /** In front of the database, one for each process. */
  readonly between: readonly Switch[];
  readonly recorder: Recorder;
  readonly random: Random;
  /** By how much the clock of each process is ahead. */
  readonly clocks: number[];
}

export class Nemesis {
  readonly #world: World;
  #promoted = false;

  constructor(world: World) {
    this.#world = world;
  }

  /** The database that is in use. */
  get database(): Pick<Cluster, 'ask'> {
    return this.#promoted ? this.#world.replica : this.#world.primary;
  }

  readonly faults = {
    terminate: async (): Promise<void> => {
      await this.database.ask(BACKENDS.replace('pid', 'pg_terminate_backend(pid)'));
    },
    kill: async (): Promise<void> => {
      const { pid } = (await this.database.ask(BACKENDS))[0] ?? {};
      // When one is killed, PostgreSQL ends all the others and recovers as from a crash.
      signal([Number(pid)], 'SIGKILL');
    },
    stop: async (): Promise<void> => {
      if (this.#promoted) return this.faults.kill();
      await this.#world.primary.stop();
      await this.#suffering();
      await this.#world.primary.start();
    },
    pause: async (): Promise<void> => {
      const pids = (await this.database.ask(ALL)).map(({ pid }) => Number(pid));
      try {
        signal(pids, 'SIGSTOP');
        await this.#suffering();
      } finally {
        signal(pids, 'SIGCONT');
      }
    },
    cut: async (): Promise<void> => {
      const { between, random } = this.#world;
      const some = random.below(2) === 0 ? between : [between[random.below(between.length)]!];
      const releases = some.map(each => each.hold());
      await this.#suffering();
      for (const release of releases) release();
    },
    failover: async (): Promise<void> => {
      const { primary, replica, between, recorder, random } = this.#world;
      await replica.cutOff();
      await this.progress(LOST);
      const began = recorder.tick();
      await primary.stop();
      await replica.promote();
      const had = await readLogs(replica.ask);
      this.#promoted = true;
      const release = between[random.below(between.length)]!.hold();
      for (const each of between) each.lead(replica.port);
      const ended = recorder.tick();
      await primary.start();
      recorder.failovers.push({ began, ended, had, left: await readLogs(primary.ask) });
      await primary.stop();
      // One process hears of nothing until the others have written more than was lost.
      await this.progress(LEAD);
      release();
    },
  };

  /** Sets clocks wrong, or right. */
  jump(): void {
    const { clocks, random } = this.#world;
    for (const process of clocks.keys()) clocks[process] = [0, 0, HOUR, -HOUR][random.below(4)]!;
  }

  /** Sets all clocks right. */
  heal(): void {
    this.#world.clocks.fill(0);
  }

  /** Waits until so many more commands are acknowledged. */
  async progress(acknowledged: number): Promise<void> {
    const { recorder } = this.#world;
    const enough = recorder.count('ok') + acknowledged;
    await expect.poll(() => recorder.count('ok'), WAIT).toBeGreaterThanOrEqual(enough);
  }

  /** Waits until clients notice: they give up themselves, or are told so by a server that gave up. */
  async #suffering(): Promise<void> {
    const { recorder, random } = this.#world;
    const isTold = random.below(2) === 0;
    const count = (): number => recorder.count('unknown', ({ ended }) => !isTold || ended !== Infinity);
    const before = count();
    // Clients who lose patience sooner than their server does are never told; who only looks in vain sends no command.
    const { vain } = recorder;
    const all = recorder.count('unknown');
    const isPatient = (): boolean => recorder.count('unknown') <= all + PATIENT && recorder.vain <= vain + PATIENT;
    const enough = (): boolean => count() > before + 1 || !isPatient();
    await expect.poll(enough, WAIT).toBe(true);
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}
