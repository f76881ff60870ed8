// The quick proof of M6 against the long search by trying everything.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { has } from '../../../../src/games/medina/board/sets.ts';
import { medina, type State } from '../../../../src/games/medina/index.ts';
import {
  DUE,
  LEFT,
  MERCHANT,
  OVER,
  PHASE,
  PLAYING,
  ROOF_OWED,
  SEAT,
  STOCKS,
  TEA,
} from '../../../../src/games/medina/layout.ts';
import { isRoof } from '../../../../src/games/medina/moves/packing.ts';
import { isFree, reachable, reaches, refusesStranding, surely } from '../../../../src/games/medina/rules/lookahead.ts';
import { cellsFor, placePiece } from '../../../../src/games/medina/rules/pieces.ts';
import { stockOf } from '../../../../src/games/medina/state.ts';
import type { Random } from '../../../../src/kernel/index.ts';
import { walkAll } from '../helpers.ts';

/** More games for a longer run. */
const GAMES = Number(process.env.MEDINA_GAMES ?? 1);

describe.each(medina.variants)('$name', ({ options }) => {
  test('the quick proof of M6 never says more than the search', () => {
    walkAll(options, GAMES, (state, random) => {
      if (state.bytes[PHASE] !== PLAYING || random.below(12) > 0) return;
      checkProof(state, state.bytes[SEAT]!);
    });
  });

  test('nor where only few pieces are left on a crowded board', () => {
    walkAll(options, 2 * GAMES, (state, random) => {
      if (state.bytes[PHASE] !== OVER) return;
      for (let n = 0; n < 30; n++) checkProof(fewPieces(state, random), 0);
    });
  });

  test('M6 and M25 refuse exactly what the search by trying everything refuses', () => {
    walkAll(options, GAMES, (state, random) => {
      if (state.bytes[PHASE] !== PLAYING) return;
      const seat = state.bytes[SEAT]!;
      if (isFree(state, seat) && random.below(40) > 0) return;
      const [left, due, owed] = [state.bytes[LEFT]!, state.bytes[DUE]!, state.bytes[ROOF_OWED] === 1];
      if (left === due) assert.equal(reachable(state, seat, due), due);
      assert.equal(reaches(state, seat, left, owed) || due > left, true);
      for (const [kind, cell] of placements(state, seat)) {
        const next = placed(state, seat, kind, cell);
        const tea = due === 2 && left === 2 && stockOf(next, seat, TEA) > 0;
        const can = exhaust(next, seat, left - 1, owed && !isRoof(kind)) || tea;
        assert.equal(isFree(state, seat) || !refusesStranding(state, seat, kind, cell), can, `${kind} ${cell}`);
      }
    });
  });
});

/** Whatever is placed first, the rest can follow where the proof says so. */
function checkProof(state: State, seat: number): void {
  assert.equal(surely(state, seat, 1), exhaust(state, seat, 1, false));
  for (let left = 2; left <= 3 && surely(state, seat, left); left++)
    for (const [kind, cell] of placements(state, seat))
      assert.ok(exhaust(placed(state, seat, kind, cell), seat, left - 1, false), `${left} left: ${kind} ${cell}`);
}

/** The same board, with other pieces in the stock of seat 0. */
function fewPieces(state: State, random: Random): State {
  const next = medina.clone(state);
  for (let piece = 0; piece <= MERCHANT; piece++) next.bytes[STOCKS + piece] = random.below(2);
  return next;
}

function placements(state: State, seat: number): [kind: number, cell: number][] {
  const found: [number, number][] = [];
  for (const kind of state.setup.kinds) {
    const places = new Int32Array(8);
    if (cellsFor(state, seat, kind, places) === 0) continue;
    for (let cell = 0; cell < 256; cell++) if (has(places, 0, cell)) found.push([kind, cell]);
  }
  return found;
}

function placed(state: State, seat: number, kind: number, cell: number): State {
  const next = medina.clone(state);
  placePiece(next, seat, kind, cell);
  return next;
}

/** Whether some sequence of pieces can be placed, with a roof if one is owed: by trying them all. */
function exhaust(state: State, seat: number, left: number, owed: boolean): boolean {
  if (left === 0) return !owed;
  return placements(state, seat).some(([kind, cell]) =>
    exhaust(placed(state, seat, kind, cell), seat, left - 1, owed && !isRoof(kind)),
  );
}
