import type { SetUp } from './setup.ts';

/** Loaded when a game is to be scored. */
export const setups: { readonly [game: string]: () => Promise<SetUp> } = {
  china: async () => (await import('./china/setup.ts')).setup,
  medina: async () => (await import('./medina/setup.ts')).setup,
  pagoda: async () => (await import('./pagoda/setup.ts')).setup,
};
