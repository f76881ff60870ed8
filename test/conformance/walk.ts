import { type AnyGame, type AnyOptions, anyMove, DEALER, NOBODY, type Random, seeded } from '../../src/kernel/index.ts';

/** A position of a random game, with what a law needs to look around from it. */
export interface Stop {
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly state: unknown;
  readonly random: Random;
  readonly players: number;
}

const LONGEST = 20_000;

/** Plays a random game and stops at about `stops` of its positions, the first decision and the end among them. */
export function walk(
  game: AnyGame,
  options: AnyOptions,
  seed: number,
  stops: number,
  visit: (stop: Stop) => void,
): void {
  const random = seeded(seed);
  const length = lengthOf(game, options, seed);
  const aside = seeded(~seed);
  const state = game.start(options);
  let begun = false;
  for (let ply = 0; ; ply++) {
    const actor = game.actor(state);
    const first: boolean = !begun && actor !== DEALER;
    begun ||= first;
    if (first || actor === NOBODY || aside.below(length) < stops) {
      try {
        visit({ game, options, state, random: aside, players: options.players });
      } catch (error) {
        const where = `${game.id} ${JSON.stringify(options).slice(0, 200)}, seed ${seed}, ply ${ply}`;
        throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    }
    if (actor === NOBODY) return;
    game.play(state, anyMove(game, state, random));
  }
}

function lengthOf(game: AnyGame, options: AnyOptions, seed: number): number {
  const random = seeded(seed);
  const state = game.start(options);
  let plies = 0;
  for (; game.actor(state) !== NOBODY; plies++) {
    if (plies > LONGEST) throw new Error(`${game.id}: a game with seed ${seed} is not over after ${LONGEST} plies`);
    game.play(state, anyMove(game, state, random));
  }
  return plies + 1;
}

/** At most `most` members of a list, at random, in their order. */
export function some<T>(members: readonly T[], most: number, random: Random): T[] {
  let wanted = most;
  return members.filter((_, i) => {
    const taken = random.below(members.length - i) < wanted;
    if (taken) wanted--;
    return taken;
  });
}

export const seatsOf = (players: number): number[] => Array.from({ length: players }, (_, seat) => seat);
