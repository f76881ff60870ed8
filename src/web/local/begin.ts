import type { AnyOptions } from '../../kernel/index.ts';
import { keepGame, type SeatPlan } from './keeping.ts';

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** Sets up a game on this device and returns where it is. */
export async function beginLocal(game: string, options: AnyOptions, seats: readonly SeatPlan[]): Promise<string> {
  const id = hex(crypto.getRandomValues(new Uint8Array(8)));
  const seed = hex(crypto.getRandomValues(new Uint8Array(32)));
  await keepGame({ id, game, options, seats, seed, entries: [], tried: [], over: false, changed: Date.now() });
  return `/local/${id}`;
}
