import type { Scenery } from '../scenery.ts';

/** A court in the middle of the map, and the road around it. */
export const scenery: Scenery = {
  position: {
    options: { players: 4, board: '34', fortifications: false, bonusTiles: false, influence: false },
    turn: 0,
    hands: [{}, {}, {}, {}],
    row: [null, null, null, null],
    palaces: { han1: 1, han2: 0, han3: 0, han4: 2, han6: 3, qi2: 1, zhao4: 2, lu1: 3, chin2: 0, chin3: 1, wei5: 2 },
    emissaries: { han: [1, 1, 0, 0] },
  },
  crop: [360, 230, 450, 442],
};
