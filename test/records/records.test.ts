// Records of the first revision of every game and variant, made when it was the only one. They never change: whatever
// the rules of today are, each must still replay to the end that it had.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { earlierRules, games } from '../../src/games/index.ts';
import { type AnyGame, type AnyOptions, digest, replay, seeded } from '../../src/kernel/index.ts';
import { findRules } from '../../src/server/tables/games.ts';
import { Match } from '../../src/table/index.ts';
import { restoreRecord } from '../../src/web/local/records.ts';
import { Frames } from '../../src/web/replay/frames.ts';
import { read } from './read.ts';

const FOLDER = import.meta.dirname;

describe.each(games)('records of $id, revision 1', game => {
  const names = readdirSync(join(FOLDER, game.id)).map(file => basename(file, '.txt'));
  test.each(names)('%s ends as it did', name => {
    const record = read(game.id, name);
    expect(record.header.revision).toBe(1);
    // A replay compares the scores and the digest of the last position with this line.
    expect(record.ending).toBeDefined();
    expect(replay(game, record)).toMatchObject({ ok: true });
  });
});

const medina = games.find(({ id }) => id === 'medina')!;

describe.each(['second-2', 'second-3', 'second-4'])('a game of %s that began with revision 1', name => {
  const record = read('medina', `${name}-late-merchants`);
  const { header, entries, ending } = record;
  const endOf = (game: AnyGame, state: unknown): string => digest(game.writePosition(state));

  test('goes on by it on this device, where no revision was kept then', () => {
    const seats = header.seats.map(name => ({ name }));
    const options = header.options as unknown as AnyOptions;
    const kept = { id: 'a', game: 'medina', options, seats, seed: '0'.repeat(64), entries, over: true, changed: 0 };
    expect(restoreRecord(medina, kept)).toMatchObject({ header: { revision: 1 }, ending });
  });
  test('goes on by it at a table', () => {
    const match = Match.restore(medina, record, '0'.repeat(64));
    expect(match.ok && match.value.record.ending).toMatchObject(ending!);
  });
  test('is looked at by it', () => {
    const { game, end } = new Frames(medina, record);
    expect(endOf(game, end.state)).toBe(ending!.digest);
  });
  test('is known by the server, which keeps the rules of revision 1', () => {
    const rules = findRules(games, earlierRules, { game: 'medina', revision: 1 })!;
    const options = rules.readOptions(header.options);
    const match = Match.open(rules, options.ok ? options.value : { players: 0 }, header.seats, '0'.repeat(64));
    match.append(entries);
    expect(match.record.ending).toMatchObject(ending!);
    expect(match.header.revision).toBe(1);
  });
  test('is guessed from its view as one of revision 1', () => {
    const state = new Frames(medina, record).stops.at(-3)!.state;
    const view = medina.view(state, 0);
    expect(view).not.toHaveProperty('out');
    expect(endOf(medina, medina.guess(view, 0, seeded(1)))).toBe(endOf(medina, state));
  });
});

describe('what Medina does otherwise since', () => {
  test.each(['second-2', 'second-3', 'second-4'])('M22, M24: %s, where merchants come to a player who is out', name => {
    const record = read('medina', `${name}-late-merchants`);
    const newest = { ...record, header: { ...record.header, revision: medina.revision } };
    expect(replay(medina, newest)).toMatchObject({ ok: false });
  });

  test.each(['first-3', 'first-4', 'duel'])(
    'M21: %s, where wall lines were one connection unless said otherwise',
    name => {
      const record = read('medina', name);
      const { wallArms, ...options } = record.header.options;
      expect(wallArms).toBe(false);
      expect(replay(medina, { ...record, header: { ...record.header, options } })).toMatchObject({ ok: true });
      expect(medina.readOptions(options)).toMatchObject({ value: { wallArms: true } });
      expect(medina.readOptions(options, 1)).toMatchObject({ value: { wallArms: false } });
    },
  );
});
