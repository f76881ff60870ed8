import type { WebGame } from '../webGame.ts';
import { about } from './about.ts';
import cover from './cover.webp';

export const pagoda: WebGame = {
  id: 'pagoda',
  name: 'Pagoda',
  designer: 'Arve D. Fühler',
  players: '2',
  minutes: 40,
  cover,
  about,
  usualPlayers: 2,
  usual: players => ({ players }),
  ui: async () => (await import('./ui.ts')).ui,
  guide: async () => (await import('./guide.ts')).guide,
  sheet: async () => (await import('./sheet.ts')).sheet,
  reasons: async () => (await import('./reasons.ts')).reasons,
  minute: async () => (await import('./minute.ts')).minute,
  pictures: async () => (await import('./pictures.ts')).album,
  scenery: async () => (await import('./scenery.ts')).scenery,
  scoring: async () => (await import('./scoring/setup.ts')).setup,
};
