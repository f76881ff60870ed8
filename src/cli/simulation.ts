import {
  type AnyGame,
  type AnyOptions,
  anyMove,
  DEALER,
  NOBODY,
  scoreSheet,
  seeded,
  type Variant,
} from '../kernel/index.ts';

export interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

/** Statistics of random games of one variant. */
export interface Summary {
  readonly variant: string;
  readonly options: AnyOptions;
  readonly games: number;
  readonly violations: readonly string[];
  /** Moves per game, including the dealer's. */
  readonly plies: Spread;
  /** Legal moves per decision of a seat. */
  readonly branching: Spread;
  /** Final points of a seat. */
  readonly points: Spread;
  /** Each seat's share of victories; shared ones are divided. */
  readonly wins: readonly number[];
}

const LONGEST = 20_000;
/** One game in this many is played carefully: moves are drawn evenly and counted, and positions on the way audited. */
const CAREFUL = 10;
const AUDITED_PERCENT = 5;

/** Plays random games. Every final position is audited. */
export function simulateVariant(
  game: AnyGame,
  { name, options }: Variant<AnyOptions>,
  games: number,
  firstSeed: number,
  progress: (done: number) => void,
): Summary {
  const violations: string[] = [];
  const plies = gather();
  const branching = gather();
  const points = gather();
  const wins = new Array<number>(options.players).fill(0);
  for (let n = 0; n < games; n++) {
    const seed = firstSeed + n;
    const random = seeded(seed);
    const state = game.start(options);
    const quick = game.sample !== undefined && n % CAREFUL !== 0;
    const audit = (ply: number): void => {
      for (const fault of findFaults(game, state))
        violations.push(`${game.id} ${name}, seed ${seed}, ply ${ply}: ${fault}`);
    };
    let ply = 0;
    for (; game.actor(state) !== NOBODY && ply < LONGEST; ply++) {
      if (!quick && random.below(100) < AUDITED_PERCENT) audit(ply);
      if (!quick && game.actor(state) !== DEALER) branching.add(game.moves(state).length);
      game.play(state, quick ? game.sample!(state, random) : anyMove(game, state, random));
    }
    if (ply === LONGEST) violations.push(`${game.id} ${name}, seed ${seed}: the game never ends`);
    audit(ply);
    const sheet = game.scores(state);
    plies.add(ply);
    for (const score of sheet.points) points.add(score);
    for (const winner of sheet.winners) wins[winner]! += 1 / sheet.winners.length / games;
    progress(n + 1);
  }
  return {
    variant: name,
    options,
    games,
    violations,
    plies: plies.spread(),
    branching: branching.spread(),
    points: points.spread(),
    wins,
  };
}

/** Lists everything wrong with a position: impossible, changed by a round trip, or a score sheet that does not add up. */
function findFaults(game: AnyGame, state: unknown): string[] {
  const document = game.writePosition(state);
  const again = game.readPosition(JSON.parse(JSON.stringify(document)));
  if (!again.ok) return again.problems.map(({ path, message, rule }) => `${path} ${message} (${rule ?? 'form'})`);
  const faults: string[] = [];
  if (JSON.stringify(game.writePosition(again.value)) !== JSON.stringify(document))
    faults.push('does not survive a round trip');
  const sheet = game.scores(state);
  const recount = game.scores(again.value);
  if (
    JSON.stringify(scoreSheet(game.options(state).players, recount.items, recount.tiebreak)) !== JSON.stringify(sheet)
  )
    faults.push('the score sheet does not add up');
  return faults;
}

function gather(): { add(value: number): void; spread(): Spread } {
  let count = 0;
  let sum = 0;
  let least = Infinity;
  let most = -Infinity;
  return {
    add(value) {
      count++;
      sum += value;
      least = Math.min(least, value);
      most = Math.max(most, value);
    },
    spread: () => (count === 0 ? { least: 0, mean: 0, most: 0 } : { least, mean: sum / count, most }),
  };
}
