import type { ProblemDocument } from '../../api/index.ts';
import { api } from '../online/api.ts';
import { drawContribution, keepContribution } from '../online/contributions.ts';
import { randomHex } from '../random.ts';

/** Takes the first free seat of a table. Returns why not, if it can't be had. */
export async function takeSeat(table: string): Promise<ProblemDocument | undefined> {
  const contribution = drawContribution();
  const answer = await api.command(table, randomHex(16), { kind: 'sit', contribution });
  if (!answer.ok && answer.problem.code !== 'already-seated') return answer.problem;
  if (answer.ok) keepContribution(table, contribution);
  return undefined;
}
