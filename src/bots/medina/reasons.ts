// What a turn of Medina does: by its events, the palaces before and after it, and the score sheet.
import type { Event } from '../../games/medina/events.ts';
import type { View } from '../../games/medina/view.ts';
import type { CellName, Colour } from '../../games/medina/vocabulary.ts';
import type { ScoreSheet, Seat } from '../../kernel/index.ts';
import {
  measureGain,
  measureRivalsGain,
  measureRivalsLoss,
  type PlayedTurn,
  type Reasoning,
} from '../analysis/reasoning.ts';

/** A palace of so few pieces is small. */
const SMALL = 3;
const WHITE = ['stables', 'merchants', 'walls'] as const;

export type Reason =
  /** M12: what the palace is worth now. */
  | { readonly kind: 'claims-palace'; readonly colour: Colour; readonly size: number; readonly points: number }
  /** M12: a small palace that could still grow. */
  | { readonly kind: 'claims-early'; readonly colour: Colour; readonly size: number; readonly against: true }
  /** A palace that the seat can still claim is left to grow. */
  | { readonly kind: 'waits'; readonly colour: Colour; readonly size: number }
  /** M12, M13, M14: a palace that some rival could have claimed. */
  | { readonly kind: 'denies-roof'; readonly colour: Colour; readonly size: number }
  /** M20, M21 */
  | { readonly kind: 'takes-palace-tile'; readonly colour: Colour; readonly points: number }
  | { readonly kind: 'takes-tower-tile'; readonly tower: number }
  | { readonly kind: 'gives-tile'; readonly against: true }
  /** M22, M23 */
  | { readonly kind: 'gains-merchants'; readonly count: number }
  | { readonly kind: 'gains-tea'; readonly count: number }
  | { readonly kind: 'spends-tea' }
  /** M11 */
  | { readonly kind: 'closes-colour'; readonly colour: Colour }
  /** M26: points by pieces beside palaces that the seat owned already. */
  | { readonly kind: 'adds-to-own'; readonly piece: (typeof WHITE)[number]; readonly points: number }
  | { readonly kind: 'reaches-well'; readonly points: number }
  /** M7, M8, M9: palaces that belong to nobody yet. */
  | { readonly kind: 'grows-palace'; readonly colour: Colour; readonly size: number }
  | { readonly kind: 'starts-palace'; readonly colour: Colour }
  | { readonly kind: 'opens-for-rival'; readonly colour: Colour; readonly size: number; readonly against: true }
  /** M17, M18, M19 */
  | { readonly kind: 'extends-street'; readonly merchants: number }
  | { readonly kind: 'begins-street' }
  | { readonly kind: 'builds-wall'; readonly tower: number }
  | { readonly kind: 'gains'; readonly points: number }
  | { readonly kind: 'costs-rival'; readonly points: number }
  | { readonly kind: 'gives-rival'; readonly points: number; readonly against: true };

type Turn = PlayedTurn<View, Event>;
type Weighed = readonly [weight: number, reason: Reason];
type Palace = View['palaces'][number];

export const reasoning: Reasoning<View, Event, Reason> = {
  findReasons: turn =>
    [
      ...roofsOf(turn),
      ...tilesOf(turn),
      ...ownOf(turn),
      ...growthOf(turn),
      ...waitsOf(turn),
      ...streetsOf(turn),
      ...pointsOf(turn),
    ]
      .sort(([a], [b]) => b - a)
      .map(([, reason]) => reason),
  shapesTurn: () => true,
};

const findPalace = ({ palaces }: View, cell: CellName): Palace | undefined =>
  palaces.find(({ buildings, stables }) => buildings.includes(cell) || stables.includes(cell));

const owns = ({ roof }: Palace, seat: Seat): boolean => roof?.kind === 'own' && roof.seat === seat;

/** M26: the points of a seat for one palace, tiles left out. */
const worthOf = ({ items }: ScoreSheet, seat: Seat, palace: CellName): number =>
  items.reduce((sum, item) => (item.seat === seat && item.detail?.palace === palace ? sum + item.points : sum), 0);

function roofsOf({ seat, before, after, events }: Turn): Weighed[] {
  const found: Weighed[] = [];
  for (const event of events) {
    if (event.kind === 'colour-closed') found.push([6, { kind: 'closes-colour', colour: event.colour }]);
    if (event.kind !== 'roof') continue;
    const { colour } = event;
    const { size } = findPalace(after.view, event.palace)!;
    if (event.roof === 'own') {
      const points = worthOf(after.sheet, seat, event.palace);
      found.push([9 + points / 2, { kind: 'claims-palace', colour, size, points }]);
      if (size <= SMALL && before.view.palaces.some(({ growing, name }) => growing && name === event.palace))
        found.push([3, { kind: 'claims-early', colour, size, against: true }]);
    }
    const wanted = before.view.stocks.some(({ ownRoofs }, other) => other !== seat && ownRoofs.includes(colour));
    if (wanted) found.push([event.roof === 'own' ? 5 : 7, { kind: 'denies-roof', colour, size }]);
  }
  return found;
}

function tilesOf(turn: Turn): Weighed[] {
  return turn.events.flatMap((event): Weighed[] => {
    switch (event.kind) {
      case 'palace-tile':
        return event.to === turn.seat ? palaceTileOf(turn, event.colour) : lostTile(event.to);
      case 'tower-tile':
        return event.to === turn.seat
          ? [[6 + event.tower, { kind: 'takes-tower-tile', tower: event.tower }]]
          : lostTile(event.to);
      case 'merchants-gained':
        return event.seat === turn.seat && event.count > 0
          ? [[3, { kind: 'gains-merchants', count: event.count }]]
          : [];
      case 'tea-gained':
        return event.seat === turn.seat && event.count > 0 ? [[3, { kind: 'gains-tea', count: event.count }]] : [];
      case 'tea-used':
        return [[1, { kind: 'spends-tea' }]];
      default:
        return [];
    }
  });
}

/** M20: a tile that came and stayed. */
function palaceTileOf({ seat, after }: Turn, colour: Colour): Weighed[] {
  const item = after.sheet.items.find(({ kind, detail }) => kind === 'palace-tile' && detail?.colour === colour);
  return item?.seat === seat ? [[6 + item.points, { kind: 'takes-palace-tile', colour, points: item.points }]] : [];
}

/** A tile that goes to a rival; null is the board. */
const lostTile = (to: Seat | null): Weighed[] => (to === null ? [] : [[4, { kind: 'gives-tile', against: true }]]);

/** M26: what pieces beside the seat's palaces add, for those that it owned before the turn. */
function ownOf({ seat, before, after }: Turn): Weighed[] {
  const owned = new Set(before.view.palaces.filter(palace => owns(palace, seat)).map(({ name }) => name));
  const pointsIn = ({ items }: ScoreSheet, kind: string): number =>
    items.reduce(
      (sum, item) =>
        item.seat === seat && item.kind === kind && owned.has(String(item.detail?.palace)) ? sum + item.points : sum,
      0,
    );
  const found: Weighed[] = [];
  for (const piece of WHITE) {
    const points = pointsIn(after.sheet, piece) - pointsIn(before.sheet, piece);
    if (points > 0) found.push([3 + points, { kind: 'adds-to-own', piece, points }]);
  }
  const well = pointsIn(after.sheet, 'well') - pointsIn(before.sheet, 'well');
  if (well > 0) found.push([6 + well, { kind: 'reaches-well', points: well }]);
  return found;
}

/** M7: what the turn builds on palaces without a roof. */
function growthOf({ seat, after, events }: Turn): Weighed[] {
  const grown = new Map<CellName, { readonly palace: Palace; readonly starts: boolean }>();
  for (const event of events) {
    if (event.kind !== 'building' && event.kind !== 'stable') continue;
    const palace = findPalace(after.view, event.cell);
    if (!palace || palace.roof) continue;
    const starts = (event.kind === 'building' && event.starts) || grown.get(palace.name)?.starts === true;
    grown.set(palace.name, { palace, starts });
  }
  return [...grown.values()].flatMap(({ palace: { colour, size }, starts }): Weighed[] => {
    const built: Reason =
      starts && size === 1 ? { kind: 'starts-palace', colour } : { kind: 'grows-palace', colour, size };
    const mine = after.view.stocks[seat].ownRoofs.includes(colour);
    const theirs = after.view.stocks.some(({ ownRoofs }, other) => other !== seat && ownRoofs.includes(colour));
    const opens: Reason = { kind: 'opens-for-rival', colour, size, against: true };
    return theirs && !mine
      ? [
          [2, built],
          [3, opens],
        ]
      : [[2, built]];
  });
}

/** What the seat could still claim, and the turn did not: the largest of it. */
function waitsOf({ seat, before, after, events }: Turn): Weighed[] {
  if (events.some(({ kind }) => kind === 'roof')) return [];
  const mine = after.view.stocks[seat].ownRoofs;
  const open = after.view.palaces
    .filter(({ roof, growing, colour, size }) => !roof && growing && size > 1 && mine.includes(colour))
    .filter(({ buildings }) => findPalace(before.view, buildings[0]))
    .sort((a, b) => b.size - a.size);
  return open.slice(0, 1).map(({ colour, size }) => [1.1, { kind: 'waits', colour, size }]);
}

function streetsOf({ after, events }: Turn): Weighed[] {
  const found: Weighed[] = [];
  const placed = events.filter(event => event.kind === 'merchant');
  if (placed.some(({ begins }) => begins)) found.push([2, { kind: 'begins-street' }]);
  else if (placed.length > 0 || events.some(({ kind }) => kind === 'first-merchant'))
    found.push([1, { kind: 'extends-street', merchants: after.view.streets.at(-1)!.length }]);
  for (const event of events) if (event.kind === 'wall') found.push([1, { kind: 'builds-wall', tower: event.tower }]);
  return found;
}

function pointsOf(turn: Turn): Weighed[] {
  const found: Weighed[] = [];
  const points = measureGain(turn);
  const taken = measureRivalsLoss(turn);
  const given = measureRivalsGain(turn);
  if (points > 0) found.push([0.8, { kind: 'gains', points }]);
  if (taken > 0) found.push([4, { kind: 'costs-rival', points: taken }]);
  if (given > 0) found.push([1.5, { kind: 'gives-rival', points: given, against: true }]);
  return found;
}
