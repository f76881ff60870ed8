import { type Decision, review as reviewed, turningPoints } from '../../bots/index.ts';
import { type AnyGame, readRecord, replay } from '../../kernel/index.ts';
import { accept, type Command, findGame, parseWithFile, UsageError, wholeNumber } from '../command.ts';
import { showProgress } from '../progress.ts';

const DEFAULT_ITERATIONS = 60;

export const review: Command = {
  summary: 'analyse every turn in a record',
  help: `usage: cli review FILE [--iterations N | --ms T] [--seed N] [--json]

For each turn: every seat’s chances before and after it, the best turns, and what the played one gave away; then the
turning points. Each turn is judged only by what its player could know; where cards are drawn within it, in parts.

  --iterations  simulated continuations per turn (default ${DEFAULT_ITERATIONS}); with a seed, the review is reproducible
  --ms          thinking time per turn instead
  --seed        random seed (default 1)
  --json        print one JSON object per turn, then {"turningPoints": [ply, …]}`,
  async run(args, terminal, games) {
    const text = { type: 'string' } as const;
    const options = { iterations: text, ms: text, seed: text, json: { type: 'boolean' } } as const;
    const { values, file } = parseWithFile(args, options, 'cli review FILE');
    if (values.ms !== undefined && values.iterations !== undefined)
      throw new UsageError('use either --ms or --iterations, not both');
    const record = accept(readRecord(terminal.readText(file)), file);
    const game = findGame(games, record.header.game);
    const { moves } = accept(replay(game, record), file);
    const budget =
      values.ms === undefined
        ? { iterations: wholeNumber(values.iterations, '--iterations', DEFAULT_ITERATIONS, 1) }
        : { ms: wholeNumber(values.ms, '--ms', 1, 1) };
    const seed = wholeNumber(values.seed, '--seed', 1);
    const decisions: Decision[] = [];
    const progress = showProgress(terminal, moves.length, 'plies');
    for (const decision of reviewed(game, record, moves, seed, budget)) {
      if (!decision) continue;
      decisions.push(decision);
      progress.end();
      await terminal.print(values.json ? `${JSON.stringify(decision)}\n` : describe(decision, record.header.seats));
      // Drawn last, so that it stays visible while the next decision is analysed.
      progress.at(decision.ply + 1);
    }
    progress.end();
    const turning = turningPoints(decisions);
    await terminal.print(
      values.json
        ? `${JSON.stringify({ turningPoints: turning.map(({ ply }) => ply) })}\n`
        : summary(game, turning, record.header.seats),
    );
    return 0;
  },
};

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

function describe({ ply, seat, line, before, after, alternatives, loss }: Decision, seats: readonly string[]): string {
  const lines = [
    `${ply}  ${seats[seat]}: ${line.join(', ')}   ${before.map(percent).join(' ')} → ${after.map(percent).join(' ')}` +
      (loss >= 0.005 ? `   gave away ${percent(loss)}` : ''),
  ];
  if (loss >= 0.005)
    for (const { line, chance } of alternatives) lines.push(`      ${percent(chance).padStart(5)}  ${line.join(', ')}`);
  return `${lines.join('\n')}\n`;
}

function summary({ id }: AnyGame, turning: readonly Decision[], seats: readonly string[]): string {
  if (turning.length === 0) return `\nNo decision in this game of ${id} gave much away.\n`;
  const lines = turning.map(
    ({ ply, seat, line, loss, alternatives }) =>
      `  ply ${ply}, ${seats[seat]}: ${line.join(', ')} gave away ${percent(loss)}; better was ${alternatives[0]!.line.join(', ')}`,
  );
  return `\nTurning points:\n${lines.join('\n')}\n`;
}
