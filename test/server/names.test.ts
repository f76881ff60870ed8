import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isVisible } from '../../src/api/names.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { sketch, tellApart } from '../../src/server/tables/lookalikes.ts';
import { Guest, openToyServer, twoAtTable } from './guest.ts';

describe('a name', () => {
  test.each([
    ['a Hangul filler', '\u3164'],
    ['a Hangul filler within', 'A\u3164na'],
    ['half a Hangul filler', 'A\uffa0na'],
    ['a blank Braille cell', 'A\u2800na'],
    ['nothing but blank Braille cells', '\u2800\u2800'],
    ['a soft hyphen', 'A\u00adna'],
    ['a grapheme joiner', 'A\u034fna'],
    ['an Arabic letter mark', 'A\u061cna'],
    ['a Khmer vowel that shows nothing', 'A\u17b4na'],
    ['a Mongolian separator', 'A\u180ena'],
    ['a variation selector behind a letter', 'A\ufe0fna'],
    ['another variation selector', 'A\ufe00na'],
    ['a tag', 'A\u{e0061}na'],
    ['an annotation', 'A\ufff9na'],
    ['three marks on a letter', 'X\u0327\u0301\u0330na'],
    ['many marks on a letter', `Z${'\u0300\u0315\u031b'.repeat(5)}`],
    ['five marks of a script', `ก${'\u0e48'.repeat(5)}`],
    ['a mark on nothing', '\u0301'],
  ])('can not have %s', (_, name) => expect(isVisible(name.normalize('NFC'))).toBe(false));

  test.each([
    'Ana',
    'Zoë',
    'Nguyễn Thị Ánh',
    'Ắ\u0323',
    'Анна',
    'Ἀγαμέμνων',
    '张伟',
    'ひかり',
    '김하늘',
    'บุญเติม',
    'བསྒྲུབས',
    'क़ुंवर',
    'مُحَمَّد',
    'שָׁלוֹם',
    '👩\u200d👧',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '42',
    '⠃⠕',
  ])('can be %s', name => expect(isVisible(name.normalize('NFC'))).toBe(true));
});

describe('names at one table', () => {
  test.each([
    ['Cyrillic letters', 'Ana', 'Аna'],
    ['Greek letters', 'Nora', 'Νοra'],
    ['capitals', 'ANA', 'ana'],
    ['wide letters', 'Ana', 'Ａｎａ'],
    ['letters of mathematics', 'Ana', '𝐀𝐧𝐚'],
    ['a one for an l', 'Bill', 'Bi1l'],
    ['a capital I for an l', 'Bill', 'BiIl'],
    ['a zero for an o', 'Otto', '0tt0'],
    ['spaces', 'Ana Lea', 'AnaLea'],
    ['two letters for one', 'Emma', 'Ernrna'],
    ['a sharp s', 'Weiß', 'WEISS'],
  ])('look alike by %s', (_, one, other) => expect(sketch(one)).toBe(sketch(other)));

  test.each([
    ['Ana', 'Anna'],
    ['Ana', 'Aná'],
    ['Ann', 'Bo'],
    ['Анна', 'Инна'],
    ['张伟', '张玮'],
  ])('do not look alike: %s and %s', (one, other) => expect(sketch(one)).not.toBe(sketch(other)));

  test.each([
    [['Ana', 'Bo'], 0, ['Ana', 'Bo']],
    [['Ana', 'Аna'], 0, ['Ana', 'Аna (2)']],
    [['Ana', 'Аna'], 1, ['Ana (2)', 'Аna']],
    [['Ana', undefined, 'ANA', 'ana'], 0, ['Ana', undefined, 'ANA (2)', 'ana (3)']],
    [['Ana', 'Аna', 'Ana (2)'], 0, ['Ana', 'Аna (3)', 'Ana (2)']],
  ])('are told apart: %j with seat %i as host', (names, host, shown) => expect(tellApart(names, host)).toEqual(shown));
});

describe('who calls themselves like another', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await openToyServer();
  });
  afterAll(() => server.close());

  test('is shown with a number at the same table, in lists and in the record, and nowhere else', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    await bo.ask('PATCH', '/api/me', { name: 'Аnn' });
    const shown = [{ name: 'Ann' }, { name: 'Аnn (2)' }];
    expect((await ann.look(table)).state.seats).toMatchObject(shown);
    expect((await bo.get('/api/tables')).json.tables[0].state.seats).toMatchObject(shown);
    expect((await bo.get('/api/me')).json).toMatchObject({ name: 'Аnn' });
    await bo.post(`/api/tables/${table}/chat`, { text: 'hello' });
    const live = await ann.live();
    live.send({ kind: 'subscribe', table, since: 0, chat: 0 });
    expect(await live.until(({ kind }) => kind === 'chat')).toMatchObject({ seat: 1, name: 'Аnn (2)' });
    live.close();
    await bo.command(table, { kind: 'resign' });
    expect((await bo.get(`/api/tables/${table}/record`)).text).toContain('Аnn (2)');
  });

  test('does not get in with a name that can not be seen', async () => {
    expect((await new Guest(server.url).post('/api/people', { name: '\u3164' })).status).toBe(400);
    expect((await new Guest(server.url).post('/api/people', { name: '\u2800' })).status).toBe(400);
  });
});
