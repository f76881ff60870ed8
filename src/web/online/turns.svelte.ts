import type { AnswerTo } from '../../api/index.ts';
import { KeptByTable } from '../keptByTable.ts';
import { router } from '../router.svelte.ts';
import { api } from './api.ts';
import { person } from './person.svelte.ts';

type TurnList = AnswerTo<'GET /api/turns'>;

const EVERY_MS = 4000;
/** Out of view the title and the badge still count. */
const HIDDEN_MS = 20_000;
/** Seats that were left to a bot, by table, with the moment it came: it is not said again. */
const left = new KeptByTable<number>('leftToBots', 50);

/** Tables where it is our turn, the most urgent first, wherever we are on the site. */
class Turns {
  tables: readonly string[] = $state.raw([]);
  /** Where a bot plays for us, unless we want it so. */
  replaced: TurnList['replaced'] = $state.raw([]);
  /** Another one once anything in our lists has changed. */
  mark: string | undefined = $state();

  /** Tables other than the one that is open. */
  readonly elsewhere: readonly string[] = $derived(this.tables.filter(table => router.path !== `/t/${table}`));

  /** Keeps the list fresh, less often while the page is out of view. Returns how to stop. */
  follow(): () => void {
    let asked = 0;
    const look = (): void => {
      if (document.hidden && performance.now() - asked < HIDDEN_MS) return;
      asked = performance.now();
      void this.load();
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
    await person.load();
    if (person.name === undefined) return this.#take({ tables: [], replaced: [], mark: '' });
    const answer = await api.turns();
    if (answer.ok) this.#take(answer.value);
  }

  /** Says no more that a bot plays there. */
  leaveToBot(table: string, since: number): void {
    left.keep(table, since);
    this.replaced = this.replaced.filter(other => other.table !== table);
  }

  #take({ tables, replaced, mark }: TurnList): void {
    this.mark = mark;
    this.replaced = replaced.filter(({ table, since }) => left.get(table) !== since);
    this.tables = tables;
    // Only installed apps have a badge; elsewhere it is refused or unknown.
    void navigator.setAppBadge?.(tables.length).catch(() => {});
  }
}

export const turns = new Turns();

/** A title of the browser's tab: how many games wait for us, then what the page is about. */
export const titleOf = (...parts: readonly string[]): string => {
  const waiting = turns.tables.length;
  return `${waiting > 0 ? `(${waiting}) ` : ''}${[...parts, 'Caravanserai'].join(' · ')}`;
};
