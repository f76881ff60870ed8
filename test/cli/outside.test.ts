// Programs of others in the arena: the real process plays against one that never ends by itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCli } from '../../src/cli/cli.ts';
import { toy } from '../toy/toy.ts';

vi.mock('node:child_process', { spy: true });

const ROOT = join(import.meta.dirname, '../..');

/**
 * Logs its process id and every request, and stays when its input ends. The manner says how it plays: `well`; `never`; or
 * `once`, where the first of several answers nonsense, and the others wait until it has.
 */
const PROGRAM = `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const [folder, manner] = process.argv.slice(2);
const log = line => appendFileSync(folder + '/log', line + '\\n');
const failed = folder + '/failed';
let fails = false;
if (manner === 'once')
  try {
    writeFileSync(folder + '/first', '', { flag: 'wx' });
    fails = true;
  } catch {}
log('pid ' + process.pid);
setTimeout(() => {
  log('outlived');
  process.exit();
}, 60_000);
createInterface({ input: process.stdin }).on('line', async line => {
  const { id, moves } = JSON.parse(line);
  log('asked');
  if (manner === 'never') return;
  if (fails) {
    console.log('nonsense');
    writeFileSync(failed, '');
    return;
  }
  while (manner === 'once' && !existsSync(failed)) await new Promise(resolve => setTimeout(resolve, 10));
  console.log(JSON.stringify({ id, ok: true, move: moves[0] }));
});
`;

let folder: string;
let begun: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
});

afterEach(() => {
  begun?.kill('SIGKILL');
  for (const pid of pids().filter(lives)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

function logged(word: string): string[] {
  const file = join(folder, 'log');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  return lines.filter(line => line.startsWith(word));
}

const pids = (): number[] => logged('pid').map(line => Number(line.slice(4)));

/** A process that has ended but whose parent did not ask for its exit code doesn't count. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    // Systems without /proc.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync('/proc/self');
  }
}

async function expectNoProgram(): Promise<void> {
  await expect.poll(() => pids().filter(lives)).toEqual([]);
  expect(logged('outlived')).toEqual([]);
}

/** The shell goes on after the program, so it can't make way for it. */
const program = (manner: string): string => `exec:node "${folder}/program.mjs" "${folder}" ${manner}; true`;

function contest(manner: string, deals: number, workers: number) {
  const bots = ['--a', 'random', '--b', program(manner), '--iterations', '1'];
  const size = ['--deals', `${deals}`, '--workers', `${workers}`];
  const args = ['scripts/cli.mjs', 'arena', '--game', 'pagoda', '--options', 'quick-beginners', ...bots, ...size];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
  begun = child;
  const told: Buffer[] = [];
  child.stderr.on('data', chunk => told.push(chunk));
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null; told: string }>(resolve =>
    child.on('exit', (code, signal) => resolve({ code, signal, told: Buffer.concat(told).toString() })),
  );
  return { child, ended };
}

describe.skipIf(process.platform === 'win32')('a program in the arena', () => {
  test.each([0, 2])('ends with the contest, with %i workers', async workers => {
    expect(await contest('well', 2, workers).ended).toMatchObject({ code: 0 });
    expect(pids()).toHaveLength(workers || 1);
    await expectNoProgram();
  });
  test.each([0, 2])('that plays nonsense once ends the contest, with %i workers', async workers => {
    const deals = 1000;
    const { code, told } = await contest('once', deals, workers).ended;
    expect([code, told]).toEqual([2, expect.stringContaining('answered nonsense')]);
    // A deal has about a hundred requests: most were never begun.
    expect(logged('asked').length).toBeLessThan(10 * deals);
    await expectNoProgram();
  });
  test.each([0, 2])('ends when the contest is interrupted, with %i workers', async workers => {
    const { child, ended } = contest('never', 2, workers);
    await expect.poll(() => logged('asked').length).toBe(workers || 1);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ signal: 'SIGINT' });
    await expectNoProgram();
  });
});

describe('the name of a program', () => {
  async function told(...args: string[]): Promise<string> {
    const lines: string[] = [];
    const terminal = {
      input: (async function* () {})(),
      interactive: false,
      print: async () => {},
      tell: (text: string) => void lines.push(text),
      readText: () => '',
    };
    expect(await runCli(['arena', '--game', 'toy', '--a', 'random', ...args], terminal, [toy])).toBe(2);
    return lines.join('');
  }
  test.each(['exec:', 'exec: '])('%j has no command, and one line says what to write', async name => {
    expect((await told('--b', name)).split('\n')[0]).toBe('arena: exec: needs a command, as in "exec:node bot.mjs"');
  });
  test('is checked without starting it', async () => {
    vi.mocked(spawn).mockClear();
    expect(await told('--b', program('well'), '--deals', 'none')).toContain(
      '--deals must be a whole number, 1 or more; got none',
    );
    expect(spawn).not.toHaveBeenCalled();
  });
});
