import { expect, test } from 'vitest';
import { newFolder } from '../folder.ts';
import { hearFrom, openDeafSocket, openRaw, upgradeTo } from '../server/raw.ts';
import { ServerProcess } from './servers.ts';
import { count } from './size.ts';

const CLIENTS = count(5, 300);

test(`SIGTERM ends the process although ${CLIENTS} refused and ${CLIENTS} deaf clients hold on`, async () => {
  const server = await ServerProcess.start({ DATA_DIR: newFolder() });
  const port = Number(new URL(server.url).port);
  const clients = [];
  for (let n = 0; n < CLIENTS; n++) {
    const refused = await openRaw(port);
    refused.write(upgradeTo('/api/live', { Origin: 'https://evil.example' }));
    await hearFrom(refused);
    clients.push(refused, await openDeafSocket(port));
  }
  const begun = performance.now();
  await server.stop();
  console.log(`ended ${Math.round(performance.now() - begun)} ms after SIGTERM, with ${clients.length} clients`);
  expect(server.exitCode).toBe(0);
  for (const client of clients) client.destroy();
});
