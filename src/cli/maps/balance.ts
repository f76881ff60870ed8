import { findBot, think } from '../../bots/index.ts';
import { china, type MapDocument, type Options } from '../../games/china/index.ts';
import { makeMap } from '../../games/china/maps.ts';
import { type AnyGame, anyMove, DEALER, NOBODY, seeded } from '../../kernel/index.ts';

// Whether made maps are fair: equal bots play on them and on the built-in map.

const PLAYERS = [2, 3, 4, 5] as const;
/** The provinces of the made maps, in turn. */
const PROVINCES = [7, 8, 9, 10, 11, 12] as const;
/** A seat may win so many times as often as on the built-in map, or as seldom. */
export const MOST_SEAT = 1.15;
/** A province may give so many times the points of the map's mean. */
export const MOST_PROVINCE = 2;

export interface Balance {
  readonly maps: number;
  readonly games: number;
  /** By player number: each seat's share of victories, on made maps and on the built-in one. */
  readonly seats: readonly {
    readonly players: number;
    readonly made: readonly number[];
    readonly builtIn: readonly number[];
  }[];
  /** The farthest that a seat is from its share on the built-in map, as a factor. */
  readonly worstSeat: number;
  /** The most that a province gives, in means of its map. */
  readonly worstProvince: number;
}

/** Plays `games` games on each of `maps` made maps, and as many of each player number on the built-in one. */
export function measureBalance(maps: number, games: number, bot: string, progress: (done: number) => void): Balance {
  const each = Math.ceil(games / PLAYERS.length);
  let done = 0;
  let worstProvince = 0;
  const pooled = PLAYERS.map(players => ({
    players,
    made: new Array<number>(players).fill(0),
    builtIn: new Array<number>(players).fill(0),
  }));
  for (let number = 0; number < maps; number++) {
    const points = new Map<string, number>();
    const map = makeMap(number + 1, { provinces: PROVINCES[number % PROVINCES.length]!, players: 4 });
    for (const { players, made, builtIn } of pooled) {
      for (let n = 0; n < each; n++) {
        const seed = (number * PLAYERS.length + players) * each + n;
        playOne(chooseOptions(players, map), bot, seed, made, points);
        playOne(chooseOptions(players), bot, seed, builtIn);
        progress(++done);
      }
    }
    const all = [...points.values()];
    worstProvince = Math.max(worstProvince, (Math.max(...all) * all.length) / all.reduce((a, b) => a + b, 0));
  }
  const share = (wins: readonly number[]): number[] => wins.map(won => won / (maps * each));
  const seats = pooled.map(({ players, made, builtIn }) => ({ players, made: share(made), builtIn: share(builtIn) }));
  const worstSeat = Math.max(
    ...seats.flatMap(({ made, builtIn }) => made.map((won, i) => Math.max(won / builtIn[i]!, builtIn[i]! / won))),
  );
  return { maps, games: each * PLAYERS.length, seats, worstSeat, worstProvince };
}

function chooseOptions(players: number, map?: MapDocument): Options {
  const side = players === 5 ? '45' : '34';
  const reading = china.readOptions({ players, board: map ? { side, map } : side });
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('; '));
  return reading.value;
}

function playOne(options: Options, name: string, seed: number, wins: number[], points?: Map<string, number>): void {
  const game: AnyGame = china;
  const bot = findBot(name)!;
  const random = seeded(seed);
  const state = game.start(options);
  for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
    const question = { game, view: undefined as unknown, seat: actor, random, budget: { iterations: 1 } };
    const move =
      actor === DEALER ? anyMove(game, state, random) : think(bot({ ...question, view: game.view(state, actor) }))!;
    game.play(state, move);
  }
  const { items, winners } = game.scores(state);
  for (const winner of winners) wins[winner]! += 1 / winners.length;
  for (const { detail, points: scored } of items) {
    if (detail?.province !== undefined)
      points?.set(String(detail.province), (points.get(String(detail.province)) ?? 0) + scored);
  }
}
