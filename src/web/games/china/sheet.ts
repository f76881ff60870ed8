import { standard } from '../../../games/china/board/standard.ts';
import type { ScoreItem } from '../../../kernel/index.ts';
import type { SheetLayout, SheetPlace, Sign } from '../../end/sheet.ts';
import { sentence } from '../../i18n/sentence.ts';
import { nameOf } from './board/names.ts';
import { wordsOf } from './words/index.ts';

const words = {
  en: {
    palaces: 'Provinces',
    emperor: 'The Emperor’s palaces',
    alliance: 'Alliances',
    road: 'Roads',
    ports: 'Ports',
    bonus: 'Bonus tiles',
  },
  fr: {
    palaces: 'Provinces',
    emperor: 'Palais de l’Empereur',
    alliance: 'Alliances',
    road: 'Routes',
    ports: 'Ports',
    bonus: 'Tuiles bonus',
  },
} as const;

interface Detail {
  readonly province?: string;
  readonly number?: number;
  readonly between?: readonly [string, string];
  readonly colour?: 'yellow' | 'orange' | 'green';
}

/** The card colour of a province, where the map is the usual one. */
function signOf(province: string): Sign | undefined {
  const colour = standard.provinces.find(({ id }) => id === province)?.colour;
  return colour && { icon: 'glyph-card', look: `cn-${colour}` };
}

export const sheet: SheetLayout = {
  placeOf: ({ kind, detail }: ScoreItem, language): SheetPlace => {
    const say = words[language];
    const { province, number, between, colour } = (detail ?? {}) as Detail;
    if (province) {
      const sign = signOf(province);
      return { group: kind === 'palaces' ? say.palaces : say.emperor, row: nameOf(province), ...(sign && { sign }) };
    }
    if (number !== undefined && between) {
      return { group: say.alliance, row: between.map(id => nameOf(id)).join(' – '), sign: { seal: number } };
    }
    if (colour) {
      const name = sentence(wordsOf(language).tileColour(colour));
      return { group: say.bonus, row: name, sign: { icon: 'glyph-card', look: `cn-${colour}` } };
    }
    return { group: kind === 'ports' ? say.ports : kind === 'road' ? say.road : kind };
  },
};
