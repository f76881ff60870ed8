import type { Colour, Explanation, PalaceView, RefusalReason, View } from '../../../../games/medina/index.ts';
import { accord, compte, de, possession } from '../../../i18n/french.ts';
import type { Who } from '../../../i18n/who.ts';
import { event, roofOf, roofsOf, spotWords } from './events.fr.ts';
import type { MedinaWords } from './type.ts';

const editions = { first: '1re édition', duel: 'duel', second: '2e édition' } as const;

const refusals: { readonly [R in RefusalReason]: string } = {
  over: 'La partie est terminée : plus personne ne peut placer de pièce.',
  'well-first': 'Le puits est placé d’abord.',
  'first-merchant-first': 'Le marchand qui commence la première rue est placé d’abord.',
  'no-well': 'Cette partie se joue sans puits.',
  'well-lies': 'Le puits est placé une seule fois, avant la partie.',
  'first-merchant-lies': 'Le marchand supplémentaire est placé une seule fois, avant la partie.',
  'outer-cell': 'Au début, rien ne se place au bord de la ville.',
  'well-cell': 'La case du puits n’est jamais vide.',
  'no-building': 'Vous n’avez plus de bâtiment de cette couleur.',
  'no-stable': 'Vous n’avez plus d’écurie.',
  'no-merchant': 'Vous n’avez plus de marchand.',
  'no-wall': 'Vous n’avez plus de mur.',
  strands: 'Après cette pièce, le tour ne pourrait pas être complété ; un autre choix le permet.',
  occupied: 'La place est déjà prise.',
  'must-extend': 'Un palais de cette couleur peut encore grandir : le bâtiment se pose contre un de ses bâtiments.',
  'roof-first':
    'Un palais de cette couleur n’a pas encore de toit : aucun nouveau palais de la couleur ne peut commencer.',
  'touches-palace': 'Il toucherait un autre palais, ne serait-ce que par un coin.',
  'beside-well': 'Les huit cases autour du puits sont interdites aux bâtiments et aux écuries.',
  closed: 'Cette couleur est close : chacun en possède un palais.',
  'no-palace': 'Il n’y a pas de palais ici.',
  'palace-name': 'Un palais se nomme par son premier bâtiment : la rangée du haut, puis le plus à gauche.',
  roofed: 'Ce palais a déjà un toit.',
  'colour-owned': 'Vous possédez déjà un palais de cette couleur.',
  'no-neutral-roofs': 'Il n’y a pas de toits neutres dans cette partie.',
  'neutral-spent': 'Vous n’avez plus de toit neutre.',
  'no-blocking-roofs': 'Il n’y a pas de toits bloquants dans cette partie.',
  'blocker-used': 'Vous avez déjà utilisé votre toit bloquant de cette couleur.',
  'blocker-lost': 'Votre toit bloquant de cette couleur est perdu : l’adversaire a posé ses deux toits de la couleur.',
  'colour-turn': 'Un seul bâtiment par couleur et par tour.',
  'roof-turn': 'Un seul toit de cette sorte par tour.',
  'beside-no-building': 'Une écurie se pose contre un bâtiment.',
  'not-at-end': 'La rue actuelle peut être prolongée : un marchand se place à un de ses bouts.',
  'second-merchant': 'Ici, le marchand en toucherait un second.',
  crowded: 'Ici, une nouvelle rue toucherait trop de marchands des anciennes.',
  gate: 'La dernière case libre d’un côté est la porte : elle reste ouverte.',
  'not-in-line': 'Un mur se pose contre une tour ou contre un mur du même côté.',
  'no-tea-tiles': 'Cette partie se joue sans thé.',
  'no-tea': 'Vous n’avez pas de thé.',
  'tea-after-piece': 'Le thé remplace la seconde pièce : placez la première.',
  'tea-not-due': 'Ce tour n’a qu’une pièce : le thé ne peut en remplacer aucune.',
  'roof-owed': 'Vous seul pouvez encore jouer : votre tour doit contenir un toit.',
};

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
    francaise: {
      label: 'Toit d’abord (option maison)',
      hint: 'On ne commence un palais que si tous ceux de sa couleur ont un toit (M9).',
      values: { false: 'Sans', true: 'Avec' },
    },
    wallArms: {
      label: 'Bras de muraille séparés',
      hint: 'Chaque bras de muraille d’une tour compte comme une liaison à part (M21).',
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
  },
  move,
  payment: () => '',
  event,
  refusal: reason => (refusals as { readonly [reason: string]: string })[reason],
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
  stock: 'Votre réserve : choisissez une pièce',
  tea: 'tuile thé',
  noTile: 'aucune tuile',
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
