import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { chooseLocale } from './i18n/locale.ts';
import type { Words } from './i18n/words.ts';
import { keep, readKept } from './kept.ts';

const languages = { en, fr } as const;
export type Language = keyof typeof languages;
type Theme = 'light' | 'dark';
/** What can be chosen: as the device has it, or always the same. */
export const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];
/** In percent. */
export const textSizes = [100, 115, 130, 150] as const;
export type TextSize = (typeof textSizes)[number];

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

const darkDevice = matchMedia('(prefers-color-scheme: dark)');

const LOUDEST = 100;
function firstVolume(): number {
  const kept = Number(readKept('volume') ?? LOUDEST);
  return kept >= 0 && kept <= LOUDEST ? kept : LOUDEST;
}

/** What this person chose on this device. */
class Settings {
  language: Language = $state(firstLanguage());
  #themeChoice: ThemeChoice = $state(themes.find(theme => theme === readKept('theme')) ?? 'system');
  #isDarkDevice = $state(darkDevice.matches);
  #isStillDevice = $state(reduced.matches);
  botPace: number = $state(firstPace());
  /** How somebody is told that it is their turn. */
  sound: boolean = $state(readKept('sound') !== 'off');
  /** How loud sounds are, from 0 to 100. */
  volume: number = $state(firstVolume());
  /** Whether a phone buzzes. */
  haptics: boolean = $state(readKept('haptics') !== 'off');
  textSize: TextSize = $state(textSizes.find(size => `${size}` === readKept('textSize')) ?? 100);
  /** Whether letters, digits and signs are shortcuts. */
  singleKeys: boolean = $state(readKept('singleKeys') !== 'off');
  notify: boolean = $state(readKept('notify') === 'on');
  #motion: Motion | undefined = $state(motions.find(motion => motion === readKept('motion')));
  /** Whether boards are shown as lists of what can be done. */
  asList: boolean = $state(readKept('asList') === 'on');
  /** Whether a turn that can't go on is sent at once, without being confirmed. */
  autoConfirm: boolean = $state(readKept('autoConfirm') === 'on');

  get words(): Words {
    return languages[this.language];
  }

  constructor() {
    darkDevice.addEventListener('change', () => {
      this.#isDarkDevice = darkDevice.matches;
      this.#paint();
    });
    reduced.addEventListener('change', () => {
      this.#isStillDevice = reduced.matches;
    });
  }

  /** For dates and times. */
  get locale(): string {
    return chooseLocale(this.language, navigator.languages);
  }

  get theme(): Theme {
    if (this.#themeChoice !== 'system') return this.#themeChoice;
    return this.#isDarkDevice ? 'dark' : 'light';
  }

  get themeChoice(): ThemeChoice {
    return this.#themeChoice;
  }

  set themeChoice(choice: ThemeChoice) {
    this.#themeChoice = choice;
    this.#paint();
  }

  /** The page has its colours at once: pictures of pieces are drawn in them. */
  #paint(): void {
    document.documentElement.dataset.theme = this.theme;
  }

  /** As chosen here; else as the device wants it. */
  get motion(): Motion {
    return this.#motion ?? (this.#isStillDevice ? 'none' : 'calm');
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
    this.#paint();
    document.documentElement.dataset.motion = this.motion;
    document.documentElement.style.setProperty('--text', `${this.textSize / 100}`);
    keep('language', this.language);
    keep('theme', this.themeChoice);
    keep('volume', `${this.volume}`);
    keep('haptics', this.haptics ? 'on' : 'off');
    keep('textSize', `${this.textSize}`);
    keep('singleKeys', this.singleKeys ? 'on' : 'off');
    keep('sound', this.sound ? 'on' : 'off');
    keep('notify', this.notify ? 'on' : 'off');
    keep('botPace', `${this.botPace}`);
    keep('asList', this.asList ? 'on' : 'off');
    keep('autoConfirm', this.autoConfirm ? 'on' : 'off');
  }
}

export const settings = new Settings();
