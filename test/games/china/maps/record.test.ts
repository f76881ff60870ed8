import { expect, test } from 'vitest';
import { china } from '../../../../src/games/china/index.ts';
import { makeMap } from '../../../../src/games/china/maps.ts';
import {
  type AnyGame,
  anyMove,
  type Entry,
  NOBODY,
  readRecord,
  replay,
  seeded,
  toEnding,
  toHeader,
  writeRecord,
} from '../../../../src/kernel/index.ts';

const game: AnyGame = china;

test.each([
  [2, '34', 12],
  [5, 'border', 8],
] as const)(
  'a record carries its map: %i players on side %s of a map with %i provinces',
  (players, side, provinces) => {
    const read = china.readOptions({ players, board: { side, map: makeMap(5, { provinces, players }) } });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const state = game.start(read.value);
    const entries: Entry[] = [];
    for (const random = seeded(4); game.actor(state) !== NOBODY; ) {
      const move = anyMove(game, state, random);
      entries.push({ kind: 'move', actor: game.actor(state), text: game.writeMove(state, move) });
      game.play(state, move);
    }
    const header = toHeader(game, read.value, Array(players).fill('Ann'));
    const record = readRecord(writeRecord({ header, entries, ending: toEnding(game, state) }));
    if (!record.ok) throw new Error(JSON.stringify(record.problems));
    const replayed = replay(game, record.value);
    expect(replayed).toMatchObject({ ok: true, value: { state } });
  },
);
