import { describe, expect, test } from 'vitest';
import type { ScoreSheet } from '../../src/kernel/index.ts';
import { isByTiebreak } from '../../src/web/end/places.ts';
import { en } from '../../src/web/end/words/en.ts';
import { fr } from '../../src/web/end/words/fr.ts';

const sheet = (points: readonly number[], winners: readonly number[]): ScoreSheet =>
  ({ points, projected: points, winners, items: [] }) as unknown as ScoreSheet;
const SULTANA = { name: 'Sultana', you: false };
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('who won and by what', () => {
  test('a tie-break decides where others have as many points as the winners', () => {
    expect(isByTiebreak(sheet([25, 33, 33, 25], [2]))).toBe(true);
    expect(isByTiebreak(sheet([33, 33], [0, 1]))).toBe(false);
    expect(isByTiebreak(sheet([25, 33, 30], [1]))).toBe(false);
  });

  test.each([
    [false, 8, 'Sultana won with 33 points, 8 ahead of you.', 'Sultana gagne avec 33 points, 8 de plus que vous.'],
    [
      true,
      8,
      'Sultana won with 33 points on the tie-break, 8 ahead of you.',
      'Sultana gagne avec 33 points au départage, 8 de plus que vous.',
    ],
    [true, 0, 'Sultana won with 33 points on the tie-break.', 'Sultana gagne avec 33 points au départage.'],
  ])('is said by tie-break %s, %i behind', (byTiebreak, ahead, english, french) => {
    expect(plain(en.winner([SULTANA], 33, byTiebreak, ahead))).toBe(english);
    expect(plain(fr.winner([SULTANA], 33, byTiebreak, ahead))).toBe(french);
  });
});
