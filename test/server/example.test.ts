import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Guest, openToyServer, TOY } from './guest.ts';

const BOT = join(import.meta.dirname, '../../examples/bot.mjs');

test('the example of a bot client takes a seat by link and plays a game to its end', async () => {
  const server = await openToyServer();
  const ann = await Guest.named(server.url, 'Ann');
  const { table, invite } = (await ann.post('/api/tables', TOY)).json;
  const bot = spawn(process.execPath, [BOT, `${server.url}/t/${table}#${invite}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  bot.stdout.on('data', data => {
    said += data;
  });
  const ended = new Promise(resolve => bot.once('exit', resolve));
  const live = await ann.live();
  live.subscribe(table);
  await live.until(message => message.kind === 'update' && message.state.seats[1]!.name === 'Example bot', 30_000);
  await ann.command(table, { kind: 'start' });
  for (;;) {
    const { state, line } = await ann.look(table);
    if (state.status === 'over') break;
    if (state.actor === 0) await ann.playAny(table);
    else await live.until(message => message.kind === 'update' && message.line > line, 30_000);
  }
  expect(await ended).toBe(0);
  expect(said).toMatch(/The game is over \(finished\): \d+ : \d+/);
  live.close();
  await server.close();
});
