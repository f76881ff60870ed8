import type { Random } from '../../../../kernel/index.ts';
import { COLOUR_COUNT, countCards } from '../../vocabulary.ts';

const TRIES = 2000;

/** A colour for each province, none like its neighbour's, so that the spaces of a colour are as many as its cards suggest. */
export function colourProvinces(
  sizes: readonly number[],
  touch: (a: number, b: number) => boolean,
  random: Random,
): number[] | undefined {
  let best: number[] | undefined;
  let least = Infinity;
  for (let n = 0; n < TRIES; n++) {
    const colours = tryColours(sizes, touch, random);
    if (!colours) continue;
    const unlike = unlikeCards(sizes, colours);
    if (unlike < least) [best, least] = [colours, unlike];
  }
  return best;
}

function tryColours(
  sizes: readonly number[],
  touch: (a: number, b: number) => boolean,
  random: Random,
): number[] | undefined {
  const colours: number[] = [];
  for (let province = 0; province < sizes.length; province++) {
    const free = Array.from({ length: COLOUR_COUNT }, (_, colour) => colour).filter(
      colour => !colours.some((other, i) => other === colour && touch(province, i)),
    );
    if (free.length === 0) return undefined;
    colours.push(free[random.below(free.length)]);
  }
  return colours;
}

const CARDS = Array.from({ length: COLOUR_COUNT }, (_, colour) => countCards(colour, 5));
const ALL_CARDS = CARDS.reduce((sum, count) => sum + count, 0);

/** How far the spaces of the colours are from their share. */
function unlikeCards(sizes: readonly number[], colours: readonly number[]): number {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let unlike = 0;
  for (const [colour, cards] of CARDS.entries()) {
    const spaces = sizes.reduce((sum, size, i) => sum + (colours[i] === colour ? size : 0), 0);
    unlike += (spaces * ALL_CARDS - cards * all) ** 2;
  }
  return unlike;
}
