import type { OfferedSeat, ProblemDocument } from '../../api/index.ts';
import { api } from '../online/api.ts';
import { person } from '../online/person.svelte.ts';

/** What is behind a link to a seat. */
export type Found =
  | { readonly kind: 'offered'; readonly offer: OfferedSeat }
  /** Ours already: this seat, or another one at the same table. */
  | { readonly kind: 'own' | 'seated' }
  | { readonly kind: 'incomplete' | 'no-longer' }
  | { readonly kind: 'problem'; readonly problem: ProblemDocument };

export async function findOffer(table: string, secret: string): Promise<Found> {
  if (secret === '') return { kind: 'incomplete' };
  await person.load();
  const [answer, seat] = await Promise.all([api.lookAtOffer(table, secret), findOwnSeat(table)]);
  if (!answer.ok && answer.problem.code !== 'not-offered') return { kind: 'problem', problem: answer.problem };
  if (seat !== undefined) return { kind: answer.ok && answer.value.seat === seat ? 'own' : 'seated' };
  return answer.ok ? { kind: 'offered', offer: answer.value } : { kind: 'no-longer' };
}

/** Our seat at a table, if it is one of ours. */
async function findOwnSeat(table: string): Promise<number | undefined> {
  const mine = person.isNobody ? undefined : await api.mine();
  const listed = mine?.ok ? mine.value.tables.find(listed => listed.table === table) : undefined;
  return listed?.seat ?? undefined;
}
