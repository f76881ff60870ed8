import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadBuild, Process } from '../server/house.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts a server of this tree with its pages. */
export async function startNow(data: string): Promise<Process> {
  const build = await loadBuild();
  await build.buildWeb();
  return start(await build.bundleServer(), data);
}

/** The same of an earlier commit, built in a folder of its own with the packages of this tree. */
export async function startCommit(commit: string, folder: string): Promise<Process> {
  const tree = join(folder, commit);
  mkdirSync(tree);
  const archive = join(folder, `${commit}.tar`);
  run('git', ['archive', '--output', archive, commit]);
  run('tar', ['-xf', archive, '-C', tree]);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  const file = pathToFileURL(join(tree, 'scripts/build.mjs')).href;
  // In a process of its own: build tools keep what they know of a folder.
  const script = `const b = await import(${JSON.stringify(file)}); await b.buildWeb(); console.log(await b.bundleServer());`;
  const server = run(process.execPath, ['--input-type=module', '--eval', script], tree).trim().split('\n').at(-1) ?? '';
  return start(server, join(folder, `data-${commit}`));
}

function start(server: string, data: string): Promise<Process> {
  return Process.start(server, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
  });
}

function run(command: string, args: readonly string[], cwd = root): string {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}
