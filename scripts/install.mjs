// Installs what is missing, and nothing when all is there. Needs only Node and npm.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const read = file => JSON.parse(readFileSync(file, 'utf8'));

/** @param {'run' | 'all'} what what running needs, or everything with tests and tools */
export function install(what) {
  requireNode();
  const { dependencies, devDependencies } = read(join(root, 'package.json'));
  const wanted = Object.entries(what === 'run' ? dependencies : { ...dependencies, ...devDependencies });
  if (wanted.every(([name, version]) => installedVersion(name) === version)) return;
  console.error(`Installing ${what === 'run' ? 'what running needs' : 'everything, tests and tools included'} …`);
  npm('ci', '--no-audit', '--no-fund', ...(what === 'run' ? ['--omit=dev'] : ['--include=dev']));
}

function installedVersion(name) {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? read(file).version : undefined;
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Caravanserai needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

function npm(...args) {
  const script = process.env.npm_execpath;
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const options = { cwd: root, stdio: ['ignore', 2, 2], shell: command === 'npm' && process.platform === 'win32' };
  const { status, error } = spawnSync(command, [...first, ...args], options);
  if (status === 0) return;
  console.error(
    `npm ${args.join(' ')} failed${error ? `: ${error.message}` : ''}. Check the network and run it again.`,
  );
  process.exit(1);
}
