// Records of the first revision of every game and variant, made when it was the only one. They never change: whatever
// the rules of today are, each must still replay to the end that it had.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { replay } from '../../src/kernel/index.ts';
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

describe('what Medina does otherwise since', () => {
  const medina = games.find(({ id }) => id === 'medina')!;

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
