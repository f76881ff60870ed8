// People who play a real game at a table and remember every answer, for as long as servers come and go.

import type { Done } from '../../src/api/index.ts';
import type { Random } from '../../src/kernel/index.ts';
import { Guest } from '../server/guest.ts';

export const PAGODA = { game: 'pagoda', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] };

export interface Sent {
  readonly id: string;
  readonly by: Guest;
  readonly command: { readonly kind: 'play'; readonly ply: number; readonly move: string };
  done?: Done;
}

/** Two people at a table, what they sent, and what was acknowledged. */
export class Pair {
  readonly guests: readonly [Guest, Guest];
  readonly table: string;
  readonly sent: Sent[] = [];
  private constructor(guests: readonly [Guest, Guest], table: string) {
    this.guests = guests;
    this.table = table;
  }

  static async seated(url: string): Promise<Pair> {
    const guests = [await Guest.named(url, 'Ann'), await Guest.named(url, 'Bo')] as const;
    const [ann, bo] = guests;
    const { table, invite } = (await ann.post('/api/tables', PAGODA)).json;
    await bo.post(`/api/tables/${table}/enter`, { invite });
    await bo.command(table, { kind: 'sit' });
    await ann.command(table, { kind: 'start' });
    return new Pair(guests, table);
  }

  get acknowledged(): Sent[] {
    return this.sent.filter(({ done }) => done);
  }

  /** Plays a move; false once the game is over. Errors of the connection are the caller's. */
  async play(random: Random, id: string): Promise<boolean> {
    const looks = await Promise.all(this.guests.map(guest => guest.look(this.table, 1_000_000)));
    const { state, ply } = looks[0]!;
    if (state.status === 'over') return false;
    const by = this.guests[state.actor]!;
    const { sight } = looks[state.actor]!;
    if (looks[1]!.ply !== ply) return true;
    const { move } = sight!.choices[random.below(sight!.choices.length)]!;
    const sent: Sent = { id, by, command: { kind: 'play', ply, move } };
    this.sent.push(sent);
    await this.send(sent);
    return true;
  }

  async send(sent: Sent): Promise<number> {
    const { status, json } = await sent.by.command(this.table, sent.command, sent.id);
    if (status === 200) sent.done ??= json;
    return status;
  }
}
