import type { AnyOptions } from '../../../kernel/index.ts';
import type { WebGame } from '../webGame.ts';
import { about } from './about.ts';
import cover from './cover.webp';

/** Whether a game is played on a board of the box. */
const isPainted = (options: AnyOptions): boolean => !('board' in options && typeof options.board === 'object');

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
  ui: async options => {
    const needsNoMaps = options && isPainted(options);
    const [{ ui }] = await Promise.all([import('./ui.ts'), needsNoMaps || import('./board/own.ts')]);
    return ui;
  },
  guide: async () => (await import('./guide.ts')).guide,
  sheet: async () => (await import('./sheet.ts')).sheet,
  reasons: async () => (await import('./reasons.ts')).reasons,
  minute: async () => (await import('./minute.ts')).minute,
  pictures: async () => (await import('./pictures.ts')).album,
  scenery: async () => (await import('./scenery.ts')).scenery,
  boards: async () => (await import('../../maps/MapChoice.svelte')).default,
  scoring: async () => (await import('./scoring/setup.ts')).setup,
};
