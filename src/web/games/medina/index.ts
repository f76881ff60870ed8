import type { WebGame } from '../webGame.ts';
import { about } from './about.ts';
import cover from './cover.webp';

export const medina: WebGame = {
  id: 'medina',
  name: 'Medina',
  designer: 'Stefan Dorra',
  players: '2–4',
  minutes: 60,
  cover,
  about,
  easiest: true,
  usualPlayers: 3,
  usual: players => ({ players, rules: 'second' }),
  ui: async () => (await import('./ui.ts')).ui,
  guide: async () => (await import('./guide.ts')).guide,
  sheet: async () => (await import('./sheet.ts')).sheet,
  reasons: async () => (await import('./reasons.ts')).reasons,
  minute: async () => (await import('./minute.ts')).minute,
  pictures: async () => (await import('./pictures.ts')).album,
  scenery: async () => (await import('./scenery.ts')).scenery,
  scoring: async () => (await import('./scoring/setup.ts')).setup,
};
