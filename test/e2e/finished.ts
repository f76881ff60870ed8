// Finished games without anybody playing them: records to look at.
import { games } from '../../src/games/index.ts';
import { NOBODY, seeded, writeRecord } from '../../src/kernel/index.ts';
import { Table } from '../../src/table/index.ts';

const SEED = '7'.repeat(64);

/** The record of a game that players without a plan played to its end, with chance that can be verified. */
export function finishedRecord(id: string, variant = 0): string {
  const game = games.find(game => game.id === id)!;
  const { options } = game.variants[variant]!;
  const names = ['Ann', 'Bo', 'Chloé', 'Dimitri', 'Élise'].slice(0, options.players);
  const table = Table.open(game, options, names, SEED);
  const random = seeded(5);
  table.append(table.opening());
  while (table.actor !== NOBODY) {
    const { choices } = table.sightOf(table.actor);
    const proposal = table.propose(table.actor, choices[random.below(choices.length)]!.move);
    if (!proposal.ok) throw new Error(proposal.message);
    table.append(proposal.entries);
  }
  return writeRecord(table.record);
}
