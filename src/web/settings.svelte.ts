import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import type { Words } from './i18n/words.ts';
import { keep, readKept } from './kept.ts';

const languages = { en, fr } as const;
export type Language = keyof typeof languages;
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const firstLanguage = (): Language => {
  const wanted = readKept('language') ?? navigator.language.slice(0, 2);
  return wanted === 'fr' ? 'fr' : 'en';
};

/** How long a bot waits before it plays, so that people can follow. */
const CALM_MS = 700;
const firstPace = (): number => Number(readKept('botPace') ?? CALM_MS);

/** How fast things move over the table. */
export const motions = ['calm', 'quick', 'none'] as const;
export type Motion = (typeof motions)[number];
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

const firstTheme = (): Theme => {
  const wanted = readKept('theme');
  if (wanted === 'dark' || wanted === 'light') return wanted;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** What this person chose on this device. */
class Settings {
  language: Language = $state(firstLanguage());
  #theme: Theme = $state(firstTheme());
  botPace: number = $state(firstPace());
  /** How somebody is told that it is their turn. */
  sound: boolean = $state(readKept('sound') !== 'off');
  notify: boolean = $state(readKept('notify') === 'on');
  #motion: Motion | undefined = $state(motions.find(motion => motion === readKept('motion')));
  /** Whether boards are shown as lists of what can be done. */
  asList: boolean = $state(readKept('asList') === 'on');
  /** Whether a turn that can't go on is sent at once, without being confirmed. */
  autoConfirm: boolean = $state(readKept('autoConfirm') === 'on');

  get words(): Words {
    return languages[this.language];
  }

  get theme(): Theme {
    return this.#theme;
  }

  /** The page has its colours at once: pictures of pieces are drawn in them. */
  set theme(theme: Theme) {
    document.documentElement.dataset.theme = theme;
    this.#theme = theme;
  }

  /** As chosen here; else as the device wants it. */
  get motion(): Motion {
    return this.#motion ?? (reduced.matches ? 'none' : 'calm');
  }

  set motion(motion: Motion) {
    this.#motion = motion;
    keep('motion', motion);
  }

  /** How many times faster than usual things move; 0: they don't. */
  get pace(): number {
    return { calm: 1, quick: 2, none: 0 }[this.motion];
  }

  /** Shows the choices on the page and remembers them. */
  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion;
    keep('language', this.language);
    keep('theme', this.theme);
    keep('sound', this.sound ? 'on' : 'off');
    keep('notify', this.notify ? 'on' : 'off');
    keep('botPace', `${this.botPace}`);
    keep('asList', this.asList ? 'on' : 'off');
    keep('autoConfirm', this.autoConfirm ? 'on' : 'off');
  }
}

export const settings = new Settings();
