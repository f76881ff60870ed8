// Options of a game on a map of one's own: the map stays while other options change.
import type { MapDocument, OwnBoard } from '../../games/china/index.ts';
import type { AnyOptions } from '../../kernel/index.ts';

type Boarded = AnyOptions & { readonly board?: unknown };

function ownBoardIn({ board }: Boarded): OwnBoard | undefined {
  return typeof board === 'object' && board !== null && 'map' in board ? (board as OwnBoard) : undefined;
}

/** The map that is played on, if it is not the built-in one. */
export const mapIn = (options: AnyOptions): MapDocument | undefined => ownBoardIn(options)?.map;

/** The same options on the built-in map: of the board only the side is left. */
export function withoutMap(options: AnyOptions): AnyOptions {
  const own = ownBoardIn(options);
  return own ? ({ ...options, board: own.side } as AnyOptions) : options;
}

/** The same options on a map of one's own. */
export function withMap(options: AnyOptions, map: MapDocument | undefined): AnyOptions {
  const plain: Boarded = withoutMap(options);
  return map ? ({ ...plain, board: { side: plain.board, map } } as AnyOptions) : plain;
}
