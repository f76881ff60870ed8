import { expect, test } from 'vitest';
import { MOST_PROVINCES, MOST_SPACES } from '../../../src/games/china/board/map.ts';
import * as layout from '../../../src/games/china/layout.ts';
import { COLOUR_COUNT, ROW, TILE_COLOUR_COUNT } from '../../../src/games/china/vocabulary.ts';

const { OWNER_COUNT } = layout;

/** Where each thing starts, and how many cells it takes. */
const parts = [
  [layout.PALACE, MOST_SPACES],
  [layout.FORT, MOST_SPACES],
  [layout.TILE, MOST_SPACES],
  [layout.EMISSARY, MOST_PROVINCES * OWNER_COUNT],
  [layout.HANDS, OWNER_COUNT * COLOUR_COUNT],
  [layout.KNOWN, OWNER_COUNT * COLOUR_COUNT],
  [layout.OLDER, OWNER_COUNT * COLOUR_COUNT],
  [layout.PILE, COLOUR_COUNT],
  [layout.DISCARDS, COLOUR_COUNT],
  [layout.ROW_AT, ROW],
  [layout.EMPEROR_HAND, COLOUR_COUNT],
  [layout.PLAYED, COLOUR_COUNT],
  [layout.KEPT, 2 * COLOUR_COUNT],
  [layout.HOLDER, COLOUR_COUNT],
  [layout.SPECIALS_LEFT, 2],
  [layout.TAKEN, OWNER_COUNT * TILE_COLOUR_COUNT],
  [layout.UNREVEALED, TILE_COLOUR_COUNT],
  [layout.FORTS_LEFT, OWNER_COUNT],
  [layout.EMPEROR_POINTS, MOST_PROVINCES],
  [layout.PHASE, 1],
  [layout.TURN, 1],
  [layout.TO_DRAW, 1],
  [layout.EXHAUSTIONS, 1],
  [layout.PLACED, 4],
  [layout.COMMIT, 1],
  [layout.COMMIT_EMPEROR, 1],
  [layout.EMPEROR_FIRST, 1],
  [layout.PALACES_LEFT, OWNER_COUNT],
  [layout.EMISSARIES_LEFT, OWNER_COUNT],
  [layout.PALACES_IN, MOST_PROVINCES * OWNER_COUNT],
  [layout.EMISSARIES_IN, MOST_PROVINCES],
  [layout.LARGEST, MOST_PROVINCES],
  [layout.PIECES_IN, MOST_PROVINCES],
  [layout.FREE_IN, MOST_PROVINCES],
  [layout.FREE, 1],
  [layout.HAND_SIZE, OWNER_COUNT],
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
