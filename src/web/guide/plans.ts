import type { Plan } from './plan.ts';

/** Loaded when somebody learns a game. */
export const plans: { readonly [game: string]: () => Promise<Plan> } = {
  china: async () => (await import('./china.ts')).plan,
  medina: async () => (await import('./medina.ts')).plan,
  pagoda: async () => (await import('./pagoda.ts')).plan,
};
