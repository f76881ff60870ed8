// npm run train -- COURSE [--games N] [--seed N] [--fresh] [--league]: makes the weights of a network by self-play, and writes them
// into src/bots/GAME. Goes on where it was interrupted, unless told to start afresh. With --chances it keeps the
// weights that are there, and only fits the chances to win again. In a league, old networks and styles play as well. The course china-tables makes the tables of China instead.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './build.mjs';
import { install, root } from './install.mjs';

const SAVE_EVERY_MS = 15_000;
const TELL_EVERY_MS = 200;
/** Half of them to fit the chances, half to see whether they hold. */
const CALIBRATION_GAMES = Number(process.env.CALIBRATION_GAMES ?? 2000);

install('all');
const { Training, courses, fitRound, fitStrengths, loadNetwork, packWhole, reliability, tableCourse, witness } =
  await import(pathToFileURL(await bundle('bots/training/training')));
if (process.argv[2] === tableCourse.name) {
  makeTables();
  process.exit();
}
const { course, total, seed, fresh, chances, league } = asked();
const folder = join(root, 'build/training');
const kept = join(folder, `${course.name}${league ? '-league' : ''}-${seed}.json`);
mkdirSync(folder, { recursive: true });

const packed = chances ? loadNetwork(course) : trained();
const { inputs, hidden, step, weights } = packed;
const strengths = calibrated();
const [game] = course.name.split('-');
const file = `src/bots/${game}/weights${course.name.slice(game.length)}.ts`;
const made = chances
  ? readFileSync(join(root, file), 'utf8').split('\n')[0]
  : `// Written by npm run train -- ${course.name} --games ${total} --seed ${seed}${league ? ' --league' : ''}.`;
writeFileSync(
  join(root, file),
  `${made}\nimport type { Packed } from '../evaluation/packed.ts';\n\n` +
    `export const weights: Packed = {\n  inputs: ${inputs},\n  hidden: ${hidden},\n  step: ${step},\n  strengths: ${JSON.stringify(strengths)},\n  weights:\n    '${weights}',\n};\n`,
);
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', join(root, file)]);
console.log(`${course.name}: ${file}`);

/** What the command line asks for; or how to ask, and nothing is written. */
function asked() {
  const usage = `usage: npm run train -- COURSE [--games N] [--seed N] [--fresh] [--league] [--chances]; courses: ${[...courses, tableCourse].map(({ name }) => name).join(', ')}`;
  try {
    const { values, positionals } = parseArgs({
      options: {
        games: { type: 'string' },
        seed: { type: 'string' },
        fresh: { type: 'boolean' },
        chances: { type: 'boolean' },
        league: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const course = courses.find(({ name }) => name === positionals[0]);
    const { games = `${course?.games}`, seed = '1' } = values;
    const whole = /^[0-9]{1,9}$/;
    if (course && positionals.length === 1 && whole.test(games) && whole.test(seed))
      return { ...values, course, total: Number(games), seed: Number(seed) };
  } catch (error) {
    console.error(error.message);
  }
  console.error(usage);
  process.exit(2);
}

/** Writes the tables of China after all rounds; what was fitted is kept on the way. */
function makeTables() {
  const seed = 1;
  const folder = join(root, 'build/training');
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, `${tableCourse.name}-${seed}.json`);
  let { round, tables } = (process.argv.includes('--fresh') ? undefined : read(kept)) ?? { round: 0 };
  const tell = bar(round, tableCourse.rounds);
  for (; round < tableCourse.rounds; round++) {
    const fitted = fitRound(tableCourse, seed, round, tables);
    tables = Object.fromEntries(Object.entries(fitted).map(([name, numbers]) => [name, [...numbers]]));
    writeFileSync(kept, JSON.stringify({ round: round + 1, tables }));
    tell(round + 1, `rounds of ${tableCourse.name}`);
  }
  const parts = Object.entries(tables).map(
    ([name, numbers]) => `  ${name}: unpackWhole(\n    '${packWhole(numbers)}',\n  ),\n`,
  );
  const file = 'src/bots/china/tables-more.ts';
  writeFileSync(
    join(root, file),
    `// Written by npm run train -- ${tableCourse.name}.\nimport { unpackWhole } from '../evaluation/packed.ts';\n` +
      `import type { Tables } from './prospects.ts';\n\nexport const tables: Tables = {\n${parts.join('')}};\n`,
  );
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', join(root, file)]);
  console.log(`${tableCourse.name}: ${file}`);
}

/** The network after all games of the course; what was learnt is kept on the way. */
function trained() {
  const training = new Training({ ...course, games: total }, seed, fresh ? undefined : read(kept), league);
  const save = () => {
    writeFileSync(`${kept}.new`, JSON.stringify(training.progress));
    renameSync(`${kept}.new`, kept);
  };
  const tell = bar(training.games, total);
  let saved = performance.now();
  let error = 0.05;
  while (training.games < total) {
    error = 0.99 * error + 0.01 * training.step();
    tell(training.games, `games of ${course.name}, error ${error.toFixed(4)}`);
    if (performance.now() - saved > SAVE_EVERY_MS) {
      saved = performance.now();
      save();
    }
  }
  save();
  return training.packed;
}

/** What values mean, from games that were not learnt from, every other in a mixed field; beside it what other such games say. */
function calibrated() {
  const seen = { fit: [], alone: [], mixed: [] };
  const tell = bar(0, CALIBRATION_GAMES);
  for (let n = 0; n < CALIBRATION_GAMES; n++) {
    const isMixed = n % 4 >= 2;
    const use = n % 2 === 0 ? 'fit' : isMixed ? 'mixed' : 'alone';
    seen[use].push(...witness(course, packed, 1e9 + n, isMixed));
    tell(n + 1, 'games for the chances');
  }
  const strengths = fitStrengths(seen.fit);
  for (const field of ['alone', 'mixed']) {
    const tenths = reliability(strengths, seen[field]).map(
      ({ predicted, observed, count }) => `${predicted.toFixed(2)} → ${observed.toFixed(2)} (${count})`,
    );
    console.log(`${field}: ${tenths.join(' · ')}`);
  }
  return strengths;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Tells how far something is, and how long it will take, where somebody can see it. */
function bar(first, total) {
  const begun = performance.now();
  let told = 0;
  return (done, what) => {
    const now = performance.now();
    if (!process.stderr.isTTY || (now - told < TELL_EVERY_MS && done < total)) return;
    told = now;
    const left = Math.ceil((((now - begun) / (done - first)) * (total - done)) / 1000);
    const filled = Math.round((30 * done) / total);
    const end = done === total ? '\n' : '';
    process.stderr.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done}/${total} ${what}, ${left} s left \x1b[K${end}`,
    );
  };
}
