import type { PlayerId } from '../../table/index.ts';
import { type Environment, secretOf } from '../environment.ts';
import type { EventStore, PlayerRow } from '../store/index.ts';
import { hashed, signerOf } from './signing.ts';

const CODE_MS = 10 * 60_000;
/** Easy to read aloud: no 0 and O, no 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LETTERS = 10;
const NAMES_KEPT = 20_000;

/** Guests: a name and a signed token. No sign-up, nothing to remember. */
export class People {
  readonly #store: EventStore;
  readonly environment: Environment;
  readonly #signer: ReturnType<typeof signerOf>;
  readonly #names = new Map<PlayerId, string>();

  constructor({ store, world: environment, secret }: { store: EventStore; world: Environment; secret: string }) {
    this.#store = store;
    this.environment = environment;
    this.#signer = signerOf(secret);
  }

  /** A new guest, with the token that says who it is from now on. */
  async welcome(name: string): Promise<{ readonly player: PlayerRow; readonly token: string }> {
    const player = { id: secretOf(this.environment), name, createdAt: this.environment.now() };
    await this.#store.putPlayer(player);
    this.#remember(player.id, name);
    return { player, token: this.#signer.sign(player.id) };
  }

  /** Whose token this is, if we signed it. */
  playerOf = (token: string): PlayerId | undefined => this.#signer.read(token);

  find = (id: PlayerId): Promise<PlayerRow | undefined> => this.#store.findPlayer(id);

  async rename(player: PlayerRow, name: string): Promise<void> {
    await this.#store.putPlayer({ ...player, name });
    this.#tell(player.id);
  }

  async forget(id: PlayerId): Promise<void> {
    await this.#store.deletePlayer(id);
    this.#tell(id);
  }

  /** Another process changed or deleted a name: it is asked for again when it is needed. */
  nameChanged(id: PlayerId): void {
    this.#names.delete(id);
  }

  /** Names of those who have one still. */
  async namesOf(ids: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>> {
    const missing = ids.filter(id => !this.#names.has(id));
    for (const { id, name } of await this.#store.namesOf(missing)) this.#remember(id, name);
    return new Map(
      ids.flatMap(id => {
        const name = this.#names.get(id);
        return name === undefined ? [] : [[id, name]];
      }),
    );
  }

  /** Whose token this is, if that guest is still here: one who was deleted may have left a cookie on another device. */
  async known(id: PlayerId | undefined): Promise<PlayerId | undefined> {
    if (id === undefined || this.#names.has(id)) return id;
    return (await this.namesOf([id])).has(id) ? id : undefined;
  }

  /** A one-time code with which the same person goes on elsewhere. */
  async codeFor(id: PlayerId): Promise<{ readonly code: string; readonly until: number }> {
    const bytes = Buffer.from(this.environment.bytes(CODE_LETTERS * 2));
    const code = Array.from({ length: CODE_LETTERS }, (_, i) =>
      LETTERS.charAt(bytes.readUInt16BE(2 * i) % LETTERS.length),
    ).join('');
    const until = this.environment.now() + CODE_MS;
    await this.#store.putCode(hashed(code), id, until);
    return { code: `${code.slice(0, 5)}-${code.slice(5)}`, until };
  }

  async continueWith(code: string): Promise<{ readonly player: PlayerRow; readonly token: string } | undefined> {
    const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
    const id = await this.#store.takeCode(hashed(plain), this.environment.now());
    const player = id === undefined ? undefined : await this.#store.findPlayer(id);
    return player && { player, token: this.#signer.sign(player.id) };
  }

  #tell(id: PlayerId): void {
    this.nameChanged(id);
    this.#store.hints.send({ kind: 'name', player: id });
  }

  #remember(id: PlayerId, name: string): void {
    if (this.#names.size >= NAMES_KEPT) this.#names.clear();
    this.#names.set(id, name);
  }
}
