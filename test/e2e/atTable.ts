// Tables that are made by requests from the people's own pages, for tests about what comes after the waiting room.
import type { BodyOf, CommandFrame } from '../../src/api/index.ts';
import { table } from './locators.ts';
import type { Guest } from './online.ts';

/** Asks the server as a page of this person does. */
export const ask = ({ page }: Guest, method: string, path: string, body?: object) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const answer = await fetch(path, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return answer.status === 204 ? undefined : answer.json();
    },
    { method, path, body },
  );

let commands = 0;
export const command = (guest: Guest, id: string, what: CommandFrame) =>
  ask(guest, 'POST', `/api/tables/${id}/commands`, { id: `test-${commands++}`, command: what });

/** Says who somebody is, on a page of the server that asks for nothing. */
export async function comeIn(guest: Guest, url: string): Promise<void> {
  await guest.page.goto(`${url}/rules/pagoda`);
  await ask(guest, 'POST', '/api/people', { name: guest.name });
}

/** A started game of some people, all of whom have it before them. Returns its id. */
export async function playTogether(
  url: string,
  guests: readonly [Guest, ...Guest[]],
  wish: Omit<BodyOf<'POST /api/tables'>, 'seats'>,
): Promise<string> {
  for (const guest of guests) await comeIn(guest, url);
  const [host, ...others] = guests;
  const seats = guests.map(guest => ({ kind: guest === host ? 'me' : 'open' }));
  const opened = await ask(host, 'POST', '/api/tables', { ...wish, seats });
  for (const guest of others) {
    await ask(guest, 'POST', `/api/tables/${opened.table}/enter`, { invite: opened.invite });
    await command(guest, opened.table, { kind: 'sit' });
  }
  await command(host, opened.table, { kind: 'start' });
  for (const { page } of guests) {
    await page.goto(`${url}/t/${opened.table}`);
    await table(page).waitFor();
  }
  return opened.table;
}
