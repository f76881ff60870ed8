// Targets that answer slowly or never must not hold up the notices of others.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AT_ONCE, Lanes, PER_PERSON, SLOW_AT_ONCE, SLOW_MS } from '../../src/server/notices/lanes.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';
import { Browser, Mailbox } from './pushService.ts';

describe('deliveries', () => {
  let now = 0;
  const lanes = new Lanes(() => now);
  const fast = () => lanes.claims().find(({ whose }) => whose.among === undefined);
  const slow = () => lanes.claims().find(({ whose }) => whose.among !== undefined);

  test('are begun up to their number, not twice for a person before the first are over', () => {
    expect(lanes.claims()).toEqual([{ limit: AT_ONCE, whose: { perPlayer: PER_PERSON, except: [] } }]);
    const ends = Array.from({ length: AT_ONCE }, (_, n) => lanes.begin(`p${n % 8}`));
    expect(lanes.claims()).toEqual([]);
    ends.pop()!();
    expect(fast()).toMatchObject({ limit: 1, whose: { except: ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'] } });
    for (const end of ends) end();
    expect(fast()).toEqual({ limit: AT_ONCE, whose: { perPlayer: PER_PERSON, except: [] } });
  });

  test('leave their place to others once they are slow, and so do the next ones to these people', () => {
    const ends = Array.from({ length: AT_ONCE }, (_, n) => lanes.begin(`slow${n}`));
    now += SLOW_MS;
    expect(lanes.claims()).toEqual([]);
    now++;
    expect(fast()!.limit, 'room for others').toBe(AT_ONCE);
    expect(fast()!.whose.except).toContain('slow7');
    expect(slow(), 'none of the slow ones more').toBeUndefined();
    for (const end of ends) end();
    expect(fast()!.whose.except, 'remembered').toHaveLength(AT_ONCE);
    expect(slow()).toMatchObject({ limit: SLOW_AT_ONCE, whose: { except: [] } });
    expect(slow()!.whose.among).toHaveLength(AT_ONCE);
    const end = lanes.begin('slow3');
    expect(slow()).toMatchObject({ limit: SLOW_AT_ONCE - 1, whose: { except: ['slow3'] } });
    now += SLOW_MS;
    end();
    expect(fast()!.whose.except, 'in time again').not.toContain('slow3');
  });

  test('to slow people are remembered for the last ones only', () => {
    for (let n = 0; n < 2000; n++) {
      const end = lanes.begin(`many${n}`);
      now += SLOW_MS + 1;
      end();
    }
    expect(slow()!.whose.among).toHaveLength(1000);
    expect(slow()!.whose.among).toContain('many1999');
  });
});

describe('with somebody whose browsers never answer', () => {
  let server: RunningServer;
  let box: Mailbox;
  beforeAll(async () => {
    box = await Mailbox.open();
    server = await openToyServer({
      environment: { now: Date.now, bytes: randomBytes },
      // They would be waited for to the end of the test.
      notices: { outgoing: { allowPrivate: true, timeout: 1e6 }, grace: 0 },
      courier: { every: 5, lease: 1e6, sweepEvery: 1e8 },
    });
  });
  afterAll(async () => {
    await box.close();
    await server.close();
  });

  async function listen(guest: Guest, isSilent = false): Promise<Browser> {
    const browser = new Browser(box);
    if (isSilent) box.silent.add(browser.path);
    expect((await guest.post('/api/me/notices/devices', browser.subscription)).status).toBe(201);
    return browser;
  }

  test('others hear at once', async () => {
    const eve = await Guest.named(server.url, 'Eve');
    for (let n = 0; n < 10; n++) await listen(eve, true);
    const { ann, bo, table } = await twoAtTable(server.url);
    for (let n = 0; n < 3; n++) {
      const { table, invite } = (await eve.post('/api/tables', TOY)).json;
      await bo.post(`/api/tables/${table}/enter`, { invite });
      await bo.command(table, { kind: 'sit' });
    }
    await expect.poll(() => box.arrived.length).toBeGreaterThan(0);
    const hears = await listen(bo);
    await ann.playAny(table);
    await expect.poll(() => hears.titles).toEqual(['Your turn in Toy']);
    expect(box.arrived.length - 1, 'tried at once for one person').toBeLessThanOrEqual(PER_PERSON);
  });
});
