import { describe, expect, test } from 'vitest';
import type { TableState } from '../../../src/api/index.ts';
import type { TableNews } from '../../../src/table/index.ts';
import { tellWho } from '../../../src/web/i18n/who.ts';
import { wordsOf } from '../../../src/web/online/languages.ts';
import { playWords } from '../../../src/web/online/play/languages.ts';
import { tellTableNews } from '../../../src/web/online/play/newsNotes.ts';

const NAMES = ['Ann', 'Bo', 'Cleo'];
type Happened = Pick<TableNews, 'kind'> & Partial<TableNews>;

function tell(happened: readonly Happened[], you: number | null = null, state: Partial<TableState> = {}) {
  const news = happened.map((one, line): TableNews => ({ line, ply: 4, at: 1000, ...one }));
  return (['en', 'fr'] as const).map(language =>
    tellTableNews(news, state, tellWho(NAMES, you), {
      table: wordsOf(language).table,
      play: playWords(language),
      moment: at => `${at}`,
    }),
  );
}
const line = (happened: Happened, you: number | null = null, state?: Partial<TableState>): string[] =>
  tell([happened], you, state).map(([told]) => told?.text ?? '');

describe('the log says what happened around the game', () => {
  test.each<[string, Happened, Partial<TableState>, string, string]>([
    ['resigned', { kind: 'resigned' }, { why: 'resigned' }, 'Bo resigned', 'Bo abandonne'],
    [
      'resigned among several',
      { kind: 'resigned' },
      {},
      'Bo resigned, and a bot took over',
      'Bo abandonne, un bot prend le relais',
    ],
    ['ran out of time', { kind: 'ranOut' }, {}, 'Bo ran out of time', 'Bo n’a plus de temps'],
    [
      'bot by itself',
      { kind: 'ranOut', level: 'novice' },
      { timeout: 'bot' },
      'Bo ran out of time, and a bot took over',
      'Bo n’a plus de temps, un bot prend le relais',
    ],
    [
      'lost on time',
      { kind: 'ranOut', level: 'novice' },
      { timeout: 'lose', why: 'time' },
      'Bo lost on time',
      'Bo perd au temps',
    ],
    ['took back', { kind: 'tookBack' }, {}, 'Bo took back a move', 'Bo reprend son coup'],
    ['returned', { kind: 'returned' }, {}, 'Bo is back', 'Bo est de retour'],
    ['handed', { kind: 'handed' }, {}, 'Bo took over the seat on offer', 'Bo prend la place proposée'],
    ['resumed', { kind: 'resumed' }, {}, 'Bo resumed the clocks', 'Bo relance les pendules'],
    [
      'vacation',
      { kind: 'vacation', until: 5000 },
      {},
      'Bo is on vacation until 5000',
      'Bo est en vacances jusqu’à 5000',
    ],
    ['back from it', { kind: 'vacation', until: 500 }, {}, 'Bo is back from vacation', 'Bo est de retour de vacances'],
  ])('%s', (_, happened, state, en, fr) => {
    expect(line({ ...happened, seat: 1 }, null, state)).toEqual([en, fr]);
  });

  test('and speaks to whom it is about', () => {
    expect(line({ kind: 'ranOut', seat: 1 }, 1)).toEqual(['You ran out of time', 'Vous n’avez plus de temps']);
    const settled = { kind: 'replace', seat: 1, level: 'novice' } as const;
    expect(line({ kind: 'answered', seat: 0, agree: true, settled }, 1)).toEqual([
      'A bot took over for you',
      'Un bot joue désormais à votre place',
    ]);
  });

  test('what everybody agreed to is one line; an answer alone is not worth one in the log', () => {
    const pause = { kind: 'pause' } as const;
    const [told] = tell([
      { kind: 'asked', seat: 0, ask: pause },
      { kind: 'answered', seat: 1, agree: true },
      { kind: 'answered', seat: 2, agree: true, settled: pause },
      { kind: 'answered', seat: 2, agree: false },
    ]);
    expect(told!.map(({ text, passing }) => [text, passing])).toEqual([
      ['Bo accepted', true],
      ['The clocks were paused', false],
      ['Cleo declined', true],
    ]);
  });

  test('what was before somebody took over a seat is not put down to them', () => {
    const [en, fr] = tell([
      { kind: 'ranOut', seat: 1 },
      { kind: 'answered', seat: 0, agree: true, settled: { kind: 'hand', seat: 1 } },
      { kind: 'handed', seat: 1 },
      { kind: 'ranOut', seat: 1 },
    ]);
    expect(en!.map(({ text }) => text)).toEqual([
      'The player before Bo ran out of time',
      'A seat was on offer to someone new',
      'Bo took over the seat on offer',
      'Bo ran out of time',
    ]);
    expect(fr![0]!.text).toBe('La personne qui jouait avant Bo n’a plus de temps');
  });
});
