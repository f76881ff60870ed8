const DEPTH = 3;

/** The baseline of the engine benchmark: one perft of chess.js from the initial position. Returns its nodes. */
export async function chessNodes(): Promise<() => number> {
  // Loaded on demand, because an install of run-time packages does not include it.
  const { Chess } = await import('chess.js');
  const chess = new Chess();
  return () => chess.perft(DEPTH);
}
