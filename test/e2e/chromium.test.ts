import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newFolder } from '../folder.ts';

const run = promisify(execFile);
const SCRIPT = new URL('../../scripts/chromium.mjs', import.meta.url).href;

/** Unpacks the browser in a process of its own, and starts it. */
const unpackAndStart = async (folder: string): Promise<string> => {
  const code = `const { unpackChromium } = await import('${SCRIPT}'); console.log(await unpackChromium(process.argv[1]));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code, folder]);
  return (await run(stdout.trim(), ['--version'])).stdout;
};

test('several processes that unpack the browser at once all get a whole one', async () => {
  const folder = newFolder();
  const versions = await Promise.all([folder, folder].map(unpackAndStart));
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toContain('Chromium');
  expect(readdirSync(folder)).toHaveLength(1);
});
