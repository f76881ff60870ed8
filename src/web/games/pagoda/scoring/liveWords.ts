import { list } from '../../../i18n/english.ts';
import { de, liste } from '../../../i18n/french.ts';
import type { Language } from '../../../settings.svelte.ts';

interface LiveWords {
  turnOf(turn: number, name: string): string;
  /** The first player has ended the game: the other has one more turn. */
  oneMore(name: string): string;
  readonly lastTurn: string;
  over(winners: readonly string[]): string;
  total(name: string): string;
  add(points: number, name: string): string;
  readonly undo: string;
  readonly third: string;
  readonly endTurn: string;
  readonly clear: string;
  readonly help: string;
  /** Why a button can't be used now. */
  readonly whyNot: { readonly over: string; readonly third: string };
}

const en: LiveWords = {
  turnOf: (turn, name) => `Turn ${turn}: ${name}`,
  oneMore: name => `Third pagoda complete: ${name} has one more turn after this one.`,
  lastTurn: 'Third pagoda complete: the game ends with this turn.',
  over: winners => (winners.length === 1 ? `${winners[0]} wins!` : `Shared victory: ${list(winners)}`),
  total: name => `Points: ${name}`,
  add: (points, name) => `+${points} for ${name}`,
  undo: 'Undo',
  third: 'Third pagoda complete',
  endTurn: 'End turn',
  clear: 'Start over',
  help: 'Tap the points of each piece as it is built: a column scores its floor, a tile 1, a spire 5 (4 in the quick game).',
  whyNot: {
    over: 'The game is over. Undo to correct something, or start over.',
    third: 'You’ve already noted the third pagoda.',
  },
};

const fr: LiveWords = {
  turnOf: (turn, name) => `Tour ${turn} : ${name}`,
  oneMore: name => `Troisième pagode achevée : encore un tour pour ${name} après celui-ci.`,
  lastTurn: 'Troisième pagode achevée : la partie finit avec ce tour.',
  over: winners => (winners.length === 1 ? `${winners[0]} l’emporte !` : `Victoire partagée : ${liste(winners)}`),
  total: name => `Points ${de(name)}`,
  add: (points, name) => `+${points} pour ${name}`,
  undo: 'Annuler',
  third: 'Troisième pagode achevée',
  endTurn: 'Finir le tour',
  clear: 'Recommencer',
  help: 'Touchez les points de chaque pièce construite : une colonne vaut son étage, une tuile 1, un sommet 5 (4 en partie rapide).',
  whyNot: {
    over: 'La partie est terminée. Annulez pour corriger, ou recommencez.',
    third: 'La troisième pagode est déjà notée.',
  },
};

const languages = { en, fr } as const;

export const liveWords = (language: Language): LiveWords => languages[language];
