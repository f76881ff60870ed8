import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Update } from '../../src/api/index.ts';
import { openPostgres } from '../../src/server/store/index.ts';
import { type Guest, openToyServer, twoAtTable } from '../server/guest.ts';
import { type Cluster, openCluster, type Replica } from './cluster.ts';
import { openSwitch, type Switch } from './switch.ts';

let primary: Cluster;
let replica: Replica | undefined;
let between: Switch | undefined;
beforeAll(async () => {
  primary = await openCluster();
  between = await openSwitch(primary.port);
});
afterAll(async () => {
  between?.close();
  await replica?.destroy();
  await primary?.destroy();
});

/** Tries until the database behind the switch takes it. */
async function insist(work: () => Promise<{ status: number }>): Promise<void> {
  await expect.poll(async () => (await work()).status, { timeout: 60_000 }).toBe(200);
}

test('a replica that lacks the last lines takes over: they are told as lost, and no line is mixed with others', async () => {
  const url = primary.url.replace(`:${primary.port}`, `:${between!.port}`);
  const [here, there] = await Promise.all([1, 2].map(async () => openToyServer({ store: await openPostgres(url) })));
  const { ann, bo, table } = await twoAtTable(here!.url);
  const people: readonly Guest[] = [ann, bo];
  const actor = async (): Promise<Guest> => people[(await ann.look(table)).state.actor]!;
  const far = await bo.live(there!.url);
  // Without chat the update is the last step of following: nothing is left to fail when the database stops next.
  far.send({ kind: 'subscribe', table, since: 0, chat: null });
  await far.updateAt(1);
  replica = await primary.replicate();
  await insist(() => ann.get(`/api/tables/${table}`));
  await (await actor()).playAny(table);
  const kept = await ann.look(table);
  await expect
    .poll(async () => (await replica!.ask(`SELECT line FROM tables WHERE id = '${table}'`))[0]?.line, {
      timeout: 60_000,
    })
    .toBe(kept.line);
  await replica.cutOff();

  const acknowledged: number[] = [];
  for (let move = 0; move < 3; move++) {
    const answer = await (await actor()).playAny(table);
    expect(answer.status).toBe(200);
    acknowledged.push(answer.json.line);
  }
  const known = await ann.look(table);
  await far.updateAt(known.line);
  await primary.stop();
  await replica.promote();
  between!.lead(replica.port);

  const anew = await far.until<Update>(m => m.kind === 'update' && m.anew === true);
  expect([anew.since, anew.line]).toEqual([0, kept.line]);
  await insist(() => ann.get(`/api/tables/${table}`));
  await insist(async () => (await actor()).playAny(table));
  const rows = await replica.ask(`SELECT line FROM log WHERE table_id = '${table}' ORDER BY line`);
  expect(rows.map(({ line }) => line)).toEqual([...rows.keys()]);
  for (const { services } of [here!, there!])
    expect(await services.metrics.text()).toMatch(
      new RegExp(`^caravanserai_lost_lines_total ${acknowledged.length}$`, 'm'),
    );
  await Promise.all([here!.close(), there!.close()]);
});
