import { findProblems, finish, type Problem, type Reading } from '../../../kernel/index.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { draftSchema, type MapDocument } from './map.ts';
import { tryRoads } from './mapEffort.ts';
import { checkParts, checkSize } from './mapParts.ts';
import { Findings } from './mapReasons.ts';
import { checkRoads, checkTiles } from './mapRoads.ts';

export interface Examined {
  /** The side that is to be played; without it, every side that the map offers is looked at. */
  readonly side?: Side;
  /** C31: whether bonus tiles are to be played. */
  readonly bonusTiles?: boolean;
  /** Where the map is inside a larger document. */
  readonly at?: string;
}

/** What stops play, of the sides that are looked at. */
export function checkMap(
  map: MapDocument,
  { side, bonusTiles = false, at = '' }: Examined,
): { findings: Findings; sides: Side[] } {
  const findings = new Findings(at);
  const sides = side ? [side] : SIDES.filter(offered => map.roads[offered] !== undefined);
  checkSize(map, findings);
  checkParts(map, findings);
  if (sides.length === 0) findings.error('roads', 'no-side', {});
  for (const played of sides) {
    checkRoads(map, played, findings);
    checkTiles(map, played, bonusTiles, findings);
  }
  return { findings, sides };
}

/** C1: what stops play on a side of a map of the right shape. */
export const findMapProblems = (map: MapDocument, side: Side, bonusTiles: boolean, at: string): readonly Problem[] =>
  checkMap(map, { side, bonusTiles, at }).findings.errors;

/** The same, and whether the roads can be scored in reasonable time, which takes up to a second for a map with many rings. */
export function problemsToPlay(map: MapDocument, side: Side, bonusTiles: boolean, at: string): readonly Problem[] {
  const problems = findMapProblems(map, side, bonusTiles, at);
  return problems.length > 0 ? problems : finish(tryRoads(map, side, at));
}

/** A map as it is kept, sent or opened, also an unfinished one: only its shape and its size are looked at. */
export function readDraft(document: unknown): Reading<MapDocument> {
  const problems = findProblems(draftSchema, document);
  if (problems.length > 0) return { ok: false, problems };
  const map = document as MapDocument;
  const findings = new Findings('');
  checkSize(map, findings);
  return findings.errors.length > 0 ? { ok: false, problems: findings.errors } : { ok: true, value: map };
}
