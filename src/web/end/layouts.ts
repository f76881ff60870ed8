import type { SheetLayout } from './sheet.ts';

/** Layouts are loaded with the game. */
export const layouts: { readonly [game: string]: () => Promise<SheetLayout> } = {
  china: async () => (await import('./sheets/china.ts')).layout,
  medina: async () => (await import('./sheets/medina.ts')).layout,
  pagoda: async () => (await import('./sheets/pagoda.ts')).layout,
};
