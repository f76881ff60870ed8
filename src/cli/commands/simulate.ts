import type { AnyGame, AnyOptions, Variant } from '../../kernel/index.ts';
import { alignColumns } from '../columns.ts';
import { type Command, findGame, findOptions, parseOptions, type Terminal, wholeNumber } from '../command.ts';
import { showProgress } from '../progress.ts';
import { type Summary, simulateVariant } from '../simulation.ts';

export const simulate: Command = {
  summary: 'play random games and check every invariant',
  help: `usage: cli simulate --game GAME [--options JSON|VARIANT] [--games N] [--seed N] [--json]

Plays random games to the end. Every position must be possible (nothing lost, nothing gained), survive a write/read
round trip, and have a score sheet that adds up. Without --options, every variant is played.

  --games   games per variant (default 1000)
  --seed    seed of the first game (default 1)
  --json    print one JSON object instead of a table

Violations are reported with the seed that reproduces them, and the exit code is 1.`,
  async run(args, terminal, games) {
    const text = { type: 'string' } as const;
    const { values } = parseOptions(args, {
      game: text,
      options: text,
      games: text,
      seed: text,
      json: { type: 'boolean' },
    });
    const game = findGame(games, values.game);
    const count = wholeNumber(values.games, '--games', 1000, 1);
    const seed = wholeNumber(values.seed, '--seed', 1);
    const variants: readonly Variant<AnyOptions>[] =
      values.options === undefined
        ? game.variants
        : [{ name: values.options, options: findOptions(game, values.options) }];
    const summaries = variants.map(variant => runVariant(terminal, game, variant, count, seed));
    const violations = summaries.flatMap(summary => summary.violations);
    await terminal.print(
      values.json ? `${JSON.stringify({ game: game.id, seed, variants: summaries })}\n` : drawTable(game, summaries),
    );
    for (const violation of violations.slice(0, 20)) terminal.tell(`${violation}\n`);
    return violations.length > 0 ? 1 : 0;
  },
};

function runVariant(
  terminal: Terminal,
  game: AnyGame,
  variant: Variant<AnyOptions>,
  count: number,
  seed: number,
): Summary {
  const progress = showProgress(terminal, count, `games of ${game.id} ${variant.name}`);
  const summary = simulateVariant(game, variant, count, seed, done => progress.at(done));
  progress.end();
  return summary;
}

function drawTable(game: AnyGame, summaries: readonly Summary[]): string {
  const rows = [
    ['variant', 'games', 'violations', 'plies', 'choices', 'points', 'wins by seat'],
    ...summaries.map(({ variant, games, violations, plies, branching, points, wins }) => [
      variant,
      `${games}`,
      `${violations.length}`,
      spread(plies),
      spread(branching),
      spread(points),
      wins.map(share => share.toFixed(2)).join(' '),
    ]),
  ];
  return `${game.id}, revision ${game.revision}: mean (min–max)\n${alignColumns(rows)}`;
}

const spread = ({ least, mean, most }: Summary['plies']): string => `${mean.toFixed(1)} (${least}–${most})`;
