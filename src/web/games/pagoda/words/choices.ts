import type { Ability, Colour, Payment, Tile } from '../../../../games/pagoda/index.ts';
import { accord } from '../../../i18n/french.ts';
import type { Language } from '../../../settings.svelte.ts';

interface ChoiceWords {
  column(colour: Colour): string;
  tile(tile: Tile, roof: boolean): string;
  spire(colour: Colour): string;
  from(payment: Payment): string;
  uses(ability: Ability): string;
}

const abilities = { lantern: 'Lantern', buddha: 'Buddha', bowl: 'Rice bowl', dragon: 'Dragon', fan: 'Fan' } as const;
const articled = {
  lantern: 'la Lanterne',
  buddha: 'le Bouddha',
  bowl: 'le Bol de riz',
  dragon: 'le Dragon',
  fan: 'l’Éventail',
} as const;

const words: { readonly [L in Language]: ChoiceWords } = {
  en: {
    column: colour => `${colour} column`,
    tile: ({ background, slot }, roof) =>
      roof ? `${background} roof, ${slot} spire` : `${background} tile, ${slot} slots`,
    spire: colour => `${colour} spire`,
    from: ({ display, hand }) =>
      hand.length === 0 ? 'from your display' : display.length === 0 ? 'from your hand' : 'from display and hand',
    uses: ability => `uses the ${abilities[ability]}`,
  },
  fr: {
    column: colour => `colonne ${accord(colour, 'f')}`,
    tile: ({ background, slot }, roof) =>
      roof
        ? `toit ${accord(background, 'm')}, sommet ${accord(slot, 'm')}`
        : `tuile ${accord(background, 'f')}, emplacements ${accord(slot, 'm', 'pl')}`,
    spire: colour => `sommet ${accord(colour, 'm')}`,
    from: ({ display, hand }) =>
      hand.length === 0 ? 'de votre réserve' : display.length === 0 ? 'de votre main' : 'de la réserve et la main',
    uses: ability => `utilise ${articled[ability]}`,
  },
};

/** What the choice at a pressed lot says about the moves of Pagoda. */
export const choiceWordsOf = (language: Language): ChoiceWords => words[language];
