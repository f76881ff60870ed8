import type { Event, View } from '../../../../games/medina/index.ts';
import type { ScoreItem, Seat } from '../../../../kernel/index.ts';
import type { Travel } from '../../gameUi.ts';
import { isUpright } from './geometry.ts';
import { palaceAt } from './selection.ts';

const domes = { own: 'md-dome', neutral: 'md-dome-neutral', blocking: 'md-dome-block' } as const;

export function travels(event: Event, seat: Seat | null, colours: readonly string[]): readonly Travel[] {
  /** One's own pieces come from the stock, those of others from their panel. */
  const piece = (
    owner: Seat | null,
    key: string,
    art: string,
    to: string,
    look?: string,
    kind: 'wood' | 'stone' = 'wood',
  ): Travel => ({
    kind,
    art,
    look,
    from: [...(owner === seat ? [`stock:${key}`] : []), `seat:${owner}`],
    to: [to],
  });
  const holder = (owner: Seat | null): readonly string[] => (owner === null ? [] : [`seat:${owner}`]);
  switch (event.kind) {
    case 'building':
      return [piece(event.seat, event.colour, 'md-building', `md-building:${event.cell}`, `md-${event.colour}`)];
    case 'stable':
      return [piece(event.seat, 'stable', 'md-stable', `md-stable:${event.cell}`)];
    case 'merchant':
    case 'first-merchant':
      return [piece(event.seat, 'merchant', 'md-merchant', `md-merchant:${event.cell}`)];
    case 'wall': {
      const art = isUpright(event.cell) ? 'md-wall-v' : 'md-wall-h';
      return [piece(event.seat, 'wall', art, `${art}:${event.cell}`, undefined, 'stone')];
    }
    case 'well':
      return [{ kind: 'stone', art: 'md-well', from: [], to: [`md-well:${event.cell}`] }];
    case 'roof': {
      const look = event.roof === 'neutral' ? 'pn' : colours[event.seat];
      return [piece(event.seat, `roof-${event.roof}`, domes[event.roof], `roof:${event.palace}`, look)];
    }
    case 'palace-tile':
      return event.to === null
        ? []
        : [
            {
              kind: 'tile',
              art: 'md-palace-tile',
              look: `md-${event.colour}`,
              from: holder(event.from),
              to: [`palace-tile:${event.colour}`, `seat:${event.to}`],
            },
          ];
    case 'tower-tile':
      return event.to === null
        ? []
        : [
            {
              kind: 'tile',
              art: 'md-tower-tile',
              look: `n${event.tower}`,
              from: event.from === null ? [`tower:${event.tower}`] : holder(event.from),
              to: [`tower-tile:${event.tower}`, `seat:${event.to}`],
            },
          ];
    case 'merchants-gained':
      return event.seat === null
        ? []
        : [{ kind: 'wood', art: 'md-merchant', from: [`tower:${event.tower}`], to: [`seat:${event.seat}`] }];
    case 'tea-gained':
      return event.seat === null ? [] : [{ kind: 'tile', art: 'md-tea', from: [], to: [`seat:${event.seat}`] }];
    default:
      return [];
  }
}

const cellsOf = (view: View, name: string): readonly string[] => {
  const palace = view.palaces.find(palace => palace.name === name);
  return palace ? [...palace.buildings, ...palace.stables] : [name];
};

export function spotsOf(event: Event, view: View): readonly string[] {
  if (event.kind === 'roof') return cellsOf(view, event.palace);
  if (event.kind === 'tower-tile') return [`tower:${event.tower}`, ...cellsOf(view, event.palace)];
  return 'cell' in event ? [event.cell] : [];
}

export function spotsCounted({ kind, detail, seat }: ScoreItem, view: View): readonly string[] {
  const { cells, colour, tower } = detail as { cells?: readonly string[]; colour?: string; tower?: number };
  if (cells) return cells;
  if (kind === 'tower-tile') return [`tower:${tower}`];
  return view.palaces
    .filter(palace => palace.colour === colour && palace.roof?.seat === seat)
    .flatMap(({ name }) => cellsOf(view, name));
}

/** At a palace all that counts for it, and the tile that it won: together what its badge shows. */
export function countsAt(item: ScoreItem, spot: string, view: View): boolean {
  const palace = palaceAt(view, spot);
  const { palace: counted } = item.detail as { palace?: string };
  return palace && counted !== undefined ? counted === palace.name : spotsCounted(item, view).includes(spot);
}
