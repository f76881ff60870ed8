// A map as a link: all of it is behind the `#`, which browsers send to nobody.
import { packJson, unpackText } from '../packing.ts';
import { type Draft, toDocument } from './draft.ts';
import { LARGEST_FILE, type ReadMap, readMap } from './read.ts';

export const buildLink = async (draft: Draft): Promise<string> =>
  `${location.origin}/maps#${await packJson(toDocument(draft))}`;

/** The map that a link holds; undefined if the link is cut or changed. */
export async function readLink(text: string): Promise<ReadMap | undefined> {
  try {
    return readMap(await unpackText(text, LARGEST_FILE));
  } catch {
    return undefined;
  }
}
