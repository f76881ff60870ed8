// npm run against -- COMMIT [--game GAME] [--rounds N] [--master]: random games of the engines as they are beside those of
// a commit, or the thinking of masters, by turns in one process, so that whatever else the machine does meets both alike.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleOptions } from './build.mjs';
import { install, root } from './install.mjs';

install('all');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    rounds: { type: 'string', default: '25' },
    master: { type: 'boolean', default: false },
  },
});
const [commit] = positionals;
const rounds = Number(values.rounds);
if (!commit || !(rounds >= 1)) {
  console.error('usage: npm run -s against -- COMMIT [--game GAME] [--rounds N] [--master]');
  process.exit(2);
}

const ROUND_MS = 120;
/** A master's budget of one decision: the same work for both sides, whatever the machine. */
const BUDGET = { iterations: 24 };
/** The variants in which masters think. */
const MASTERS = ['china 4p-34', 'china 2p-influence', 'pagoda standard', 'medina second-2', 'medina second-4'];
const folder = mkdtempSync(join(tmpdir(), 'caravanserai-against-'));
try {
  const then = join(folder, 'then');
  mkdirSync(then);
  const archive = join(folder, 'src.tar');
  run('git', 'archive', '--output', archive, commit, 'src', 'tsconfig.base.json');
  run('tar', '-xf', archive, '-C', then);
  const [now, before] = [await engines(root, 'now'), await engines(then, 'then')];
  for (const game of now.games.filter(({ id }) => values.game === undefined || id === values.game)) {
    const other = before.games.find(({ id }) => id === game.id);
    const contest = values.master ? compareMasters : compare;
    if (other) contest(game.id, { ...now, game }, { ...before, game: other });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(command, ...args) {
  const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  console.error(stderr);
  process.exit(1);
}

/** The games of a source tree, with the kernel that plays them and the bots. */
async function engines(tree, name) {
  const { build } = await import('rolldown');
  const input = join(folder, `${name}.ts`);
  const [games, kernel, bots] = ['games', 'kernel', 'bots'].map(part =>
    JSON.stringify(join(tree, 'src', part, 'index.ts')),
  );
  writeFileSync(
    input,
    [
      `export { games } from ${games};`,
      `export { deal, playOut, seeded } from ${kernel};`,
      // Only for masters: commits before version 0.2 have other names for them.
      ...(values.master ? [`export { findBot, think } from ${bots};`] : []),
    ].join('\n'),
  );
  const file = join(folder, `${name}.mjs`);
  await build({ ...bundleOptions({ input: '', output: { file } }), input });
  return import(pathToFileURL(file));
}

/** Plays every variant that both have; the ratio is games a second of processor time, now ÷ then. */
function compare(id, now, then) {
  const all = [];
  for (const { name, options } of now.game.variants) {
    if (!then.game.variants.some(variant => variant.name === name)) continue;
    const rates = { now: [], before: [] };
    for (let round = -2; round < rounds; round++) {
      // Who begins alternates too; the first rounds only warm up.
      for (const side of round % 2 ? ['before', 'now'] : ['now', 'before']) {
        const measured = rate(side === 'now' ? now : then, options, round);
        if (round >= 0) rates[side].push(measured);
      }
    }
    // Among the quickest rounds of each: whatever else the machine does only adds to the time.
    const ratio = quick(rates.now) / quick(rates.before);
    console.log(`${`${id} ${name}`.padEnd(40)} ${ratio.toFixed(3)}`);
    all.push(ratio);
  }
  if (all.length === 0) return;
  const mean = Math.exp(all.reduce((sum, ratio) => sum + Math.log(ratio), 0) / all.length);
  console.log(`${`${id}: all variants`.padEnd(40)} ${mean.toFixed(3)}`);
}

function quick(rates) {
  return rates.toSorted((a, b) => b - a)[Math.floor(rates.length / 10)];
}

function rate({ game, playOut, seeded }, options, round) {
  const end = performance.now() + ROUND_MS;
  const before = process.cpuUsage();
  let played = 0;
  // Both sides play the same seeds.
  while (performance.now() < end) {
    const state = game.start(options);
    playOut(game, state, seeded(round * 100_000 + played++));
    game.scores(state);
  }
  const { user, system } = process.cpuUsage(before);
  return played / (user + system);
}

/**
 * One game of masters a round, every decision made by both sides: the ratio is decisions a second of processor time, now
 * ÷ then. Moves that differ are counted, as a faster bot should still play the same.
 */
function compareMasters(id, now, then) {
  for (const { name, options } of now.game.variants.filter(({ name }) => MASTERS.includes(`${id} ${name}`))) {
    // The first game only warms up.
    playMasters(now, then, options, 0);
    const sum = { now: 0, before: 0, decisions: 0, different: 0 };
    for (let seed = 1; seed <= rounds; seed++)
      for (const [what, value] of Object.entries(playMasters(now, then, options, seed))) sum[what] += value;
    const ratio = (sum.before / sum.now).toFixed(3);
    console.log(`${`${id} ${name}: master`.padEnd(40)} ${ratio}   ${sum.different} of ${sum.decisions} moves differ`);
  }
}

function playMasters(now, then, options, seed) {
  const sum = { now: 0, before: 0, decisions: 0, different: 0 };
  const { game } = now;
  const random = now.seeded(seed);
  const state = game.start(options);
  while (game.actor(now.deal(game, state, random)) >= 0) {
    const moves = {};
    for (const side of sum.decisions % 2 ? ['before', 'now'] : ['now', 'before']) {
      const begun = process.cpuUsage();
      moves[side] = decide(side === 'now' ? now : then, game.view(state, game.actor(state)), game.actor(state), seed);
      const { user, system } = process.cpuUsage(begun);
      sum[side] += user + system;
    }
    sum.decisions++;
    if (moves.now !== moves.before) sum.different++;
    game.play(state, moves.now);
  }
  return sum;
}

function decide({ game, findBot, think, seeded }, view, seat, seed) {
  return think(findBot('master')({ game, view, seat, random: seeded(seed), budget: BUDGET }));
}
