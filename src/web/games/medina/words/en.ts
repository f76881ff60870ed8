import type { Colour, Event, Explanation } from '../../../../games/medina/index.ts';
import type { MedinaWords } from './type.ts';

const roofs = { own: 'roof', neutral: 'neutral roof', blocking: 'blocking roof' } as const;
const editions = { first: '1st edition', duel: 'duel', second: '2nd edition' } as const;
/** `north3` as “north 3”. */
const spotWords = (spot: string): string => spot.replace(/^(north|east|south|west)/, '$1 ');

function move(explain: Explanation): string {
  switch (explain.kind) {
    case 'building':
      return `${explain.colour} building on ${explain.cell}`;
    case 'stable':
      return `stable on ${explain.cell}`;
    case 'merchant':
      return `merchant on ${explain.cell}`;
    case 'wall':
      return `wall ${spotWords(explain.cell)}`;
    case 'roof':
      return `${roofs[explain.roof]} on the palace at ${explain.palace}`;
    case 'tea':
      return 'tea instead of a second piece';
    case 'well':
      return `well on ${explain.cell}`;
    case 'first-merchant':
      return `first merchant on ${explain.cell}`;
  }
}

function event(event: Event, names: readonly string[]): string | undefined {
  const who = 'seat' in event && event.seat !== null ? names[event.seat] : '';
  const holder = (seat: number | null): string => (seat === null ? 'the board' : (names[seat] ?? ''));
  switch (event.kind) {
    case 'well':
      return `The well lies on ${event.cell}`;
    case 'first-merchant':
      return who ? `${who}: first merchant on ${event.cell}` : `The first merchant stands on ${event.cell}`;
    case 'building':
      return `${who}: ${event.colour} building ${event.cell}${event.starts ? ', a new palace' : ''}`;
    case 'stable':
      return `${who}: stable ${event.cell} at the ${event.colour} palace`;
    case 'merchant':
      return `${who}: merchant ${event.cell}${event.begins ? ', a new street' : ''}`;
    case 'wall':
      return `${who}: wall ${spotWords(event.cell)}`;
    case 'roof':
      return `${who}: ${roofs[event.roof]} on the ${event.colour} palace at ${event.palace}`;
    case 'tea-used':
      return `${who}: tea drunk (M23)`;
    case 'palace-tile':
      return `Tile ${event.colour}: from ${holder(event.from)} to ${holder(event.to)} (M20)`;
    case 'tower-tile':
      return `Tower ${event.tower}: tile from ${holder(event.from)} to ${holder(event.to)} (M21)`;
    case 'merchants-gained':
      return event.seat === null
        ? undefined
        : `${who}: ${event.count} ${event.count === 1 ? 'merchant' : 'merchants'} from tower ${event.tower} (M22)`;
    case 'tea-gained':
      return event.seat === null ? undefined : `${who}: ${event.count} tea (M23)`;
    case 'colour-closed':
      return `${event.colour} is closed: everybody owns a palace of it (M11)`;
    case 'roof-lost':
      return `${who}: ${event.colour} blocking roof lost (M14)`;
    case 'passed':
      return `${who}: nothing can be placed, pass (M24)`;
    case 'over':
      return 'Nobody can place anything: the game is over';
    case 'turn':
      return undefined;
  }
}

const items: { readonly [kind: string]: readonly [one: string, many: string] } = {
  buildings: ['building', 'buildings'],
  stables: ['stable', 'stables'],
  walls: ['wall', 'walls'],
  merchants: ['merchant', 'merchants'],
  well: ['at the well', 'at the well'],
};

export const en: MedinaWords = {
  title: 'Medina',
  hand: 'Stock',
  aside: 'Tiles',
  tiles: 'Tiles in play',
  palaceTile: colour => `${colour} palace tile`,
  towerTile: tower => `tile of tower ${tower}`,
  noTileLeft: 'All tiles are taken.',
  variant: ({ options }) =>
    [editions[options.rules], options.well && 'well', options.tea && 'tea', options.francaise && 'variante française']
      .filter(Boolean)
      .join(' · '),
  status: ({ turn, phase }, seat, names) => {
    if (phase === 'first-merchant')
      return 'Place the merchant that begins the first street, not in an outer row or column.';
    if (!turn) return '';
    if (turn.seat !== seat) return `${names[turn.seat]} is building.`;
    const left = turn.due - turn.placed;
    const owed = turn.roofOwed ? ' Your turn must contain a roof (M25).' : '';
    return `Place ${left === 1 ? 'one more piece' : `${left} pieces`}: choose a kind, then a place.${owed}`;
  },
  options: {
    rules: {
      label: 'Edition',
      hint: 'The second (2014), the first (2001), or the duel for two.',
      values: { second: '2nd edition', first: '1st edition', duel: 'duel' },
    },
    players: { label: 'Players', hint: 'First edition 3 or 4, duel 2, second edition 2 to 4.' },
    well: {
      label: 'Well',
      hint: 'Four points for each piece two cells away (M26).',
      values: { false: 'no', true: 'yes' },
    },
    tea: {
      label: 'Tea',
      hint: 'Violet palaces give tea, which replaces a second piece (M23).',
      values: { false: 'no', true: 'yes' },
    },
    francaise: {
      label: 'Variante française',
      hint: 'A new palace only when all of its colour are roofed (M9).',
      values: { false: 'no', true: 'yes' },
    },
    wallArms: {
      label: 'Wall arms',
      hint: 'Each arm of a tower is a connection of its own (M21).',
      values: { false: 'no', true: 'yes' },
    },
    newStreetTouches: { label: 'New streets', hint: 'How many old merchants a new street may touch (M18).' },
    openStocks: {
      label: 'Open stocks',
      hint: 'Show how many pieces the others have left.',
      values: { false: 'no', true: 'yes' },
    },
  },
  move,
  payment: () => '',
  event,
  refusal: () => undefined,
  scoreItem: (kind, detail) => {
    const { palace, colour, tower, cells } = detail as {
      palace?: string;
      colour?: Colour;
      tower?: number;
      cells?: readonly string[];
    };
    if (kind === 'palace-tile') return `tile of the ${colour} palace`;
    if (kind === 'tower-tile') return `tile of tower ${tower}`;
    return `${colour} palace ${palace}: ${cells?.length ?? ''} ${items[kind]![cells?.length === 1 ? 0 : 1]}`;
  },
  boardName: 'The city of Medina',
  stock: 'Your stock: choose a piece',
  tea: 'tea',
  noTile: 'no tile',
  due: pieces => (pieces === 1 ? '1 piece to place' : `${pieces} pieces to place`),
  piece: held =>
    held.kind === 'building'
      ? held.colour
      : held.kind === 'roof'
        ? { own: 'roof', neutral: 'neutral', blocking: 'blocking' }[held.roof]
        : held.kind,
  spotName: (spot, view, names, possible, palace) => {
    const can = possible ? ['possible'] : [];
    if (palace) {
      const { colour, roof, size } = palace;
      const owner = roof?.seat !== undefined ? `${names[roof.seat]}` : roof ? 'neutral' : 'no roof';
      return [spot, `${colour} palace`, owner, `${size} ${size === 1 ? 'cell' : 'cells'}`, ...can];
    }
    if (view.well === spot) return [spot, 'well'];
    if (view.walls.includes(spot)) return [`wall cell ${spotWords(spot)}`, 'wall'];
    if (view.streets.some(street => street.includes(spot))) return [spot, 'merchant'];
    return [/^[A-P]\d/.test(spot) ? spot : `wall cell ${spotWords(spot)}`, 'empty', ...can];
  },
};
