import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Update } from '../../src/api/index.ts';
import { games } from '../../src/games/index.ts';
import { readRecord, seeded } from '../../src/kernel/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { verifyChance } from '../../src/table/index.ts';
import { Guest, newId, openToyServer } from './guest.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer({ games });
});
afterAll(() => server.close());

/** Plays whatever the table offers, told by its socket alone; comes back after every tenth move as if the line had been cut. */
async function playByLink(guest: Guest, table: string, seed: number): Promise<void> {
  const random = seeded(seed);
  let since = 0;
  let last: object | undefined;
  for (let over = false; !over; ) {
    const live = await guest.live();
    live.subscribe(table, since);
    // A cut line may have swallowed the last command: it is sent again with its id, and has one effect.
    if (last) live.send(last);
    for (let moves = 0; moves < 10 && !over; ) {
      const update = await live.until<Update>(message => message.kind === 'update' && message.line > since, 120_000);
      expect(update.since).toBeLessThanOrEqual(since);
      since = update.line;
      over = update.state.status === 'over';
      const { sight, seat, ply, state } = update;
      if (over || !sight || state.actor !== seat) continue;
      const { move } = sight.choices[random.below(sight.choices.length)]!;
      last = { kind: 'command', table, id: newId(), command: { kind: 'play', ply, move } };
      live.send(last);
      moves++;
    }
    live.socket.terminate();
  }
}

test.each(games.map(game => [game.id, game] as const))(
  'as many people as %s takes, up to four, finish a game by link',
  async (_, game) => {
    const variant = game.variants.find(({ options }) => options.players === Math.min(4, Math.max(...game.players)))!;
    const { options } = variant;
    const guests = await Promise.all(
      Array.from({ length: options.players }, (_, n) => Guest.named(server.url, `Player ${n}`)),
    );
    const seats = guests.map((_, n) => ({ kind: n === 0 ? 'me' : 'open' }));
    const { table, invite } = (await guests[0]!.post('/api/tables', { game: game.id, options, seats, shuffle: true }))
      .json;
    for (const guest of guests.slice(1)) {
      await guest.post(`/api/tables/${table}/enter`, { invite });
      expect((await guest.command(table, { kind: 'sit' })).status).toBe(200);
    }
    const playing = guests.map((guest, n) => playByLink(guest, table, n + 1));
    expect((await guests[0]!.command(table, { kind: 'start' })).status).toBe(200);
    await Promise.all(playing);
    const record = readRecord((await guests[1]!.get(`/api/tables/${table}/record`)).text);
    if (!record.ok) throw new Error('unreadable');
    expect(verifyChance(game, record.value).ok).toBe(true);
  },
);
