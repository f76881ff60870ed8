import type { Colour, Explanation, PalaceView, View } from '../../../../games/medina/index.ts';
import { accord, compte, de, possession } from '../../../i18n/french.ts';
import { sentence } from '../../../i18n/sentence.ts';
import type { Who } from '../../../i18n/who.ts';
import { event, roofOf, roofsOf, spotWords } from './events.fr.ts';
import { refusal } from './refusals.fr.ts';
import type { MedinaWords } from './type.ts';

const editions = { first: '1re édition', duel: 'duel', second: '2e édition' } as const;

function move(explain: Explanation, view: View): string {
  switch (explain.kind) {
    case 'building':
      return `placer un bâtiment ${accord(explain.colour, 'm')} en ${explain.cell}`;
    case 'stable':
      return `placer une étable en ${explain.cell}`;
    case 'merchant':
      return `placer un marchand en ${explain.cell}`;
    case 'wall':
      return `placer un mur ${spotWords(explain.cell)}`;
    case 'roof':
      return explain.roof === 'own'
        ? `prendre possession du palais en ${explain.palace}`
        : `poser un ${roofsOf(view)[explain.roof]} sur le palais en ${explain.palace}`;
    case 'tea':
      return 'utiliser une tuile thé au lieu d’une deuxième pièce';
    case 'well':
      return `placer le puits en ${explain.cell}`;
    case 'first-merchant':
      return `placer le premier marchand en ${explain.cell}`;
  }
}

function palaceName({ colour, roof }: PalaceView, players: readonly Who[]): string {
  const palace = `palais ${accord(colour, 'm')}`;
  if (!roof) return `${palace} sans toit`;
  if (roof.seat === undefined) return `${palace} neutre`;
  const owner = players[roof.seat]!;
  if (roof.kind !== 'blocking') return possession(palace, owner);
  return `${palace} sous ${owner.you ? 'votre dôme de blocus' : `le dôme de blocus ${de(owner.name)}`}`;
}

const items: { readonly [kind: string]: readonly [one: string, many: string] } = {
  buildings: ['bâtiment', 'bâtiments'],
  stables: ['étable', 'étables'],
  walls: ['mur', 'murs'],
  merchants: ['marchand', 'marchands'],
  well: ['près du puits', 'près du puits'],
};

export const fr: MedinaWords = {
  title: 'Medina',
  hand: 'Réserve',
  aside: 'Tuiles',
  tiles: 'Tuiles du plateau',
  palaceTile: colour => `tuile palais ${accord(colour, 'f')}`,
  towerTile: tower => `tuile tour ${tower}`,
  noTileLeft: 'Toutes les tuiles ont été prises.',
  variant: ({ options }) =>
    [editions[options.rules], options.well && 'puits', options.tea && 'thé', options.francaise && 'toit d’abord']
      .filter(Boolean)
      .join(' · '),
  status: (view, seat, players) => {
    const { turn, phase } = view;
    const waited = phase === 'first-merchant' ? 0 : turn?.seat;
    if (waited === undefined) return '';
    if (waited !== seat) return `En attente ${de(players[waited]!.name)}.`;
    if (!turn) return 'Placez le marchand qui commence la première rue, ailleurs qu’au bord de la ville.';
    const left = turn.due - turn.placed;
    const owed = turn.roofOwed ? ` Votre tour doit comprendre un ${roofOf(view)} (M25).` : '';
    return `Placez ${left === 1 ? 'encore une pièce' : `${left} pièces`} : choisissez une pièce, puis une case.${owed}`;
  },
  options: {
    rules: {
      label: 'Édition',
      hint: 'Deuxième édition (2014), première édition (2001), ou duel à deux.',
      values: { second: '2e édition', first: '1re édition', duel: 'Duel' },
    },
    players: { label: 'Joueurs', hint: 'Première édition : 3 ou 4 ; duel : 2 ; deuxième édition : 2 à 4.' },
    well: {
      label: 'Puits',
      hint: '4 points par bâtiment ou étable à deux cases en ligne droite (M26).',
      values: { false: 'Sans', true: 'Avec' },
    },
    tea: {
      label: 'Thé',
      hint: 'Les palais violets donnent des tuiles thé : utilisez-en une au lieu d’une deuxième pièce (M23).',
      values: { false: 'Sans', true: 'Avec' },
    },
    wallArms: {
      label: 'Remparts séparés',
      hint: 'Chacun des deux remparts d’une tour est une liaison à part (M21).',
      values: { false: 'Sans', true: 'Avec' },
    },
    newStreetTouches: {
      label: 'Nouvelles rues',
      hint: 'Combien de marchands plus anciens une nouvelle rue peut toucher (M18).',
    },
    openStocks: {
      label: 'Réserves visibles',
      hint: 'Montrer combien de pièces il reste aux autres.',
      values: { false: 'Sans', true: 'Avec' },
    },
    francaise: {
      house: true,
      label: 'Toit d’abord',
      hint: 'On ne commence un palais que si tous ceux de sa couleur ont un toit (M9).',
      values: { false: 'Sans', true: 'Avec' },
    },
  },
  move,
  payment: () => '',
  event,
  refusal,
  scoreItem: (kind, detail) => {
    const { palace, colour, tower, cells } = detail as {
      palace?: string;
      colour?: Colour;
      tower?: number;
      cells?: readonly string[];
    };
    if (kind === 'palace-tile') return `tuile palais ${accord(colour!, 'f')}`;
    if (kind === 'tower-tile') return `tuile tour ${tower}`;
    return `palais ${accord(colour!, 'm')} ${palace} : ${compte(cells?.length ?? 0, ...items[kind]!)}`;
  },
  boardName: 'La ville de Medina',
  stock: (who, choosing) => sentence(`${possession('réserve', who)}${choosing ? ' : choisissez une pièce' : ''}`),
  tea: 'tuile thé',
  noTile: 'aucune tuile',
  out: 'A terminé : plus de pièce',
  due: pieces => `${compte(pieces, 'pièce', 'pièces')} à placer`,
  piece: (held, view) => {
    if (held.kind === 'building') return accord(held.colour, 'm');
    if (held.kind === 'roof') return { own: roofOf(view), neutral: 'neutre', blocking: 'de blocus' }[held.roof];
    return { stable: 'étable', merchant: 'marchand', wall: 'mur' }[held.kind];
  },
  spotName: (spot, view, players, possible, palace) => {
    const can = possible ? ['jouable'] : [];
    if (palace) return [spot, palaceName(palace, players), compte(palace.size, 'case', 'cases'), ...can];
    if (view.well === spot) return [spot, 'puits'];
    if (view.walls.includes(spot)) return [`Case mur ${spotWords(spot)}`, 'mur'];
    if (view.streets.some(street => street.includes(spot))) return [spot, 'marchand'];
    return [/^[A-P]\d/.test(spot) ? spot : `Case mur ${spotWords(spot)}`, 'libre', ...can];
  },
};
