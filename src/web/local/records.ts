import { type AnyGame, asOf, type GameRecord, toHeader } from '../../kernel/index.ts';
import { chanceByDraw, Match } from '../../table/index.ts';
import type { KeptGame } from './keeping.ts';

/** The table of a game that is played on this device. */
export function restoreMatch(newest: AnyGame, kept: KeptGame): Match {
  const game = asOf(newest, kept.revision ?? 1);
  const options = game.readOptions(kept.options);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const names = kept.seats.map(({ name }) => name);
  if (!kept.branch) {
    // Nobody else contributes to the draws of a game on one device.
    const chance = kept.chance && chanceByDraw(kept.seed, { version: kept.chance, contributions: names.map(() => '') });
    const match = Match.open(game, options.value, names, chance ?? kept.seed);
    match.append(kept.entries);
    return match;
  }
  const record = { header: toHeader(game, options.value, names), entries: kept.entries };
  const restored = Match.restore(game, record, kept.seed);
  if (!restored.ok) throw new Error(JSON.stringify(restored.problems));
  return restored.value;
}

/** The record of a kept game. One from outside is as it came; a branch promises nothing about its chance. */
export function restoreRecord(game: AnyGame, kept: KeptGame): GameRecord {
  const comments = kept.comments && kept.comments.length > 0 ? { comments: kept.comments } : {};
  if (kept.imported) return { ...kept.imported, entries: kept.entries, ...comments };
  const { header, entries, ending } = restoreMatch(game, kept).record;
  if (!ending) return { header, entries, ...comments };
  const { seed, ...outcome } = ending;
  return { header, entries, ...comments, ending: kept.branch ? outcome : ending };
}
