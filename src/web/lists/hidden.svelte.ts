import type { ListedTable, ProblemDocument } from '../../api/index.ts';
import { api } from '../online/api.ts';
import type { Lists } from '../online/lists.svelte.ts';

/** Finished games that a person has taken out of their list. */
export class HiddenGames {
  tables: readonly ListedTable[] = $state.raw([]);
  /** Where older ones begin, if there are more. */
  more: string | undefined = $state();
  problem: ProblemDocument | undefined = $state.raw();
  loaded = $state(false);
  readonly #lists: Lists;

  constructor(lists: Lists) {
    this.#lists = lists;
  }

  async load(before?: string): Promise<void> {
    const answer = await api.mine({ hidden: 'only', ...(before !== undefined && { before }) });
    this.problem = answer.ok ? undefined : answer.problem;
    if (!answer.ok) return;
    this.tables = before === undefined ? answer.value.tables : [...this.tables, ...answer.value.tables];
    this.more = answer.value.more;
    this.loaded = true;
  }

  /** Returns whether it worked. */
  async hide(listed: ListedTable): Promise<boolean> {
    if (!(await this.#set(listed, true))) return false;
    this.#lists.drop(listed);
    this.tables = [listed, ...this.tables].toSorted((a, b) => b.at - a.at);
    return true;
  }

  async show(listed: ListedTable): Promise<boolean> {
    if (!(await this.#set(listed, false))) return false;
    this.tables = this.tables.filter(({ table }) => table !== listed.table);
    this.#lists.restore(listed);
    return true;
  }

  async #set({ table }: ListedTable, hidden: boolean): Promise<boolean> {
    const answer = await api.hide(table, hidden);
    this.problem = answer.ok ? undefined : answer.problem;
    return answer.ok;
  }
}
