import type { HouseAnswer } from '../../api/index.ts';
import { person } from '../online/person.svelte.ts';
import { calls } from './calls.ts';

/** Pages that are nothing without a server. */
const ONLINE = /^\/(t|i|seat|games|tables|me)(\/|$)/;

/** What the host of the server decided, and whether that keeps us out. */
class House {
  rules: HouseAnswer | undefined = $state.raw();
  #asked: Promise<void> | undefined;

  /** Asks once. A server that is out of reach has said nothing. */
  load(): Promise<void> {
    this.#asked ??= calls.house().then(answer => {
      if (answer.ok) this.rules = answer.value;
    });
    return this.#asked;
  }

  /** Whether a page can't be shown as long as we are kept out. Whoever is signed out can sign in on their profile. */
  isShut(path: string): boolean {
    const code = person.refusal?.code;
    return code !== undefined && ONLINE.test(path) && !(code === 'nobody' && path === '/me');
  }
}

export const house = new House();
