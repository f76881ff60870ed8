// Moves that no beginner would play, counted in games of novices.
import { botKinds, decide, levelOf } from '../bots/index.ts';
import { CELLS, NEUTRAL, NUMBER_BITS, SIZE } from '../games/medina/layout.ts';
import { cellOf, kindOf as medinaKind } from '../games/medina/moves/packing.ts';
import type { State as MedinaState } from '../games/medina/state.ts';
import { kindOf as pagodaKind } from '../games/pagoda/moves/packing.ts';
import { type AnyGame, deal, type Move, NOBODY, seeded } from '../kernel/index.ts';

/** The rounds in which a neutral roof on a single building takes nothing from anyone. */
const FIRST_ROUNDS = 3;
const ONCE = { iterations: 1 };
const SEEDS = 1e9;

/** A kind of move that gives a bot away. */
interface Giveaway {
  readonly name: string;
  /** Whether a move is one, where it is a matter of choice. */
  isOne(state: unknown, move: Move, moves: readonly Move[], round: number): boolean;
}

const giveaways: { readonly [game: string]: readonly Giveaway[] | undefined } = {
  medina: [
    {
      name: 'a neutral roof on a palace of one building in the first three rounds',
      isOne: (state, move, _, round) =>
        round <= FIRST_ROUNDS && medinaKind(move) === NEUTRAL && countBuildings(state as MedinaState, move) === 1,
    },
  ],
  pagoda: [
    {
      name: 'a modified turn where a card fits',
      isOne: (_, move, moves) =>
        pagodaKind(move) === 'discard' &&
        moves.some(other => pagodaKind(other) === 'column' || pagodaKind(other) === 'tile'),
    },
  ],
};

/** How many buildings and stables the palace has that a roof goes on. */
const countBuildings = ({ bytes }: MedinaState, roof: Move): number =>
  bytes[SIZE + (bytes[CELLS + cellOf(roof)]! & NUMBER_BITS)]!;

export interface Count {
  readonly name: string;
  /** How often it was possible, and how often it was done. */
  readonly possible: number;
  readonly done: number;
}

const novices = botKinds.filter(kind => levelOf(kind) === 'novice');

/** Plays games of novices of every character, of all variants in turn, and counts what gives them away. */
export function countGiveaways(game: AnyGame, games: number, seed: number, told = (_: number): void => {}): Count[] {
  const counts = (giveaways[game.id] ?? []).map(giveaway => ({ ...giveaway, possible: 0, done: 0 }));
  for (let n = 0; n < games; n++) {
    watchGame(game, n, seed, (state, moves, move, round) => {
      for (const count of counts) {
        if (moves.some(other => count.isOne(state, other, moves, round))) count.possible++;
        if (count.isOne(state, move, moves, round)) count.done++;
      }
    });
    told(n + 1);
  }
  return counts.map(({ name, possible, done }) => ({ name, possible, done }));
}

function watchGame(
  game: AnyGame,
  n: number,
  seed: number,
  show: (state: unknown, moves: readonly Move[], move: Move, round: number) => void,
): void {
  const { options } = game.variants[n % game.variants.length]!;
  const random = seeded(seed * SEEDS + n);
  const first = random.below(novices.length);
  const state = game.start(options);
  let [turns, last] = [0, -1];
  while (game.actor(deal(game, state, random)) !== NOBODY) {
    const seat = game.actor(state);
    if (seat !== last) turns++;
    last = seat;
    const moves = game.moves(state);
    const novice = novices[(first + seat) % novices.length]!;
    const move = game.readMove(state, decide(game, game.view(state, seat), seat, novice, random.below(SEEDS), ONCE))!;
    if (moves.length > 1) show(state, moves, move, Math.ceil(turns / options.players));
    game.play(state, move);
  }
}
