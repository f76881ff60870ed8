import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Loads the build script that `npm start` uses; the bundled command line is next to it. */
type Build = { bundle(entry: string): Promise<string>; bundleServer(): Promise<string>; buildWeb(): Promise<void> };
export const loadBuild = (): Promise<Build> => import(new URL('../scripts/build.mjs', import.meta.url).href);

/** A server in a separate process, with keep-alive connections to it. */
export class Process {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #agent: Agent;
  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 200 });
  }

  static start(file: string, args: readonly string[], env: { readonly [name: string]: string }): Promise<Process> {
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return new Promise((resolve, reject) => {
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
      child.stdout!.on('data', data => {
        // Earlier servers say that they are open.
        const port = /is (?:running|open) at http:\/\/[^:]+:(\d+)/.exec(String(data))?.[1];
        if (port !== undefined) resolve(new Process(child, `http://127.0.0.1:${port}`));
      });
    });
  }

  /** Sends JSON and returns the response, with the cookie if one was set. */
  ask(method: string, path: string, body?: unknown, cookie = ''): Promise<{ text: string; cookie: string }> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const length =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    return new Promise((resolve, reject) => {
      const call = request(
        this.url + path,
        { method, agent: this.#agent, headers: { cookie, ...length } },
        response => {
          const chunks: Buffer[] = [];
          response.on('data', chunk => chunks.push(chunk));
          response.on('end', () => {
            const answer = Buffer.concat(chunks).toString();
            if (response.statusCode! >= 400) reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
            else resolve({ text: answer, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '' });
          });
        },
      );
      // A keep-alive connection may just have been closed, so another one is tried.
      call.on('error', error => (call.reusedSocket ? resolve(this.ask(method, path, body, cookie)) : reject(error)));
      call.end(text);
    });
  }

  async memory(): Promise<number> {
    return readFigure(await this.#metrics(), 'process_resident_memory_bytes') / 1e6;
  }

  /** The processor time used so far, and how long the event loop was held since the last call: 99th percentile, and longest. */
  async load(): Promise<{
    readonly cpuSeconds: number;
    readonly loopDelaySeconds: number;
    readonly longestHoldSeconds: number;
  }> {
    const metrics = await this.#metrics();
    return {
      cpuSeconds: readFigure(metrics, 'process_cpu_seconds_total'),
      loopDelaySeconds: readFigure(metrics, 'nodejs_eventloop_lag_p99_seconds'),
      longestHoldSeconds: readFigure(metrics, 'nodejs_eventloop_lag_max_seconds'),
    };
  }

  async #metrics(): Promise<string> {
    return (await this.ask('GET', '/metrics')).text;
  }

  stop(): Promise<void> {
    this.#agent.destroy();
    return new Promise(resolve => {
      this.#child.once('exit', () => resolve());
      this.#child.kill('SIGKILL');
    });
  }
}

const readFigure = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'caravanserai-bench-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Runs tasks in order, several at a time. */
export async function together<T>(count: number, atOnce: number, task: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const n = next++;
      results[n] = await task(n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
