import { expect, test } from 'vitest';
import { medina } from '../../../../src/games/medina/index.ts';
import { cases, first4, look, palace, played, position, problems, second4 } from '../helpers.ts';

test('M7: buildings of a palace are joined, its stables attached', () => {
  expect(problems(first4, { palaces: [palace('grey', 'A1 C1')] })).toEqual(['palaces[0].buildings M7']);
  expect(problems(first4, { palaces: [palace('grey', 'A1', { stables: 'B1 C1' })] })).toEqual([
    'palaces[0].stables M16',
  ]);
  const state = played(position(first4, { palaces: [palace('grey', 'C3')] }), 'build grey C4', 'stable B4');
  expect(look(state).palaces).toEqual([{ colour: 'grey', buildings: ['C3', 'C4'], stables: ['B4'], roof: null }]);
  expect(medina.scores(state).items).toEqual([]);
});

cases('M10', [
  [
    'another palace is not touched',
    first4,
    { palaces: [palace('grey', 'C3')] },
    'build brown C4',
    'M10 touches-palace',
  ],
  ['not even at a corner', first4, { palaces: [palace('grey', 'C3')] }, 'build brown D4', 'M10 touches-palace'],
  ['two cells away is free', first4, { palaces: [palace('grey', 'C3')] }, 'build brown E3', 'legal'],
  [
    'neither its stable',
    first4,
    { palaces: [palace('grey', 'C3', { stables: 'D3' })] },
    'build brown E4',
    'M10 touches-palace',
  ],
  [
    'extending may not touch either',
    first4,
    { palaces: [palace('grey', 'C3'), palace('brown', 'E4')] },
    'build grey D3',
    'M10 touches-palace',
  ],
  ['a merchant does not matter', first4, { palaces: [] }, 'build grey H5', 'legal'],
  ['the edge does not matter', first4, { palaces: [], walls: ['north1'] }, 'build grey A1', 'legal'],
  ['no building around the well', second4, { well: 'C3' }, 'build grey D4', 'M10 beside-well'],
  [
    'no stable around the well',
    second4,
    { well: 'C3', palaces: [palace('grey', 'C5')] },
    'stable C4',
    'M10 beside-well',
  ],
  ['a merchant may stand there', second4, { well: 'I7' }, 'merchant H7', 'legal'],
  ['without the well the cells are free', { ...second4, well: false }, {}, 'build grey M7', 'legal'],
]);
