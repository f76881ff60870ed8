import type { TableState } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { type KeptGame, keepGame } from '../local/keeping.ts';
import { checkRecord } from '../replay/importing.ts';
import { type Answer, api } from './api.ts';
import { findLeavers } from './play/leavers.ts';

/** Keeps the record of a table that is over on this device, and tells where it can be looked at. */
export async function keepRecord(table: string, state: TableState, seat: Seat | null): Promise<Answer<string>> {
  const answer = await api.record(table);
  if (!answer.ok) return answer;
  const checked = await checkRecord(answer.value);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { id, over } = checked.value;
  await keepGame({ ...checked.value, online: toOnline(table, state, seat) });
  return { ok: true, value: `${over || state.result ? '/end' : '/replay'}/${id}` };
}

const toOnline = (
  table: string,
  { result, seats, why }: TableState,
  seat: Seat | null,
): NonNullable<KeptGame['online']> => ({
  table,
  seat,
  ...(result && { places: result.places }),
  ...(why !== undefined && { why }),
  left: findLeavers(seats),
});
