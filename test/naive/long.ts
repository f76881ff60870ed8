// npm run naive -- [--game GAME] [--positions N] [--seed N]: the long comparison of engine and reference.
import { parseArgs } from 'node:util';
import { games } from '../../src/games/index.ts';
import { chinaNaive } from './china.ts';
import { compared, type Naive } from './compare.ts';
import { medinaNaive } from './medina.ts';
import { pagodaNaive } from './pagoda.ts';

const references: { readonly [game: string]: Naive } = { china: chinaNaive, pagoda: pagodaNaive, medina: medinaNaive };

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    positions: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});

for (const game of games) {
  if (values.game !== undefined && values.game !== game.id) continue;
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
  );
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${game.id}: ${positions} positions, ${moves} moves compared in ${seconds} s, ${disagreements.length} disagreements`,
  );
  for (const disagreement of disagreements) console.log(disagreement);
  if (disagreements.length > 0) process.exitCode = 1;
}
