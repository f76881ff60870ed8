import { expect, test } from 'vitest';
import { type Delta, type ServerMessage, serverMessage, type Update } from '../../src/api/index.ts';
import { china } from '../../src/games/china/index.ts';
import { makeMap } from '../../src/games/china/maps.ts';
import { games } from '../../src/games/index.ts';
import { medina } from '../../src/games/medina/index.ts';
import type { AnyGame, Seat } from '../../src/kernel/index.ts';
import type { Services } from '../../src/server/services.ts';
import type { LoadedTable } from '../../src/server/tables/loaded.ts';
import { writeUpdate } from '../../src/server/tables/updates.ts';
import { readDelta } from '../../src/web/online/delta.ts';
import { merge, type Snapshot } from '../../src/web/online/snapshot.ts';
import { count } from '../faults/size.ts';
import { toy } from '../toy/toy.ts';
import { open, openTable, play, playerOf } from './played.ts';

/** A follower who asks for deltas, as the page does. */
class Page {
  readonly got: ServerMessage[] = [];
  known: Snapshot | undefined;
  bytes = 0;
  readonly #game: AnyGame;

  constructor(services: Services, loaded: LoadedTable, seat: Seat | null) {
    this.#game = loaded.table.game;
    services.hub.subscribe(loaded, {
      player: playerOf(loaded, seat),
      since: 0,
      chat: null,
      choices: false,
      as: 7,
      sent: 'nothing',
      send: ({ bytes }) => this.#hear(JSON.parse(String(bytes)), bytes.length),
      end() {},
    });
  }

  get deltas(): Delta[] {
    return this.got.filter(message => message.kind === 'delta');
  }

  #hear(message: ServerMessage, bytes: number): void {
    if (message.kind === 'presence') return;
    expect(serverMessage.safeParse(message).error).toBeUndefined();
    this.got.push(message);
    this.bytes += bytes;
    if (message.kind === 'update') this.known = merge(this.known, message);
    if (message.kind === 'delta') this.known = merge(this.known, readDelta(this.#game, this.known!, message)!);
  }
}

/** What a page knows that has just been opened. */
const look = (loaded: LoadedTable, seat: Seat | null): Snapshot =>
  merge(undefined, JSON.parse(writeUpdate(loaded, playerOf(loaded, seat), 0, { choices: false })) as Update)!;

const all = [...games, toy].flatMap(game => [...game.variants.entries()].map(([n, { name }]) => ({ game, n, name })));

test.each(all)('$game.id $name: deltas lead every seat to what it would get by asking', async ({ game, n }) => {
  const services = open();
  const loaded = await openTable(services, game, n);
  const pages = [null, ...loaded.table.sitters.keys()].map(seat => ({ seat, page: new Page(services, loaded, seat) }));
  await services.tables.command(loaded, loaded.table.host, 'start', { kind: 'start' });
  let whole = 0;
  // Shuffled seats are sent as a whole update, since the pages see with other eyes then.
  const from = pages.map(({ page }) => page.bytes);
  const seats = pages.map(({ page }) => page.known!.seat);
  await play(services, loaded, 25, () => {
    for (const [i, { page }] of pages.entries()) {
      expect(page.known).toEqual(look(loaded, seats[i]!));
      whole += writeUpdate(loaded, playerOf(loaded, seats[i]!), loaded.table.line - 1, { choices: false }).length;
    }
  });
  for (const { page } of pages) expect(page.deltas.length).toBeGreaterThan(page.got.length - 3);
  const bytes = pages.reduce((sum, { page }, i) => sum + page.bytes - from[i]!, 0);
  if (game !== toy) expect(bytes).toBeLessThan(whole / 6);
  services.hub.close();
});

test('a map of one’s own comes with the table and with its start, and with no move', async () => {
  const services = open();
  const map = makeMap(18);
  const read = china.readOptions({ players: 4, board: { side: '34', map } });
  const options = { ...(read.ok ? read.value : (undefined as never)) };
  const own = await openTable(services, games[0]!, 0, { name: 'own', options });
  const pages = [null, 0, 1, 2, 3].map(seat => new Page(services, own, seat));
  await services.tables.command(own, own.table.host, 'start', { kind: 'start' });
  await play(services, own, 40, () => {});
  const name = `"${map.spaces[7]!.name}"`;
  for (const { got } of pages) {
    const kinds = got.map(({ kind }) => kind);
    expect(kinds.slice(2)).toEqual(kinds.slice(2).fill('delta'));
    expect(kinds.length).toBeGreaterThan(40);
    const [table, start, ...moves] = got.map(message => JSON.stringify(message));
    expect([table, start].map(text => text?.includes(name))).toEqual([true, true]);
    expect(moves.filter(text => text.includes(name))).toEqual([]);
  }
  services.hub.close();
});

test.each(games)('$id: a move takes less than 150 bytes for each follower in the mean', async game => {
  const services = open();
  const loaded = await openTable(services, game, 0);
  await services.tables.command(loaded, loaded.table.host, 'start', { kind: 'start' });
  const pages = [null, ...loaded.table.sitters.keys()].map(seat => new Page(services, loaded, seat));
  const first = pages.map(({ bytes }) => bytes);
  let moves = 0;
  await play(services, loaded, count(60, 10_000), () => moves++, { takesBack: false });
  for (const [i, { bytes, deltas }] of pages.entries()) {
    expect(deltas.filter(({ whole }) => whole)).toEqual([]);
    // With the head of its frame.
    expect((bytes - first[i]!) / moves + 2).toBeLessThan(150);
  }
  services.hub.close();
});

test('a turn of several moves that is confirmed at once is one delta', async () => {
  const services = open();
  const loaded = await openTable(services, medina, 0);
  await services.tables.command(loaded, loaded.table.host, 'start', { kind: 'start' });
  // The first turns of a game may have one move only.
  await play(services, loaded, 12, () => {});
  const page = new Page(services, loaded, null);
  const turn = findTurn(loaded);
  expect(turn.length).toBeGreaterThan(1);
  const { actor, ply } = loaded.table;
  await services.tables.command(loaded, playerOf(loaded, actor)!, 'turn', { kind: 'play', ply, moves: turn });
  expect(page.deltas.map(({ moves }) => moves)).toEqual([turn]);
  expect(page.known).toEqual(look(loaded, null));
  services.hub.close();
});

/** The moves of the actor's turn, each the first that is legal. */
function findTurn({ table }: LoadedTable): string[] {
  const { game, actor, match } = table;
  const state = game.imagine(match!.viewFor(null), null);
  const turn: string[] = [];
  while (game.actor(state) === actor) {
    const [move] = game.moves(state);
    turn.push(game.writeMove(state, move!));
    game.play(state, move!);
  }
  return turn;
}

test('a follower who asks for nothing gets whole updates, as in the first version', async () => {
  const services = open();
  const loaded = await openTable(services, games[0]!, 0);
  const kinds = new Set<string>();
  services.hub.subscribe(loaded, {
    player: loaded.table.host,
    since: 0,
    chat: null,
    choices: true,
    send: ({ kind, bytes }) => void (kind !== 'presence' && kinds.add(JSON.parse(String(bytes)).kind)),
    end() {},
  });
  await services.tables.command(loaded, loaded.table.host, 'start', { kind: 'start' });
  await play(services, loaded, 5, () => {});
  expect([...kinds]).toEqual(['update']);
  services.hub.close();
});

test('a delta is refused by whoever has other lines, another view, or other names', async () => {
  const services = open();
  const loaded = await openTable(services, games[0]!, 0);
  await services.tables.command(loaded, loaded.table.host, 'start', { kind: 'start' });
  const page = new Page(services, loaded, null);
  const before = page.known!;
  await play(services, loaded, 1, () => {});
  const delta = page.deltas.at(-1)!;
  const rules = loaded.table.game;
  expect(readDelta(rules, before, delta)).toBeDefined();
  expect(readDelta(rules, { ...before, line: before.line - 1 }, delta)).toBeUndefined();
  const view = { ...(before.sight!.view as object), discards: { red: 1 } };
  expect(readDelta(rules, { ...before, sight: { ...before.sight!, view } }, delta)).toBeUndefined();
  const seats = before.state.seats.map(seat => ({ ...seat, name: 'Zoe' }));
  expect(readDelta(rules, { ...before, state: { ...before.state, seats } }, delta)).toBeUndefined();
  // Nothing that the change speaks of is there.
  expect(readDelta(rules, { ...before, sight: undefined }, delta)).toBeUndefined();
  services.hub.close();
});

test('a name that changes reaches followers with the next delta', async () => {
  const services = open();
  const loaded = await openTable(services, games[1]!, 0);
  await services.tables.command(loaded, loaded.table.host, 'start', { kind: 'start' });
  const page = new Page(services, loaded, null);
  const { names } = loaded;
  await services.people.rename((await services.people.find(loaded.table.host))!, 'Berta');
  await expect.poll(() => loaded.names !== names).toBe(true);
  await play(services, loaded, 1, () => {});
  expect(page.known!.state.seats.map(({ name }) => name)).toContain('Berta');
  expect(page.known).toEqual(look(loaded, null));
  services.hub.close();
});
