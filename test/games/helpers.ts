// What the rule tests of every game say about positions and moves; each game adds its own way to write a position.
import type { AnyOptions, Game, Move, RuleId } from '../../src/kernel/index.ts';

/** `at` reads a position, `played` plays moves, `refused` says which rule and reason refuse one, `offered` lists the legal ones. */
export function helpersOf<S, V, O extends AnyOptions, E>(game: Game<S, V, O, E>) {
  /** The state of a position document that must be possible. */
  function at(document: unknown): S {
    const read = game.readPosition(document);
    if (!read.ok) throw new Error(JSON.stringify(read.problems, null, 1));
    return read.value;
  }

  /** What is wrong with a position: the path and the rule of each problem. */
  function problems(document: unknown): string[] {
    const read = game.readPosition(document);
    return read.ok ? [] : read.problems.map(({ path, rule }) => `${path} ${rule ?? '-'}`);
  }

  function move(state: S, text: string): Move {
    const read = game.readMove(state, text);
    if (read === undefined) throw new Error(`can't read ${text}`);
    return read;
  }

  /** The rule and the reason that refuse a move, or nothing. */
  function refused(state: S, text: string): `${RuleId} ${string}` | undefined {
    const refusal = game.refusal(state, move(state, text));
    return refusal && `${refusal.rule} ${refusal.reason}`;
  }

  /** The sentence that refuses a move. */
  const said = (state: S, text: string): string | undefined => game.refusal(state, move(state, text))?.text;

  /** The rule and the reason that refuse a line which is no move with these options. */
  function excluded(state: S, text: string): `${RuleId} ${string}` | undefined {
    if (game.readMove(state, text) !== undefined) throw new Error(`${text} can be read`);
    const refusal = game.refuseText?.(state, text);
    return refusal && `${refusal.rule} ${refusal.reason}`;
  }

  /** The state after these moves, each of them legal. */
  function played(state: S, ...texts: readonly string[]): S {
    const next = game.clone(state);
    for (const text of texts) {
      const refusal = refused(next, text);
      if (refusal) throw new Error(`${text} is refused: ${refusal}`);
      game.play(next, move(next, text));
    }
    return next;
  }

  /** The legal moves as text, all or those that begin so. */
  const offered = (state: S, begin = ''): string[] =>
    game
      .moves(state)
      .map(legal => game.writeMove(state, legal))
      .filter(text => text.startsWith(begin));

  return { at, problems, move, refused, said, excluded, played, offered };
}
