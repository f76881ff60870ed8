import type { AnyOptions, Game } from './contract.ts';

/**
 * The rules of a game as they were in an earlier revision. A state knows which revision it belongs to, so only its
 * start and the meaning of options that are left out differ.
 */
export const asOf = <S, V, O extends AnyOptions, E>(game: Game<S, V, O, E>, revision: number): Game<S, V, O, E> =>
  revision === game.revision
    ? game
    : {
        ...game,
        revision,
        readOptions: document => game.readOptions(document, revision),
        start: options => game.start(options, revision),
      };
