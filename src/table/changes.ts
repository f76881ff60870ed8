// Differences between two JSON documents, for followers who have the older one. Members that are undefined count as missing.

type Json = unknown;
type Members = { readonly [name: string]: Json };
/** Changes of objects that several documents share, by what they become. */
export type SharedChanges = Map<object, { readonly before: object; readonly change: Change | undefined }>;

/**
 * How one document becomes another, as JSON: `[value]` replaces it, `0` removes a member, an object changes members by name or
 * elements by number, and its member `~` replaces part of a list: `[from, how many, ...by what]`.
 */
export type Change = readonly [Json] | 0 | { readonly [name: string]: Change | readonly Json[] };

const SPLICE = '~';

const isObject = (value: Json): value is Members => typeof value === 'object' && value !== null;

/** The change from one document to another; undefined if they are equal. Of shared objects it is found once. */
export function findChange(before: Json, after: Json, shared?: SharedChanges): Change | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  const known = shared?.get(after);
  if (known?.before === before) return known.change;
  const change =
    Array.isArray(before) && Array.isArray(after)
      ? findListChange(before, after)
      : findMemberChanges(before, after, shared);
  shared?.set(after, { before, change });
  return change;
}

function findMemberChanges(before: Members, after: Members, shared: SharedChanges | undefined): Change | undefined {
  const change: { [name: string]: Change } = {};
  let changed = false;
  let kept = false;
  for (const name in after) {
    if (after[name] === undefined) continue;
    const isNew = before[name] === undefined;
    const member = isNew ? ([after[name]] as const) : findChange(before[name], after[name], shared);
    kept ||= !isNew;
    if (member === undefined) continue;
    change[name] = member;
    changed = true;
  }
  for (const name in before) {
    if (before[name] === undefined || after[name] !== undefined) continue;
    change[name] = 0;
    changed = true;
  }
  if (!changed) return undefined;
  return kept ? change : [after];
}

function findListChange(before: readonly Json[], after: readonly Json[]): Change | undefined {
  if (before.length !== after.length) return findSplice(before, after);
  const change: { [index: string]: Change } = {};
  let changed = false;
  for (const [i, value] of after.entries()) {
    const element = findChange(before[i], value);
    if (element === undefined) continue;
    change[i] = element;
    changed = true;
  }
  return changed ? change : undefined;
}

/** The part of a list between what both lists begin and end with. */
function findSplice(before: readonly Json[], after: readonly Json[]): Change {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && findChange(before[from], after[from]) === undefined) from++;
  let last = 0;
  while (
    last < shorter - from &&
    findChange(before[before.length - 1 - last], after[after.length - 1 - last]) === undefined
  )
    last++;
  return { [SPLICE]: [from, before.length - last - from, ...after.slice(from, after.length - last)] };
}

/** The document that a change leads to; what it leaves alone stays the same object. Throws if it does not fit at all. */
export function applyChange(before: Json, change: Change): Json {
  if (Array.isArray(change)) return change[0];
  if (!isObject(before) || change === 0) throw new Error('a change does not fit');
  const members = change as { readonly [name: string]: Change };
  if (Array.isArray(before)) return applyToList(before, members);
  const after: { [name: string]: Json } = { ...before };
  for (const name of Object.keys(members)) {
    if (members[name] === 0) delete after[name];
    else after[name] = applyChange(before[name], members[name]!);
  }
  return after;
}

function applyToList(before: readonly Json[], changes: { readonly [name: string]: Change }): Json[] {
  const after = [...before];
  for (const index of Object.keys(changes)) {
    if (index === SPLICE) {
      const [from, count, ...by] = changes[index] as unknown as [number, number, ...Json[]];
      after.splice(from, count, ...by);
    } else after[Number(index)] = applyChange(before[Number(index)], changes[index]!);
  }
  return after;
}

const FNV = 0x811c9dc5;
const PRIME = 0x01000193;

/** Digests of objects that several documents share, and that never change. */
export type SharedDigests = WeakMap<object, number>;

/**
 * 32 bits that two documents share if they are equal, whatever the order of their members: for noticing that a document has
 * gone wrong, not for secrets. What several documents share down to the members of their members is mixed once.
 */
export const digestOf = (document: Json, shared?: SharedDigests): number => mix(document, shared, 2) >>> 0;

function mix(value: Json, shared?: SharedDigests, depth = 0): number {
  if (shared === undefined || !isObject(value)) return mixValue(value);
  const known = shared.get(value);
  if (known !== undefined) return known;
  const mixed = mixValue(value, depth > 0 ? shared : undefined, depth - 1);
  shared.set(value, mixed);
  return mixed;
}

function mixValue(value: Json, shared?: SharedDigests, depth = 0): number {
  if (typeof value === 'string') return mixText(value, FNV);
  if (typeof value === 'number')
    return (value | 0) === value ? Math.imul(value ^ 0x5bd1e995, PRIME) : mixText(`${value}`, 7);
  if (!isObject(value)) return value === true ? 0x2545f491 : value === false ? 0x1b873593 : 0x3c6ef372;
  if (Array.isArray(value)) {
    let sum = value.length + 17;
    for (const element of value) sum = Math.imul(sum ^ mix(element), PRIME) + 1;
    return sum;
  }
  let sum = 23;
  for (const name in value) {
    if (value[name] === undefined) continue;
    // A sum, so that the order does not matter.
    sum = (sum + Math.imul(mixText(name, FNV) ^ Math.imul(mix(value[name], shared, depth), 0x85ebca6b), PRIME)) | 0;
  }
  return Math.imul(sum ^ (sum >>> 15), PRIME);
}

function mixText(text: string, from: number): number {
  let hash = from;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash ^ (hash >>> 13);
}
