// npm test: install everything, then every gate. `npm test -- FILTER …` runs only the tests whose path matches.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { install, root } from './install.mjs';

const filters = process.argv.slice(2);
const gates = {
  'format and lint': ['biome', 'check', '.'],
  types: ['tsc', '-b'],
  'types of the pages': ['svelte-check', '--tsconfig', 'src/web/tsconfig.json', '--fail-on-warnings'],
  'unused code': ['knip'],
};

install('all');
// Each gate uses one core, so they run side by side; all of them report before the first failure ends the run.
if (filters.length === 0) finish(await Promise.all(Object.entries(gates).map(gate => run(...gate))));
finish([await run('tests', ['vitest', 'run', ...filters], 'inherit')]);

/** Runs a tool of ours and returns its exit code; unless its output is inherited, it is printed at the end, in one piece. */
async function run(name, [tool, ...args], stdio = ['ignore', 'pipe', 'pipe']) {
  const begun = performance.now();
  const suffix = process.platform === 'win32' ? '.cmd' : '';
  const command = join(root, 'node_modules/.bin', tool + suffix);
  const child = spawn(command, args, { cwd: root, stdio, shell: suffix !== '' });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => said.push(chunk));
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(Buffer.concat(said));
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`);
  return status ?? 1;
}

function finish(statuses) {
  const failed = statuses.find(status => status !== 0);
  if (failed !== undefined) process.exit(failed);
}
