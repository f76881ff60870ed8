import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { china } from '../../src/games/china/index.ts';
import { medina } from '../../src/games/medina/index.ts';
import { pagoda } from '../../src/games/pagoda/index.ts';
import type { AnyGame, Reading } from '../../src/kernel/index.ts';
import { minute as chinaMinute } from '../../src/web/games/china/minute.ts';
import { album as chinaAlbum } from '../../src/web/games/china/pictures.ts';
import { type Table as ChinaTable, finish } from '../../src/web/games/china/scoring/table.ts';
import { minute as medinaMinute } from '../../src/web/games/medina/minute.ts';
import { album as medinaAlbum } from '../../src/web/games/medina/pictures.ts';
import type { Table as MedinaTable } from '../../src/web/games/medina/scoring/city.ts';
import { read as readMedina } from '../../src/web/games/medina/scoring/finish.ts';
import { minute as pagodaMinute } from '../../src/web/games/pagoda/minute.ts';
import { album as pagodaAlbum } from '../../src/web/games/pagoda/pictures.ts';
import { type Table as PagodaTable, read as readPagoda } from '../../src/web/games/pagoda/scoring/turns.ts';
import { readRules } from '../../src/web/rules/markdown.ts';
import type { Minute } from '../../src/web/rules/minute.ts';
import type { Album } from '../../src/web/rules/picture.ts';

interface Shown {
  readonly game: AnyGame;
  readonly album: Album;
  readonly minute: Minute;
  read(position: unknown): Reading<unknown>;
}
const shown: readonly Shown[] = [
  {
    game: china,
    album: chinaAlbum,
    minute: chinaMinute,
    read: position => china.readPosition(finish(position as ChinaTable)),
  },
  { game: medina, album: medinaAlbum, minute: medinaMinute, read: position => readMedina(position as MedinaTable) },
  { game: pagoda, album: pagodaAlbum, minute: pagodaMinute, read: position => readPagoda(position as PagodaTable) },
];

/** What the text of an example says that is scored: the kind of item, and the points of each seat for it. */
const told: { readonly [picture: string]: { readonly [kind: string]: readonly number[] } } = {
  'C17.0': { palaces: [7, 4, 2, 0] },
  'C17.1': { palaces: [5, 5, 2, 0] },
  'C17.2': { palaces: [8, 3, 3, 2] },
  'C19.0': { alliance: [6, 0, 0, 0, 0] },
  'C19.1': { alliance: [0, 0, 0, 0, 0] },
  'C20.0': { road: [5, 0, 0, 0] },
  'C23.0': { palaces: [7, 8, 2, 0] },
  'C28.0': { palaces: [8, 2], 'emperor-palaces': [5, 0] },
  'C38.0': { ports: [7, 4, 2] },
  'M20.0': { 'palace-tile': [0, 0, 4, 0], buildings: [3, 0, 4, 0], stables: [2, 0, 2, 0] },
  M21: { 'tower-tile': [1, 0, 0, 0], walls: [2, 0, 0, 0] },
  'M26.0': { buildings: [4, 0, 0, 0], stables: [2, 0, 0, 0], walls: [2, 0, 0, 0], merchants: [3, 0, 0, 0] },
  'M26.1': { well: [0, 4, 0, 0] },
  'P4.0': { column: [2 + 4 + 2, 0] },
  'P7.0': { spire: [5, 0], roof: [1, 0] },
};

describe.each(shown)('the pictures of $game.id', ({ game, album, minute, read }) => {
  test.each(
    album.pictures.map(picture => [
      `${picture.rule}${picture.example === undefined ? '' : `.${picture.example}`}`,
      picture,
    ]),
  )('%s shows a position that can be, with the points of its text', (name, { position }) => {
    const reading = read(position);
    expect(reading).toMatchObject({ ok: true });
    if (!reading.ok) return;
    const { items, points } = game.scores(reading.value);
    for (const [kind, expected] of Object.entries(told[name as string] ?? {})) {
      const scored = points.map((_, seat) =>
        items.filter(item => item.kind === kind && item.seat === seat).reduce((sum, item) => sum + item.points, 0),
      );
      expect({ [kind]: scored }).toEqual({ [kind]: expected });
    }
  });

  test('of a turn show the same part of the board before and after it', () => {
    const crops = album.pictures.filter(({ rule }) => rule === minute.turn).map(({ crop }) => crop);
    expect(crops.length).toBeGreaterThanOrEqual(2);
    expect(crops[1]).toEqual(crops[0]);
  });

  test.each(['en', 'fr'])('belong to rules and examples of the text (%s)', language => {
    const { sections } = readRules(
      readFileSync(new URL(`../../docs/rules/${game.id}.${language}.md`, import.meta.url), 'utf8'),
    );
    const rules = sections.flatMap(section => section.rules);
    for (const { rule, example = -1 } of album.pictures) {
      const examples = rules.find(({ id }) => id === rule)?.blocks.filter(({ kind }) => kind === 'quote');
      expect(examples?.length).toBeGreaterThan(example);
    }
  });
});
