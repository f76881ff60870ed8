// A game played with cardboard is scored on a map by a link of the scoring page: the map is in its options.
import { china, type Side } from '../../games/china/index.ts';
import { readOptionsToStart } from '../../kernel/index.ts';
import { packText } from '../packing.ts';
import { wordsOf } from '../scoring/languages.ts';
import { settings } from '../settings.svelte.ts';
import { type Draft, toDocument } from './draft.ts';

/** Where such a game is scored; undefined while the map can't be played. */
export async function buildScoringLink(draft: Draft, side: Side): Promise<string | undefined> {
  const players = side === '34' ? 3 : 4;
  const reading = readOptionsToStart(china, { players, board: { side, map: toDocument(draft) } });
  if (!reading.ok) return undefined;
  const { blank } = await import('../games/china/scoring/table.ts');
  const names = Array.from({ length: players }, (_, seat) => wordsOf(settings.language).playerName(seat));
  return `/score/china#${await packText(JSON.stringify({ names, position: blank(reading.value) }))}`;
}
