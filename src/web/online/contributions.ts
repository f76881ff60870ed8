// What this device gave for the draws of each table, so that it can check that it was used.
import { KeptByTable } from '../keptByTable.ts';
import { randomHex } from '../random.ts';

const MOST = 50;
const contributions = new KeptByTable<string>('contributions', MOST);

/** A new part of the key that a table's draws come from. */
export const drawContribution = (): string => randomHex(32);

export const keepContribution = (table: string, contribution: string): void => contributions.keep(table, contribution);
export const loadContribution = (table: string): string | undefined => contributions.get(table);
