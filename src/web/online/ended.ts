import { keepGame } from '../local/keeping.ts';
import { checkRecord } from '../replay/importing.ts';
import { type Answer, api } from './api.ts';

/** Keeps the record of a table that is over on this device, and tells where it can be looked at. */
export async function keepRecord(table: string): Promise<Answer<string>> {
  const answer = await api.record(table);
  if (!answer.ok) return answer;
  const checked = await checkRecord(answer.value);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { id, over } = checked.value;
  await keepGame(checked.value);
  return { ok: true, value: `${over ? '/end' : '/replay'}/${id}` };
}
