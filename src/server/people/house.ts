import { createHash, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PlayerId } from '../../table/index.ts';
import { drawSecret, type Environment } from '../environment.ts';
import { reject } from '../rejections.ts';
import type { BanRow, EventStore, HostAction } from '../store/index.ts';

/** Names of the settings that a host can change. */
export const HOUSE = {
  club: 'club',
  english: 'welcome.en',
  french: 'welcome.fr',
  registration: 'registration',
} as const;

/** What a host decided, as everyone may know it. */
export interface HouseRules {
  readonly welcome: { readonly en?: string; readonly fr?: string };
  /** Whether there is a club password. */
  readonly club: boolean;
  /** Whether new people may come in. */
  readonly registration: boolean;
}

const ACTIONS_AT_ONCE = 200;
const PASS_LETTERS = 32;

/** The decisions of a host, which `cli host` writes into the database while the server runs. */
export class House {
  readonly #store: EventStore;
  readonly #environment: Environment;
  #settings: ReadonlyMap<string, string> = new Map();
  #persons = new Map<PlayerId, BanRow>();
  #addresses = new Map<string, BanRow>();
  #seen = -1;
  #loading: Promise<void> | undefined;
  #listeners: ((actions: readonly HostAction[]) => void)[] = [];

  constructor(store: EventStore, environment: Environment) {
    this.#store = store;
    this.#environment = environment;
  }

  /** Once this is done, what the host decided so far is known. */
  async ready(): Promise<void> {
    this.#loading ??= this.look().catch(error => {
      this.#loading = undefined;
      throw error;
    });
    await this.#loading;
  }

  /** Looks whether the host did something since. */
  async look(): Promise<void> {
    if (this.#seen < 0) {
      this.#seen = await this.#store.lastAction();
      return this.#load();
    }
    const actions = await this.#store.readActions(this.#seen, ACTIONS_AT_ONCE);
    const last = actions.at(-1);
    if (!last) return;
    this.#seen = last.n;
    await this.#load();
    for (const listener of this.#listeners) listener(actions);
  }

  /** Calls the listener with what the host did, after it is in force. */
  watch(listener: (actions: readonly HostAction[]) => void): void {
    this.#listeners.push(listener);
  }

  async #load(): Promise<void> {
    const [settings, bans] = await Promise.all([
      this.#store.readSettings(),
      this.#store.listBans(this.#environment.now()),
    ]);
    this.#settings = settings;
    const pick = (kind: BanRow['kind']): Map<string, BanRow> =>
      new Map(bans.flatMap(ban => (ban.kind === kind ? [[ban.target, ban]] : [])));
    [this.#persons, this.#addresses] = [pick('person'), pick('address')];
  }

  get rules(): HouseRules {
    const [en, fr] = [this.#settings.get(HOUSE.english), this.#settings.get(HOUSE.french)];
    return {
      welcome: { ...(en !== undefined && { en }), ...(fr !== undefined && { fr }) },
      club: this.#settings.has(HOUSE.club),
      registration: this.#settings.get(HOUSE.registration) !== 'closed',
    };
  }

  /** What the cookie of a device names that entered the club password; another password makes it worthless. */
  get pass(): string | undefined {
    const stored = this.#settings.get(HOUSE.club);
    return stored && createHash('sha256').update(stored).digest('base64url').slice(0, PASS_LETTERS);
  }

  /** Whether this is the club password. */
  async isPassword(given: string): Promise<boolean> {
    const stored = this.#settings.get(HOUSE.club);
    return stored !== undefined && matchesPassword(given, stored);
  }

  isBanned(player: PlayerId): boolean {
    return this.#isInForce(this.#persons.get(player));
  }

  isAddressBanned(address: string): boolean {
    return this.#addresses.size > 0 && this.#isInForce(this.#addresses.get(address));
  }

  #isInForce(ban: BanRow | undefined): boolean {
    return ban !== undefined && ban.until > this.#environment.now();
  }

  /** Throws if a person is banned. A ban that widens then also bans the address. */
  async refusePerson(player: PlayerId, address?: string): Promise<void> {
    const ban = this.#persons.get(player);
    if (!ban || !this.#isInForce(ban)) return;
    await this.widen(ban.target, address);
    refuse(ban);
  }

  /** Throws if an address is banned. */
  refuseAddress(address: string): void {
    const ban = this.#addresses.get(address);
    if (ban && this.#isInForce(ban)) refuse(ban);
  }

  /** Bans the address of a banned person as well, if the host wanted that. */
  async widen(player: PlayerId, address: string | undefined): Promise<void> {
    const ban = this.#persons.get(player);
    if (!ban?.widens || address === undefined || this.isAddressBanned(address)) return;
    const at = this.#environment.now();
    const row: BanRow = {
      id: `${ban.id}.${drawSecret(this.#environment, 6)}`,
      kind: 'address',
      target: address,
      until: ban.until,
      widens: false,
      at,
    };
    this.#addresses.set(address, row);
    await this.#store.putBan(row);
    await this.#store.noteAction({ at, action: 'ban', target: row.id, detail: `address ${address}, of ban ${ban.id}` });
  }
}

const refuse = ({ until }: BanRow): never =>
  reject(403, 'banned', 'The host of this server has banned you for a time.', { until });

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;
const KEY_BYTES = 32;

/** What is stored of a password. Upper and lower case and spaces around it make no difference. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  return `${salt}.${(await derive(normalize(password), salt, KEY_BYTES)).toString('base64url')}`;
}

async function matchesPassword(given: string, stored: string): Promise<boolean> {
  const dot = stored.indexOf('.');
  const key = await derive(normalize(given), stored.slice(0, dot), KEY_BYTES);
  const expected = Buffer.from(stored.slice(dot + 1), 'base64url');
  return expected.length === key.length && timingSafeEqual(key, expected);
}

const normalize = (password: string): string => password.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
