import type { Random } from '../../kernel/index.ts';
import type { Block } from './statistics.ts';

/** The deals that two players, by number, have played against each other; shares are those of the first. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly blocks: readonly Pick<Block, 'shares'>[];
}

/** How strong a player is, in Elo points above the first player. */
export interface Rating {
  readonly elo: number;
  /** The bounds of the 95% interval. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

const ROUNDS = 200;
const SETTLED = 1e-4;
const MOST_STEPS = 2000;
/** A tied game is added to every meeting, so that clean sweeps have a finite rating. */
const DOUBT = 0.5;
const LOW = 0.025;

/** The ratings of all players; intervals by drawing deals of every meeting again and again (bootstrap). */
export function ratePlayers(players: number, meetings: readonly Meeting[], random: Random): Rating[] {
  const elos = fitElos(players, meetings);
  const drawn = Array.from({ length: ROUNDS }, () =>
    fitElos(
      players,
      meetings.map(meeting => ({
        ...meeting,
        blocks: meeting.blocks.map(() => meeting.blocks[random.below(meeting.blocks.length)]!),
      })),
    ),
  );
  return elos.map((elo, player) => {
    const sorted = drawn.map(round => round[player]!).toSorted((a, b) => a - b);
    return {
      elo,
      low: sorted[Math.floor(LOW * ROUNDS)]!,
      high: sorted[ROUNDS - 1 - Math.floor(LOW * ROUNDS)]!,
      games: meetings
        .filter(({ a, b }) => a === player || b === player)
        .reduce((sum, { blocks }) => sum + countGames(blocks), 0),
    };
  });
}

const countGames = (blocks: Meeting['blocks']): number => blocks.reduce((sum, { shares }) => sum + shares.length, 0);

/** The maximum-likelihood Elo of each player above the first, by the model of Bradley and Terry; each step is Hunter's (2004). */
function fitElos(players: number, meetings: readonly Meeting[]): number[] {
  const results = meetings.map(({ a, b, blocks }) => {
    const games = countGames(blocks);
    const won = blocks.reduce((sum, { shares }) => sum + shares.reduce((total, share) => total + share, 0), 0);
    return { a, b, games: games + 2 * DOUBT, wonByA: won + DOUBT, wonByB: games - won + DOUBT };
  });
  let strengths = new Array<number>(players).fill(1);
  for (let step = 0; step < MOST_STEPS; step++) {
    const won = new Array<number>(players).fill(0);
    const met = new Array<number>(players).fill(0);
    for (const { a, b, games, wonByA, wonByB } of results) {
      won[a]! += wonByA;
      won[b]! += wonByB;
      const each = games / (strengths[a]! + strengths[b]!);
      met[a]! += each;
      met[b]! += each;
    }
    const fitted = won.map((wins, player) => wins / met[player]!);
    const before = strengths;
    strengths = fitted.map(strength => strength / fitted[0]!);
    if (strengths.every((strength, player) => Math.abs(strength / before[player]! - 1) < SETTLED)) break;
  }
  return strengths.map(strength => 400 * Math.log10(strength));
}
