// Records of the first revision of every game and variant, made when it was the only one. They never change: whatever
// the rules of today are, each must still replay to the end that it had.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { type GameRecord, readRecord, replay } from '../../src/kernel/index.ts';

const FOLDER = import.meta.dirname;

function read(game: string, file: string): GameRecord {
  const reading = readRecord(readFileSync(join(FOLDER, game, file), 'utf8'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}

describe.each(games)('records of $id, revision 1', game => {
  test.each(readdirSync(join(FOLDER, game.id)))('%s ends as it did', file => {
    const record = read(game.id, file);
    expect(record.header.revision).toBe(1);
    // A replay compares the scores and the digest of the last position with this line.
    expect(record.ending).toBeDefined();
    expect(replay(game, record)).toMatchObject({ ok: true });
  });
});
