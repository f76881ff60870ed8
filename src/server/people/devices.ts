import type { PlayerId } from '../../table/index.ts';
import { drawSecret, type Environment } from '../environment.ts';
import type { DeviceRow, EventStore } from '../store/index.ts';
import type { Signed, Signer } from './signing.ts';
import type { DeviceName } from './userAgent.ts';

const HOUR_MS = 3_600_000;
/** How long a device that was signed out can be signed in again, by the one who signed it out. */
const UNDO_MS = 60_000;
const KEPT = 20_000;
const AT_ONCE = 5000;

/** Stands for all cookies of a person that earlier versions set: they name the person and no device. */
export const EARLIER = 'earlier';

interface Known {
  readonly player: PlayerId;
  usedAt: number;
}

/** The browsers that are signed in. A cookie names its device; the store says whose it is. */
export class Devices {
  readonly #store: EventStore;
  readonly #environment: Environment;
  readonly #signer: Signer;
  readonly #known = new Map<string, Known>();
  readonly #listeners: ((device: string) => void)[] = [];
  /** How many changes this process has learned of. */
  #changes = 0;

  constructor(store: EventStore, environment: Environment, signer: Signer) {
    this.#store = store;
    this.#environment = environment;
    this.#signer = signer;
  }

  /** Signs a device in. Returns its token. */
  async open(player: PlayerId, name: DeviceName): Promise<string> {
    const [now, hour] = [this.#environment.now(), this.#hour()];
    const id = drawSecret(this.#environment);
    await this.#store.putDevice({ id, player, ...name, createdAt: now, usedAt: hour });
    return this.#signer.sign({ purpose: 'device', id });
  }

  /** Whose device a token names; undefined if it was signed out. */
  async findOwner(token: Signed | undefined): Promise<PlayerId | undefined> {
    if (token === undefined || token.purpose === 'club') return undefined;
    const key = keyOf(token);
    const known = this.#known.get(key) ?? (await this.#find(token, key));
    if (!known) return undefined;
    if (known.usedAt < this.#hour()) this.#noteUse(token, known);
    return known.player;
  }

  async #find(token: Signed, key: string): Promise<Known | undefined> {
    const before = this.#changes;
    const found = token.purpose === 'device' ? await this.#findDevice(token.id) : await this.#findEarlier(token.id);
    // What was read while it changed may be outdated.
    if (found && before === this.#changes) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined && this.#known.size >= KEPT) this.#known.delete(oldest);
      this.#known.set(key, found);
    }
    return found;
  }

  async #findDevice(id: string): Promise<Known | undefined> {
    const [row] = await this.#store.findDevices([id]);
    return row && row.endedAt === undefined ? { player: row.player, usedAt: row.usedAt } : undefined;
  }

  async #findEarlier(id: string): Promise<Known | undefined> {
    const [valid] = await this.#store.findEarlyCookies([id]);
    if (valid === undefined) return undefined;
    return { player: await this.#store.resolvePlayer(id), usedAt: Number.MAX_SAFE_INTEGER };
  }

  #noteUse(token: Signed, known: Known): void {
    known.usedAt = this.#hour();
    // When a device was last used is good to know, not more: a write that fails is made up for an hour later.
    void this.#store.noteUse(token.id, known.usedAt).catch(() => {});
  }

  #hour(): number {
    return Math.floor(this.#environment.now() / HOUR_MS) * HOUR_MS;
  }

  /** The devices of a person that are signed in, the one used last first. */
  async list(player: PlayerId): Promise<DeviceRow[]> {
    await this.#store.dropEndedDevices(this.#environment.now() - UNDO_MS);
    return (await this.#store.listDevices(player)).filter(({ endedAt }) => endedAt === undefined);
  }

  /** Signs a device out, at every process; returns whether this person has such a device. */
  async end(player: PlayerId, device: string): Promise<boolean> {
    if (device === EARLIER) return this.#endEarlier(player);
    if (!(await this.#store.endDevice(player, device, this.#environment.now()))) return false;
    this.#tell(device);
    return true;
  }

  async #endEarlier(player: PlayerId): Promise<boolean> {
    const ids = await this.#store.listEarlyCookies(player);
    await this.#store.endEarlyCookies(player);
    for (const id of ids) this.#tell(keyOf({ purpose: 'player', id }));
    return ids.length > 0;
  }

  /** Signs a device in again that was signed out a moment ago. */
  async undo(player: PlayerId, device: string): Promise<boolean> {
    const [row] = await this.#store.findDevices([device]);
    const isRecent = row?.endedAt !== undefined && row.endedAt >= this.#environment.now() - UNDO_MS;
    return isRecent && this.#store.endDevice(player, device, undefined);
  }

  /** Whether a token names a device that was signed out so recently that this may be undone. */
  async mayReturn(token: Signed | undefined): Promise<boolean> {
    if (token?.purpose !== 'device') return false;
    const [row] = await this.#store.findDevices([token.id]);
    return row?.endedAt !== undefined && row.endedAt >= this.#environment.now() - UNDO_MS;
  }

  /** Calls the listener for every device that was signed out, or belongs to somebody else now. */
  watch(listener: (device: string) => void): void {
    this.#listeners.push(listener);
  }

  /** Drops what is known of a device that changed, here or at another process. */
  hear(device: string): void {
    this.#changes++;
    this.#known.delete(device);
    for (const listener of this.#listeners) listener(device);
  }

  /** Drops what is known of all devices of a person who is another person now, or nobody. */
  hearOf(player: PlayerId): void {
    for (const [key, known] of [...this.#known]) if (known.player === player) this.hear(key);
  }

  /** Makes up for lost hints: checks whether known devices changed elsewhere, some at a time. */
  async lookAgain(): Promise<void> {
    const keys = [...this.#known.keys()].slice(0, AT_ONCE);
    const rows = await this.#store.findDevices(keys.filter(key => !isEarlier(key)));
    const owners = new Map(rows.flatMap(row => (row.endedAt === undefined ? [[row.id, row.player]] : [])));
    const valid = new Set(await this.#store.findEarlyCookies(keys.filter(isEarlier).map(toCookieId)));
    for (const key of keys) {
      const known = this.#known.get(key);
      if (!known) continue;
      // Moved to the end, so that it is checked again last.
      this.#known.delete(key);
      const isSame = isEarlier(key) ? valid.has(toCookieId(key)) : owners.get(key) === known.player;
      if (isSame) this.#known.set(key, known);
      else this.hear(key);
    }
  }

  #tell(device: string): void {
    this.hear(device);
    this.#store.hints.send({ kind: 'device', device });
  }
}

/** Where a token is kept, and what its connections go by. */
export const keyOf = ({ purpose, id }: Signed): string => (purpose === 'player' ? `${EARLIER} ${id}` : id);
const isEarlier = (key: string): boolean => key.startsWith(`${EARLIER} `);
const toCookieId = (key: string): string => key.slice(EARLIER.length + 1);
