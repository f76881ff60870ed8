import type { ListedTable } from '../../api/index.ts';
import type { ClockSetting } from '../../table/index.ts';
import { router } from '../router.svelte.ts';

export const PACES = ['live', 'days', 'none'] as const satisfies readonly ClockSetting['kind'][];

/** Which public tables are wanted: a part of the address, so that it can be linked to and survives a reload. */
export class LobbyFilter {
  readonly #query: URLSearchParams = $derived.by(() => {
    void router.visits;
    return new URLSearchParams(location.search);
  });
  readonly game: string | undefined = $derived(this.#query.get('game') ?? undefined);
  readonly pace = $derived(PACES.find(pace => pace === this.#query.get('pace')));

  get isSet(): boolean {
    return this.game !== undefined || this.pace !== undefined;
  }

  readonly admits = ({ state }: ListedTable): boolean =>
    (this.game === undefined || state.game === this.game) &&
    (this.pace === undefined || state.clock.kind === this.pace);

  set(name: 'game' | 'pace', value: string | undefined): void {
    const query = new URLSearchParams(this.#query);
    if (value === undefined) query.delete(name);
    else query.set(name, value);
    router.replace(`/tables${query.size > 0 ? `?${query}` : ''}`);
  }

  clear(): void {
    router.replace('/tables');
  }
}
