import type { WebGame } from '../webGame.ts';
import { about } from './about.ts';
import cover from './cover.webp';

export const china: WebGame = {
  id: 'china',
  name: 'China',
  designer: 'Michael Schacht',
  players: '2–5',
  minutes: 60,
  cover,
  about,
  usualPlayers: 3,
  usual: players => ({ players }),
  ui: async () => (await import('./ui.ts')).ui,
  guide: async () => (await import('./guide.ts')).guide,
  sheet: async () => (await import('./sheet.ts')).sheet,
  reasons: async () => (await import('./reasons.ts')).reasons,
  minute: async () => (await import('./minute.ts')).minute,
  pictures: async () => (await import('./pictures.ts')).album,
  scenery: async () => (await import('./scenery.ts')).scenery,
  boards: async () => (await import('../../maps/MapChoice.svelte')).default,
  scoring: async () => (await import('./scoring/setup.ts')).setup,
};
