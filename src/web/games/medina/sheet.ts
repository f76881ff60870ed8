import type { Colour } from '../../../games/medina/index.ts';
import type { ScoreItem } from '../../../kernel/index.ts';
import type { SheetLayout, SheetPlace } from '../../end/sheet.ts';

const words = {
  en: {
    palace: {
      grey: 'Grey palaces',
      violet: 'Violet palaces',
      black: 'Black palaces',
      brown: 'Brown palaces',
      orange: 'Orange palaces',
    },
    kinds: { buildings: 'Buildings', stables: 'Stables', walls: 'Walls', merchants: 'Merchants', well: 'Well' },
    tiles: 'Palace tiles',
    towers: 'Tower tiles',
    tile: { grey: 'Grey', violet: 'Violet', black: 'Black', brown: 'Brown', orange: 'Orange' },
    tower: (n: number) => `Tower ${n}`,
  },
  fr: {
    palace: {
      grey: 'Palais gris',
      violet: 'Palais violets',
      black: 'Palais noirs',
      brown: 'Palais marron',
      orange: 'Palais orange',
    },
    kinds: { buildings: 'Bâtiments', stables: 'Étables', walls: 'Murs', merchants: 'Marchands', well: 'Puits' },
    tiles: 'Tuiles palais',
    towers: 'Tuiles tour',
    tile: { grey: 'Grise', violet: 'Violette', black: 'Noire', brown: 'Marron', orange: 'Orange' },
    tower: (n: number) => `Tour ${n}`,
  },
} as const;

interface Detail {
  readonly colour?: Colour;
  readonly tower?: number;
}

/** By colour of palace, since nobody owns two of one colour; then the tiles. */
export const sheet: SheetLayout = {
  placeOf: ({ kind, detail }: ScoreItem, language): SheetPlace => {
    const say = words[language];
    const { colour, tower } = (detail ?? {}) as Detail;
    if (tower !== undefined) return { group: say.towers, row: say.tower(tower), sign: { seal: tower } };
    if (!colour) return { group: kind };
    if (kind === 'palace-tile')
      return { group: say.tiles, row: say.tile[colour], sign: { icon: 'md-palace-tile', look: `md-${colour}` } };
    return { group: say.palace[colour], row: say.kinds[kind as keyof typeof say.kinds] ?? kind };
  },
};
