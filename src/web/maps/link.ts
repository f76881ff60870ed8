// A map as a link: all of it is behind the `#`, which browsers send to nobody.
import { packText, unpackText } from '../packing.ts';
import { type Draft, toDocument } from './draft.ts';
import { LARGEST_FILE, type ReadMap, readMap } from './read.ts';

export const buildLink = async (draft: Draft): Promise<string> =>
  `${location.origin}/maps#${await packText(JSON.stringify(toDocument(draft)))}`;

/** The map that a link holds; undefined if the link is cut or changed. */
export async function readLink(text: string): Promise<ReadMap | undefined> {
  const json = await unpackText(text, LARGEST_FILE);
  return json === undefined ? undefined : readMap(json);
}
