import type { Scenery } from '../scenery.ts';

/** A street through the city, palaces beside it, the wall behind. */
export const scenery: Scenery = {
  position: {
    options: {
      players: 4,
      rules: 'second',
      well: true,
      tea: true,
      francaise: false,
      wallArms: false,
      newStreetTouches: 1,
      openStocks: true,
    },
    stocks: [{}, {}, {}, {}],
    well: 'L8',
    streets: [['E1', 'E2', 'E3', 'F3', 'G3', 'H3', 'H4', 'H5']],
    palaces: [
      { colour: 'brown', buildings: ['C1', 'B1', 'C2'], stables: ['D2'], roof: { kind: 'own', seat: 1 } },
      { colour: 'violet', buildings: ['G1', 'H1', 'G2'], stables: ['F2'], roof: { kind: 'own', seat: 0 } },
      { colour: 'orange', buildings: ['J4', 'K4', 'J3'], stables: ['I4'], roof: { kind: 'own', seat: 2 } },
      { colour: 'grey', buildings: ['E5', 'F5'], stables: ['G5'] },
      { colour: 'violet', buildings: ['C4', 'C5'] },
    ],
    walls: ['north1', 'north2', 'north3', 'north4', 'west1', 'west2'],
  },
  crop: [130, 70, 430, 423],
};
