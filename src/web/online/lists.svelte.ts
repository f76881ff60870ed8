import type { ListedTable, ProblemDocument, UnreadableTable } from '../../api/index.ts';
import { api } from './api.ts';
import { person } from './person.svelte.ts';

const EVERY_MS = 12_000;

/** Tables to come to: ours, and those that are open to all. */
export class Lists {
  mine: readonly ListedTable[] = $state.raw([]);
  open: readonly ListedTable[] = $state.raw([]);
  /** Tables of ours that the server can't read. */
  unreadable: readonly UnreadableTable[] = $state.raw([]);
  problem: ProblemDocument | undefined = $state.raw();
  loaded = $state(false);
  /** When the lists were last asked for, by our clock. */
  at = $state(Date.now());
  /** Where older finished games begin, if there are more. */
  more: string | undefined = $state();
  #older: readonly ListedTable[] = [];

  /** Keeps the lists fresh while the page can be seen. Returns how to stop. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.load();
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async load(): Promise<void> {
    await (this.problem ? person.reload() : person.load());
    const [lobby, mine] = await Promise.all([api.lobby(), person.name === undefined ? undefined : api.mine()]);
    this.problem = lobby.ok ? undefined : lobby.problem;
    this.loaded = true;
    if (!lobby.ok) return;
    this.at = Date.now();
    if (this.#older.length === 0) this.more = mine?.ok ? mine.value.more : undefined;
    this.mine = mine?.ok ? keepOurs([...mine.value.tables, ...this.#older]) : [];
    this.unreadable = (mine?.ok ? mine.value.unreadable : undefined) ?? [];
    this.open = lobby.value.tables.filter(({ seat }) => seat === null);
  }

  /** Adds the next page of finished games. */
  async loadOlder(): Promise<void> {
    const answer = this.more === undefined ? undefined : await api.mine(this.more);
    if (!answer?.ok) return;
    this.#older = [...this.#older, ...answer.value.tables];
    this.more = answer.value.more;
    this.mine = keepOurs([...this.mine, ...answer.value.tables]);
  }
}

/** Every table once, where we sit, except those closed before they started. */
const keepOurs = (tables: readonly ListedTable[]): ListedTable[] =>
  tables.filter(
    ({ table, state, seat }, n) =>
      seat !== null && state.why !== 'closed' && tables.findIndex(other => other.table === table) === n,
  );

/** Those that wait for us come first, then those being played, then those over. */
const order = { playing: 0, open: 1, over: 2 } as const;
export const isOurTurn = ({ seat, state }: ListedTable): boolean =>
  state.status === 'playing' && seat !== null && state.actor === seat && state.seats[seat]?.bot === undefined;
export const byUrgency = (tables: readonly ListedTable[]): ListedTable[] =>
  tables.toSorted(
    (a, b) =>
      Number(isOurTurn(b)) - Number(isOurTurn(a)) || order[a.state.status] - order[b.state.status] || b.at - a.at,
  );
