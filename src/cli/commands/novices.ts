import { alignColumns } from '../columns.ts';
import { type Command, findGame, parseOptions, wholeNumber } from '../command.ts';
import { countGiveaways } from '../novices.ts';
import { showProgress } from '../progress.ts';

export const novices: Command = {
  summary: 'count moves of novices that no beginner would play',
  help: `usage: cli novices [--game GAME] [--games N] [--seed N] [--json]

Plays games of novices of every character, of all variants in turn, and counts moves that give a bot away. Without
--game, every game is played.

  --games   number of games (default 1000)
  --seed    seed of the games (default 1)
  --json    print one JSON object instead of a table

If there was such a move, the exit code is 1.`,
  async run(args, terminal, games) {
    const text = { type: 'string' } as const;
    const { values } = parseOptions(args, { game: text, games: text, seed: text, json: { type: 'boolean' } });
    const number = wholeNumber(values.games, '--games', 1000, 1);
    const seed = wholeNumber(values.seed, '--seed', 1);
    const counted = (values.game === undefined ? games : [findGame(games, values.game)]).flatMap(game => {
      const progress = showProgress(terminal, number, `games of ${game.id}`);
      const counts = countGiveaways(game, number, seed, progress.at);
      progress.end();
      return counts.map(count => ({ game: game.id, games: number, ...count }));
    });
    const rows = counted.map(({ game, name, possible, done }) => [game, name, `${number}`, `${possible}`, `${done}`]);
    await terminal.print(
      values.json
        ? `${JSON.stringify({ seed, counts: counted })}\n`
        : alignColumns([['game', 'move', 'games', 'possible', 'done'], ...rows]),
    );
    return counted.some(({ done }) => done > 0) ? 1 : 0;
  },
};
