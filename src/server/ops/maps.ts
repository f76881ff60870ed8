import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type MapDocument, problemsToPlay, readDraft } from '../../games/china/index.ts';
import { examineMap } from '../../games/china/maps.ts';
import type { Problem } from '../../kernel/index.ts';
import type { OfferedMap } from '../services.ts';
import { WrongSetting } from '../settings.ts';

const MOST_MAPS = 50;
const MOST_FILE_BYTES = 1_000_000;
const SIDES = ['34', '45', 'border'] as const;

/** Reads every .json file of a folder. A map that can't be played stops the server: its owner is there to correct it. */
export function readMaps(folder: string): OfferedMap[] {
  const files = listFiles(folder);
  if (files.length > MOST_MAPS)
    throw new WrongSetting(`MAPS=${folder} has ${files.length} maps, but at most ${MOST_MAPS} can be offered.`);
  return files.map(file => ({ name: file.slice(0, -'.json'.length), map: readMap(join(folder, file)) }));
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(file => file.endsWith('.json'))
      .sort();
  } catch {
    throw new WrongSetting(`MAPS=${folder} is not a folder that can be read.`);
  }
}

function readMap(file: string): MapDocument {
  const refuse = (what: string): never => {
    throw new WrongSetting(`MAPS: ${file} can not be offered: ${what}`);
  };
  const say = ([{ path, message }]: readonly [Problem, ...Problem[]]): string => `${path} ${message}`;
  if (statSync(file).size > MOST_FILE_BYTES) refuse('the file is too large');
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    refuse('it is not JSON');
  }
  const reading = readDraft(document);
  if (!reading.ok) return refuse(say(reading.problems as [Problem]));
  const map = reading.value;
  const offered = SIDES.filter(side => map.roads[side] !== undefined);
  const problems = [...examineMap(map).errors, ...offered.flatMap(side => problemsToPlay(map, side, false, ''))];
  if (problems.length > 0) refuse(say(problems as [Problem]));
  return map;
}
