import type { AnyGame } from '../kernel/index.ts';
import { type Command, type Terminal, UsageError } from './command.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { engine } from './commands/engine.ts';
import { host } from './commands/host.ts';
import { ladder } from './commands/ladder.ts';
import { map } from './commands/map.ts';
import { novices } from './commands/novices.ts';
import { perft } from './commands/perft.ts';
import { playthrough } from './commands/playthrough.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { simulate } from './commands/simulate.ts';
import { table } from './commands/table.ts';

const commands: { readonly [name: string]: Command } = {
  engine,
  replay,
  perft,
  playthrough,
  simulate,
  arena,
  ladder,
  novices,
  review,
  bench,
  backup,
  table,
  host,
  map,
};

const overview = `usage: npm run -s cli -- COMMAND …

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`)
  .join('\n')}

Run COMMAND --help for details.
`;

/** Runs one command line and returns the exit code: 0 for success, 1 for a problem found, 2 for a usage error. */
export async function runCli(args: readonly string[], terminal: Terminal, games: readonly AnyGame[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await terminal.print(overview);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    terminal.tell(`Unknown command: ${name}\n\n${overview}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    await terminal.print(`${command.help}\n`);
    return 0;
  }
  try {
    return await command.run(rest, terminal, games);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.tell(`${name}: ${error.message}\nSee cli ${name} --help.\n`);
    return 2;
  }
}
