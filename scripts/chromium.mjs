// The Chromium of tests and benchmarks, unpacked from its package.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './install.mjs';

const PACKAGE = '@sparticuz/chromium';

/** The package unpacks into the temporary folder, and prints where. */
const UNPACK = `const { default: chromium } = await import('${PACKAGE}'); console.log(await chromium.executablePath());`;

/**
 * Unpacks Chromium unless it is there, and returns its path. The package itself takes a file that another process is still
 * writing for a finished one, so each process unpacks into a folder of its own, and the first to finish gives it its name.
 */
export async function unpackChromium(folder = join(root, 'build')) {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', PACKAGE, 'package.json'), 'utf8'));
  const unpacked = join(folder, `chromium-${version}`);
  const program = join(unpacked, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  const fresh = await mkdtemp(join(folder, 'chromium-'));
  const env = { ...process.env, TMPDIR: fresh };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK], { cwd: root, env });
  await rename(fresh, unpacked).catch(async error => {
    await rm(fresh, { recursive: true });
    if (!existsSync(program)) throw error;
  });
  return program;
}
