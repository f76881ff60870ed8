// What options mean: the board, the pieces, the number of pieces in a turn. Shared by all states of a game.
import { ARM_COUNT, type Board, LARGE, SMALL, TOWER_OF_ARM } from './board/board.ts';
import { BLOCKING, NEUTRAL, ROOF, TEA, WALL } from './layout.ts';
import type { Options } from './options.ts';
import { type Colour, coloursOf, PIECES, type Pieces, TOWER_MERCHANTS } from './vocabulary.ts';

const NO_MERCHANTS = new Uint8Array(4);

export interface Setup {
  readonly options: Options;
  /** The revision of the rules that the game is played by. */
  readonly revision: number;
  readonly players: number;
  readonly board: Board;
  readonly colours: readonly Colour[];
  readonly pieces: Pieces;
  readonly duel: boolean;
  /** Kinds of moves that a turn can have, ascending. */
  readonly kinds: Uint8Array;
  /** M4, M5, M6: pieces in turns 1, 2, 3, and 4 and later. */
  readonly quotas: Uint8Array;
  /** M22: merchants on each tower tile at the start. */
  readonly towerMerchants: Uint8Array;
  /** M21: the bit of the connection that each arm (wall line) makes: one for each arm, or one for each tower. */
  readonly linkOfArm: Uint8Array;
  /** The tower (number less 1) of each connection. */
  readonly towerOfLink: Uint8Array;
}

/** M1 */
export const boardOf = ({ players, rules }: Options): Board => (rules === 'second' && players === 2 ? SMALL : LARGE);

export function createSetup(options: Options, revision: number): Setup {
  const { players, rules, tea, wallArms } = options;
  const second = rules === 'second';
  const duel = rules === 'duel';
  const dealt = PIECES[rules + players];
  const kinds = Array.from({ length: WALL + 1 }, (_, kind) => kind);
  if (dealt.neutrals > 0) kinds.push(NEUTRAL);
  if (tea) kinds.push(TEA);
  kinds.push(ROOF);
  if (duel) kinds.push(BLOCKING);
  return {
    options,
    revision,
    players,
    board: boardOf(options),
    colours: coloursOf(rules),
    pieces: dealt,
    duel,
    kinds: Uint8Array.from(kinds),
    quotas: Uint8Array.from(quotas(options)),
    towerMerchants: second ? TOWER_MERCHANTS : NO_MERCHANTS,
    linkOfArm: Uint8Array.from({ length: ARM_COUNT }, (_, arm) => 1 << (wallArms ? arm : TOWER_OF_ARM[arm])),
    towerOfLink: wallArms ? TOWER_OF_ARM : Uint8Array.of(0, 1, 2, 3),
  };
}

function quotas({ players, rules }: Options): number[] {
  switch (rules) {
    case 'first':
      return [2, 2, 2, 2];
    case 'duel':
      return [0, 1, 2, 3];
    case 'second':
      return players === 2 ? [1, 2, 2, 2] : [1, 1, 2, 2];
  }
}
