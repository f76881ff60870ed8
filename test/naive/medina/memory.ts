// Tables never change, so what was found out about one stays true.
import type { Table } from './table.ts';

export type Memory<T> = WeakMap<Table, Map<string, T>>;

export function remembered<T>(memory: Memory<T>, table: Table, key: string, find: () => T): T {
  const known = memory.get(table) ?? new Map<string, T>();
  memory.set(table, known);
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}
