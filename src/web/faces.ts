import type { Face } from './face.ts';

/** Faces are loaded when a game is opened. */
export const faces: { readonly [game: string]: () => Promise<Face> } = {
  china: async () => (await import('./boards/china/face.ts')).face,
  medina: async () => (await import('./boards/medina/face.ts')).face,
  pagoda: async () => (await import('./boards/pagoda/face.ts')).face,
};
