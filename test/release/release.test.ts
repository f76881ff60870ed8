// The steps of the Dockerfile and of compose.yaml on this machine: make the release, unpack, install, start, play.
import { type ChildProcess, spawn } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder } from '../folder.ts';
import { Guest } from '../server/guest.ts';
import { type Cluster, openCluster } from '../store/cluster.ts';
import { entriesOf, filledIn } from './compose.ts';
import { copyContext, environment, follow, run, type Stage } from './dockerfile.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_PACKAGES_MB = 40;
/** Two installs and a build: without npm's cache the network decides how long they take. */
const INSTALL_TIMEOUT_MS = 900_000;
const BUILD_TOOLS = ['vite', 'svelte', 'rolldown', 'typescript', 'vitest', '@sveltejs', '@fontsource', '@rolldown'];

const sandbox = newFolder();
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const archive = `build/caravanserai-${version}.tgz`;
const running: ChildProcess[] = [];
let image: Stage;

beforeAll(async () => {
  copyContext(ROOT, join(sandbox, 'context'));
  image = await follow(join(ROOT, 'Dockerfile'), join(sandbox, 'context'), sandbox);
}, INSTALL_TIMEOUT_MS);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** A command in its exec form, a list in JSON, as in `CMD ["node", "server.mjs"]`. */
const commandOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')));

/** Starts the image's command on a free port, with other settings than the image's own where they are given. */
function start(settings: { readonly [name: string]: string } = {}): Promise<{ url: string; stop(): Promise<unknown> }> {
  const [command, ...args] = commandOf(image.described.get('CMD')!);
  const env = { ...environment(image), HOST: '127.0.0.1', PORT: '0', ...settings };
  const child = spawn(command!, args, { cwd: image.folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const ended = new Promise(resolve => child.once('exit', (code, signal) => resolve(code ?? signal)));
  return new Promise((resolve, reject) => {
    void ended.then(code => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', data => {
      const port = /is running at http:\S+:(\d+)\s/.exec(String(data))?.[1];
      if (port === undefined) return;
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop() {
          child.kill('SIGTERM');
          return ended;
        },
      });
    });
  });
}

/** Runs the health check of the image against a server. */
function checkHealth(url: string): Promise<string> {
  const [command, ...args] = commandOf(image.described.get('HEALTHCHECK')!);
  return run(command!, args, image.folder, { ...environment(image), PORT: new URL(url).port });
}

/** Plays against a bot until both have moved, and sees that the bot thought in its thread. */
async function playWithBot(url: string): Promise<void> {
  const ann = await Guest.named(url, 'Ann');
  const seats = [{ kind: 'bot', level: 'apprentice' }, { kind: 'me' }];
  const { table } = (await ann.post('/api/tables', { game: 'pagoda', options: {}, seats })).json;
  const live = await ann.live();
  live.subscribe(table);
  await ann.command(table, { kind: 'start' });
  await live.until(message => message.kind === 'update' && message.state.actor === 1);
  expect((await ann.playAny(table)).status).toBe(200);
  live.close();
  const outcomes = [
    ...(await ann.get('/metrics')).text.matchAll(/^caravanserai_bot_moves_total\{outcome="(\w+)"\} (\d+)/gm),
  ];
  expect(outcomes.filter(([, , count]) => count !== '0').map(([, outcome]) => outcome)).toEqual(['moved']);
}

const cli = (...args: string[]): Promise<string> =>
  run(process.execPath, ['cli.mjs', ...args], image.folder, environment(image));

/** What a folder takes on the disk, in megabytes. */
function megabytes(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => join(folder, path));
  return paths.reduce((sum, path) => sum + lstatSync(path).blocks * 512, 0) / 2 ** 20;
}

describe('the release', () => {
  test('has the same bytes wherever it is made', async () => {
    await run(process.execPath, ['scripts/release.mjs'], ROOT, environment(image));
    const there = readFileSync(join(sandbox, 'build/src', archive));
    expect(readFileSync(join(ROOT, archive)).equals(there)).toBe(true);
  });

  test('has programs, pages and papers', () => {
    expect(readdirSync(image.folder)).toEqual(
      expect.arrayContaining([
        'server.mjs',
        'cli.mjs',
        'web',
        'package-lock.json',
        'sbom.cdx.json',
        'LICENSE',
        'NOTICE',
        'CHANGELOG.md',
      ]),
    );
    const readme = readFileSync(join(image.folder, 'README.md'), 'utf8');
    expect(readme).toContain(`# Caravanserai ${version}\n`);
    expect(readme).toMatch(/^\| `DATABASE_URL` \|/m);
    const licenses = readFileSync(join(image.folder, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of ['hono', 'svelte', 'zod', '@fontsource/alegreya']) expect(licenses).toContain(`\n${name} `);
  });

  test('has what the document about releases lists, and nothing else', () => {
    const [, section = ''] = /^## What is in the archive$([\s\S]*?)^## /m.exec(
      readFileSync(join(ROOT, 'docs/releasing.md'), 'utf8'),
    )!;
    const rows = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)]);
    const listed = rows.map(([, path]) => path!.replace(/\/$/, ''));
    const there = readdirSync(image.folder).filter(name => name !== 'node_modules');
    expect(listed.toSorted()).toEqual(there.toSorted());
  });

  test('has a bill of materials that lists what is installed, and says nothing about this machine', () => {
    const bill = readFileSync(join(image.folder, 'sbom.cdx.json'), 'utf8');
    expect(readFileSync(join(ROOT, `build/caravanserai-${version}.cdx.json`), 'utf8')).toBe(bill);
    const listed = JSON.parse(bill).components.map((component: { name: string }) => component.name);
    const { packages } = JSON.parse(readFileSync(join(image.folder, 'package-lock.json'), 'utf8'));
    const installed = Object.keys(packages).flatMap(path => /.*node_modules\/(.*)/.exec(path)?.[1] ?? []);
    expect(listed).toEqual(expect.arrayContaining([...installed, 'hono', 'svelte', 'zod', '@fontsource/alegreya']));
    expect(listed.filter((name: string) => ['vite', 'rolldown', 'vitest'].includes(name))).toEqual([]);
    const { $schema, ...rest } = JSON.parse(bill);
    expect($schema).toBe('http://cyclonedx.org/schema/bom-1.5.schema.json');
    expect(JSON.stringify(rest)).not.toMatch(/https?:|\/(home|root|tmp|work)\//);
  });

  test('installs packages with exact versions, few and small, and no build tools', () => {
    const { dependencies } = JSON.parse(readFileSync(join(image.folder, 'package.json'), 'utf8'));
    expect(Object.values(dependencies).join(' ')).toMatch(/^[\d. ]+$/);
    const lock = readFileSync(join(image.folder, 'package-lock.json'), 'utf8');
    expect(lock).not.toContain('"resolved"');
    const packages = join(image.folder, 'node_modules');
    const installed = readdirSync(packages);
    expect(installed).toEqual(expect.arrayContaining(Object.keys(dependencies).map(name => name.split('/')[0])));
    expect(installed.filter(name => BUILD_TOOLS.includes(name))).toEqual([]);
    expect(megabytes(packages)).toBeLessThan(MOST_PACKAGES_MB);
  });

  test('serves pages, plays, copies its database, and shuts down', async () => {
    const server = await start();
    const page = await fetch(server.url, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = await fetch(server.url + /src="(\/assets\/[^"]+)"/.exec(html)![1]);
    expect([asset.status, asset.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const picture = await fetch(`${server.url}/previews/rules/medina.png`);
    expect(picture.headers.get('cache-control'), 'it was drawn here').toContain('public');
    const byName = new Guest(server.url.replace('127.0.0.1', 'localhost'));
    const { text } = await byName.ask('POST', '/api/people/passkey/options');
    expect(text, 'what checks passkeys is inside').toContain('"challenge"');
    await checkHealth(server.url);
    await playWithBot(server.url);
    const data = image.env.DATA_DIR!;
    expect(await cli('backup', join(sandbox, 'copy.db'), '--data', data)).toMatch(
      /: 1 tables, \d+ log lines, 1 players/,
    );
    expect(readdirSync(data)).toEqual(expect.arrayContaining(['caravanserai.db', 'secret']));
    expect(await server.stop()).toBe(0);
    await expect(checkHealth(server.url)).rejects.toThrow('ended with 1');
  });

  test('has a command line that says what needs a checkout', async () => {
    expect(await cli('--help')).toContain('backup');
    expect(await cli('simulate', '--game', 'pagoda', '--games', '1')).toContain('violations');
    await expect(cli('bench', 'engine')).rejects.toThrow(/ended with 2: .*need a checkout/);
  });
});

describe('the image', () => {
  test('runs as a user without rights, with its data on a volume', () => {
    expect(image.user).toBe('node');
    expect(image.described.get('VOLUME')).toBe('/data');
    expect(image.env).toMatchObject({ DATA_DIR: join(image.root, 'data'), HOST: '0.0.0.0' });
    expect(image.described.get('EXPOSE')).toBe(image.env.PORT);
  });
});

describe('compose.yaml', () => {
  const text = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');
  const settings = entriesOf(text, 'services', 'server', 'environment');
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await openCluster();
  });
  afterAll(() => cluster.destroy());

  const settingsWith = (variables: { readonly [name: string]: string }): Record<string, string> =>
    Object.fromEntries([...settings].map(([name, value]) => [name, filledIn(value, variables)]));

  test('says which variables it needs', () => {
    expect(() => settingsWith({ POSTGRES_PASSWORD: 'p' })).toThrow(/^SECRET: Set SECRET to 32/);
    expect(() => settingsWith({ SECRET: 's' })).toThrow(/^POSTGRES_PASSWORD: Set POSTGRES_PASSWORD/);
  });

  test('knows only settings that the README lists', () => {
    const listed = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
      ([, name]) => name,
    );
    expect(listed).toEqual(expect.arrayContaining([...settings.keys(), ...Object.keys(image.env)]));
  });

  test('gives both services volumes, restarts them, and waits for the database', () => {
    for (const service of ['server', 'database'])
      expect(entriesOf(text, 'services', service).get('restart')).toBe('unless-stopped');
    expect([...entriesOf(text, 'volumes').keys()]).toEqual(['data', 'database']);
    expect(text).toContain(`- data:${image.described.get('VOLUME')}\n`);
    expect(text).toContain('- database:/var/lib/postgresql\n');
    expect(entriesOf(text, 'services', 'server', 'depends_on', 'database').get('condition')).toBe('service_healthy');
    expect(entriesOf(text, 'services', 'database', 'healthcheck').get('test')).toContain('pg_isready');
  });

  test('starts a server on PostgreSQL', async () => {
    const { DATABASE_URL, ...rest } = settingsWith({ SECRET: 'x'.repeat(32), POSTGRES_PASSWORD: 'secret' });
    const database = entriesOf(text, 'services', 'database', 'environment');
    expect(DATABASE_URL).toBe(
      `postgres://${database.get('POSTGRES_USER')}:secret@database:5432/${database.get('POSTGRES_DB')}`,
    );
    const server = await start({ ...rest, DATABASE_URL: cluster.url });
    await checkHealth(server.url);
    await playWithBot(server.url);
    expect(await server.stop()).toBe(0);
  });
});
