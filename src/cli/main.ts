import { readFileSync } from 'node:fs';
import { games } from '../games/index.ts';
import { runCli } from './cli.ts';
import { type Terminal, UsageError } from './command.ts';

const terminal: Terminal = {
  input: process.stdin,
  interactive: process.stderr.isTTY === true,
  print: text => new Promise(resolve => process.stdout.write(text, () => resolve())),
  tell: text => void process.stderr.write(text),
  readText(file) {
    try {
      return readFileSync(file === '-' ? 0 : file, 'utf8');
    } catch (error) {
      throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
    }
  },
};

// A reader that closed the pipe, such as `head`, is not an error.
process.stdout.on('error', error => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCli(process.argv.slice(2), terminal, games);
