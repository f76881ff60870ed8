import type { Language } from '../settings.svelte.ts';

interface HintWords {
  readonly hint: string;
  /** Why there is none while others act. */
  readonly later: string;
  title(count: number): string;
  readonly noOrder: string;
  readonly thinking: string;
  readonly none: string;
  tryIt(count: number): string;
  readonly counted: string;
  readonly close: string;
}

const en: HintWords = {
  hint: 'Hint',
  later: 'You can ask for a hint when it’s your turn.',
  title: count => ['No hint here', 'One good turn', 'Two good turns'][count] ?? 'Three good turns',
  noOrder: 'in no particular order',
  thinking: 'Looking for good turns…',
  none: 'There’s nothing to plan right now. Ask again at the start of your next turn.',
  tryIt: count => `Tap ${count === 1 ? 'it' : 'one'} to try it. You still confirm it yourself.`,
  counted: 'Hints are counted, and shown with the result.',
  close: 'Close the hint',
};

const fr: HintWords = {
  hint: 'Indice',
  later: 'Vous pourrez demander un indice quand ce sera à vous de jouer.',
  title: count => ['Pas d’indice ici', 'Un bon tour', 'Deux bons tours'][count] ?? 'Trois bons tours',
  noOrder: 'sans ordre particulier',
  thinking: 'Recherche de bons tours…',
  none: 'Il n’y a rien à prévoir pour l’instant. Redemandez au début de votre prochain tour.',
  tryIt: count => `${count === 1 ? 'Touchez-le' : 'Touchez-en un'} pour l’essayer. C’est vous qui confirmez.`,
  counted: 'Les indices sont comptés et affichés avec le résultat.',
  close: 'Fermer l’indice',
};

const languages = { en, fr } as const;

export const hintWords = (language: Language): HintWords => languages[language];
