import { expect, test } from 'vitest';
import type { Update } from '../../src/api/index.ts';
import { games } from '../../src/games/index.ts';
import type { Seat } from '../../src/kernel/index.ts';
import type { Outgoing } from '../../src/server/live/subscriber.ts';
import type { LoadedTable } from '../../src/server/tables/loaded.ts';
import { toTableState } from '../../src/server/tables/present.ts';
import { writeUpdate } from '../../src/server/tables/updates.ts';
import { toy } from '../toy/toy.ts';
import { open, openTable, play, playerOf } from './played.ts';

/** An update as an object, every part made for this seat alone: what it must be, word for word. */
function describe(loaded: LoadedTable, seat: Seat | null, since: number, choices: boolean, anew: boolean): Update {
  const { id, table, marks } = loaded;
  const { line, ply, match } = table;
  const sight = match?.seatView(seat);
  return {
    kind: 'update',
    table: id,
    since,
    ...(anew && { anew }),
    line,
    mark: marks.at(-1)!,
    ply,
    seat,
    state: toTableState(loaded),
    news: [...table.newsSince(since)],
    story: match?.storyFor(seat, table.plyAt(since)) ?? [],
    ...(sight && { sight: { ...sight, choices: choices ? sight.choices : [] } }),
  } as Update;
}

const all = [...games, toy].flatMap(game => [...game.variants.entries()].map(([n, { name }]) => ({ game, n, name })));

test.each(all)('$game.id $name: shared texts give every seat what is made for it alone', async ({ game, n }) => {
  const services = open();
  const loaded = await openTable(services, game, n);
  const seats = [null, ...loaded.table.sitters.keys()];
  let compared = 0;
  const look = (): void => {
    const { line } = loaded.table;
    for (const since of [line, line - 1, 0])
      for (const seat of seats)
        for (const [choices, anew] of [
          [true, false],
          [false, true],
        ] as const) {
          const text = writeUpdate(loaded, playerOf(loaded, seat), since, { choices, anew });
          expect(text).toBe(JSON.stringify(describe(loaded, seat, since, choices, anew)));
          compared++;
        }
  };
  look();
  await services.tables.command(loaded, loaded.table.host, 'start', { kind: 'start' });
  look();
  await play(services, loaded, 25, look);
  expect(compared).toBeGreaterThan(100);
  services.hub.close();
});

test('texts that were written before a name changed are not used again', async () => {
  const services = open();
  const loaded = await openTable(services, toy, 0);
  const host = loaded.table.host;
  const before = writeUpdate(loaded, host, 0);
  await services.people.rename((await services.people.find(host))!, 'Berta');
  await expect.poll(() => writeUpdate(loaded, host, 0)).toContain('Berta');
  expect(before).not.toContain('Berta');
  services.hub.close();
});

test.each(games)('$id: what is pushed is what one would get by asking', async game => {
  const services = open();
  const loaded = await openTable(services, game, 0);
  await services.tables.command(loaded, loaded.table.host, 'start', { kind: 'start' });
  const seats = [null, ...loaded.table.sitters.keys()];
  const got = new Map<Seat | null, string[]>();
  for (const seat of seats) {
    const texts: string[] = [];
    got.set(seat, texts);
    services.hub.subscribe(loaded, {
      player: playerOf(loaded, seat),
      since: loaded.table.line,
      chat: null,
      choices: seat === 0,
      send: ({ kind, bytes }: Outgoing) => void (kind === 'update' && texts.push(String(bytes))),
      end() {},
    });
  }
  let checked = 0;
  await play(services, loaded, 12, () => {
    for (const seat of seats) {
      const { line } = loaded.table;
      expect(got.get(seat)!.at(-1)).toBe(JSON.stringify(describe(loaded, seat, line - 1, seat === 0, false)));
      checked++;
    }
  });
  expect(checked).toBeGreaterThan(12);
  services.hub.close();
});
