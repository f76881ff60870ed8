import type { Colour, Event, Owner, View } from '../../../../games/china/index.ts';
import type { ScoreItem, Seat } from '../../../../kernel/index.ts';
import type { Travel } from '../../gameUi.ts';
import { findChart } from './geometry.ts';

const pieces = { palace: 'cn-palace', emissary: 'cn-emissary', fortification: 'cn-fort' } as const;

/** Where a card goes that a seat gets: into the hand that is seen, or to the player. */
const handOf = (owner: Seat, seat: Seat | null, colour: Colour | undefined): readonly string[] =>
  owner === seat && colour ? [`hand:${colour}`, `seat:${owner}`] : [`seat:${owner}`];

const card = (colour: Colour | undefined, from: readonly string[], to: readonly string[]): Travel => ({
  kind: 'card',
  art: colour ? `cn-card-${colour}` : 'cn-card-back',
  from,
  to,
});

export function travels(event: Event, seat: Seat | null, colours: readonly string[]): readonly Travel[] {
  const lookOf = (owner: Owner): string | undefined => (owner === 'emperor' ? 'pe' : colours[owner]);
  switch (event.kind) {
    case 'placed':
      return [
        {
          kind: event.piece === 'fortification' ? 'stone' : 'wood',
          art: pieces[event.piece],
          look: event.piece === 'fortification' ? undefined : lookOf(event.owner),
          from: [`seat:${event.seat}`],
          to: [`${event.piece}:${event.at}${event.piece === 'emissary' ? `:${lookOf(event.owner)}` : ''}`],
        },
      ];
    case 'drew':
      return [
        card(
          event.card,
          event.from === 'row' ? [`row:${event.position}`] : ['pile'],
          handOf(event.seat, seat, event.card),
        ),
      ];
    case 'dealt':
      if (event.to === 'row') return [card(event.card, ['pile'], [`row:${event.position}`])];
      return event.to === 'hand' ? [card(event.card, ['pile'], handOf(event.seat, seat, event.card))] : [];
    case 'exchanged':
      return [card(event.card, handOf(event.seat, seat, event.card), ['pile'])];
    case 'changed':
      return event.took === undefined
        ? []
        : [card(event.took, [`row:${event.position}`], handOf(event.seat, seat, event.took))];
    case 'revealed':
      return [{ kind: 'tile', art: `cn-bonus-${event.colour}`, from: [], to: [`tile:${event.space}`] }];
    case 'tile-taken':
      return event.owner === 'emperor'
        ? []
        : [
            {
              kind: 'tile',
              art: `cn-bonus-${event.colour}`,
              from: [`palace:${event.space}`],
              to: [`seat:${event.owner}`],
            },
          ];
    case 'influence':
      return [
        {
          kind: 'tile',
          art: 'cn-influence',
          look: `cn-${event.colour}`,
          from: event.from === undefined ? [] : [`seat:${event.from}`],
          to: [`seat:${event.seat}`],
        },
      ];
    case 'scored':
      return [{ kind: 'points', seat: event.seat, points: event.points }];
    default:
      return [];
  }
}

export function spotsOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'placed':
      return [event.at];
    case 'committed':
      return [event.target];
    case 'revealed':
    case 'tile-taken':
      return [event.space];
    case 'completed':
    case 'scored':
      return [event.province];
    default:
      return [];
  }
}

export function spotsCounted({ kind, detail, seat }: ScoreItem, view: View): readonly string[] {
  const { spaces, between } = (detail ?? {}) as { spaces?: readonly string[]; between?: readonly string[] };
  if (kind === 'alliance') return between ?? [];
  if (kind !== 'bonus') return spaces ?? [];
  return Object.keys(view.palaces).filter(space => view.palaces[space] === seat && view.tiles?.[space]);
}

/** All that the provinces count that a space lies in, or that a dragon is of. */
export function countsAt(item: ScoreItem, spot: string, view: View): boolean {
  const { places } = findChart(view.options);
  const provincesOf = (spot: string): readonly string[] => places.find(({ id }) => id === spot)?.provinces ?? [spot];
  const here = provincesOf(spot);
  return spotsCounted(item, view).some(counted => provincesOf(counted).some(province => here.includes(province)));
}
