// The real process, as a program in another language would drive it.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST_LINE } from '../../src/cli/engine/lines.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The lines that a command prints for some input. */
function run(args: readonly string[], input: string): Promise<{ lines: string[]; code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/cli.mjs', ...args], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', chunk => output.push(chunk));
    child.on('error', reject);
    child.on('close', code => resolve({ lines: Buffer.concat(output).toString().split('\n').slice(0, -1), code }));
    child.stdin.end(input);
  });
}

test('the worked example of docs/engine-protocol.md is what the engine answers', async () => {
  const text = readFileSync(join(ROOT, 'docs/engine-protocol.md'), 'utf8');
  const [, example = ''] = /## A worked example[\s\S]*?```\n([\s\S]*?)```/.exec(text) ?? [];
  const told = (mark: string): string[] =>
    example.split('\n').flatMap(line => (line.startsWith(`${mark} `) ? [line.slice(2)] : []));
  expect(told('>').length).toBeGreaterThan(5);
  const { lines, code } = await run(['engine'], `${told('>').join('\n')}\n`);
  expect(lines).toEqual(told('<'));
  expect(code).toBe(0);
});

test('whatever comes in, the process answers each line once and lives on', async () => {
  const requests = [
    '{"id":1',
    '[]',
    '{"id":2,"op":"fly"}',
    `"${'x'.repeat(LONGEST_LINE)}"`,
    '{"id":3,"op":"new","game":"china","options":{"players":3},"seed":1}',
    '{"id":4,"op":"play","move":"emissary han by green"}',
    '\u0000\ufffd',
    '{"id":5,"op":"games"}',
  ];
  const { lines, code } = await run(['engine'], requests.join('\n'));
  const answers = lines.map(line => JSON.parse(line));
  expect(answers).toHaveLength(requests.length);
  expect(answers.map(({ ok }) => ok)).toEqual([false, false, false, false, true, false, false, true]);
  expect(answers[7].games.map(({ id }: { id: string }) => id)).toEqual(['china', 'pagoda', 'medina']);
  expect(code).toBe(0);
});
