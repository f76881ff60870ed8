import type { Seat } from '../../kernel/index.ts';
import type { PlayerId, Presence } from '../../table/index.ts';
import type { Hint, Hints } from '../store/index.ts';
import type { Held } from '../tables/held.ts';
import { outgoing, type Subscriber } from './subscriber.ts';

/** Changes are gathered this long: a thousand watchers who come at once are told of together. */
const GATHER_MS = 300;
const REPEAT_MS = 20_000;
const FORGET_MS = 50_000;

type PresenceHint = Extract<Hint, { kind: 'presence' }>;

/** Who is connected to which table, here and, by what they tell us, at other processes. */
export class Presences {
  readonly #house: string;
  readonly #hints: Hints;
  readonly #followers: (table: string) => ReadonlySet<Subscriber>;
  readonly #held: (table: string) => Held | undefined;
  readonly #elsewhere = new Map<string, Map<string, { hint: PresenceHint; heard: number }>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #repeat: NodeJS.Timeout;
  readonly #here = new Set<string>();

  constructor(options: {
    house: string;
    hints: Hints;
    followers(table: string): ReadonlySet<Subscriber>;
    held(table: string): Held | undefined;
  }) {
    this.#house = options.house;
    this.#hints = options.hints;
    this.#followers = options.followers;
    this.#held = options.held;
    this.#repeat = setInterval(() => {
      for (const table of this.#here) this.#announce(table);
    }, REPEAT_MS).unref();
  }

  isHere(held: Held, seat: Seat): boolean {
    const player = held.sitting.sitters[seat]?.player;
    return player !== undefined && this.#players(held.id).has(player);
  }

  /** Somebody came or went. */
  changed(table: string): void {
    if (this.#timers.has(table)) return;
    this.#timers.set(
      table,
      setTimeout(() => {
        this.#timers.delete(table);
        this.#announce(table);
        this.#send(table);
      }, GATHER_MS).unref(),
    );
  }

  /** Another process tells who is connected there. */
  heard(hint: PresenceHint): void {
    if (hint.house === this.#house) return;
    const houses = this.#elsewhere.get(hint.table) ?? new Map();
    this.#elsewhere.set(hint.table, houses.set(hint.house, { hint, heard: performance.now() }));
    if (hint.players.length === 0 && hint.watchers === 0) houses.delete(hint.house);
    if (houses.size === 0) this.#elsewhere.delete(hint.table);
    if (this.#followers(hint.table).size > 0) this.#send(hint.table);
  }

  close(): void {
    clearInterval(this.#repeat);
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #announce(table: string): void {
    const local = this.#local(table);
    if (local.players.length === 0 && local.watchers === 0) this.#here.delete(table);
    else this.#here.add(table);
    this.#hints.send({ kind: 'presence', table, house: this.#house, ...local });
  }

  #local(table: string): { players: PlayerId[]; watchers: number } {
    const sitting = this.#held(table)?.sitting;
    const players = new Set<PlayerId>();
    let watchers = 0;
    for (const { player } of this.#followers(table)) {
      if (player !== undefined && sitting && sitting.seatOf(player) !== null) players.add(player);
      else watchers++;
    }
    return { players: [...players], watchers };
  }

  #others(table: string): PresenceHint[] {
    const fresh = performance.now() - FORGET_MS;
    return [...(this.#elsewhere.get(table)?.values() ?? [])].flatMap(({ hint, heard }) => (heard > fresh ? hint : []));
  }

  #players(table: string): Set<PlayerId> {
    return new Set([this.#local(table), ...this.#others(table)].flatMap(({ players }) => players));
  }

  #send(table: string): void {
    const held = this.#held(table);
    if (!held) return;
    const { sitting } = held;
    const players = this.#players(table);
    const message: Presence = {
      kind: 'presence',
      table,
      line: sitting.line,
      ply: sitting.ply,
      seats: sitting.sitters.map(({ player }) => player !== undefined && players.has(player)),
      watchers: [this.#local(table), ...this.#others(table)].reduce((sum, { watchers }) => sum + watchers, 0),
    };
    const out = outgoing(message);
    for (const subscriber of this.#followers(table)) subscriber.send(out);
  }
}
