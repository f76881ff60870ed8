import { expect, test } from 'vitest';
import { medina } from '../../../src/games/medina/index.ts';
import { deal, perft, played, seeded } from '../../../src/kernel/index.ts';

/** Leaves at depths 1 and 2 after the deal, and 40 random plies later. */
const LEAVES: { readonly [variant: string]: readonly [number, number, number, number] } = {
  'second-4': [676, 336279, 294, 62459],
  'second-3': [676, 336943, 71, 5237],
  'second-2': [532, 208208, 56, 1730],
  'first-4': [126, 89712, 205, 24266],
  'first-3': [126, 89712, 204, 31102],
  duel: [126, 89712, 206, 28036],
  'second-4-no-well': [712, 373346, 278, 52642],
  'second-3-no-tea': [676, 336943, 212, 30566],
  'second-2-no-well-no-tea': [568, 237224, 154, 14030],
  'second-4-francaise': [676, 336279, 294, 62204],
  'second-2-new-street-apart': [532, 208208, 56, 1730],
  'second-3-closed-stocks': [676, 336943, 71, 5237],
  'first-3-francaise': [126, 89712, 204, 30962],
  'first-4-wall-arms': [126, 89712, 205, 24266],
  'first-3-new-street-apart': [126, 89712, 204, 31102],
  'duel-francaise-new-street-apart': [126, 89712, 206, 27621],
};

test.each(medina.variants)('perft of $name', ({ name, options }) => {
  const random = seeded(11);
  const early = deal(medina, medina.start(options), random);
  let late = early;
  for (let ply = 0; ply < 40; ply++) late = played(medina, late, medina.sample!(late, random));
  const leaves = [early, late].flatMap(state => [1, 2].map(depth => perft(medina, state, depth)));
  expect(leaves).toEqual(LEAVES[name]);
});
