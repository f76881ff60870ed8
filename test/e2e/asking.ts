// What people ask the server for beside their pages, with the cookies of their browsers.
import { newId } from '../server/guest.ts';
import type { Guest } from './online.ts';

// biome-ignore lint/suspicious/noExplicitAny: each answer has a form of its own, which the tests of the server check
export type Ask = (path: string, body?: object) => Promise<any>;

/** Asks as a person; with a body it is a POST. A refusal fails the test. */
export const askAs =
  ({ context: { request } }: Guest, url: string): Ask =>
  async (path, data) => {
    const answer = data ? await request.post(url + path, { data }) : await request.get(url + path);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? undefined : answer.json();
  };

export const command = (ask: Ask, table: string, body: object): ReturnType<Ask> =>
  ask(`/api/tables/${table}/commands`, { id: newId(), command: body });

/** Plays the first move that can be played, for whose turn it is. */
export async function playFirstChoice(ask: Ask, table: string): Promise<void> {
  const { ply, sight } = await ask(`/api/tables/${table}`);
  await command(ask, table, { kind: 'play', ply, move: sight.choices[0].move });
}
