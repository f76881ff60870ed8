// Where we sat: whoever comes back to a table should learn that somebody else has taken over.
import type { Seat } from '../../../kernel/index.ts';
import type { TableNews } from '../../../table/index.ts';
import { KeptByTable } from '../../keptByTable.ts';
import { api } from '../api.ts';
import { person } from '../person.svelte.ts';

const MOST = 100;
/** The seat, and how long the log was when we last had it. */
const seats = new KeptByTable<{ readonly seat: Seat; readonly line: number }>('seats', MOST);

export const keepSeat = (table: string, seat: Seat, line: number): void => seats.keep(table, { seat, line });
export const hadSeat = (table: string): boolean => seats.get(table) !== undefined;

/** On a device where we never were at the table, the server knows which seat was ours. */
export async function recallSeat(table: string, news: readonly TableNews[]): Promise<void> {
  if (hadSeat(table) || !news.some(({ kind }) => kind === 'handed')) return;
  await person.load();
  const answer = person.name === undefined ? undefined : await api.mine();
  const taken = answer?.ok ? answer.value.tables.find(listed => listed.table === table)?.taken : undefined;
  if (taken !== undefined) keepSeat(table, taken, 0);
}

/** The seat of ours that somebody else has taken over, if it was so. */
export function findTakenSeat(table: string, news: readonly TableNews[]): Seat | undefined {
  const had = seats.get(table);
  const isTaken = news.some(
    ({ kind, seat, line }) => had && kind === 'handed' && seat === had.seat && line >= had.line,
  );
  return isTaken ? had?.seat : undefined;
}
