import type { Colour, Explanation, PalaceView } from '../../../../games/medina/index.ts';
import { a, count, whose } from '../../../i18n/english.ts';
import { sentence } from '../../../i18n/sentence.ts';
import type { Who } from '../../../i18n/who.ts';
import { event, spotWords } from './events.en.ts';
import type { MedinaWords } from './type.ts';

const editions = { first: '1st edition', duel: 'duel', second: '2nd edition' } as const;

function move(explain: Explanation): string {
  switch (explain.kind) {
    case 'building':
      return `place ${a(explain.colour)} building at ${explain.cell}`;
    case 'stable':
      return `place a stable at ${explain.cell}`;
    case 'merchant':
      return `place a merchant at ${explain.cell}`;
    case 'wall':
      return `place a wall at ${spotWords(explain.cell)}`;
    case 'roof':
      return explain.roof === 'own'
        ? `claim the palace at ${explain.palace}`
        : `put a ${explain.roof} roof on the palace at ${explain.palace}`;
    case 'tea':
      return 'use a tea tile instead of a second piece';
    case 'well':
      return `place the well at ${explain.cell}`;
    case 'first-merchant':
      return `place the first merchant at ${explain.cell}`;
  }
}

function palaceName({ colour, roof }: PalaceView, players: readonly Who[]): string {
  if (!roof) return `${colour} palace without a roof`;
  if (roof.seat === undefined) return `neutral ${colour} palace`;
  const owner = whose(players[roof.seat]!);
  return roof.kind === 'blocking' ? `${colour} palace under ${owner} blocking roof` : `${owner} ${colour} palace`;
}

const items: { readonly [kind: string]: readonly [one: string, many: string] } = {
  buildings: ['building', 'buildings'],
  stables: ['stable', 'stables'],
  walls: ['wall', 'walls'],
  merchants: ['merchant', 'merchants'],
  well: ['near the well', 'near the well'],
};

export const en: MedinaWords = {
  title: 'Medina',
  hand: 'Supply',
  aside: 'Tiles',
  tiles: 'Tiles on the board',
  palaceTile: colour => `${colour} palace tile`,
  towerTile: tower => `tower tile ${tower}`,
  noTileLeft: 'All tiles have been taken.',
  variant: ({ options }) =>
    [editions[options.rules], options.well && 'well', options.tea && 'tea', options.francaise && 'roof first']
      .filter(Boolean)
      .join(' · '),
  status: ({ turn, phase }, seat, players) => {
    const waited = phase === 'first-merchant' ? 0 : turn?.seat;
    if (waited === undefined) return '';
    if (waited !== seat) return `Waiting for ${players[waited]!.name}.`;
    if (!turn) return 'Place the merchant that starts the first street, away from the edge of the city.';
    const left = turn.due - turn.placed;
    const owed = turn.roofOwed ? ' Your turn must include a roof (M25).' : '';
    return `Place ${left === 1 ? 'one more piece' : `${left} pieces`}: choose a piece, then a space.${owed}`;
  },
  options: {
    rules: {
      label: 'Edition',
      hint: 'Second edition (2014), first edition (2001), or the duel for two.',
      values: { second: '2nd edition', first: '1st edition', duel: 'Duel' },
    },
    players: { label: 'Players', hint: 'First edition 3–4, duel 2, second edition 2–4.' },
    well: {
      label: 'Well',
      hint: '4 points for each building or stable two spaces away in a straight line (M26).',
      values: { false: 'Off', true: 'On' },
    },
    tea: {
      label: 'Tea',
      hint: 'Violet palaces give tea tiles; use one instead of placing a second piece (M23).',
      values: { false: 'Off', true: 'On' },
    },
    wallArms: {
      label: 'Separate wall lines',
      hint: 'Each of the two wall lines of a tower is a connection of its own (M21).',
      values: { false: 'Off', true: 'On' },
    },
    newStreetTouches: { label: 'New streets', hint: 'How many older merchants a new street may touch (M18).' },
    openStocks: {
      label: 'Open supplies',
      hint: 'Show how many pieces the others have left.',
      values: { false: 'Off', true: 'On' },
    },
    francaise: {
      house: true,
      label: 'Roof first',
      hint: 'You can start a new palace only when all others of its colour have roofs (M9).',
      values: { false: 'Off', true: 'On' },
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
    if (kind === 'palace-tile') return `${colour} palace tile`;
    if (kind === 'tower-tile') return `tower tile ${tower}`;
    return `${colour} palace ${palace}: ${count(cells?.length ?? 0, ...items[kind]!)}`;
  },
  boardName: 'The city of Medina',
  stock: (who, choosing) => sentence(`${whose(who)} supply${choosing ? ': choose a piece' : ''}`),
  tea: 'tea tile',
  noTile: 'no tiles',
  out: 'Out: no pieces left',
  due: pieces => `${count(pieces, 'piece', 'pieces')} to place`,
  piece: held =>
    held.kind === 'building'
      ? held.colour
      : held.kind === 'roof'
        ? { own: 'roof', neutral: 'neutral', blocking: 'blocking' }[held.roof]
        : held.kind,
  spotName: (spot, view, players, possible, palace) => {
    const can = possible ? ['available'] : [];
    if (palace) return [spot, palaceName(palace, players), count(palace.size, 'space', 'spaces'), ...can];
    if (view.well === spot) return [spot, 'well'];
    if (view.walls.includes(spot)) return [`Wall space ${spotWords(spot)}`, 'built'];
    if (view.streets.some(street => street.includes(spot))) return [spot, 'merchant'];
    return [/^[A-P]\d/.test(spot) ? spot : `Wall space ${spotWords(spot)}`, 'empty', ...can];
  },
};
