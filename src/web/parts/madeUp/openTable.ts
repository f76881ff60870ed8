import { OnlineTable } from '../../online/onlineTable.svelte.ts';

/** Opens one of the made-up tables as a page does. */
export async function openTable(id: string): Promise<OnlineTable> {
  const answer = await OnlineTable.open(id);
  if (!answer.ok) throw new Error(answer.problem.detail);
  return answer.value;
}
