import { describe, expect, test } from 'vitest';
import type { TableState } from '../../src/api/index.ts';
import { tellWho } from '../../src/web/i18n/who.ts';
import { describeCut } from '../../src/web/online/cutShort.ts';
import { wordsOf } from '../../src/web/online/languages.ts';

const NAMES = ['Karim', 'Li', 'Yann'];

function tell(why: NonNullable<TableState['why']>, places: number[], gone: readonly number[], you: number | null) {
  const left = NAMES.map((_, seat) => (gone.includes(seat) ? 'resigned' : undefined));
  return (['en', 'fr'] as const).map(language =>
    describeCut({ why, places, left }, tellWho(NAMES, you), wordsOf(language).table.over),
  );
}

describe('a game that ended before its last move', () => {
  test('says who ran out of time, and who wins', () => {
    expect(tell('time', [1, 2, 3], [1, 2], 0)).toEqual([
      'Li ran out of time. You win.',
      'Li n’a plus de temps. Vous gagnez.',
    ]);
  });

  test('says who resigned last', () => {
    expect(tell('resigned', [3, 1, 2], [0, 2], 2)).toEqual([
      'You resigned. Li wins.',
      'Vous avez abandonné. Li gagne.',
    ]);
  });

  test('names all who share the win', () => {
    expect(tell('agreed', [1, 1, 3], [], 1)).toEqual([
      'Everyone agreed to end the game. Karim and you share the win.',
      'Tout le monde a accepté d’arrêter la partie. Karim et vous vous partagez la victoire.',
    ]);
  });

  test('is not spoken of where the last move ended it', () => {
    expect(tell('finished', [1, 2, 3], [], 0)).toEqual([undefined, undefined]);
  });
});
