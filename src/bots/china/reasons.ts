// What a turn of China does: by the palaces and emissaries before and after it, and by the score sheet.
import { boardOf } from '../../games/china/board/board.ts';
import type { Event } from '../../games/china/events.ts';
import { isComplete, type View } from '../../games/china/view.ts';
import type { Colour, TileColour } from '../../games/china/vocabulary.ts';
import type { ScoreItem, ScoreSheet, Seat } from '../../kernel/index.ts';
import {
  measureGain,
  measureRivalsGain,
  measureRivalsLoss,
  type PlayedTurn,
  type Reasoning,
} from '../analysis/reasoning.ts';

export type Reason =
  /** C11: points that the seat gets for the palaces there. */
  | { readonly kind: 'completes'; readonly province: string; readonly points: number }
  /** C11: a rival gets more for it. */
  | { readonly kind: 'completes-for-rival'; readonly province: string; readonly points: number; readonly against: true }
  /** C17: alone with most palaces, where it was not before. */
  | { readonly kind: 'takes-majority'; readonly province: string }
  | { readonly kind: 'ties-majority'; readonly province: string }
  | { readonly kind: 'climbs'; readonly province: string; readonly rank: number }
  | { readonly kind: 'first-palace'; readonly province: string }
  | { readonly kind: 'adds-palace'; readonly province: string; readonly palaces: number }
  /** C19 */
  | {
      readonly kind: 'opens-alliance';
      readonly number: number;
      readonly between: readonly string[];
      readonly points: number;
    }
  | {
      readonly kind: 'raises-alliance';
      readonly number: number;
      readonly between: readonly string[];
      readonly points: number;
    }
  | { readonly kind: 'breaks-alliance'; readonly number: number; readonly between: readonly string[] }
  | { readonly kind: 'leads-court'; readonly province: string }
  | { readonly kind: 'ties-court'; readonly province: string }
  /** C20: the fourth palace of a chain, or one more. */
  | { readonly kind: 'scores-road'; readonly palaces: number }
  | { readonly kind: 'lengthens-road'; readonly points: number }
  | { readonly kind: 'joins-palaces'; readonly palaces: number }
  /** C33, C34 */
  | { readonly kind: 'takes-tile'; readonly colour: TileColour }
  | { readonly kind: 'leads-tiles'; readonly colour: TileColour }
  /** C23 */
  | { readonly kind: 'doubles'; readonly province: string }
  /** C38 */
  | { readonly kind: 'leads-ports' }
  /** C26, C27 */
  | { readonly kind: 'takes-influence'; readonly colour: Colour }
  | { readonly kind: 'moves-emperor'; readonly province: string; readonly piece: 'palace' | 'emissary' }
  | { readonly kind: 'skips-emperor' }
  | { readonly kind: 'commits'; readonly province: string }
  | { readonly kind: 'fortifies'; readonly province: string }
  | { readonly kind: 'gains'; readonly points: number }
  | { readonly kind: 'costs-rival'; readonly points: number }
  | { readonly kind: 'gives-rival'; readonly points: number; readonly against: true }
  /** C14 */
  | { readonly kind: 'exchanges'; readonly card: Colour };

type Turn = PlayedTurn<View, Event>;

/** A reason and how much it weighs, in points as far as there are any. */
type Weighed = readonly [weight: number, reason: Reason];

export const reasoning: Reasoning<View, Event, Reason> = {
  findReasons: turn =>
    [
      ...provincesOf(turn),
      ...alliancesOf(turn),
      ...courtsOf(turn),
      ...roadsOf(turn),
      ...extrasOf(turn),
      ...othersOf(turn),
    ]
      .sort(([a], [b]) => b - a)
      .map(([, reason]) => reason),
  shapesTurn: ({ phase }) => phase !== 'draw' && phase !== 'keep',
};

/** How many palaces each owner has in a province; the Emperor comes after the seats. */
function countPalaces(view: View, province: string): number[] {
  const board = boardOf(view.options);
  const counts = view.palacesLeft.map(() => 0);
  for (const space of board.spacesOf[board.provinceOf.get(province)!]) {
    const owner = view.palaces[board.spaceIds[space]];
    if (owner !== undefined) counts[owner === 'emperor' ? view.options.players : owner]++;
  }
  return counts;
}

/** The rank of a seat, 1 for the first; 0 without a piece. */
function rankIn(counts: readonly number[], seat: Seat): number {
  if (counts[seat] === 0) return 0;
  return 1 + new Set(counts.filter(count => count > counts[seat])).size;
}

const isAlone = (counts: readonly number[], seat: Seat): boolean =>
  counts[seat] > 0 && counts.every((count, other) => other === seat || count < counts[seat]);

function provincesOf(turn: Turn): Weighed[] {
  const { before, after } = turn;
  return boardOf(after.view.options).provinceIds.flatMap(province => {
    const was = countPalaces(before.view, province);
    const is = countPalaces(after.view, province);
    const completed = !isComplete(before.view, province) && isComplete(after.view, province);
    return [...(completed ? completionOf(turn, province) : []), ...standingIn(turn, province, was, is)];
  });
}

function completionOf({ seat, after }: Turn, province: string): Weighed[] {
  const points = after.view.points.map((_, other) =>
    sum(after.sheet, other, item => isPalaces(item) && item.detail?.province === province),
  );
  const most = Math.max(...points.filter((_, other) => other !== seat));
  const own: Weighed[] =
    points[seat] > 0 ? [[10 + points[seat], { kind: 'completes', province, points: points[seat] }]] : [];
  if (most <= points[seat]) return own;
  return [...own, [2, { kind: 'completes-for-rival', province, points: most, against: true }]];
}

/** C17: what the turn changes in the ranks of a province for the seat. */
function standingIn({ seat }: Turn, province: string, was: readonly number[], is: readonly number[]): Weighed[] {
  if (is[seat] === was[seat]) return [];
  if (was.every(count => count === 0)) return [[3, { kind: 'first-palace', province }]];
  const rank = rankIn(is, seat);
  const before = rankIn(was, seat);
  if (isAlone(is, seat) && !isAlone(was, seat)) return [[9, { kind: 'takes-majority', province }]];
  if (isAlone(is, seat)) return [[2, { kind: 'adds-palace', province, palaces: is[seat] }]];
  if (rank === 1 && before !== 1) return [[7, { kind: 'ties-majority', province }]];
  if (rank !== 0 && (before === 0 || rank < before)) return [[3, { kind: 'climbs', province, rank }]];
  return [[1, { kind: 'adds-palace', province, palaces: is[seat] }]];
}

const isPalaces = ({ kind }: ScoreItem): boolean => kind === 'palaces' || kind === 'emperor-palaces';

function sum({ items }: ScoreSheet, seat: Seat, counts: (item: ScoreItem) => boolean): number {
  return items.reduce((points, item) => (item.seat === seat && counts(item) ? points + item.points : points), 0);
}

/** C19: the points that a seat would get for an alliance. */
const allianceFor = (sheet: ScoreSheet, seat: Seat, number: number): number =>
  sum(sheet, seat, ({ kind, detail }) => kind === 'alliance' && detail?.number === number);

function alliancesOf({ seat, before, after }: Turn): Weighed[] {
  const { alliances, provinceIds } = boardOf(after.view.options);
  return alliances.flatMap(([number, a, b]): Weighed[] => {
    const between = [provinceIds[a], provinceIds[b]];
    const was = allianceFor(before.sheet, seat, number);
    const points = allianceFor(after.sheet, seat, number);
    if (points > 0 && was === 0) return [[6 + points, { kind: 'opens-alliance', number, between, points }]];
    if (points > was) return [[3, { kind: 'raises-alliance', number, between, points }]];
    const lost = after.view.points.some(
      (_, other) =>
        other !== seat && allianceFor(before.sheet, other, number) > 0 && allianceFor(after.sheet, other, number) === 0,
    );
    return lost ? [[6, { kind: 'breaks-alliance', number, between }]] : [];
  });
}

/** C19: who has most emissaries in a province, even where no alliance follows yet. */
function courtsOf({ seat, before, after }: Turn): Weighed[] {
  return boardOf(after.view.options).provinceIds.flatMap((province): Weighed[] => {
    const was = before.view.emissaries[province] ?? [];
    const is = after.view.emissaries[province] ?? [];
    if ((is[seat] ?? 0) <= (was[seat] ?? 0)) return [];
    if (isAlone(is, seat)) return isAlone(was, seat) ? [] : [[5, { kind: 'leads-court', province }]];
    return is[seat] === Math.max(...is) ? [[4, { kind: 'ties-court', province }]] : [];
  });
}

/** C20 */
function roadsOf({ seat, before, after, events }: Turn): Weighed[] {
  const road = ({ kind }: ScoreItem): boolean => kind === 'road';
  const was = sum(before.sheet, seat, road);
  const points = sum(after.sheet, seat, road);
  if (points > was) {
    const palaces = after.sheet.items.find(item => item.seat === seat && road(item))?.detail?.spaces;
    return was === 0 && Array.isArray(palaces)
      ? [[8, { kind: 'scores-road', palaces: palaces.length }]]
      : [[5, { kind: 'lengthens-road', points: points - was }]];
  }
  const joined = events.map(event =>
    event.kind === 'placed' && event.piece === 'palace' && event.owner === seat
      ? countJoined(after.view, event.at, seat)
      : 0,
  );
  const palaces = Math.max(0, ...joined);
  return palaces === 2 || palaces === 3 ? [[palaces - 0.5, { kind: 'joins-palaces', palaces }]] : [];
}

/** How many palaces of a seat hang together by roads with the one at a space: up to three are always a chain. */
function countJoined({ options, palaces }: View, at: string, seat: Seat): number {
  const board = boardOf(options);
  const seen = new Set([board.spaceOf.get(at)!]);
  for (const space of seen) {
    for (const next of board.roads[space]) if (palaces[board.spaceIds[next]] === seat) seen.add(next);
  }
  return seen.size;
}

/** Bonus tiles, fortifications, ports and influence. */
function extrasOf({ seat, before, after, events }: Turn): Weighed[] {
  const found: Weighed[] = [];
  for (const event of events) {
    if (event.kind === 'tile-taken' && event.owner === seat)
      found.push([3, { kind: 'takes-tile', colour: event.colour }]);
    if (event.kind === 'influence' && event.seat === seat)
      found.push([4, { kind: 'takes-influence', colour: event.colour }]);
    if (event.kind === 'placed' && event.piece === 'fortification')
      found.push([2, { kind: 'fortifies', province: homeOf(after.view, event.at) }]);
    if (event.kind === 'committed' && event.owner === seat)
      found.push([2, { kind: 'commits', province: homeOf(after.view, event.target) }]);
  }
  for (const item of gained(before.sheet, after.sheet, seat)) {
    if (item.kind === 'bonus') found.push([6, { kind: 'leads-tiles', colour: item.detail?.colour as TileColour }]);
    if (item.kind === 'ports' && item.detail?.rank === 1) found.push([4, { kind: 'leads-ports' }]);
    if (isPalaces(item) && item.detail?.doubled === true)
      found.push([5, { kind: 'doubles', province: String(item.detail.province) }]);
  }
  return found;
}

/** The province of a space, a post or itself. */
function homeOf({ options }: View, at: string): string {
  const board = boardOf(options);
  const space = board.spaceOf.get(at);
  return space === undefined ? at : board.provinceIds[board.home[space]];
}

/** The lines of a seat that a sheet has and the one before had not, whatever they are worth. */
function gained(before: ScoreSheet, after: ScoreSheet, seat: Seat): ScoreItem[] {
  const name = ({ kind, detail }: ScoreItem): string =>
    [kind, detail?.colour, detail?.rank, detail?.province, detail?.doubled].join();
  const had = new Set(before.items.filter(item => item.seat === seat).map(name));
  return after.items.filter(item => item.seat === seat && !had.has(name(item)));
}

/** What remains to be said: the Emperor's pieces, rivals, points in all, and a turn without a piece. */
function othersOf(turn: Turn): Weighed[] {
  const found: Weighed[] = [];
  for (const event of turn.events) {
    if (event.kind === 'placed' && event.owner === 'emperor' && event.piece !== 'fortification')
      found.push([1, { kind: 'moves-emperor', province: homeOf(turn.after.view, event.at), piece: event.piece }]);
    if (event.kind === 'rested') found.push([1, { kind: 'skips-emperor' }]);
    if (event.kind === 'exchanged') found.push([0.5, { kind: 'exchanges', card: event.card }]);
  }
  const points = measureGain(turn);
  const taken = measureRivalsLoss(turn);
  const given = measureRivalsGain(turn);
  if (points > 0) found.push([0.8, { kind: 'gains', points }]);
  if (taken > 0) found.push([2.5, { kind: 'costs-rival', points: taken }]);
  if (given > points) found.push([1.5, { kind: 'gives-rival', points: given, against: true }]);
  return found;
}
