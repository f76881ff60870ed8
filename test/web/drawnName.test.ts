import { expect, test } from 'vitest';
import { drawnName } from '../../src/web/previews/drawnName.ts';

test.each(['Ann', 'Zoé', 'Ðặng', 'Šárka', 'Ελένη', 'Наталья', 'Їжак', 'O’Neil (2)', 'Jean-Luc…', 'A\u0301da'])(
  'pictures show the name %s',
  name => expect(drawnName(name)).toBe(name),
);

test.each(['名前', 'よしこ', '지민', 'ليلى', 'नेहा', 'Ａｎｎ', '🐫', 'Ann 🐫', undefined])(
  'pictures say nothing instead of empty boxes for %s',
  name => expect(drawnName(name)).toBeUndefined(),
);
