import type { Delta, Update } from '../../api/index.ts';
import { applyChange, type Change, digestOf } from '../../table/index.ts';
import type { Snapshot } from './snapshot.ts';

/** The update that a delta stands for, with what is known; undefined if the two don't go together. */
export function readDelta({ seat, state, sight, line: known }: Snapshot, delta: Delta): Update | undefined {
  const { table, since, line, mark, ply, takeBack = 0, news, story, change, digest } = delta;
  if (since !== known) return undefined;
  const before = { state, ...(sight && { actor: sight.actor, view: sight.view, scores: sight.scores }) };
  const after = change === undefined ? before : tryChange(before, change as Change);
  if (after === undefined || digestOf(after) !== digest) return undefined;
  const { state: now, ...seen } = after;
  return {
    kind: 'update',
    ...{ table, since, line, mark, ply, seat, state: now, news, story },
    ...(isSight(seen) && { sight: { ply, ...seen, choices: [], takeBack } }),
  };
}

type Document = Pick<Update, 'state'> & Partial<Pick<NonNullable<Update['sight']>, 'actor' | 'view' | 'scores'>>;

/** A change for another document may not even fit. */
function tryChange(before: Document, change: Change): Document | undefined {
  try {
    return applyChange(before, change) as Document;
  } catch {
    return undefined;
  }
}

const isSight = (seen: Omit<Document, 'state'>): seen is Required<Omit<Document, 'state'>> => seen.view !== undefined;
