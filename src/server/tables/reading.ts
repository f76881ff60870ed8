import type { Glance } from '../../api/index.ts';
import type { LoadedTable } from './loaded.ts';

/** How many entries of the record are enough to say what happened last. */
const LAST_ENTRIES = 16;

/** A table as lists show it: only what everybody may know. */
export function glanceAt({ table }: LoadedTable): Glance {
  const { match, line, ply } = table;
  if (!match) return { line, story: [] };
  return { line, view: match.viewFor(null), story: match.storyFor(null, Math.max(0, ply - LAST_ENTRIES)) };
}
