import { china, type MapDocument, type Options } from '../../games/china/index.ts';
import { makeMap } from '../../games/china/maps.ts';
import type { Variant } from '../../kernel/index.ts';

/** The ways to play that between them use every side and every option. */
const WAYS = [
  { players: 2, side: '34', influence: true },
  { players: 2, side: '34', influence: false, bonusTiles: true },
  { players: 3, side: '34', fortifications: true },
  { players: 4, side: '45', bonusTiles: true },
  { players: 4, side: 'border' },
  { players: 5, side: '45', fortifications: true },
  { players: 5, side: 'border', bonusTiles: true },
  { players: 3, side: 'border' },
] as const;

/** Which provinces and players the made map of a number has: all combinations in turn. */
export const chooseSize = (number: number): { provinces: number; players: number } => ({
  provinces: 7 + (number % 6),
  players: 2 + (Math.floor(number / 6) % 4),
});

/** The made map of a number. */
export const makeNumberedMap = (number: number): MapDocument => makeMap(number, chooseSize(number));

/** All ways to play on the made map of a number, with bonus tiles where there are enough (C31). */
export function waysOnMap(number: number): Variant<Options>[] {
  const map = makeNumberedMap(number);
  return WAYS.map(({ players, side, ...options }) => {
    const tiles = 'bonusTiles' in options && map.provinces.length <= 9;
    const reading = china.readOptions({ players, board: { side, map }, ...options, bonusTiles: tiles });
    if (!reading.ok) throw new Error(`map ${number}: ${reading.problems.map(({ message }) => message).join('; ')}`);
    return { name: `map ${number}, ${players} players, side ${side}`, options: reading.value };
  });
}
