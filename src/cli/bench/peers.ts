// Other servers for games in turns, each with a small game of the size of ours, played in turn with ours in the same run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, seeded } from '../../kernel/index.ts';
import { median, percentile } from './measure.ts';
import { Peer, type Side } from './peers/peer.ts';
import type { Bench, Goal, Result } from './result.ts';
import { playRound, type Round } from './server/connected.ts';
import { FollowedTables } from './server/followed.ts';
import { sendSteadily } from './server/mixed.ts';
import { loadBuild, newFolder, Process, removeFolder } from './server/process.ts';

const FOLDER = fileURLToPath(new URL('../scripts/peers/', import.meta.url));
/** What the lock file says. `npm ci` refuses it where a registry lacks packages for other systems. */
const INSTALL = ['install', '--no-save', '--ignore-scripts', '--loglevel=error'];
const TABLES = 100;
const ROUNDS = 12;
const WARM_UP = 3;
const STEADY_ROUNDS = 5;
const MOVES_A_SECOND = 300;

/** Whoever stores nothing has it easier, which the goals allow for. */
const PEERS: readonly { readonly id: string; readonly name: string; readonly moves: Goal }[] = [
  { id: 'boardgame', name: 'boardgame.io in memory', moves: { floor: 1, aim: 2 } },
  { id: 'boardgame-files', name: 'boardgame.io in files', moves: {} },
  { id: 'colyseus', name: 'Colyseus in memory', moves: { floor: 0.4, aim: 0.7 } },
];

/** What was seen of a side. */
interface Seen {
  readonly name: string;
  readonly side: Side;
  readonly rounds: Round[];
  readonly times: number[];
}

/** Moves at tables whose four players and one watcher are connected: ours are stored, those of most peers are not. */
export const peersBench =
  (games: readonly AnyGame[]): Bench =>
  async note => {
    if (!existsSync(join(FOLDER, 'node_modules'))) {
      note('installing the peers');
      const { status, stderr } = spawnSync('npm', INSTALL, { cwd: FOLDER, encoding: 'utf8' });
      if (status !== 0) throw new Error(`npm ${INSTALL.join(' ')} in ${FOLDER}: ${stderr}`);
    }
    const folder = newFolder();
    const sides: Seen[] = [];
    const add = (name: string, side: Side): void => void sides.push({ name, side, rounds: [], times: [] });
    try {
      note('starting');
      add('ours', await openOurs(games, folder));
      for (const { id, name } of PEERS) add(name, await Peer.open(join(FOLDER, 'drive.mjs'), id, TABLES));
      await playByTurns(sides, note);
      return compare(sides);
    } finally {
      await Promise.all(sides.map(({ side }) => side.close()));
      removeFolder(folder);
    }
  };

/** Every side in turn, so that what else the machine does hits all of them. */
async function playByTurns(sides: readonly Seen[], note: (text: string) => void): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++)
    for (const { name, side, rounds } of sides) {
      note(`round ${round} of ${ROUNDS}: ${name}`);
      const seen = await side.round();
      // The first rounds warm all of them up.
      if (round > WARM_UP) rounds.push(seen);
    }
  for (let round = 1; round <= STEADY_ROUNDS; round++)
    for (const { name, side, times } of sides) {
      note(`${MOVES_A_SECOND} moves a second, round ${round} of ${STEADY_ROUNDS}: ${name}`);
      times.push(...(await side.steady(MOVES_A_SECOND)));
    }
}

/** Our server with tables of the first game that hides nothing, as the toy of the peers does. */
async function openOurs(games: readonly AnyGame[], folder: string): Promise<Side> {
  const game = games.find(({ id }) => id === 'medina') ?? games[0]!;
  const build = await loadBuild();
  const services = await Process.start(await build.bundleServer(), [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  const variant = game.variants.find(({ options }) => options.players === 4) ?? game.variants[0]!;
  const tables = new FollowedTables([{ ...game, variants: [variant] }], services, seeded(6));
  await tables.open(TABLES);
  return {
    round: () => playRound(tables, services),
    steady: async rate => sendSteadily(await tables.prepare(), rate),
    async close() {
      tables.close();
      await services.stop();
    },
  };
}

function compare([ours, ...peers]: readonly Seen[]): Result[] {
  if (!ours) return [];
  return peers.flatMap((peer, n) => {
    const result = (
      what: string,
      unit: string,
      pick: (seen: Seen) => number,
      more: boolean,
      goal: Goal = {},
    ): Result => {
      const [value, theirs] = [pick(ours), pick(peer)];
      const ratio = more ? value / theirs : theirs / value;
      return {
        name: `${what}, against ${peer.name}`,
        value,
        unit,
        baseline: { name: peer.name, value: theirs, unit },
        ratio,
        ...goal,
      };
    };
    const typical = (pick: (round: Round) => number) => (seen: Seen) => median(seen.rounds.map(pick));
    return [
      result(
        'moves, four players connected',
        'moves/s',
        typical(round => round.movesPerSecond),
        true,
        PEERS[n]?.moves,
      ),
      result(
        'processor time of such a move',
        'µs',
        typical(round => round.cpu),
        false,
      ),
      result(
        'bytes of a move for each follower',
        'bytes',
        typical(round => round.bytes),
        false,
      ),
      result(`p50 of a move at ${MOVES_A_SECOND}/s`, 'ms', seen => percentile(seen.times, 0.5), false),
    ];
  });
}
