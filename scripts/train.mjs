// npm run train -- COURSE [--games N] [--seed N] [--fresh]: makes the weights of a network by self-play, and writes them
// into src/bots/evaluation. Goes on where it was interrupted, unless told to start afresh.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './build.mjs';
import { install, root } from './install.mjs';

const SAVE_EVERY_MS = 15_000;
const TELL_EVERY_MS = 200;
const CALIBRATION_GAMES = Number(process.env.CALIBRATION_GAMES ?? 400);

install('all');
const { Training, courses, fittedChances, reliability } = await import(
  pathToFileURL(await bundle('bots/training/index'))
);
const { values, positionals } = parseArgs({
  options: { games: { type: 'string' }, seed: { type: 'string' }, fresh: { type: 'boolean' } },
  allowPositionals: true,
});
const course = courses.find(({ name }) => name === positionals[0]);
if (!course) {
  console.error(
    `usage: npm run train -- COURSE [--games N] [--seed N] [--fresh]; courses: ${courses.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const seed = Number(values.seed ?? 1);
const total = Number(values.games ?? course.games);
const folder = join(root, 'build/training');
const kept = join(folder, `${course.name}-${seed}.json`);
mkdirSync(folder, { recursive: true });

const training = new Training({ ...course, games: total }, seed, values.fresh ? undefined : read(kept));
const begun = performance.now();
const first = training.games;
let saved = begun;
let told = 0;
let error = 0.05;
while (training.games < total) {
  error = 0.99 * error + 0.01 * training.step();
  const now = performance.now();
  if (now - told > TELL_EVERY_MS && process.stderr.isTTY) {
    told = now;
    tell();
  }
  if (now - saved > SAVE_EVERY_MS) {
    saved = now;
    save();
  }
}
save();
const [game] = course.name.split('-');
const file = `src/bots/evaluation/${game}/weights${course.name.slice(game.length)}.ts`;
const chances = calibrated();
const { inputs, hidden, step, weights } = training.packed(chances);
writeFileSync(
  join(root, file),
  `// Written by npm run train -- ${course.name} --games ${total} --seed ${seed}.\nimport type { Packed } from '../packed.ts';\n\n` +
    `export const weights: Packed = {\n  inputs: ${inputs},\n  hidden: ${hidden},\n  step: ${step},\n  chances: ${JSON.stringify(chances)},\n  weights:\n    '${weights}',\n};\n`,
);
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', join(root, file)]);
console.log(`${course.name}: ${total} games, error ${error.toFixed(4)}, ${file}`);

/** Chances from games that were not learnt from; shown beside what other such games say. */
function calibrated() {
  const seen = [[], []];
  // Every other game is of the first variant: both halves get as many of each.
  for (let n = 0; n < CALIBRATION_GAMES; n++) seen[(n >> 1) % 2].push(...training.witness(1e9 + n));
  const chances = fittedChances(seen[0]);
  for (const { predicted, observed, count } of reliability(chances, seen[1]))
    console.log(`| ${predicted.toFixed(3)} | ${observed.toFixed(3)} | ${count} |`);
  return chances;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function save() {
  writeFileSync(`${kept}.new`, JSON.stringify(training.progress));
  renameSync(`${kept}.new`, kept);
}

function tell() {
  const done = training.games - first;
  const left = Math.ceil((((performance.now() - begun) / done) * (total - training.games)) / 1000);
  const filled = Math.round((30 * training.games) / total);
  process.stderr.write(
    `\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${training.games}/${total} games of ${course.name}, error ${error.toFixed(4)}, ${left} s left \x1b[K`,
  );
}
