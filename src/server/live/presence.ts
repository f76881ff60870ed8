import type { Presence } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { PlayerId } from '../../table/index.ts';
import type { Hint, Hints } from '../store/index.ts';
import type { TableCache } from '../tables/cache.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import type { Followers } from './followers.ts';
import { toOutgoing } from './subscriber.ts';

/** Changes are collected this long, so that a thousand watchers who arrive at once are one message. */
const GATHER_MS = 300;
const REPEAT_MS = 20_000;
const FORGET_MS = 50_000;
/** How many spectators are named. */
const MOST_NAMED = 30;

type PresenceHint = Extract<Hint, { kind: 'presence' }>;

/** Who is connected to which table, here and, according to their hints, at other processes. */
export class Presences {
  readonly #process: string;
  readonly #hints: Hints;
  readonly #followers: Followers;
  readonly #tables: Pick<TableCache, 'peek'>;
  readonly #elsewhere = new Map<string, Map<string, { hint: PresenceHint; heard: number }>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #repeat: NodeJS.Timeout;
  readonly #here = new Set<string>();
  readonly #now: () => number;
  readonly #findNames: (ids: readonly PlayerId[]) => Promise<ReadonlyMap<PlayerId, string>>;
  /** For tables in memory: when each player left, or that they are still connected. */
  readonly #gone = new WeakMap<LoadedTable, Map<PlayerId, number | 'here'>>();

  constructor(options: {
    process: string;
    hints: Hints;
    followers: Followers;
    tables: Pick<TableCache, 'peek'>;
    now: () => number;
    findNames: (ids: readonly PlayerId[]) => Promise<ReadonlyMap<PlayerId, string>>;
  }) {
    this.#findNames = options.findNames;
    this.#now = options.now;
    this.#process = options.process;
    this.#hints = options.hints;
    this.#followers = options.followers;
    this.#tables = options.tables;
    this.#repeat = setInterval(() => {
      for (const id of this.#here) this.#announce(id);
      this.#forgetSilent();
    }, REPEAT_MS).unref();
  }

  /** The number of tables with presence messages sent or pending. */
  get size(): number {
    return this.#here.size + this.#timers.size;
  }

  isHere(loaded: LoadedTable, seat: Seat): boolean {
    const player = loaded.table.sitters[seat]?.player;
    return player !== undefined && this.#players(loaded.id).has(player);
  }

  /** Whether a player has the table open and in view, here or elsewhere. */
  isLooking(id: string, player: PlayerId): boolean {
    return [this.#local(id), ...this.#others(id)].some(
      ({ players, hidden }) => players.includes(player) && !hidden?.includes(player),
    );
  }

  /** When a player last disconnected, remembered as long as the table is in memory. */
  leftAt(loaded: LoadedTable, seat: Seat): number | undefined {
    const gone = this.#gone.get(loaded)?.get(loaded.table.sitters[seat]?.player ?? '');
    return gone === 'here' ? this.#now() : gone;
  }

  /** Handles a player who connected or disconnected. */
  noteChange(id: string): void {
    if (this.#timers.has(id)) return;
    this.#timers.set(
      id,
      setTimeout(() => {
        this.#timers.delete(id);
        this.#announce(id);
        void this.#send(id);
      }, GATHER_MS).unref(),
    );
  }

  /** Handles another process's report of who is connected there. */
  hear(hint: PresenceHint): void {
    if (hint.house === this.#process) return;
    const processes = this.#elsewhere.get(hint.table) ?? new Map();
    this.#elsewhere.set(hint.table, processes.set(hint.house, { hint, heard: performance.now() }));
    if (hint.players.length === 0 && hint.watchers === 0) processes.delete(hint.house);
    if (processes.size === 0) this.#elsewhere.delete(hint.table);
    if (this.#followers.has(hint.table)) void this.#send(hint.table);
  }

  close(): void {
    clearInterval(this.#repeat);
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** Drops the reports of processes that have stopped. */
  #forgetSilent(): void {
    const fresh = performance.now() - FORGET_MS;
    for (const [table, processes] of this.#elsewhere) {
      const before = processes.size;
      for (const [house, { heard }] of processes) if (heard <= fresh) processes.delete(house);
      if (processes.size === 0) this.#elsewhere.delete(table);
      if (processes.size < before && this.#followers.has(table)) void this.#send(table);
    }
  }

  #announce(id: string): void {
    const local = this.#local(id);
    if (local.players.length === 0 && local.watchers === 0) this.#here.delete(id);
    else this.#here.add(id);
    this.#hints.send({ kind: 'presence', table: id, house: this.#process, ...local });
  }

  #local(id: string): Pick<PresenceHint, 'players' | 'watchers' | 'guests' | 'hidden'> {
    const table = this.#tables.peek(id)?.table;
    const players = new Set<PlayerId>();
    const looking = new Set<PlayerId>();
    const guests = new Set<PlayerId>();
    let strangers = 0;
    for (const { player, hidden } of this.#followers.at(id)) {
      if (player === undefined) strangers++;
      else if (table && table.findSeat(player) !== null) {
        players.add(player);
        if (!hidden) looking.add(player);
      } else guests.add(player);
    }
    const hidden = [...players].filter(player => !looking.has(player));
    return {
      players: [...players],
      // Somebody with two pages open is one spectator.
      watchers: strangers + guests.size,
      guests: [...guests].slice(0, MOST_NAMED),
      ...(hidden.length > 0 && { hidden }),
    };
  }

  /** What is known of who is at a table, here and at other processes. */
  at(id: string): { readonly players: ReadonlySet<PlayerId>; readonly watchers: number } {
    return { players: this.#players(id), watchers: this.#watchers(id) };
  }

  #watchers(id: string): number {
    return [this.#local(id), ...this.#others(id)].reduce((sum, { watchers }) => sum + watchers, 0);
  }

  #noteGone(loaded: LoadedTable, players: ReadonlySet<PlayerId>): void {
    const gone = this.#gone.get(loaded) ?? new Map<PlayerId, number | 'here'>();
    for (const [player, when] of gone) if (when === 'here' && !players.has(player)) gone.set(player, this.#now());
    for (const player of players) gone.set(player, 'here');
    this.#gone.set(loaded, gone);
  }

  #others(id: string): PresenceHint[] {
    const fresh = performance.now() - FORGET_MS;
    return [...(this.#elsewhere.get(id)?.values() ?? [])].flatMap(({ hint, heard }) => (heard > fresh ? hint : []));
  }

  #players(id: string): Set<PlayerId> {
    return new Set([this.#local(id), ...this.#others(id)].flatMap(({ players }) => players));
  }

  async #send(id: string): Promise<void> {
    // A table may want spectators to be counted only.
    const isNamed = this.#tables.peek(id)?.table.setup.gallery !== false;
    const all = isNamed ? [this.#local(id), ...this.#others(id)] : [];
    const guests = all.flatMap(({ guests = [] }) => guests).slice(0, MOST_NAMED);
    const known = guests.length === 0 ? undefined : await this.#findNames(guests).catch(() => undefined);
    const names = [...new Set(guests)].flatMap(guest => known?.get(guest) || []);
    const loaded = this.#tables.peek(id);
    if (!loaded) return;
    const { table } = loaded;
    const players = this.#players(id);
    this.#noteGone(loaded, players);
    const gone = this.#gone.get(loaded);
    const left = table.sitters.map(({ player }) => {
      const when = player === undefined ? undefined : gone?.get(player);
      return typeof when === 'number' ? when : null;
    });
    const message: Presence = {
      kind: 'presence',
      table: id,
      line: table.line,
      ply: table.ply,
      seats: table.sitters.map(({ player }) => player !== undefined && players.has(player)),
      ...(left.some(when => when !== null) && { left }),
      watchers: this.#watchers(id),
      ...(names.length > 0 && { names }),
    };
    const out = toOutgoing(message);
    for (const subscriber of this.#followers.at(id)) subscriber.send(out);
  }
}
