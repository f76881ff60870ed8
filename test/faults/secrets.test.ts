import type { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import {
  type AnyGame,
  type AnyOptions,
  DEALER,
  type Entry,
  type Random,
  type Seat,
  seeded,
} from '../../src/kernel/index.ts';
import { createApp } from '../../src/server/app.ts';
import type { Environment } from '../../src/server/environment.ts';
import type { Outgoing } from '../../src/server/live/subscriber.ts';
import { openServices, type Services } from '../../src/server/services.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { SECRET } from '../server/guest.ts';
import { toy } from '../toy/toy.ts';
import { count } from './size.ts';
import { findTwin, followScript, randomGame, type Twins } from './twins.ts';

/** The same time and the same chance in both worlds: whatever differs then comes from the secrets. */
function createEnvironment(seed: number): Environment {
  const random = seeded(seed);
  let now = 1_700_000_000_000;
  return { now: () => (now += 7), bytes: n => Uint8Array.from({ length: n }, () => random.below(256)) };
}

/** One seat of a game played through the whole server, with every byte that this seat got. */
class Witness {
  readonly transcript: string[] = [];
  readonly #app: Hono;
  readonly #house: Services;
  readonly #options: AnyOptions;
  readonly #seat: Seat;
  readonly #cookies: string[] = [];
  #table = '';
  #commands = 0;

  constructor(game: AnyGame, options: AnyOptions, entries: readonly Entry[], seat: Seat) {
    const environment = createEnvironment(9);
    const store = openSqlite(':memory:');
    const played = followScript(game, options, entries);
    this.#house = openServices({ games: [played], store, secret: SECRET, environment, unlimited: true });
    this.#app = createApp(this.#house, import.meta.dirname);
    this.#options = options;
    this.#seat = seat;
  }

  async ask(who: Seat, method: string, path: string, body?: unknown): Promise<string> {
    const response = await this.#app.request(path, {
      method,
      headers: { cookie: this.#cookies[who] ?? '', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.#cookies[who] = cookie.split(';')[0]!;
    const text = await response.text();
    if (who === this.#seat)
      this.transcript.push(`${method} ${path} ${response.status} ${JSON.stringify([...response.headers])} ${text}`);
    return text;
  }

  command(who: Seat, command: object): Promise<string> {
    const path = `/api/tables/${this.#table}/commands`;
    return this.ask(who, 'POST', path, { id: `c${this.#commands++}`, command });
  }

  async begin(): Promise<void> {
    const { players } = this.#options;
    for (let who = 0; who < players; who++) await this.ask(who, 'POST', '/api/people', { name: `P${who}` });
    const seats = Array.from({ length: players }, (_, who) => ({ kind: who === 0 ? 'me' : 'open' }));
    const wish = { game: this.#house.games[0]!.id, options: this.#options, seats };
    const { table, invite } = JSON.parse(await this.ask(0, 'POST', '/api/tables', wish));
    this.#table = table;
    for (let who = 1; who < players; who++) {
      await this.ask(who, 'POST', `/api/tables/${table}/enter`, { invite });
      await this.command(who, { kind: 'sit', seat: who });
    }
    const loaded = (await this.#house.tables.find(table))!;
    // All others follow too, before and after this seat: no text that was written for them may reach it.
    const others = [
      ...loaded.table.sitters.flatMap(({ player }, who) => (who === this.#seat ? [] : player)),
      undefined,
    ];
    const note = ({ kind, bytes }: Outgoing): void => {
      // Who is connected is told when some time has passed, by a real clock; it knows nothing of the game.
      if (kind !== 'presence') this.transcript.push(`live ${bytes}`);
    };
    /** Everyone follows twice, for whole updates and for deltas. */
    const follow = (player: string | undefined, send: (message: Outgoing) => void, end = () => {}): void => {
      for (const sent of [undefined, 'nothing'] as const)
        this.#house.hub.subscribe(loaded, { player, since: 0, chat: 0, choices: sent === undefined, sent, send, end });
    };
    for (const player of others.slice(0, 1)) follow(player, () => {});
    follow(loaded.table.sitters[this.#seat]!.player, note, () => this.transcript.push('ended'));
    for (const player of others.slice(1)) follow(player, () => {});
    await this.command(0, { kind: 'start' });
  }

  /** What a curious seat might try. The same in both worlds, for it is drawn from the same numbers. */
  async pry(random: Random, vocabulary: readonly string[]): Promise<void> {
    const table = `/api/tables/${this.#table}`;
    const { ply } = JSON.parse(await this.ask(this.#seat, 'GET', `${table}?since=${random.below(9)}`));
    for (let n = 0; n < 4; n++) {
      const move = vocabulary[random.below(vocabulary.length)]!;
      // Half of them at the wrong ply, so that a legal one does not change the game.
      await this.command(this.#seat, {
        kind: 'play',
        ply: random.below(2) ? ply : ply + 1,
        move: `${move}${random.below(2) ? '' : '!'}`,
      });
    }
    const paths = [`${table}/record`, '/api/me/export', '/api/tables', '/api/lobby', `/api/tables/${'x'.repeat(22)}`];
    await this.ask(this.#seat, 'GET', paths[random.below(paths.length)]!);
  }

  async end(): Promise<void> {
    this.#house.hub.close();
    await this.#house.store.close();
  }
}

/** Plays one of two twins and returns all that the seat got before the game was over. */
async function collectTexts(
  game: AnyGame,
  options: AnyOptions,
  entries: readonly Entry[],
  seat: Seat,
): Promise<string[]> {
  const witness = new Witness(game, options, entries, seat);
  await witness.begin();
  const random = seeded(31);
  const state = game.start(options);
  const last = entries.findLastIndex(entry => entry.kind === 'move' && entry.actor !== DEALER);
  for (const [at, entry] of entries.entries()) {
    if (entry.kind !== 'move') continue;
    if (entry.actor !== DEALER) {
      if (random.below(4) === 0) await witness.pry(random, listTries(game, state, seat));
      if (at === last) break;
      const { ply } = JSON.parse(await witness.command(entry.actor, { kind: 'play', ply: at, move: entry.text }));
      expect(ply).toBeGreaterThan(at);
    }
    game.play(state, game.readMove(state, entry.text)!);
  }
  await witness.end();
  return witness.transcript;
}

/** Moves that this seat could legally make would change the game: it pries with all others. */
function listTries(game: AnyGame, state: unknown, seat: Seat): string[] {
  const legal = new Set(game.actor(state) === seat ? game.moves(state) : []);
  const others = game.vocabulary(state).filter(move => !legal.has(move));
  return others.map(move => game.writeMove(state, move));
}

function findTwins(game: AnyGame, options: AnyOptions, seat: Seat, random: Random): Twins | undefined {
  for (let attempt = 0; attempt < 4; attempt++) {
    const twins = findTwin(game, options, randomGame(game, options, random), seat, random);
    if (twins) return twins;
  }
  return undefined;
}

const all: [AnyGame, number][] = [
  [toy, count(180, 4700)],
  ...games.map((game): [AnyGame, number] => [game, game.id === 'medina' ? 1 : count(10, 150)]),
];

describe('what others hold does not show', () => {
  test.each(all.map(([game, n]) => [game.id, n, game] as const))(
    '%s: %i pairs of games that differ only in secrets give one seat the same bytes',
    { timeout: 3_600_000 },
    async (id, pairs, game) => {
      const random = seeded(4);
      let compared = 0;
      let differences = 0;
      // Not every game has a twin in reach: then the next one is tried.
      for (let tried = 0; compared < pairs && tried < 4 * pairs; tried++) {
        const { options } = game.variants[random.below(game.variants.length)]!;
        const seat = random.below(options.players);
        const twins = findTwins(game, options, seat, random);
        if (!twins) continue;
        const [a, b] = [
          await collectTexts(game, options, twins.a, seat),
          await collectTexts(game, options, twins.b, seat),
        ];
        expect(a.some(text => text.startsWith('live {"kind":"delta"'))).toBe(true);
        const different = a.findIndex((text, i) => text !== b[i]);
        expect([b.length, b[different]]).toEqual([a.length, a[different]]);
        compared++;
        differences += twins.differences;
      }
      console.log(`${id}: ${compared} pairs compared, ${differences} secret draws differed`);
      // Medina hides nothing: there are no secrets that could differ.
      expect(compared).toBe(id === 'medina' ? 0 : pairs);
    },
  );
});
