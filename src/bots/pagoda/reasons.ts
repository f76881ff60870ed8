// What a turn of Pagoda does: by what it builds, and what it leaves to the opponent.
import type { Event } from '../../games/pagoda/events.ts';
import { openFloor, type View } from '../../games/pagoda/view.ts';
import { type Ability, COLUMNS_OF_A_FLOOR } from '../../games/pagoda/vocabulary.ts';
import { measureGain, type PlayedTurn, type Reasoning } from '../analysis/reasoning.ts';

export type Reason =
  /** P5: columns of one floor, and their points together. */
  | {
      readonly kind: 'builds-columns';
      readonly lot: number;
      readonly floor: number;
      readonly columns: number;
      readonly points: number;
    }
  | { readonly kind: 'starts-lot'; readonly lot: number }
  | { readonly kind: 'fills-floor'; readonly lot: number; readonly floor: number }
  /** P6: a tile, with its ability unless there are none (P22). */
  | { readonly kind: 'gains-ability'; readonly ability: Ability; readonly lot: number }
  | { readonly kind: 'places-tile'; readonly lot: number; readonly floor: number }
  | { readonly kind: 'refills-ability'; readonly ability: Ability; readonly lot: number }
  /** P7: roof and spire. */
  | { readonly kind: 'finishes-pagoda'; readonly lot: number; readonly points: number }
  /** P19 */
  | { readonly kind: 'closes-lot'; readonly lot: number }
  /** P18 */
  | { readonly kind: 'ends-game' }
  /** The next floor is empty, and the opponent is first to build there. */
  | { readonly kind: 'opens-floor'; readonly lot: number; readonly floor: number; readonly against: true }
  /** Four columns wait for a tile, or for a roof. */
  | { readonly kind: 'leaves-tile'; readonly lot: number; readonly floor: number; readonly against: true }
  | { readonly kind: 'leaves-roof'; readonly lot: number; readonly against: true }
  | { readonly kind: 'uses-ability'; readonly ability: Ability }
  | { readonly kind: 'takes-lead'; readonly points: number }
  | { readonly kind: 'scores'; readonly points: number }
  /** P8, P10, P14 */
  | { readonly kind: 'discards'; readonly cards: number };

type Turn = PlayedTurn<View, Event>;
type Weighed = readonly [weight: number, reason: Reason];

export const reasoning: Reasoning<View, Event, Reason> = {
  findReasons: turn =>
    [...columnsOf(turn), ...tilesOf(turn), ...completionsOf(turn), ...leftOf(turn), ...restOf(turn)]
      .sort(([a], [b]) => b - a)
      .map(([, reason]) => reason),
  shapesTurn: ({ phase }) => phase !== 'fan',
};

function columnsOf({ before, after, events }: Turn): Weighed[] {
  const floors = new Map<string, { lot: number; floor: number; columns: number; points: number }>();
  for (const event of events) {
    if (event.kind !== 'column-built') continue;
    const { lot, floor, points } = event;
    const known = floors.get(`${lot} ${floor}`) ?? { lot, floor, columns: 0, points: 0 };
    floors.set(`${lot} ${floor}`, { lot, floor, columns: known.columns + 1, points: known.points + points });
  }
  return [...floors.values()].flatMap(({ lot, floor, columns, points }): Weighed[] => [
    [points, { kind: 'builds-columns', lot, floor, columns, points }],
    ...(before.view.lots[lot - 1].floors.length === 0 && floor === 1
      ? [[1.5, { kind: 'starts-lot', lot }] satisfies Weighed]
      : []),
    ...(isFull(after.view, lot, floor) ? [[3, { kind: 'fills-floor', lot, floor }] satisfies Weighed] : []),
  ]);
}

const isFull = ({ lots }: View, lot: number, floor: number): boolean =>
  lots[lot - 1].floors[floor - 1]?.columns.length === COLUMNS_OF_A_FLOOR;

/** P6, P12: tiles without a roof, and what their abilities had left before. */
function tilesOf({ seat, before, events }: Turn): Weighed[] {
  const found: Weighed[] = [];
  for (const [n, event] of events.entries()) {
    if (event.kind !== 'tile-built') continue;
    const { lot, floor } = event;
    const gained = events.slice(n).find(later => later.kind === 'ability-gained');
    if (!gained) {
      if (!event.roof) found.push([3, { kind: 'places-tile', lot, floor }]);
    } else if (before.view.players[seat].tracks[gained.ability] === 0)
      found.push([5, { kind: 'gains-ability', ability: gained.ability, lot }]);
    else found.push([3.5, { kind: 'refills-ability', ability: gained.ability, lot }]);
  }
  return found;
}

function completionsOf({ before, after, events }: Turn): Weighed[] {
  const found: Weighed[] = [];
  for (const event of events) {
    if (event.kind === 'lot-complete' && event.rule === 'P19') found.push([4, { kind: 'closes-lot', lot: event.lot }]);
    if (event.kind !== 'spire-built') continue;
    const roof = events.find(other => other.kind === 'tile-built' && other.lot === event.lot && other.roof);
    const points = event.points + (roof?.kind === 'tile-built' ? roof.points : 0);
    found.push([10 + points, { kind: 'finishes-pagoda', lot: event.lot, points }]);
  }
  if (before.view.lastTurn === null && after.view.lastTurn !== null) found.push([9, { kind: 'ends-game' }]);
  return found;
}

/** What the opponent finds on the lots that the turn built on. */
function leftOf({ after, events }: Turn): Weighed[] {
  const built = new Set(
    events.flatMap(event => (event.kind === 'column-built' || event.kind === 'tile-built' ? [event.lot] : [])),
  );
  const { lots, options } = after.view;
  return [...built].flatMap((lot): Weighed[] => {
    const there = lots[lot - 1];
    if (there.complete) return [];
    const { floor, columns } = openFloor(there);
    const last = options.quick ? 3 : 4;
    if (columns === COLUMNS_OF_A_FLOOR)
      return floor === last
        ? [[2.5, { kind: 'leaves-roof', lot, against: true }]]
        : [[1.2, { kind: 'leaves-tile', lot, floor, against: true }]];
    if (columns === 0 && floor > 1 && floor <= last) return [[2, { kind: 'opens-floor', lot, floor, against: true }]];
    return [];
  });
}

function restOf(turn: Turn): Weighed[] {
  const { seat, before, after, events } = turn;
  const found: Weighed[] = [];
  const points = measureGain(turn);
  const lead = after.view.players[seat].points - after.view.players[1 - seat].points;
  const led = before.view.players[seat].points - before.view.players[1 - seat].points;
  if (led <= 0 && lead > 0) found.push([4.5, { kind: 'takes-lead', points: lead }]);
  if (points > 0) found.push([1, { kind: 'scores', points }]);
  for (const event of events)
    if (event.kind === 'ability-used') found.push([0.8, { kind: 'uses-ability', ability: event.ability }]);
  const cards = events.filter(({ kind }) => kind === 'discarded').length;
  if (cards > 0) found.push([0.6, { kind: 'discards', cards }]);
  return found;
}
