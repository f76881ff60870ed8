import type { Colour } from '../../../../games/pagoda/index.ts';
import { count } from '../../../i18n/english.ts';
import { accord, compte } from '../../../i18n/french.ts';
import type { Language } from '../../../settings.svelte.ts';

/** The lots of Pagoda in words. */
interface LotsWords {
  readonly title: string;
  readonly stands: string;
  readonly nothing: string;
  /** A floor: how many columns of its colour, and the slots of the tile on them. */
  floor(n: number, colour: Colour, columns: number, slots: Colour | undefined): string;
  roof(background: Colour, spire: Colour, built: boolean): string;
  wants(colour: Colour | undefined, columns: number): string;
  at(what: string, places: string): string;
}

const words: { readonly [L in Language]: LotsWords } = {
  en: {
    title: 'The lots in words',
    stands: 'What stands here',
    nothing: 'Nothing yet: the first column decides the colour.',
    floor: (n, colour, columns, slots) =>
      `Floor ${n}: ${count(columns, `${colour} column`, `${colour} columns`)}${slots ? `, ${colour} tile with ${slots} slots` : ''}`,
    roof: (background, spire, built) =>
      `${background} roof, ${built ? `${spire} spire` : `waiting for its ${spire} spire`}`,
    wants: (colour, columns) =>
      columns === 0
        ? `wants a ${colour} tile`
        : `wants ${colour === undefined ? 'any colour' : `${columns} more ${colour}`}`,
    at: (what, places) => `${what} on ${places}`,
  },
  fr: {
    title: 'Les terrains en mots',
    stands: 'Ce qui s’y trouve',
    nothing: 'Rien pour l’instant. La première colonne décide de la couleur.',
    floor: (n, colour, columns, slots) =>
      `Étage ${n} : ${compte(columns, `colonne ${accord(colour, 'f')}`, `colonnes ${accord(colour, 'f', 'pl')}`)}${slots ? `, tuile ${accord(colour, 'f')} à emplacements ${accord(slots, 'm', 'pl')}` : ''}`,
    roof: (background, spire, built) =>
      `toit ${accord(background, 'm')}, ${built ? `sommet ${accord(spire, 'm')}` : `en attente de son sommet ${accord(spire, 'm')}`}`,
    wants: (colour, columns) =>
      columns === 0
        ? `attend une tuile ${accord(colour!, 'f')}`
        : colour === undefined
          ? 'couleur libre'
          : `attend encore ${compte(columns, `colonne ${accord(colour, 'f')}`, `colonnes ${accord(colour, 'f', 'pl')}`)}`,
    at: (what, places) => `${what} sur ${places}`,
  },
};

export const lotsWordsOf = (language: Language): LotsWords => words[language];
