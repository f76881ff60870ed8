import { expect, test } from 'vitest';
import { cases, excluded, first4, position, words } from '../helpers.ts';

cases('M19', [
  ['next to a tower', first4, {}, 'wall east11', 'legal'],
  ['next to a wall', first4, { walls: words('north1-2') }, 'wall north3', 'legal'],
  ['not apart', first4, { walls: words('north1-2') }, 'wall north4', 'M19 not-in-line'],
  ['not twice', first4, { walls: words('north1-2') }, 'wall north2', 'M19 occupied'],
  ['not the gate', first4, { walls: words('north1-9 north11-16') }, 'wall north10', 'M19 gate'],
  ['not the gate at a tower', first4, { walls: words('north2-16') }, 'wall north1', 'M19 gate'],
  ['the last but one from either side', first4, { walls: words('north1-9 north12-16') }, 'wall north11', 'legal'],
]);

test.each([
  ['build grey north3', 'M19 wall-space'],
  ['stable north3', 'M19 wall-space'],
  ['merchant north3', 'M19 wall-space'],
  ['wall C3', 'M19 wall-in-city'],
  ['build violet C3', 'M2 other-colours'],
  ['wall north99', undefined],
  ['fly C3', undefined],
])('M19, M2: no piece goes where its kind never goes, %s', (text, refusal) => {
  expect(excluded(position(first4, {}), text)).toBe(refusal);
});
