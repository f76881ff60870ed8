import { webGame } from '../games/index.ts';
import type { Language } from '../settings.svelte.ts';
import { type RulesDocument, readRules } from './markdown.ts';
import type { Minute } from './minute.ts';
import type { Album } from './picture.ts';

const texts = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export interface LoadedRules {
  readonly rules: RulesDocument;
  readonly minute: Minute;
  readonly album: Album;
}

/** The rules of a game; nothing if there is no such game. */
export async function loadRules(id: string, language: Language): Promise<LoadedRules | undefined> {
  const game = webGame(id);
  const text = game && texts[`../../../docs/rules/${id}.${language}.md`];
  if (!text) return undefined;
  const [source, minute, album] = await Promise.all([text(), game.minute(), game.pictures()]);
  return { rules: readRules(source), minute, album };
}
