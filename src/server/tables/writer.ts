import type { Done } from '../../api/index.ts';
import type { Actor, Seat } from '../../kernel/index.ts';
import {
  type Decision,
  decideEpoch,
  type LogLine,
  type PlayerId,
  type Rejection,
  rejection,
  type Table,
  type TableEvent,
} from '../../table/index.ts';
import type { Horizon } from '../clock/horizon.ts';
import { drawMark, type Environment } from '../environment.ts';
import { reject } from '../rejections.ts';
import { type Append, type EventStore, StoreDown } from '../store/index.ts';
import type { Rereading, TableCache } from './cache.ts';
import { type Pace, summarize } from './due.ts';
import { writeListing } from './listing.ts';
import { type LoadedTable, takeIn } from './loaded.ts';
import { findMemberChanges } from './members.ts';

/** A command's outcome, or why it is rejected. */
export type Outcome = ({ readonly ok: true } & Done) | ({ readonly ok: false } & Rejection);

/** What tables need to know about connections. */
export interface LivePort {
  isConnected(loaded: LoadedTable, seat: Seat): boolean;
  /** When a player last disconnected from this table, if this process remembers. */
  leftAt(loaded: LoadedTable, seat: Seat): number | undefined;
  /** Called when a table in memory advances. */
  push(loaded: LoadedTable): void;
  /** Called when the log of a table differs from the known one: all of it is sent again. */
  startOver(loaded: LoadedTable): void;
  /** Called when a table no longer exists. */
  end(loaded: LoadedTable): void;
}

/** Who hears of lines that are stored here. */
export interface StoredPort {
  /** A line makes a table due. */
  due(due: number): void;
  /** A line is stored, with the table after it. */
  stored(table: string, after: Pick<Table, 'position' | 'actor' | 'at'>): void;
  /** A game has started, or somebody new sits at a running one. */
  seated(loaded: LoadedTable): Promise<void>;
}

export interface WriterPorts {
  readonly store: EventStore;
  readonly cache: TableCache;
  readonly live: LivePort;
  readonly told: StoredPort;
  readonly horizon: Horizon;
  readonly environment: Environment;
  readonly pace: Pace;
}

/** Whose command a line is; nobody's where the server decides. */
export type By = { readonly player: PlayerId; readonly id: string } | undefined;

/** How often a command is retried because others wrote first. */
const ATTEMPTS = 20;

/** Keeps tables in memory and their stored logs the same. A line is stored before anyone hears of it. */
export class Writer {
  readonly #ports: WriterPorts;

  constructor(ports: WriterPorts) {
    this.#ports = ports;
  }

  /** Reads what other processes wrote, and informs followers. */
  async catchUp(loaded: LoadedTable): Promise<Rereading> {
    const { cache, live, environment } = this.#ports;
    const read = await cache.catchUp(loaded);
    if (read === 'more') live.push(loaded);
    else if (read === 'other') {
      loaded.lostAt = Math.ceil(environment.now() / 1000);
      live.startOver(loaded);
    } else if (read === 'gone') live.end(loaded);
    return read;
  }

  /** Runs one command at a time per table; between processes the position in the log decides. */
  write(loaded: LoadedTable, by: By, decision: () => Decision, lives = loaded.lives): Promise<Outcome> {
    loaded.busy++;
    const work = loaded.work.then(() => this.#attempt(loaded, by, decision, lives)).finally(() => loaded.busy--);
    loaded.work = work.catch(() => {});
    return work;
  }

  async #attempt(loaded: LoadedTable, by: By, decision: () => Decision, lives: number): Promise<Outcome> {
    const { store } = this.#ports;
    if (loaded.doubtful) await this.catchUp(loaded);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = by && loaded.table.findLine(by.player, by.id);
      if (by && before !== undefined) return toOutcome(loaded, by.id, before);
      if (loaded.gone) reject(404, 'no-such-table', 'This table no longer exists.');
      // The command was based on lines that are lost.
      if (loaded.lives !== lives)
        return {
          ...rejection('stale', 'The last lines of this table were lost: reload and decide again.'),
          ply: loaded.table.ply,
        };
      // Nothing may be drawn before the new epoch is in the log.
      const lost = decideEpoch(loaded.table, loaded.lostAt ?? 0);
      if (lost.ok) {
        if ((await this.#store(loaded, undefined, lost.event, lost.next)) === undefined) await this.catchUp(loaded);
        continue;
      }
      const decided = decision();
      if (!decided.ok) {
        // Our copy may be outdated, and a refusal must not be based on that.
        if (attempt === 0 && store.shared && (await this.catchUp(loaded)) !== 'same') continue;
        return decided;
      }
      const line = await this.#store(loaded, by, decided.event, decided.next);
      if (line !== undefined) return toOutcome(loaded, by?.id ?? '', line);
      await this.catchUp(loaded);
    }
    throw new StoreDown('busy');
  }

  /** Stores a line and returns its number, or undefined if another process took its position. */
  async #store(loaded: LoadedTable, by: By, event: TableEvent, next: Actor | undefined): Promise<number | undefined> {
    const { table, marks } = loaded;
    const { store, cache, live, environment, pace, horizon, told } = this.#ports;
    const now = environment.now();
    horizon.note(now);
    const line: LogLine = {
      at: Math.max(now, table.at),
      player: by?.player ?? null,
      command: by?.id ?? null,
      event,
    };
    const outlook = table.foresee(line, next);
    const summary = summarize(outlook, line, pace, now, writeListing(table.line + 1, outlook));
    const mark = drawMark(environment);
    const append: Append = {
      table: loaded.id,
      line: table.line,
      after: marks.at(-1) ?? 0,
      mark,
      entry: line,
      summary,
      ...findMemberChanges(table, event),
    };
    try {
      if ((await store.append(append)) === 'taken') return undefined;
    } catch (error) {
      loaded.doubtful = true;
      throw error;
    }
    // A reader may already have applied this line, or found a different log.
    if (loaded.table !== table) await this.catchUp(loaded);
    else if (table.line === append.line) takeIn(loaded, { ...line, mark });
    if (event.kind === 'sat' || event.kind === 'restored' || event.kind === 'handed') await cache.refreshNames(loaded);
    live.push(loaded);
    // The table was dropped from memory and read again, so the new copy must get this line as well.
    const current = cache.peek(loaded.id);
    if (current && current !== loaded) await this.catchUp(current);
    store.hints.send({ kind: 'table', table: loaded.id });
    if (summary.due !== null) told.due(summary.due);
    told.stored(loaded.id, { ...outlook, at: line.at });
    // Writes further lines, which wait until this one is done.
    if (event.kind === 'started' || event.kind === 'handed') void told.seated(loaded).catch(() => {});
    return append.line;
  }
}

const toOutcome = (loaded: LoadedTable, id: string, line: number): Outcome => ({
  ok: true,
  kind: 'done',
  id,
  table: loaded.id,
  line: line + 1,
  ply: loaded.table.plyAt(line + 1),
});
