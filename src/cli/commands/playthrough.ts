import { playthrough as accountOf, seeded } from '../../kernel/index.ts';
import { type Command, findGame, findOptions, parseOptions, wholeNumber } from '../command.ts';

export const playthrough: Command = {
  summary: 'print a readable transcript of a random game',
  help: `usage: cli playthrough --game GAME [--options JSON|VARIANT] [--seed N]

Plays a random game and prints its moves, events, positions, views and scores, in the format of
test/playthroughs.`,
  async run(args, terminal, games) {
    const text = { type: 'string' } as const;
    const { values } = parseOptions(args, { game: text, options: text, seed: text });
    const game = findGame(games, values.game);
    const random = seeded(wholeNumber(values.seed, '--seed', 1));
    await terminal.print(accountOf(game, findOptions(game, values.options), random));
    return 0;
  },
};
