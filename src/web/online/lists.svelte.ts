import { untrack } from 'svelte';
import type { ListedTable, ProblemDocument, UnreadableTable } from '../../api/index.ts';
import { api } from './api.ts';
import { person } from './person.svelte.ts';
import { turns } from './turns.svelte.ts';

const EVERY_MS = 12_000;

/** Tables to come to: ours, and those that are open to all. */
export class Lists {
  mine: readonly ListedTable[] = $state.raw([]);
  /** Public tables, ours too, as the server arranges them. */
  lobby: readonly ListedTable[] = $state.raw([]);
  /** Tables of ours that the server can't read. */
  unreadable: readonly UnreadableTable[] = $state.raw([]);
  /** Why the lists could not be had the last time; what was there before stays. */
  problem: ProblemDocument | undefined = $state.raw();
  loaded = $state(false);
  /** When the lists were last asked for, by our clock. */
  at = $state(Date.now());
  /** Where older finished games begin, if there are more. */
  more: string | undefined = $state();
  /** Pages of finished games beyond the first, and those that are no longer hidden. */
  #older: readonly ListedTable[] = [];

  /** Whether the server has answered, or can't be reached. */
  get isAnswered(): boolean {
    return this.loaded || this.problem !== undefined;
  }

  /** Public tables where we have no seat. */
  get open(): readonly ListedTable[] {
    return this.lobby.filter(({ seat }) => seat === null);
  }

  /** Keeps the lists fresh while the page can be seen, ours as soon as they have changed. Returns how to stop. */
  follow(every = EVERY_MS): () => void {
    const look = (): void => {
      if (!document.hidden) void this.load();
    };
    // What a look reads is no reason to look again.
    untrack(look);
    let known: string | undefined;
    $effect(() => {
      const { mark } = turns;
      if (known !== undefined && mark !== known) untrack(look);
      known = mark;
    });
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async load(): Promise<void> {
    await (this.problem ? person.reload() : person.load());
    const [lobby, mine] = await Promise.all([api.lobby(), person.name === undefined ? undefined : api.mine()]);
    this.problem = lobby.ok ? (mine && !mine.ok ? mine.problem : undefined) : lobby.problem;
    if (!lobby.ok || this.problem) return;
    this.at = Date.now();
    if (this.#older.length === 0) this.more = mine?.ok ? mine.value.more : undefined;
    this.mine = mine?.ok ? keepOurs([...mine.value.tables, ...this.#older]) : [];
    this.unreadable = (mine?.ok ? mine.value.unreadable : undefined) ?? [];
    this.lobby = lobby.value.tables;
    this.loaded = true;
  }

  /** Adds the next page of finished games. */
  async loadOlder(): Promise<void> {
    const answer = this.more === undefined ? undefined : await api.mine({ before: this.more });
    if (!answer) return;
    this.problem = answer.ok ? undefined : answer.problem;
    if (!answer.ok) return;
    this.#older = [...this.#older, ...answer.value.tables];
    this.more = answer.value.more;
    this.mine = keepOurs([...this.mine, ...answer.value.tables]);
  }

  /** Takes a game that was hidden out of the list. */
  drop({ table }: ListedTable): void {
    const isOther = (other: ListedTable): boolean => other.table !== table;
    this.#older = this.#older.filter(isOther);
    this.mine = this.mine.filter(isOther);
  }

  /** Puts a game back that is no longer hidden. */
  restore(listed: ListedTable): void {
    this.#older = [...this.#older, listed];
    this.mine = keepOurs([...this.mine, listed]);
  }
}

/** Every table once, where we sit, except those closed before they started. */
const keepOurs = (tables: readonly ListedTable[]): ListedTable[] =>
  tables.filter(
    ({ table, state, seat, kept, taken }, n) =>
      (seat !== null || kept === true || taken !== undefined) &&
      state.why !== 'closed' &&
      tables.findIndex(other => other.table === table) === n,
  );
