// npm test: install everything, then every gate. `npm test -- FILTER …` runs only the tests whose path matches.
import { spawnSync } from 'node:child_process';
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
if (filters.length === 0) for (const [name, command] of Object.entries(gates)) run(name, command);
run('tests', ['vitest', 'run', ...filters]);

function run(name, [tool, ...args]) {
  const begun = performance.now();
  const suffix = process.platform === 'win32' ? '.cmd' : '';
  const command = join(root, 'node_modules/.bin', tool + suffix);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: suffix !== '' });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`);
  if (status !== 0) process.exit(status ?? 1);
}
