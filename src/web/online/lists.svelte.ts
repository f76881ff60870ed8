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
    this.mine = mine?.ok ? mine.value.tables.filter(({ state, seat }) => seat !== null && state.why !== 'closed') : [];
    this.unreadable = (mine?.ok ? mine.value.unreadable : undefined) ?? [];
    this.open = lobby.value.tables.filter(({ seat }) => seat === null);
  }
}

/** Those that wait for us come first, then those being played, then those over. */
const order = { playing: 0, open: 1, over: 2 } as const;
export const isOurTurn = ({ seat, state }: ListedTable): boolean =>
  state.status === 'playing' && seat !== null && state.actor === seat && state.seats[seat]?.bot === undefined;
export const byUrgency = (tables: readonly ListedTable[]): ListedTable[] =>
  tables.toSorted(
    (a, b) =>
      Number(isOurTurn(b)) - Number(isOurTurn(a)) || order[a.state.status] - order[b.state.status] || b.at - a.at,
  );
