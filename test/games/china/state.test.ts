import { expect, test } from 'vitest';
import { MOST_PROVINCES, MOST_SPACES } from '../../../src/games/china/board/map.ts';
import * as layout from '../../../src/games/china/layout.ts';
import { COLOURS, ROW, TILE_COLOURS } from '../../../src/games/china/vocabulary.ts';

const { OWNERS } = layout;

/** Where each thing starts, and how many cells it takes. */
const parts = [
  [layout.PALACE, MOST_SPACES],
  [layout.FORT, MOST_SPACES],
  [layout.TILE, MOST_SPACES],
  [layout.EMISSARY, MOST_PROVINCES * OWNERS],
  [layout.HANDS, OWNERS * COLOURS],
  [layout.KNOWN, OWNERS * COLOURS],
  [layout.OLDER, OWNERS * COLOURS],
  [layout.PILE, COLOURS],
  [layout.DISCARDS, COLOURS],
  [layout.ROW_AT, ROW],
  [layout.EMPEROR_HAND, COLOURS],
  [layout.PLAYED, COLOURS],
  [layout.KEPT, 2 * COLOURS],
  [layout.HOLDER, COLOURS],
  [layout.SPECIALS, 2],
  [layout.TAKEN, OWNERS * TILE_COLOURS],
  [layout.UNREVEALED, TILE_COLOURS],
  [layout.FORTS_LEFT, OWNERS],
  [layout.EMPEROR_POINTS, MOST_PROVINCES],
  [layout.PHASE, 1],
  [layout.TURN, 1],
  [layout.TO_DRAW, 1],
  [layout.EXHAUSTIONS, 1],
  [layout.PLACED, 4],
  [layout.COMMIT, 1],
  [layout.COMMIT_EMPEROR, 1],
  [layout.EMPEROR_FIRST, 1],
  [layout.PALACES_LEFT, OWNERS],
  [layout.EMISSARIES_LEFT, OWNERS],
  [layout.PALACES_IN, MOST_PROVINCES * OWNERS],
  [layout.EMISSARIES_IN, MOST_PROVINCES],
  [layout.LARGEST, MOST_PROVINCES],
  [layout.PIECES_IN, MOST_PROVINCES],
  [layout.FREE_IN, MOST_PROVINCES],
  [layout.FREE, 1],
  [layout.HAND_SIZE, OWNERS],
  [layout.PILE_SIZE, 1],
];

test('the parts of a state follow each other without gap or overlap', () => {
  let end = 0;
  for (const [start, size] of parts) {
    expect(start).toBe(end);
    end += size!;
  }
  expect(layout.CELLS).toBe(end);
});
