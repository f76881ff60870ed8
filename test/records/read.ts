import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, readRecord } from '../../src/kernel/index.ts';

/** A record of this folder. */
export function read(game: string, name: string): GameRecord {
  const reading = readRecord(readFileSync(join(import.meta.dirname, game, `${name}.txt`), 'utf8'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}
