import { join } from 'node:path';
import { type AnyGame, seeded } from '../../kernel/index.ts';
import { median } from './measure.ts';
import { type Bench, type Result, within } from './result.ts';
import { loadBuild, newFolder, Process, removeFolder } from './server/process.ts';
import { BenchTable } from './server/tables.ts';

const PAGES = ['new', 'rules', 'score'] as const;
const HOSTS = ['Ann', 'Barthélemy', 'Наталья', 'Ελένη'];
const MOVES = [12, 30, 48, 66];

/** How long a picture of a link takes that was not drawn before: of pages, invitations, and boards of public tables. */
export const previewBench =
  (games: readonly AnyGame[]): Bench =>
  async note => {
    const build = await loadBuild();
    const folder = newFolder();
    note('starting');
    const services = await Process.start(await build.bundleServer(), [], {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    });
    try {
      // The first ones wait for the thread.
      for (const game of games) await time(services, `/previews/learn/${game.id}.png`);
      note('pictures of pages');
      const pages = await measure(services, PAGES, games, async (page, { id }) => `/previews/${page}/${id}.png`);
      note('pictures of invitations');
      const invitations = await measure(services, HOSTS, games, (host, game) => invite(services, game, host));
      note('pictures of tables');
      const tables = await measure(services, MOVES, games, (moves, game) => play(services, game, moves));
      return [
        ...toResults('a picture of a page', pages),
        ...toResults('a picture of an invitation', invitations),
        ...toResults('a picture of a public table', tables),
      ];
    } finally {
      await services.stop();
      removeFolder(folder);
    }
  };

interface Measured {
  /** Of each picture, in milliseconds, until it has arrived. */
  readonly times: readonly number[];
  /** Of the server, per picture: a busy machine changes it less. */
  readonly processor: number;
}

const toResults = (name: string, { times, processor }: Measured): Result[] => [
  within(name, median(times), 300, 'ms', 150),
  within(`${name}: processor time`, processor, 300, 'ms', 150),
];

/** Draws one picture after the other; `find` makes what it shows and says where it is. */
async function measure<T>(
  services: Process,
  kinds: readonly T[],
  games: readonly AnyGame[],
  find: (kind: T, game: AnyGame) => Promise<string>,
): Promise<Measured> {
  const paths: string[] = [];
  for (const kind of kinds) for (const game of games) paths.push(await find(kind, game));
  const before = (await services.load()).cpuSeconds;
  const times: number[] = [];
  for (const path of paths) times.push(await time(services, path));
  const used = (await services.load()).cpuSeconds - before;
  return { times, processor: (1000 * used) / paths.length };
}

async function time(services: Process, path: string): Promise<number> {
  const begun = performance.now();
  await services.ask('GET', path);
  return performance.now() - begun;
}

/** Where the picture is that a page names. */
async function findPicture(services: Process, path: string): Promise<string> {
  const { text } = await services.ask('GET', path);
  const address = /<meta property="og:image" content="([^"]+)">/.exec(text)?.[1]?.replaceAll('&amp;', '&');
  if (address === undefined) throw new Error(`${path} names no picture`);
  const { pathname, search } = new URL(address, services.url);
  return pathname + search;
}

async function invite(services: Process, game: AnyGame, name: string): Promise<string> {
  const { cookie } = await services.ask('POST', '/api/people', { name });
  const { options } = game.variants[0]!;
  const seats = Array.from({ length: options.players }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const { text } = await services.ask('POST', '/api/tables', { game: game.id, options, seats }, cookie);
  return findPicture(services, `/i/${JSON.parse(text).card}`);
}

async function play(services: Process, game: AnyGame, moves: number): Promise<string> {
  const random = seeded(moves);
  const table = await BenchTable.open(services, game, game.variants[0]!.options);
  for (let n = 0; n < moves; n++) await (await table.ready(choices => random.below(choices)))?.();
  return findPicture(services, `/t/${table.id}`);
}
