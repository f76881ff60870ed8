// npm run naive -- [--game GAME] [--positions N] [--seed N]: the long comparison of engine and reference.
// npm run naive -- --maps N [--positions N] [--seed N]: the same of China on so many made maps.
// npm run naive -- --presses N [--game GAME] [--seed N]: so many refused taps of each game, and how often the page gives the right rule.
import { parseArgs } from 'node:util';
import { waysOnMap } from '../../src/cli/maps/ways.ts';
import { games } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/kernel/index.ts';
import { chinaNaive } from './china.ts';
import { compared, type Naive } from './compare.ts';
import { medinaNaive } from './medina.ts';
import { pagodaNaive } from './pagoda.ts';
import { chinaPresses } from './presses/china.ts';
import { FLOOR, measure, type Presses, type Region } from './presses/measure.ts';
import { medinaPresses } from './presses/medina.ts';
import { pagodaPresses } from './presses/pagoda.ts';

const references: { readonly [game: string]: Naive } = { china: chinaNaive, pagoda: pagodaNaive, medina: medinaNaive };

const tables: { readonly [game: string]: Presses } = {
  china: chinaPresses,
  pagoda: pagodaPresses,
  medina: medinaPresses,
};

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    positions: { type: 'string', default: '100000' },
    presses: { type: 'string' },
    maps: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const game = values.maps === undefined ? values.game : 'china';
const asked = games.filter(({ id }) => game === undefined || game === id);
const ways = Array.from({ length: Number(values.maps ?? 0) }, (_, i) => waysOnMap(i + 1)).flat();
if (values.presses === undefined) compareAll();
else measureAll(Number(values.presses));

function measureAll(wanted: number): void {
  for (const { id } of asked) for (const region of ['board', 'tray'] as const) measureOne(id, region, wanted);
}

function measureOne(id: string, region: Region, wanted: number): void {
  const { presses, right, wrong } = measure(tables[id]!, wanted, Number(values.seed), region);
  const percent = ((100 * right) / presses).toFixed(2);
  console.log(`${id}, ${region}: ${right} of ${presses} refused taps get the right rule, ${percent} %`);
  for (const fault of wrong) console.log(fault);
  if (right / presses < FLOOR) process.exitCode = 1;
}

function compareAll(): void {
  for (const game of asked) compareOne(game);
}

function compareOne(game: AnyGame): void {
  const begun = performance.now();
  const tell = (positions: number): void => {
    if (positions % 1000 === 0 && process.stderr.isTTY)
      process.stderr.write(`\r${game.id}: ${positions} positions \x1b[K`);
  };
  const { positions, moves, disagreements } = compared(
    game,
    references[game.id]!,
    Number(values.positions),
    Number(values.seed),
    tell,
    ways.length > 0 ? ways.map(({ options }) => options) : undefined,
  );
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${game.id}: ${positions} positions, ${moves} moves compared in ${seconds} s, ${disagreements.length} disagreements`,
  );
  for (const disagreement of disagreements) console.log(disagreement);
  if (disagreements.length > 0) process.exitCode = 1;
}
