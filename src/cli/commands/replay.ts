import {
  type AnyGame,
  type GameRecord,
  NOBODY,
  readRecord,
  replay as replayed,
  type ScoreSheet,
} from '../../kernel/index.ts';
import { verifyChance } from '../../table/index.ts';
import { accepted, type Command, gameNamed, parsed, sentence, UsageError } from '../command.ts';

export const replay: Command = {
  summary: 'verify a record and print its score sheet',
  help: `usage: cli replay FILE [--json]

Plays the record again, checks every line of it, and prints the score sheet. If it promises that its chance comes
from a seed and reveals the seed, every draw is checked too. A wrong line is named, with the rule that it breaks;
then the exit code is 1.

  --json   print one JSON object instead of text`,
  async run(args, terminal, games) {
    const { values, positionals } = parsed(args, { json: { type: 'boolean' } });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('name one file: cli replay FILE');
    const record = accepted(readRecord(terminal.readText(file)), file);
    const game = gameNamed(games, record.header.game);
    const promised = record.header.commitment !== undefined && record.ending?.seed !== undefined;
    const verdict = promised ? verifyChance(game, record) : replayed(game, record);
    if (!verdict.ok) {
      const [problem] = verdict.problems;
      if (values.json) await terminal.print(`${JSON.stringify({ ok: false, problems: verdict.problems })}\n`);
      else terminal.tell(`${file}: ${sentence(problem!)}\n`);
      return 1;
    }
    const { state, moves } = verdict.value;
    const over = game.actor(state) === NOBODY;
    const sheet = game.scores(state);
    const chance = promised ? 'verified' : 'not promised';
    await terminal.print(
      values.json
        ? `${JSON.stringify({ ok: true, plies: moves.length, over, chance, scores: sheet })}\n`
        : describe(game, record, { plies: moves.length, over, chance, sheet }),
    );
    return 0;
  },
};

function describe(
  game: AnyGame,
  { header }: GameRecord,
  { plies, over, chance, sheet }: { plies: number; over: boolean; chance: string; sheet: ScoreSheet },
): string {
  const lines = [
    `${game.id}, revision ${header.revision}, ${plies} plies, ${over ? 'finished' : 'in progress'}; chance ${chance}`,
  ];
  for (const [seat, name] of header.seats.entries()) {
    lines.push('', `${name}${over && sheet.winners.includes(seat) ? ' (wins)' : ''}`);
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
