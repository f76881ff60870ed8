// The covers of the games: positions made for the eye, and the part of the board that is seen.
import type { Page } from 'playwright-core';
import { packText } from '../../src/web/packing.ts';
import { drawing } from './locators.ts';

interface CoverPicture {
  readonly game: string;
  readonly names: readonly string[];
  /** As “Score a game” has it. */
  readonly position: object;
  /** In the units of the board's drawing: left, top, width, height. */
  readonly crop: readonly [left: number, top: number, width: number, height: number];
  /** What is left out or moved for the picture. */
  readonly style?: string;
}

const none = { display: {}, hand: {} };
const floor = (colour: string, columns: number, slot?: string) => ({
  colour,
  columns: Array.from({ length: columns }, (_, n) => 1 + (n % 2)),
  ...(slot && { tile: { slot, turn: 1 } }),
});

/** A finished pagoda before the sun, others on their way; lacquer all around. */
const pagoda: CoverPicture = {
  game: 'pagoda',
  names: ['Ann', 'Bo'],
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
  crop: [206, 300, 640, 320],
  style: `
    [fill="#3d0f0a"], [fill$="-waves)"], [clip-path] { display: none }
    [fill="#e9c081"] { transform: translate(-140px, 310px); r: 118px; opacity: 0.55 }
    [stroke="#5c1610"], [stroke="#d9b365"]:not(g *) { display: none }
  `,
};

/** A court in the middle of the map, and the road around it. */
const china: CoverPicture = {
  game: 'china',
  names: ['Ann', 'Bo', 'Chloé', 'Dimitri'],
  position: {
    options: { players: 4, board: '34', fortifications: false, bonusTiles: false, influence: false },
    turn: 0,
    hands: [{}, {}, {}, {}],
    row: [null, null, null, null],
    palaces: { han1: 1, han2: 0, han3: 0, han4: 2, han6: 3, qi2: 1, zhao4: 2, lu1: 3, chin2: 0, chin3: 1, wei5: 2 },
    emissaries: { han: [1, 1, 0, 0] },
  },
  crop: [300, 320, 540, 270],
};

/** A street through the city, palaces beside it, the wall behind. */
const medina: CoverPicture = {
  game: 'medina',
  names: ['Ann', 'Bo', 'Chloé', 'Dimitri'],
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
  crop: [34, 34, 560, 280],
};

export const covers: readonly CoverPicture[] = [china, pagoda, medina];
export const COVER = { width: 960, height: 480 } as const;

/** Takes the picture of a cover, larger than it is needed. */
export async function takeCover(
  page: Page,
  url: string,
  { game, names, position, crop, style = '' }: CoverPicture,
): Promise<Buffer> {
  await page.goto(`${url}/score/${game}#${await packText(JSON.stringify({ names, position }))}`);
  const board = drawing(page.getByRole('main'));
  await board.waitFor();
  // Only what is on the board: no tags, no tools, nothing of the page over it.
  await page.addStyleTag({ content: `.map { overflow: visible } .tag, .map button { display: none } ${style}` });
  await page.waitForLoadState('networkidle');
  const clip = await board.evaluate((drawing: SVGSVGElement, [left, top, width, height]) => {
    const toScreen = drawing.getScreenCTM()!;
    const from = new DOMPoint(left, top).matrixTransform(toScreen);
    const to = new DOMPoint(left + width, top + height).matrixTransform(toScreen);
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  }, crop);
  return page.screenshot({ clip });
}
