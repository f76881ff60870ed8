import type { PlayerId } from '../../table/index.ts';
import { drawSecret, type Environment } from '../environment.ts';
import type { EventStore, PlayerRow } from '../store/index.ts';
import { createSigner, hash } from './signing.ts';

const CODE_MS = 10 * 60_000;
/** Letters and digits that are easy to read aloud: no 0 and O, no 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LETTERS = 10;
const NAMES_KEPT = 20_000;
const NAMES_AT_ONCE = 5000;

/** Guests: a name and a signed token. No sign-up, nothing to remember. */
export class People {
  readonly #store: EventStore;
  readonly environment: Environment;
  readonly #signer: ReturnType<typeof createSigner>;
  readonly #names = new Map<PlayerId, string>();
  readonly #listeners: ((player: PlayerId, isGone: boolean) => void)[] = [];
  /** How many name changes this process has learned of. */
  #changes = 0;

  constructor({ store, world: environment, secret }: { store: EventStore; world: Environment; secret: string }) {
    this.#store = store;
    this.environment = environment;
    this.#signer = createSigner(secret);
  }

  /** Creates a guest, who may have no name yet, with the token that identifies them from now on. */
  async welcome(name = ''): Promise<{ readonly player: PlayerRow; readonly token: string }> {
    const player = { id: drawSecret(this.environment), name, createdAt: this.environment.now() };
    await this.#store.putPlayer(player);
    this.#remember(player.id, name);
    return { player, token: this.#signer.sign(player.id) };
  }

  /** The owner of a token, if we signed it. */
  readToken = (token: string): PlayerId | undefined => this.#signer.read(token);

  find = (id: PlayerId): Promise<PlayerRow | undefined> => this.#store.findPlayer(id);

  async rename(player: PlayerRow, name: string): Promise<void> {
    await this.#store.putPlayer({ ...player, name });
    this.#tell(player.id, false);
  }

  async forget(id: PlayerId): Promise<void> {
    await this.#store.deletePlayer(id);
    this.#tell(id, true);
  }

  /** Calls the listener for every name that changes; `isGone` if the person is known to be deleted. */
  watch(listener: (player: PlayerId, isGone: boolean) => void): void {
    this.#listeners.push(listener);
  }

  /** Drops a cached name that was changed or deleted, here or at another process. */
  hear(id: PlayerId, isGone = false): void {
    this.#changes++;
    this.#names.delete(id);
    for (const listener of this.#listeners) listener(id, isGone);
  }

  /** Names of those who still have one. */
  async findNames(ids: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>> {
    const found = new Map<PlayerId, string>();
    for (const id of ids) if (this.#names.has(id)) found.set(id, this.#names.get(id)!);
    const before = this.#changes;
    for (const { id, name } of await this.#store.findNames(ids.filter(id => !found.has(id)))) {
      found.set(id, name);
      // A name that was read while it changed may be the old one.
      if (before === this.#changes) this.#remember(id, name);
    }
    return found;
  }

  /** Checks whether cached names were changed or deleted elsewhere, some at a time, including those of `others`. */
  async lookAgain(others: Iterable<PlayerId> = []): Promise<void> {
    const known = [...this.#names.keys()].slice(0, NAMES_AT_ONCE);
    const unknown = [...others].filter(id => !this.#names.has(id)).slice(0, NAMES_AT_ONCE);
    const before = this.#changes;
    const now = new Map((await this.#store.findNames([...known, ...unknown])).map(({ id, name }) => [id, name]));
    // People whose change was reported in the meantime need no check.
    if (before !== this.#changes) return;
    for (const id of unknown) if (!now.has(id)) this.hear(id, true);
    for (const id of known) {
      const name = this.#names.get(id);
      if (name === undefined) continue;
      if (now.get(id) !== name) this.hear(id, !now.has(id));
      else this.#remember(id, name);
    }
  }

  /** The owner of a token, if that guest still exists: a deleted guest may have left a cookie on another device. */
  async findKnown(id: PlayerId | undefined): Promise<PlayerId | undefined> {
    if (id === undefined || this.#names.has(id)) return id;
    return (await this.findNames([id])).has(id) ? id : undefined;
  }

  /** Creates a one-time code with which the same person can continue on another device. */
  async codeFor(id: PlayerId): Promise<{ readonly code: string; readonly until: number }> {
    const bytes = Buffer.from(this.environment.bytes(CODE_LETTERS * 2));
    const code = Array.from({ length: CODE_LETTERS }, (_, i) =>
      LETTERS.charAt(bytes.readUInt16BE(2 * i) % LETTERS.length),
    ).join('');
    const until = this.environment.now() + CODE_MS;
    await this.#store.putCode(hash(code), id, until);
    return { code: `${code.slice(0, 5)}-${code.slice(5)}`, until };
  }

  async continueWith(code: string): Promise<{ readonly player: PlayerRow; readonly token: string } | undefined> {
    const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
    const id = await this.#store.takeCode(hash(plain), this.environment.now());
    const player = id === undefined ? undefined : await this.#store.findPlayer(id);
    return player && { player, token: this.#signer.sign(player.id) };
  }

  #tell(id: PlayerId, isGone: boolean): void {
    this.hear(id, isGone);
    this.#store.hints.send({ kind: 'name', player: id });
  }

  #remember(id: PlayerId, name: string): void {
    // Moved to the end, so that it is checked again last.
    this.#names.delete(id);
    if (this.#names.size >= NAMES_KEPT) this.#names.delete(this.#names.keys().next().value!);
    this.#names.set(id, name);
  }
}
