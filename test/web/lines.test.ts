import { expect, test } from 'vitest';
import { pagoda } from '../../src/games/pagoda/index.ts';
import { spotsOf } from '../../src/web/games/pagoda/board/travels.ts';
import { wordsOf } from '../../src/web/games/pagoda/words/index.ts';
import { playLine, tellApart } from '../../src/web/replay/lines.ts';
import { at } from '../games/pagoda/helpers.ts';

const ui = { game: pagoda, words: wordsOf, spotsOf };
const state = at({ lots: ['r1', 'b1'], cards: 'r r b b y | v v' });
const turn = ['column 1 red pay red', 'column 1 red pay red', 'column 2 blue pay blue', 'end'];

test('a turn in words says what is paid for each piece, and leaves out how it ends', () => {
  expect(playLine(ui, { state, actor: 0 }, turn, 'en').words).toBe(
    'build a red column on lot 1 (red), build a red column on lot 1 (red), build a blue column on lot 2 (blue)',
  );
});

test('in brief it says neither what is paid nor the same thing twice', () => {
  const brief = (language: 'en' | 'fr') => playLine(ui, { state, actor: 0 }, turn, language).brief;
  expect(brief('en')).toBe('build a red column on lot 1 (×2), build a blue column on lot 2');
  expect(brief('fr')).toBe(
    'construire une colonne rouge sur le terrain 1 (×2), construire une colonne bleue sur le terrain 2',
  );
});

test('two turns beside each other are told in brief, unless they differ in what is paid alone', () => {
  const lines = [turn, [turn[0]!, 'column 2 blue pay blue']].map(texts =>
    playLine(ui, { state: at({ lots: ['r1', 'b1'], cards: 'r r b b y | v v' }), actor: 0 }, texts, 'en'),
  );
  expect(tellApart(lines[0]!, lines[1]!)).toEqual([
    'build a red column on lot 1 (×2), build a blue column on lot 2',
    'build a red column on lot 1, build a blue column on lot 2',
  ]);
  const fromHand = { ...lines[1]!, words: `${lines[1]!.words} from hand` };
  expect(tellApart(lines[1]!, fromHand)).toEqual([lines[1]!.words, fromHand.words]);
});
