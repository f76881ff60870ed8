import { china } from '../../games/china/index.ts';
import { OWNER_COUNT, PALACES_IN } from '../../games/china/layout.ts';
import { rankPoints } from '../../games/china/rules/ranks.ts';
import type { State } from '../../games/china/state.ts';
import {
  type AnyGame,
  type AnyOptions,
  DEALER,
  NOBODY,
  quickMove,
  type Random,
  type Seat,
  seeded,
} from '../../kernel/index.ts';
import { courses } from '../china/courses.ts';
import {
  allianceCell,
  CELLS_ALIKE,
  judge,
  provinceCell,
  rankEmissaries,
  readRest,
  rest,
  roadCell,
  SIZES,
  stageOf,
  surveyRoads,
  type Tables,
  UNIT,
} from '../china/prospects.ts';
import { isDoubled, points, scoreAlliance, survey } from '../china/standing.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { findEvaluation } from '../evaluation/trained.ts';
import { planTurns } from '../plans.ts';
import { fitLine } from './line.ts';
import { stray } from './selfplay.ts';

/** How the tables of China are made: rounds of games, each fitted to what became of its positions. */
export const tableCourse = {
  name: 'china-tables',
  game: china as unknown as AnyGame,
  /** Every second game is of the first. */
  variants: courses.find(({ name }) => name === 'china-more')!.variants,
  rounds: 4,
  /** The number of games of a round. */
  games: 1000,
};
export type TableCourse = typeof tableCourse;

const BREADTH = { beam: 5, nodes: 200 };
/** One seat in so many is judged by the network alone. */
const NETWORKS = 4;
/** Rare cells lean on those that differ in the stage alone, and these on nothing. */
const DOUBT = 12;
const DOUBT_OF_ALIKE = 4;

type Part = 'provinces' | 'alliances' | 'roads';
const PARTS: readonly Part[] = ['provinces', 'alliances', 'roads'];

/** What a seat had in a position: the cells it is in with their points, and what counts besides. */
interface Seen {
  readonly seat: Seat;
  readonly cells: Readonly<Record<Part, readonly number[]>>;
  readonly points: Readonly<Record<Part, readonly number[]>>;
  readonly total: number;
  readonly rest: readonly number[];
}

/** The tables after one more round with those of the round before. Round n is deterministic. */
export function fitRound(course: TableCourse, seed: number, round: number, tables: Tables | undefined): Tables {
  const sums = createSums();
  const counts = createSums();
  const rows: { seen: Seen; gain: number }[] = [];
  for (let n = 0; n < course.games; n++) {
    const random = seeded(seed * 1_000_003 + round * course.games + n);
    const { seen, finals } = playGame(course.game, anyOptions(course, random), tables, random);
    for (const one of seen) {
      const final = finals[one.seat];
      for (const part of PARTS)
        for (const [index, cell] of one.cells[part].entries()) {
          sums[part][cell] += final.points[part][index] - one.points[part][index];
          counts[part][cell]++;
        }
      rows.push({ seen: one, gain: final.total - one.total });
    }
  }
  const [provinces, alliances, roads] = PARTS.map(part => average(sums[part], counts[part]));
  const fitted = { provinces, alliances, roads };
  const line = fitLine(
    SIZES.rest,
    rows.map(({ seen, gain }) => ({ inputs: seen.rest, target: gain - foretellGain(seen, fitted) / UNIT })),
  );
  return { ...fitted, rest: Int16Array.from(line, weight => Math.round(weight * UNIT)) };
}

const createSums = (): Record<Part, Float64Array> => ({
  provinces: new Float64Array(SIZES.provinces),
  alliances: new Float64Array(SIZES.alliances),
  roads: new Float64Array(SIZES.roads),
});

function anyOptions({ game, variants }: TableCourse, random: Random): AnyOptions {
  const name = variants[random.below(2) === 0 ? 0 : random.below(variants.length)];
  return game.variants.find(variant => variant.name === name)!.options;
}

/** Plays a game, some seats without the tables, and tells what each seat saw after every turn and had in the end. */
function playGame(
  game: AnyGame,
  options: AnyOptions,
  tables: Tables | undefined,
  random: Random,
): { seen: Seen[]; finals: Seen[] } {
  const { advise, ...network } = findEvaluation(game, options) as Evaluation<State>;
  const advised = tables ? { ...network, advise: (state: State, seat: Seat) => judge(state, seat, tables) } : network;
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const judges = seats.map(() => (random.below(NETWORKS) === 0 ? network : advised));
  const seen: Seen[] = [];
  let state = game.start(options) as State;
  for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
    if (actor === DEALER) {
      game.play(state, quickMove(game, state, random));
      continue;
    }
    state = stray(planTurns(judges[actor], state, actor, BREADTH), random).state;
    if (game.actor(state) !== NOBODY) for (const seat of seats) seen.push(look(state, seat));
  }
  return { seen, finals: seats.map(seat => look(state, seat)) };
}

function look(state: State, seat: Seat): Seen {
  const { board } = state;
  const stage = stageOf(state);
  const provinces = Array.from({ length: board.provinces }, (_, province) => province);
  survey(state);
  rankEmissaries(state);
  surveyRoads(state);
  readRest(state, seat, stage);
  const inProvinces = provinces.map(province => scoreProvince(state, province, seat));
  const inAlliances = board.alliances.map(([, a, b]) => scoreAlliance(state, a, b, seat));
  const total = points[seat];
  const elsewhere = [...inProvinces, ...inAlliances].reduce((left, points) => left - points, total);
  return {
    seat,
    cells: {
      provinces: provinces.map(province => provinceCell(state, province, seat, stage)),
      alliances: board.alliances.map(([, a, b]) => allianceCell(state, a, b, seat, stage)),
      roads: [roadCell(seat, stage)],
    },
    points: { provinces: inProvinces, alliances: inAlliances, roads: [elsewhere] },
    total,
    rest: [...rest],
  };
}

function scoreProvince(state: State, province: number, seat: Seat): number {
  const { cells, options } = state;
  const at = PALACES_IN + province * OWNER_COUNT;
  let all = 0;
  for (let owner = 0; owner < options.players; owner++) all += cells[at + owner];
  const gain = rankPoints(cells, at, options.players, seat, all);
  return options.fortifications && gain > 0 && isDoubled(state, province, seat) ? 2 * gain : gain;
}

/** The mean gain of each cell, in parts of a point. */
function average(sums: Float64Array, counts: Float64Array): Int16Array {
  const means = new Int16Array(sums.length);
  for (let first = 0; first < sums.length; first += CELLS_ALIKE) {
    let sum = 0;
    let count = 0;
    for (let cell = first; cell < first + CELLS_ALIKE; cell++) {
      sum += sums[cell];
      count += counts[cell];
    }
    const alike = sum / (count + DOUBT_OF_ALIKE);
    if (count > 0)
      for (let cell = first; cell < first + CELLS_ALIKE; cell++)
        means[cell] = Math.round(((sums[cell] + DOUBT * alike) / (counts[cell] + DOUBT)) * UNIT);
  }
  return means;
}

function foretellGain({ cells }: Seen, tables: Readonly<Record<Part, Int16Array>>): number {
  let sum = 0;
  for (const part of PARTS) for (const cell of cells[part]) sum += tables[part][cell];
  return sum;
}
