const DEPTH = 3;

/** The baseline of the engine bench: one perft of chess.js from the opening position. Returns its nodes. */
export async function chessNodes(): Promise<() => number> {
  // Loaded when asked for: it is not there where only what running needs is installed.
  const { Chess } = await import('chess.js');
  const chess = new Chess();
  return () => chess.perft(DEPTH);
}
