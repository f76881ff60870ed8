import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the server of an earlier commit in a folder of its own, with the packages of this tree; returns its file. */
export function buildCommit(commit: string, folder: string, { pages = false } = {}): string {
  const tree = join(folder, commit);
  mkdirSync(tree);
  const archive = join(folder, `${commit}.tar`);
  run('git', ['archive', '--output', archive, commit]);
  run('tar', ['-xf', archive, '-C', tree]);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  const file = pathToFileURL(join(tree, 'scripts/build.mjs')).href;
  // In a process of its own: build tools keep what they know of a folder.
  const script = `const b = await import(${JSON.stringify(file)}); ${pages ? 'await b.buildWeb(); ' : ''}console.log(await b.bundleServer());`;
  return run(process.execPath, ['--input-type=module', '--eval', script], tree).trim().split('\n').at(-1) ?? '';
}

function run(command: string, args: readonly string[], cwd = root): string {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}
