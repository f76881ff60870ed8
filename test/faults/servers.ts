// The server as it is started by `npm start`, in processes of its own that can be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { bundleServer } from '../../scripts/build.mjs';

/** Built once: others may be editing the sources while a proof runs. */
let built: Promise<string> | undefined;

export class ServerProcess {
  readonly #env: NodeJS.ProcessEnv;
  /** The port is any that is free; after a restart it is the same. */
  url = '';
  #child: ChildProcess | undefined;
  /** What it wrote, for when something goes wrong. */
  output = '';

  private constructor(env: NodeJS.ProcessEnv) {
    this.#env = { ...process.env, PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env };
  }

  static async start(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
    const server = new ServerProcess(env);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    built ??= bundleServer();
    const file = await built;
    this.output = '';
    const child = spawn(process.execPath, [file], { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      const hear = (data: Buffer): void => {
        this.output = `${this.output}${data}`.slice(-10_000);
        const port = /is running at http:\S+:(\d+)\s/.exec(this.output)?.[1];
        if (port === undefined) return;
        this.#env.PORT = port;
        this.url = `http://127.0.0.1:${port}`;
        resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', code => reject(new Error(`the server ended with ${code}: ${this.output}`)));
    });
  }

  get running(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** What it has open: files and connections, and followers of tables. */
  async takeStock(): Promise<{ readonly files: number; readonly followers: number }> {
    const figures = await (await fetch(`${this.url}/metrics`)).text();
    return {
      files: readdirSync(`/proc/${this.#child!.pid}/fd`).length,
      followers: Number(/^caravanserai_followers (\d+)$/m.exec(figures)?.[1]),
    };
  }

  /** How it ended by itself: 0 when it finished everything. */
  get exitCode(): number | null {
    return this.#child?.exitCode ?? null;
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
