import { cases, first4, owned, palace } from '../helpers.ts';

cases('M16', [
  ['beside a building', first4, { palaces: [palace('grey', 'C3')] }, 'stable C4', 'legal'],
  ['of a roofed palace of somebody else too', first4, { ...owned('C3') }, 'stable B3', 'legal'],
  [
    'not beside a stable only',
    first4,
    { palaces: [palace('grey', 'C3', { stables: 'C4' })] },
    'stable C5',
    'M16 beside-no-building',
  ],
  ['not at a corner only', first4, { palaces: [palace('grey', 'C3')] }, 'stable D4', 'M16 beside-no-building'],
  ['not on a merchant', first4, { palaces: [palace('grey', 'H5')] }, 'stable H6', 'M16 occupied'],
  [
    'not touching another palace',
    first4,
    { palaces: [palace('grey', 'C3'), palace('brown', 'E4')] },
    'stable D3',
    'M10 touches-palace',
  ],
]);
