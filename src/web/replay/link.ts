// A whole game in a link, with its comments: whoever opens it needs nothing else, and no server keeps it.
import { type GameRecord, writeRecord } from '../../kernel/index.ts';
import { packText, unpackText } from '../packing.ts';
import { importRecord } from './importing.ts';

/** More than any game with many comments needs; a link that unpacks to more is not ours. */
const LONGEST = 500_000;

/** The address of a replay that begins at a stop. */
export const writeReplayLink = async (record: GameRecord, stop = 0): Promise<string> =>
  `${location.origin}/replay#${await packText(writeRecord(record))}${stop > 0 ? `.${stop}` : ''}`;

/** Keeps the game of a link on this device and returns where it can be looked at; undefined if the link is cut or changed. */
export async function openReplayLink(hash: string): Promise<string | undefined> {
  const [packed = '', stop] = hash.split('.');
  const text = await unpackText(packed, LONGEST);
  const kept = text === undefined ? undefined : await importRecord(text);
  if (!kept?.ok) return undefined;
  return stop ? `${kept.value}#${stop}` : kept.value;
}
