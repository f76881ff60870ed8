import type { PlayerId } from '../../table/index.ts';
import { drawSecret, type Environment } from '../environment.ts';
import type { EventStore, Merging, PlayerRow } from '../store/index.ts';
import { Devices } from './devices.ts';
import type { House } from './house.ts';
import { hash, type Signed, type Signer } from './signing.ts';
import { type DeviceName, UNKNOWN } from './userAgent.ts';

const CODE_MS = 2 * 60_000;
/** Letters and digits that are easy to read aloud: no 0 and O, no 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LETTERS = 10;
const NAMES_KEPT = 20_000;
const NAMES_AT_ONCE = 5000;
const RECOVERY_BYTES = 24;

const hashCode = (code: string): string => hash(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));

export interface PeopleOptions {
  readonly store: EventStore;
  readonly world: Environment;
  readonly signer: Signer;
  readonly house: House;
}

/** Guests: a name, and the devices they use. No sign-up, nothing to remember. */
export class People {
  readonly #store: EventStore;
  readonly environment: Environment;
  readonly devices: Devices;
  readonly #house: House;
  readonly #names = new Map<PlayerId, string>();
  readonly #listeners: ((player: PlayerId, isGone: boolean) => void)[] = [];
  readonly #mergeListeners: ((players: readonly PlayerId[]) => Promise<void>)[] = [];
  /** How many name changes this process has learned of. */
  #changes = 0;

  constructor({ store, world: environment, signer, house }: PeopleOptions) {
    this.#store = store;
    this.environment = environment;
    this.devices = new Devices(store, environment, signer);
    this.#house = house;
  }

  /** Creates a guest, who may have no name yet, with the token that identifies them from now on. */
  async welcome(
    name = '',
    device: DeviceName = UNKNOWN,
  ): Promise<{ readonly player: PlayerRow; readonly token: string }> {
    const player = { id: drawSecret(this.environment), name, createdAt: this.environment.now() };
    await this.#store.putPlayer(player);
    this.#remember(player.id, name);
    return { player, token: await this.devices.open(player.id, device) };
  }

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
    for (const id of ids) {
      const name = this.#names.get(id);
      if (name !== undefined) found.set(id, name);
    }
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
    await this.lookForMerged();
    await this.devices.lookAgain();
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

  /**
   * The owner of a token, if the device is signed in and that guest still exists. Throws if the host banned them;
   * `address` is where they come from now.
   */
  async findKnown(token: Signed | undefined, address?: string): Promise<PlayerId | undefined> {
    const id = await this.devices.findOwner(token);
    if (id === undefined || !(await this.exists(id))) return undefined;
    await this.#house.refusePerson(id, address);
    return id;
  }

  /** Learns who was merged at other processes. */
  async lookForMerged(): Promise<void> {
    await this.#hearMerged(await this.#store.refreshMergings());
  }

  async #hearMerged(mergings: readonly Merging[]): Promise<void> {
    if (mergings.length === 0) return;
    for (const { player } of mergings) {
      this.devices.hearOf(player);
      this.hear(player, true);
    }
    for (const listener of this.#mergeListeners) await listener(mergings.map(({ player }) => player));
  }

  /** Calls the listener with those who are part of somebody else from now on. */
  watchMergings(listener: (players: readonly PlayerId[]) => Promise<void>): void {
    this.#mergeListeners.push(listener);
  }

  async exists(id: PlayerId): Promise<boolean> {
    return this.#names.has(id) || (await this.findNames([id])).has(id);
  }

  /** Makes one person part of another, who has the seats of both from then on. */
  async merge(player: PlayerId, into: PlayerId): Promise<void> {
    const mergings = await this.#store.mergePlayers({ player, into }, this.environment.now());
    this.#store.hints.send({ kind: 'merged' });
    await this.#hearMerged(mergings);
  }

  /** Creates a one-time code with which the same person can continue on another device. */
  async codeFor(id: PlayerId): Promise<{ readonly code: string; readonly until: number }> {
    const bytes = Buffer.from(this.environment.bytes(CODE_LETTERS * 2));
    const code = Array.from({ length: CODE_LETTERS }, (_, i) =>
      LETTERS.charAt(bytes.readUInt16BE(2 * i) % LETTERS.length),
    ).join('');
    const until = this.environment.now() + CODE_MS;
    await this.#store.putCode(hashCode(code), id, until);
    return { code: `${code.slice(0, 5)}-${code.slice(5)}`, until };
  }

  /** Whose one-time code this is. */
  async ownerOf(code: string): Promise<{ readonly player: PlayerRow; readonly until: number } | undefined> {
    const found = await this.#store.peekCode(hashCode(code), this.environment.now());
    const player = found && (await this.#store.findPlayer(found.player));
    return player && { player, until: found.until };
  }

  /** Uses a one-time code up; returns whether it was still good. */
  async useUp(code: string): Promise<boolean> {
    return (await this.#store.takeCode(hashCode(code), this.environment.now())) !== undefined;
  }

  /** Creates the secret of a recovery link; an earlier one stops working. */
  async renewRecovery(id: PlayerId): Promise<string> {
    const secret = drawSecret(this.environment, RECOVERY_BYTES);
    await this.#store.putRecovery(id, hash(secret), this.environment.now());
    return secret;
  }

  async recover(secret: string): Promise<PlayerRow | undefined> {
    const id = await this.#store.findRecovery(hash(secret));
    return id === undefined ? undefined : this.#store.findPlayer(id);
  }

  #tell(id: PlayerId, isGone: boolean): void {
    this.hear(id, isGone);
    this.#store.hints.send({ kind: 'name', player: id });
  }

  #remember(id: PlayerId, name: string): void {
    // Moved to the end, so that it is checked again last.
    this.#names.delete(id);
    const [oldest] = this.#names.keys();
    if (oldest !== undefined && this.#names.size >= NAMES_KEPT) this.#names.delete(oldest);
    this.#names.set(id, name);
  }
}
