import { createHash } from 'node:crypto';
import type { Hint } from './port.ts';

/** The channel of all processes: names, and who is connected where. */
export const COMMON = 'caravanserai';
const CHANNELS = 64;
/** A notification holds less than 8000 bytes. */
const MOST_BYTES = 7000;

/** The channel of a table, the same at every process. */
export const channelOf = (table: string): string =>
  `${COMMON}_${createHash('sha256').update(table).digest().readUInt16BE() % CHANNELS}`;

/** The channels of followed tables, each as long as it has such a table. */
export function channels(): { add(table: string): void; remove(table: string): boolean; list(): string[] } {
  const tables = new Map<string, Set<string>>();
  return {
    add(table) {
      const channel = channelOf(table);
      tables.set(channel, (tables.get(channel) ?? new Set()).add(table));
    },
    /** Returns whether that was the last table of its channel. */
    remove(table) {
      const channel = channelOf(table);
      const rest = tables.get(channel);
      rest?.delete(table);
      return rest?.size === 0 && tables.delete(channel);
    },
    list: () => [...tables.keys()],
  };
}

/** Packs hints into as few notifications as possible, each for one channel. */
export function toPayloads(hints: readonly Hint[]): { readonly channel: string; readonly payload: string }[] {
  const lists = new Map<string, string[][]>();
  const room = new Map<string, number>();
  for (const hint of hints) {
    const channel = hint.kind === 'table' || hint.kind === 'chat' ? channelOf(hint.table) : COMMON;
    const text = JSON.stringify(hint);
    const left = (room.get(channel) ?? 0) - text.length - 1;
    const all = lists.get(channel) ?? [];
    lists.set(channel, all);
    if (left < 0) all.push([]);
    all.at(-1)!.push(text);
    room.set(channel, left < 0 ? MOST_BYTES - text.length - 1 : left);
  }
  return [...lists].flatMap(([channel, all]) => all.map(texts => ({ channel, payload: `[${texts.join()}]` })));
}
