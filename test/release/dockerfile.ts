// Follows a Dockerfile without Docker: every stage is a folder, and its absolute paths are below that folder.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

/** A finished stage: how to start what is in it. */
export interface Stage {
  readonly root: string;
  folder: string;
  user: string;
  readonly env: Record<string, string>;
  /** What follows each instruction that only describes the image, such as CMD. */
  readonly described: Map<string, string>;
}

/** Instructions of a Dockerfile in order, without comments and broken lines. */
function instructionsOf(text: string): [verb: string, rest: string][] {
  const lines = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  return [...lines.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, verb = '', rest = '']) => [verb, rest]);
}

/** Copies what .dockerignore lets in: it excludes everything, and then names what is needed. */
export function copyContext(project: string, to: string): void {
  const lines = readFileSync(join(project, '.dockerignore'), 'utf8').split('\n');
  const [first, ...rest] = lines.filter(line => line !== '' && !line.startsWith('#'));
  if (first !== '*') throw new Error('.dockerignore does not begin with everything');
  for (const line of rest) {
    if (!line.startsWith('!')) throw new Error(`.dockerignore excludes ${line} twice`);
    cpSync(join(project, line.slice(1)), join(to, line.slice(1)), { recursive: true });
  }
}

/** Runs a command to its end and returns its output, or throws with it. */
export function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const hear = (data: Buffer): void => {
      output += data;
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', code =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} ended with ${code}: ${output}`)),
    );
  });
}

/** The environment of a command in a stage: this Node and npm's settings, but nothing that a test sets. */
export function environment({ env }: Stage): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...rest } = process.env;
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  return { ...rest, PATH: path, npm_config_prefer_offline: 'true', ...env };
}

/** Follows all stages and returns the last one. */
export async function follow(dockerfile: string, context: string, sandbox: string): Promise<Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const [verb, rest] of instructionsOf(readFileSync(dockerfile, 'utf8'))) {
    if (verb === 'ARG') continue;
    if (verb === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      const root = join(sandbox, name);
      mkdirSync(root);
      stage = { root, folder: root, user: 'root', env: {}, described: new Map() };
      stages.set(name, stage);
    } else if (stage) await obey(stage, verb, rest, from => stages.get(from)?.root ?? context);
  }
  if (!stage) throw new Error('the Dockerfile has no stage');
  return stage;
}

async function obey(stage: Stage, verb: string, rest: string, rootOf: (from: string) => string): Promise<void> {
  const within = rest.replaceAll(/(?<=^|[\s=])\/(?=\w)/g, `${stage.root}/`);
  switch (verb) {
    case 'WORKDIR':
      stage.folder = within;
      mkdirSync(within, { recursive: true });
      return;
    case 'ENV':
      for (const [, name, value] of within.matchAll(/(\w+)=(\S+)/g)) stage.env[name!] = value!;
      return;
    case 'USER':
      stage.user = rest;
      return;
    case 'COPY':
      copy(stage, rest, rootOf);
      return;
    case 'RUN': {
      // Caches are npm's own here, and files belong to whoever runs the test.
      const line = within.replaceAll(/--mount=\S+ | -[og] node/g, '');
      await run('sh', ['-c', line], stage.folder, environment(stage));
      return;
    }
    default:
      stage.described.set(verb, rest);
  }
}

function copy({ folder }: Stage, rest: string, rootOf: (from: string) => string): void {
  const [, from = '', names = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
  const sources = names.split(' ');
  const to = join(folder, sources.pop()!);
  for (const source of sources) {
    const path = join(rootOf(from), source);
    cpSync(path, statSync(path).isDirectory() ? to : join(to, basename(path)), { recursive: true });
  }
}
