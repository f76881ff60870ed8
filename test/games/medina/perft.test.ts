import { expect, test } from 'vitest';
import { medina } from '../../../src/games/medina/index.ts';
import { anyMove, deal, perft, playOnCopy, seeded } from '../../../src/kernel/index.ts';

/** Leaves after the deal at depths 1 and 2, 40 random plies later at 1 and 2, and after 80 at 1, 2 and 3. */
const LEAVES: { readonly [variant: string]: readonly number[] } = {
  'second-4': [676, 336279, 122, 9906, 51, 1697, 57074],
  'second-3': [676, 336943, 27, 1200, 15, 256, 7169],
  'second-2': [532, 208208, 19, 478, 11, 111, 1132],
  'first-4': [126, 89712, 44, 2332, 24, 662, 18595],
  'first-3': [126, 89712, 44, 2124, 16, 332, 8865],
  duel: [126, 89712, 28, 1134, 26, 859, 31177],
  'second-4-no-well': [712, 373346, 47, 2239, 27, 809, 26190],
  'second-3-no-tea': [676, 336943, 33, 1682, 29, 869, 24437],
  'second-2-no-well-no-tea': [568, 237224, 28, 1047, 11, 145, 1837],
  'second-4-francaise': [676, 336279, 122, 9906, 51, 1632, 50479],
  'second-2-new-street-apart': [532, 208208, 19, 478, 11, 111, 1132],
  'second-3-closed-stocks': [676, 336943, 27, 1200, 15, 256, 7169],
  'first-3-francaise': [126, 89712, 23, 1118, 19, 575, 17853],
  'first-4-one-connection': [126, 89712, 44, 2332, 24, 662, 18595],
  'first-3-new-street-apart': [126, 89712, 44, 2124, 16, 332, 8857],
  'duel-one-connection': [126, 89712, 28, 1134, 26, 859, 31177],
  'duel-francaise-new-street-apart': [126, 89712, 28, 1134, 27, 781, 28869],
};

test.each(medina.variants)('perft of $name', ({ name, options }) => {
  const random = seeded(11);
  let state = deal(medina, medina.start(options), random);
  const leaves = [perft(medina, state, 1), perft(medina, state, 2)];
  for (let ply = 1; ply <= 80; ply++) {
    state = playOnCopy(medina, state, anyMove(medina, state, random));
    if (ply === 40) leaves.push(perft(medina, state, 1), perft(medina, state, 2));
  }
  leaves.push(...[1, 2, 3].map(depth => perft(medina, state, depth)));
  expect(leaves).toEqual(LEAVES[name]);
});
