import { Chess } from 'chess.js';

const DEPTH = 3;

/** The baseline of the engine bench: one perft of chess.js from the opening position. Returns its nodes. */
export function chessNodes(): () => number {
  const chess = new Chess();
  return () => chess.perft(DEPTH);
}
