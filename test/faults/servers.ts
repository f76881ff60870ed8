// The server as it is started by `npm start`, in processes of its own that can be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer } from '../../scripts/build.mjs';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'caravanserai-'));

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Built once: others may be editing the sources while a proof runs. */
let built: Promise<string> | undefined;

export class ServerProcess {
  readonly env: NodeJS.ProcessEnv;
  readonly url: string;
  #child: ChildProcess | undefined;
  /** What it wrote, for when something goes wrong. */
  output = '';

  constructor(port: number, env: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`;
    this.env = { ...process.env, PORT: `${port}`, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env };
  }

  static async start(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    built ??= bundleServer();
    const file = await built;
    const child = spawn(process.execPath, [file], { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      const hear = (data: Buffer): void => {
        this.output = `${this.output}${data}`.slice(-10_000);
        if (`${data}`.includes('is open at')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', code => reject(new Error(`the server ended with ${code}: ${this.output}`)));
    });
  }

  get running(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Ends it like a power cut would end the process: no handler runs. */
  kill = (): Promise<void> => this.#end('SIGKILL');
  stop = (): Promise<void> => this.#end('SIGTERM');

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || !this.running) return Promise.resolve();
    return new Promise(resolve => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
}
