import { count } from '../../i18n/english.ts';
import { compte } from '../../i18n/french.ts';
import type { Language } from '../../settings.svelte.ts';

/** What the board in words says in every game. */
interface InWordsWords {
  readonly toBoard: string;
  readonly changes: string;
  readonly noChanges: string;
  readonly yourMoves: string;
  readonly otherMoves: string;
  readonly filter: string;
  /** The line below the title: how many moves, and in how many groups. */
  summary(moves: number, groups: number): string;
  moves(n: number): string;
  noneLike(filter: string): string;
  gain(points: number): string;
  readonly notPossible: string;
  pays(ways: readonly string[]): string;
  readonly keys: string;
}

const or = (language: Language, ways: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(ways);

const words: { readonly [L in Language]: InWordsWords } = {
  en: {
    toBoard: 'Show the board',
    changes: 'Since your last turn',
    noChanges: 'Nothing has happened yet.',
    yourMoves: 'Your moves here',
    otherMoves: 'Other moves',
    filter: 'Filter the moves',
    summary: (moves, groups) =>
      moves === 0
        ? 'No moves for you right now'
        : `${count(moves, 'move', 'moves')} in ${count(groups, 'group', 'groups')}`,
    moves: n => (n === 0 ? 'no moves' : count(n, 'move', 'moves')),
    noneLike: filter => `No move contains “${filter}”.`,
    gain: points => `${points > 0 ? '+' : ''}${count(points, 'point', 'points')}`,
    notPossible: 'Not possible here:',
    pays: ways => `pays ${or('en', ways)}`,
    keys: 'H next group, N next move, arrows in a list, Enter try it, Z undo, Ctrl Enter confirm',
  },
  fr: {
    toBoard: 'Afficher le plateau',
    changes: 'Depuis votre dernier tour',
    noChanges: 'Il ne s’est encore rien passé.',
    yourMoves: 'Vos coups ici',
    otherMoves: 'Autres coups',
    filter: 'Filtrer les coups',
    summary: (moves, groups) =>
      moves === 0
        ? 'Aucun coup pour vous en ce moment'
        : `${compte(moves, 'coup', 'coups')} dans ${compte(groups, 'groupe', 'groupes')}`,
    moves: n => (n === 0 ? 'aucun coup' : compte(n, 'coup', 'coups')),
    noneLike: filter => `Aucun coup ne contient « ${filter} ».`,
    gain: points => `${points > 0 ? '+' : ''}${compte(points, 'point', 'points')}`,
    notPossible: 'Impossible ici :',
    pays: ways => `pour ${or('fr', ways)}`,
    keys: 'H groupe suivant, N coup suivant, flèches dans une liste, Entrée essayer, Z annuler, Ctrl Entrée confirmer',
  },
};

export const inWordsWordsOf = (language: Language): InWordsWords => words[language];
