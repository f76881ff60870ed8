import { deal, perft as leavesOf, perftDivide, seeded } from '../../kernel/index.ts';
import { type Command, findGame, findOptions, parseOptions, wholeNumber } from '../command.ts';

export const perft: Command = {
  summary: 'count move sequences after the deal (perft)',
  help: `usage: cli perft --game GAME [--options JSON|VARIANT] [--seed N] [--depth N] [--divide]

Deals from a seed, then counts the move sequences at each depth, including the dealer’s draws.

  --depth   maximum depth (default 3)
  --seed    seed for the deal (default 1)
  --divide  split the deepest count by first move`,
  async run(args, terminal, games) {
    const text = { type: 'string' } as const;
    const { values } = parseOptions(args, {
      game: text,
      options: text,
      seed: text,
      depth: text,
      divide: { type: 'boolean' },
    });
    const game = findGame(games, values.game);
    const depth = wholeNumber(values.depth, '--depth', 3, 1);
    const random = seeded(wholeNumber(values.seed, '--seed', 1));
    const state = deal(game, game.start(findOptions(game, values.options)), random);
    for (let d = 1; d <= depth; d++) await terminal.print(`${d} ${leavesOf(game, state, d)}\n`);
    if (!values.divide) return 0;
    for (const { move, leaves } of perftDivide(game, state, depth)) await terminal.print(`${move}: ${leaves}\n`);
    return 0;
  },
};
