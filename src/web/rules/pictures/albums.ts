import type { Album } from './picture.ts';

/** Loaded with the text of the rules: they are small; the boards come later. */
export const albums: { readonly [game: string]: () => Promise<Album> } = {
  china: async () => (await import('./china.ts')).album,
  medina: async () => (await import('./medina.ts')).album,
  pagoda: async () => (await import('./pagoda.ts')).album,
};
