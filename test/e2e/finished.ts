// Finished games without anybody playing them: records to look at.
import { games } from '../../src/games/index.ts';
import { NOBODY, seeded, writeRecord } from '../../src/kernel/index.ts';
import { Match } from '../../src/table/index.ts';

const SEED = '7'.repeat(64);

/** The record of a game that players without a plan played to its end, with chance that can be verified. */
export function finishedRecord(id: string, variant = 0): string {
  const game = games.find(game => game.id === id)!;
  const { options } = game.variants[variant]!;
  const names = ['Ann', 'Bo', 'Chloé', 'Dimitri', 'Élise'].slice(0, options.players);
  const match = Match.open(game, options, names, SEED);
  const random = seeded(5);
  match.append(match.opening());
  while (match.actor !== NOBODY) {
    const { choices } = match.seatView(match.actor);
    const proposal = match.propose(match.actor, choices[random.below(choices.length)]!.move);
    if (!proposal.ok) throw new Error(proposal.message);
    match.append(proposal.entries);
  }
  return writeRecord(match.record);
}
