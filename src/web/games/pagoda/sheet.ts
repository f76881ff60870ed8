import type { SheetLayout } from '../../end/sheet.ts';

const words = {
  en: {
    kinds: { column: 'Columns', tile: 'Tiles', roof: 'Roofs', spire: 'Spires' },
    lot: (n: number) => `Lot ${n}`,
  },
  fr: {
    kinds: { column: 'Colonnes', tile: 'Tuiles', roof: 'Toits', spire: 'Sommets' },
    lot: (n: number) => `Terrain ${n}`,
  },
} as const;

/** By kind of piece; columns also by lot, since most points lie there. */
export const sheet: SheetLayout = {
  placeOf: ({ kind, detail }, language) => {
    const { kinds, lot } = words[language];
    const group = kinds[kind as keyof typeof kinds] ?? kind;
    const number = detail?.lot as number;
    return { group, row: lot(number), sign: { seal: number } };
  },
};
