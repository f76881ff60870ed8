// A small game for four, of the size of ours: a board, stocks and points that everybody sees. One placement is a turn.
export const SEATS = 4;
export const CELLS = 176;

export const setUp = () => ({
  cells: Array.from({ length: CELLS }, () => 0),
  stocks: Array.from({ length: SEATS }, () => CELLS),
  points: Array.from({ length: SEATS }, () => 0),
});

/** Places a piece of a seat; nothing if that is not allowed. Full boards are cleared, so that the game goes on. */
export function place(state, seat, cell) {
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS || state.cells[cell] !== 0) return false;
  state.cells[cell] = seat + 1;
  state.stocks[seat] -= 1;
  state.points[seat] += cell % 16 === 0 || state.cells[cell - 1] !== 0 ? 2 : 1;
  if (state.points.reduce((sum, points) => sum + points, 0) % (CELLS / 2) === 0)
    for (let at = 0; at < CELLS; at++) if (at !== cell) state.cells[at] = 0;
  return true;
}
