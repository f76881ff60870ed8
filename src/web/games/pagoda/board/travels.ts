import type { Colour, Event, Payment, Source } from '../../../../games/pagoda/index.ts';
import type { ScoreItem, Seat } from '../../../../kernel/index.ts';
import type { Travel } from '../../gameUi.ts';

/** Where a player's cards lie: one's own in the tray, all displays in the panels. */
const cardAt = (owner: Seat, seat: Seat | null, source: Source, colour: Colour | undefined): readonly string[] =>
  owner === seat ? [`${source}:${colour}`, `seat:${owner}`] : [`seat:${owner}`];

const discard = (owner: Seat, seat: Seat | null, source: Source, colour: Colour): Travel => ({
  kind: 'card',
  art: 'pg-card',
  look: `pg-${colour}`,
  from: cardAt(owner, seat, source, colour),
  to: ['discards'],
});

const pay = (owner: Seat, seat: Seat | null, payment: Payment): Travel[] =>
  (['display', 'hand'] as const).flatMap(source => payment[source].map(colour => discard(owner, seat, source, colour)));

export function travels(event: Event, seat: Seat | null): readonly Travel[] {
  switch (event.kind) {
    case 'column-built':
      return [
        ...pay(event.seat, seat, event.payment),
        {
          kind: 'wood',
          art: 'pg-column',
          look: `pg-${event.colour}`,
          from: [`seat:${event.seat}`],
          to: [`column:${event.lot}-${event.floor}-${event.place}`],
        },
        { kind: 'points', seat: event.seat, points: event.points },
      ];
    case 'tile-built':
      return [
        ...pay(event.seat, seat, event.payment),
        {
          kind: 'tile',
          art: event.roof ? 'pg-roof' : 'pg-plate',
          look: `pg-${event.tile.background} sl-${event.tile.slot}`,
          from: [`tile:${event.tile.background}-${event.tile.slot}`, 'tiles'],
          to: [`plate:${event.lot}-${event.floor}`],
        },
        { kind: 'points', seat: event.seat, points: event.points },
      ];
    case 'spire-built':
      return [
        ...pay(event.seat, seat, event.payment),
        { kind: 'wood', art: 'pg-spire', look: `pg-${event.colour}`, from: [], to: [`spire:${event.lot}`] },
        { kind: 'points', seat: event.seat, points: event.points },
      ];
    case 'drew':
      return [
        {
          kind: 'card',
          art: event.colour ? 'pg-card' : 'pg-card-back',
          look: event.colour && `pg-${event.colour}`,
          from: ['pile'],
          to: cardAt(event.seat, seat, event.to, event.colour),
        },
      ];
    case 'discarded':
      return [discard(event.seat, seat, event.from, event.colour)];
    case 'ability-gained':
      return [{ kind: 'tile', art: `pg-ab-${event.ability}`, from: [], to: [`track:${event.seat}-${event.ability}`] }];
    default:
      return [];
  }
}

export function spotsOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'column-built':
      return [`column:${event.lot}-${event.floor}-${event.place}`];
    case 'tile-built':
      return [`plate:${event.lot}-${event.floor}`];
    case 'spire-built':
      return [`spire:${event.lot}`];
    case 'lot-complete':
      return [`lot${event.lot}`];
    default:
      return [];
  }
}

/** The lot of a column, a tile or a spire. */
export const spaceOf = (spot: string): string => spot.replace(/^\w+:(\d).*$/, 'lot$1');

export function spotsCounted({ kind, detail }: ScoreItem): readonly string[] {
  const { lot, floor, place } = detail as { lot: number; floor?: number; place?: number };
  if (kind === 'column') return [`column:${lot}-${floor}-${place}`];
  return [kind === 'spire' ? `spire:${lot}` : `plate:${lot}-${floor}`];
}

export const countsAt = ({ detail }: ScoreItem, spot: string): boolean =>
  `lot${(detail as { lot: number }).lot}` === spot;
