import type { Scenery } from '../scenery.ts';

const none = { display: {}, hand: {} };
const floor = (colour: string, columns: number, slot?: string) => ({
  colour,
  columns: Array.from({ length: columns }, (_, n) => 1 + (n % 2)),
  ...(slot && { tile: { slot, turn: 1 } }),
});

/** A finished pagoda, and others on their way. */
export const scenery: Scenery = {
  position: {
    options: { players: 2, quick: true, beginners: false },
    turn: 1,
    phase: 'begin',
    lots: [
      { floors: [floor('violet', 4, 'green'), floor('green', 3)] },
      { floors: [floor('green', 4, 'yellow'), floor('yellow', 4, 'red'), floor('red', 2)] },
      { floors: [floor('blue', 4, 'red'), floor('red', 2)] },
      { floors: [floor('red', 4, 'blue'), floor('blue', 4, 'violet'), floor('violet', 4, 'yellow')], spire: 1 },
      { floors: [floor('green', 4, 'violet'), floor('violet', 3)] },
      { floors: [floor('yellow', 4, 'blue'), floor('blue', 4, 'green'), floor('green', 2)] },
    ],
    players: [none, none],
  },
  crop: [330, 150, 490, 482],
};
