import { cases, first4, words } from '../helpers.ts';

cases('M19', [
  ['next to a tower', first4, {}, 'wall east11', 'legal'],
  ['next to a wall', first4, { walls: words('north1-2') }, 'wall north3', 'legal'],
  ['not apart', first4, { walls: words('north1-2') }, 'wall north4', 'M19 not-in-line'],
  ['not twice', first4, { walls: words('north1-2') }, 'wall north2', 'M19 occupied'],
  ['not the gate', first4, { walls: words('north1-9 north11-16') }, 'wall north10', 'M19 gate'],
  ['not the gate at a tower', first4, { walls: words('north2-16') }, 'wall north1', 'M19 gate'],
  ['the last but one from either side', first4, { walls: words('north1-9 north12-16') }, 'wall north11', 'legal'],
]);
