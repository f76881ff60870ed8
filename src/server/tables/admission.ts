import type { PlayerId } from '../../table/index.ts';
import { drawSecret, type Environment } from '../environment.ts';
import { hash, sameText } from '../people/signing.ts';
import type { EventStore, TableRow } from '../store/index.ts';
import type { LoadedTable } from './loaded.ts';

/** Both parts of a link: what everyone on the way may see, and the secret that lets people in. */
export interface Invite {
  readonly card: string;
  readonly invite: string;
}

const CARD_BYTES = 12;
export const drawInvite = (environment: Environment): Invite => ({
  card: drawSecret(environment, CARD_BYTES),
  invite: drawSecret(environment),
});

/** Who may see a table, and the invitations that let people in. */
export class Admission {
  readonly #store: EventStore;
  readonly #environment: Environment;

  constructor(store: EventStore, environment: Environment) {
    this.#store = store;
    this.#environment = environment;
  }

  /** Whether a person may learn that a table is unreadable: if it is public or they were invited, since the log can't say. */
  async mayKnow({ id, public: open }: TableRow, player: PlayerId | undefined): Promise<boolean> {
    return open || (player !== undefined && (await this.#store.isGuest(id, player)));
  }

  /** Whether a person may see a table: seated, or public or invited, and without watchers only before the start. */
  async mayEnter(loaded: LoadedTable, player: PlayerId | undefined): Promise<boolean> {
    const { table, guests, id } = loaded;
    if (table.findSeat(player) !== null) return true;
    if (!table.setup.watching && table.status !== 'open') return false;
    if (table.setup.public || (player !== undefined && guests.has(player))) return true;
    if (player === undefined || !(await this.#store.isGuest(id, player))) return false;
    guests.add(player);
    return true;
  }

  /** Admits a person who has the invitation. */
  async enter(loaded: LoadedTable, player: PlayerId, invite: string): Promise<boolean> {
    if (!(await this.isInvite(loaded, invite))) return false;
    await this.admit(loaded, player);
    return true;
  }

  /** Whether this is the secret of the current invitation. */
  async isInvite(loaded: LoadedTable, invite: string): Promise<boolean> {
    const row = await this.#store.findTable(loaded.id);
    return row !== undefined && sameText(hash(invite), row.invite);
  }

  /** Lets a person see the table and sit down. */
  async admit(loaded: LoadedTable, player: PlayerId): Promise<void> {
    await this.#store.addGuest(loaded.id, player);
    loaded.guests.add(player);
  }

  /** Creates a new invitation; the old one stops working. */
  async renewInvite(loaded: LoadedTable): Promise<Invite> {
    const invite = drawInvite(this.#environment);
    await this.#store.replaceInvite(loaded.id, hash(invite.invite), invite.card);
    return invite;
  }
}
