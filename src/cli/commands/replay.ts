import {
  type AnyGame,
  type GameRecord,
  NOBODY,
  type Problem,
  readRecord,
  replay as replayed,
  type ScoreSheet,
} from '../../kernel/index.ts';
import { isSeed, type Seed, verifyChance } from '../../table/index.ts';
import { type Command, findGame, parseWithFile, sentence, UsageError } from '../command.ts';

export const replay: Command = {
  summary: 'check a game record and print its score sheet',
  help: `usage: cli replay FILE [--seed SEED] [--json]

Replays the record, checks every line and prints the score sheet. If the record commits to a seed and reveals it,
every draw is checked too. A wrong line is reported with the rule it breaks, and the exit code is 1.

  --seed   the seed shown at the table, for a game that ended early
  --json   print one JSON object instead of text`,
  async run(args, terminal, games) {
    const { values, file } = parseWithFile(
      args,
      { seed: { type: 'string' }, json: { type: 'boolean' } },
      'cli replay FILE',
    );
    if (values.seed !== undefined && !isSeed(values.seed)) throw new UsageError('--seed must be 64 hexadecimal digits');
    const refuse = async (problems: readonly Problem[]): Promise<number> => {
      if (values.json)
        await terminal.print(
          `${JSON.stringify({ ok: false, problems: problems.map(({ path, message, rule }) => ({ path, message, rule })) })}\n`,
        );
      else for (const problem of problems) terminal.tell(`${file}: ${sentence(problem)}\n`);
      return 1;
    };
    const reading = readRecord(terminal.readText(file));
    if (!reading.ok) return refuse(reading.problems);
    const record = reading.value;
    const game = findGame(games, record.header.game);
    const seed = record.ending?.seed ?? values.seed;
    const chance = describeChance(record, seed);
    const verdict = chance === 'verified' ? verifyChance(game, record, seed) : replayed(game, record);
    if (!verdict.ok) return refuse(verdict.problems);
    const { state, moves } = verdict.value;
    const over = game.actor(state) === NOBODY;
    const sheet = game.scores(state);
    await terminal.print(
      values.json
        ? `${JSON.stringify({ ok: true, plies: moves.length, over, chance, scores: sheet })}\n`
        : describe(game, record, { plies: moves.length, over, chance, sheet }),
    );
    return 0;
  },
};

/** Says whether the record's draws are verified, or why they can't be. */
function describeChance({ header }: GameRecord, seed: Seed | undefined): 'verified' | 'not revealed' | 'not promised' {
  if (header.commitment === undefined) return 'not promised';
  return seed === undefined ? 'not revealed' : 'verified';
}

function describe(
  game: AnyGame,
  { header }: GameRecord,
  { plies, over, chance, sheet }: { plies: number; over: boolean; chance: string; sheet: ScoreSheet },
): string {
  const lines = [
    `${game.id}, revision ${header.revision}, ${plies} moves, ${over ? 'finished' : 'in progress'}; draws ${chance}`,
  ];
  for (const [seat, name] of header.seats.entries()) {
    lines.push('', `${name}${over && sheet.winners.includes(seat) ? ' (winner)' : ''}`);
    for (const { kind, rule, points, settled, detail } of sheet.items.filter(item => item.seat === seat)) {
      const note = detail ? `  ${JSON.stringify(detail)}` : '';
      lines.push(
        `${points.toString().padStart(5)}  ${rule.padEnd(4)} ${kind}${settled ? '' : ' (if it ended now)'}${note}`,
      );
    }
    lines.push(`${sheet.projected[seat]!.toString().padStart(5)}  total`);
  }
  return `${lines.join('\n')}\n`;
}
