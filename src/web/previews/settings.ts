// What stands in for the settings of a page: a program without one has a language, and is light and still.
import { en } from '../i18n/en.ts';
import { fr } from '../i18n/fr.ts';
import type { Words } from '../i18n/words.ts';

const languages = { en, fr } as const;

export const settings = {
  language: 'en' as keyof typeof languages,
  theme: 'light',
  pace: 0,
  get words(): Words {
    return languages[this.language];
  },
};
