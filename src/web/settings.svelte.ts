import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import type { Words } from './i18n/words.ts';

const languages = { en, fr } as const;
export type Language = keyof typeof languages;
export type Theme = 'light' | 'dark';

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

const firstLanguage = (): Language => {
  const wanted = kept('language') ?? navigator.language.slice(0, 2);
  return wanted === 'fr' ? 'fr' : 'en';
};

/** How long a bot waits before it plays, so that people can follow. */
const CALM_MS = 700;
const firstPace = (): number => Number(kept('botPace') ?? CALM_MS);

const firstTheme = (): Theme => {
  const wanted = kept('theme');
  if (wanted === 'dark' || wanted === 'light') return wanted;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** What this person chose on this device. */
class Settings {
  language: Language = $state(firstLanguage());
  theme: Theme = $state(firstTheme());
  botPace: number = $state(firstPace());

  get words(): Words {
    return languages[this.language];
  }

  /** Shows the choices on the page and remembers them. */
  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
    keep('language', this.language);
    keep('theme', this.theme);
  }
}

export const settings = new Settings();
