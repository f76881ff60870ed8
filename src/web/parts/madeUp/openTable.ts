import { keepInvite } from '../../online/invites.ts';
import { OnlineTable } from '../../online/onlineTable.svelte.ts';

/** Opens one of the made-up tables as a page does. */
export async function openTable(id: string): Promise<OnlineTable> {
  if (id === 'room-of-host') keepInvite(id, 'made-up-invitation', 'made-up-card');
  const answer = await OnlineTable.open(id);
  if (!answer.ok) throw new Error(answer.problem.detail);
  return answer.value;
}
