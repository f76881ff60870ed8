// Maps as files.
import { type Draft, toDocument } from './draft.ts';
import { LARGEST_FILE, type ReadMap, readMap } from './read.ts';

/** A name for a file of this map, in letters that every system takes. */
export function fileName({ title }: Draft, ending: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain || 'map'}.${ending}`;
}

export const toFile = (draft: Draft): File =>
  new File([JSON.stringify(toDocument(draft))], fileName(draft, 'map.json'), { type: 'application/json' });

export async function readFile(file: File): Promise<ReadMap> {
  if (file.size > LARGEST_FILE) return { ok: false, reason: 'too-large', problems: [] };
  return readMap(await file.text());
}
