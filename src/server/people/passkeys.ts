import { createHash } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PlayerId } from '../../table/index.ts';
import type { Environment } from '../environment.ts';
import { reject } from '../rejections.ts';
import type { EventStore, PasskeyRow, PlayerRow } from '../store/index.ts';
import { hash } from './signing.ts';

const CHALLENGE_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;
const MOST = 20;
/** No challenge has this id. */
const SIGN_IN = 'sign in';

/** Where a passkey is made or used: browsers tie it to the name of the site. */
export interface Site {
  readonly origin: string;
  readonly name: string;
}

/** The library is large and seldom needed. */
const load = () => import('@simplewebauthn/server');

/** Passkeys: made by a guest who is signed in, and enough to sign in on any device. */
export class Passkeys {
  readonly #store: EventStore;
  readonly #environment: Environment;

  constructor(store: EventStore, environment: Environment) {
    this.#store = store;
    this.#environment = environment;
  }

  list = (player: PlayerId): Promise<PasskeyRow[]> => this.#store.listPasskeys(player);

  /** What the browser needs to make a passkey. */
  async beginMaking({ id, name }: PlayerRow, site: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await load();
    const own = await this.list(id);
    return generateRegistrationOptions({
      rpName: 'Caravanserai',
      rpID: site.name,
      userName: name,
      userDisplayName: name,
      userID: toHandle(id),
      challenge: await this.#challenge(id),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: own.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Adds a passkey that the browser made. */
  async add(player: PlayerId, credential: unknown, name: string, site: Site): Promise<PasskeyRow> {
    if ((await this.list(player)).length >= MOST)
      reject(409, 'too-many-passkeys', `You have ${MOST} passkeys: remove one first.`);
    const response = credential as RegistrationResponseJSON;
    const challenge = await this.#takeChallenge(response, player);
    const { verifyRegistrationResponse } = await load();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      requireUserVerification: false,
    }).catch(() => wrongPasskey());
    if (!registrationInfo) return wrongPasskey();
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    const row: PasskeyRow = {
      id,
      player,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: (transports ?? []).filter(transport => /^[a-z-]{1,20}$/.test(transport)),
      name,
      createdAt: this.#environment.now(),
    };
    return (await this.#store.addPasskey(row)) ? row : wrongPasskey();
  }

  /** What the browser needs to sign in with any passkey of this site. */
  async beginSigningIn(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await load();
    return generateAuthenticationOptions({
      rpID: site.name,
      challenge: await this.#challenge(SIGN_IN),
      timeout: CHALLENGE_MS,
      userVerification: 'preferred',
    });
  }

  /** Whose passkey signed the challenge. */
  async signIn(credential: unknown, site: Site): Promise<PlayerRow> {
    const response = credential as AuthenticationResponseJSON;
    const challenge = await this.#takeChallenge(response, SIGN_IN);
    const row = typeof response.id === 'string' ? await this.#store.findPasskey(response.id) : undefined;
    const player = row && (await this.#store.findPlayer(row.player));
    if (!row || !player) return reject(404, 'no-such-passkey', 'This passkey doesn’t belong to anyone here.');
    const { verifyAuthenticationResponse } = await load();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
      },
      requireUserVerification: false,
    }).catch(() => wrongPasskey());
    const counters = { from: row.counter, to: authenticationInfo.newCounter };
    // A counter that went back, or that somebody else raised at the same time, may be that of a copy.
    const isNoted = verified && (await this.#store.notePasskeyUse(row.id, counters, this.#environment.now()));
    return isNoted ? player : wrongPasskey();
  }

  async #challenge(purpose: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(this.#environment.bytes(CHALLENGE_BYTES));
    const now = this.#environment.now();
    await this.#store.putChallenge(
      hash(Buffer.from(bytes).toString('base64url')),
      hash(purpose),
      now,
      now + CHALLENGE_MS,
    );
    return bytes;
  }

  /** The challenge that was signed, if it is one of ours, given for this purpose and not used before. */
  async #takeChallenge(response: { readonly response?: { readonly clientDataJSON?: unknown } }, purpose: string) {
    const challenge = readChallenge(response);
    const isOurs =
      challenge !== undefined &&
      (await this.#store.takeChallenge(hash(challenge), hash(purpose), this.#environment.now()));
    return isOurs ? challenge : wrongPasskey();
  }
}

function readChallenge({
  response,
}: {
  readonly response?: { readonly clientDataJSON?: unknown };
}): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(String(response?.clientDataJSON), 'base64url').toString());
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : undefined;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The name of a person inside authenticators: the same for all their passkeys, and no id of ours. */
const toHandle = (player: PlayerId): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkey ${player}`).digest());

const wrongPasskey = (): never => reject(403, 'wrong-passkey', 'This passkey could not be checked: try again.');
