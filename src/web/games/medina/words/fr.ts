import type { Colour, Event, Explanation } from '../../../../games/medina/index.ts';
import { refusal } from './refusals.fr.ts';
import type { MedinaWords } from './type.ts';

const colours: { readonly [C in Colour]: string } = {
  grey: 'gris',
  black: 'noir',
  violet: 'violet',
  brown: 'brun',
  orange: 'orange',
};
const sides: { readonly [side: string]: string } = { north: 'nord', east: 'est', south: 'sud', west: 'ouest' };
const roofs = { own: 'toit', neutral: 'toit neutre', blocking: 'toit bloquant' } as const;
const editions = { first: '1re édition', duel: 'duel', second: '2e édition' } as const;
const spotWords = (spot: string): string => spot.replace(/^(north|east|south|west)/, side => `${sides[side]} `);

function move(explain: Explanation): string {
  switch (explain.kind) {
    case 'building':
      return `bâtiment ${colours[explain.colour]} en ${explain.cell}`;
    case 'stable':
      return `écurie en ${explain.cell}`;
    case 'merchant':
      return `marchand en ${explain.cell}`;
    case 'wall':
      return `mur ${spotWords(explain.cell)}`;
    case 'roof':
      return `${roofs[explain.roof]} sur le palais en ${explain.palace}`;
    case 'tea':
      return 'thé au lieu d’une seconde pièce';
    case 'well':
      return `puits en ${explain.cell}`;
    case 'first-merchant':
      return `premier marchand en ${explain.cell}`;
  }
}

function event(event: Event, names: readonly string[]): string | undefined {
  const who = 'seat' in event && event.seat !== null ? names[event.seat] : '';
  const holder = (seat: number | null): string => (seat === null ? 'le plateau' : (names[seat] ?? ''));
  switch (event.kind) {
    case 'well':
      return `Le puits est en ${event.cell}`;
    case 'first-merchant':
      return who ? `${who} : premier marchand en ${event.cell}` : `Le premier marchand est en ${event.cell}`;
    case 'building':
      return `${who} : bâtiment ${colours[event.colour]} ${event.cell}${event.starts ? ', nouveau palais' : ''}`;
    case 'stable':
      return `${who} : écurie ${event.cell}, palais ${colours[event.colour]}`;
    case 'merchant':
      return `${who} : marchand ${event.cell}${event.begins ? ', nouvelle rue' : ''}`;
    case 'wall':
      return `${who} : mur ${spotWords(event.cell)}`;
    case 'roof':
      return `${who} : ${roofs[event.roof]} sur le palais ${colours[event.colour]} en ${event.palace}`;
    case 'tea-used':
      return `${who} : un thé bu (M23)`;
    case 'palace-tile':
      return `Tuile du palais ${colours[event.colour]} : de ${holder(event.from)} à ${holder(event.to)} (M20)`;
    case 'tower-tile':
      return `Tour d’angle ${event.tower} : tuile de ${holder(event.from)} à ${holder(event.to)} (M21)`;
    case 'merchants-gained':
      return event.seat === null
        ? undefined
        : `${who} : ${event.count} ${event.count === 1 ? 'marchand' : 'marchands'} de la tour ${event.tower} (M22)`;
    case 'tea-gained':
      return event.seat === null ? undefined : `${who} : ${event.count} ${event.count === 1 ? 'thé' : 'thés'} (M23)`;
    case 'colour-closed':
      return `La couleur ${colours[event.colour]} est close : chacun en possède un palais (M11)`;
    case 'roof-lost':
      return `${who} : toit bloquant ${colours[event.colour]} perdu (M14)`;
    case 'passed':
      return `${who} : rien à placer, passe (M24)`;
    case 'over':
      return 'Plus personne ne peut placer de pièce : la partie est terminée';
    case 'turn':
      return undefined;
  }
}

const items: { readonly [kind: string]: readonly [one: string, many: string] } = {
  buildings: ['bâtiment', 'bâtiments'],
  stables: ['écurie', 'écuries'],
  walls: ['mur', 'murs'],
  merchants: ['marchand', 'marchands'],
  well: ['au puits', 'au puits'],
};

export const fr: MedinaWords = {
  title: 'Medina',
  hand: 'Réserve',
  aside: 'Tuiles',
  tiles: 'Tuiles en jeu',
  palaceTile: colour => `tuile du palais ${colours[colour]}`,
  towerTile: tower => `tuile de la tour ${tower}`,
  noTileLeft: 'Toutes les tuiles sont prises.',
  variant: ({ options }) =>
    [editions[options.rules], options.well && 'puits', options.tea && 'thé', options.francaise && 'variante française']
      .filter(Boolean)
      .join(' · '),
  status: ({ turn, phase }, seat, names) => {
    if (phase === 'first-merchant') return 'Placez le marchand qui commence la première rue, pas au bord de la ville.';
    if (!turn) return '';
    if (turn.seat !== seat) return `${names[turn.seat]} bâtit.`;
    const left = turn.due - turn.placed;
    const owed = turn.roofOwed ? ' Votre tour doit contenir un toit (M25).' : '';
    return `Placez ${left === 1 ? 'encore une pièce' : `${left} pièces`} : choisissez une sorte, puis une place.${owed}`;
  },
  options: {
    rules: {
      label: 'Édition',
      hint: 'La deuxième (2014), la première (2001), ou le duel.',
      values: { second: '2e édition', first: '1re édition', duel: 'duel' },
    },
    players: { label: 'Joueurs', hint: 'Première édition 3 ou 4, duel 2, deuxième édition 2 à 4.' },
    well: {
      label: 'Puits',
      hint: 'Quatre points par pièce à deux cases en ligne (M26).',
      values: { false: 'non', true: 'oui' },
    },
    tea: {
      label: 'Thé',
      hint: 'Les palais violets donnent du thé, qui remplace une seconde pièce (M23).',
      values: { false: 'non', true: 'oui' },
    },
    francaise: {
      label: 'Variante française',
      hint: 'Un nouveau palais seulement quand tous ceux de la couleur ont un toit (M9).',
      values: { false: 'non', true: 'oui' },
    },
    wallArms: {
      label: 'Bras de muraille',
      hint: 'Chaque bras d’une tour compte comme une liaison (M21).',
      values: { false: 'non', true: 'oui' },
    },
    newStreetTouches: {
      label: 'Nouvelles rues',
      hint: 'Combien d’anciens marchands une nouvelle rue peut toucher (M18).',
    },
    openStocks: {
      label: 'Réserves visibles',
      hint: 'Montrer les pièces restantes des autres.',
      values: { false: 'non', true: 'oui' },
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
    if (kind === 'palace-tile') return `tuile du palais ${colours[colour!]}`;
    if (kind === 'tower-tile') return `tuile de la tour ${tower}`;
    return `palais ${colours[colour!]} ${palace} : ${cells?.length ?? ''} ${items[kind]![cells?.length === 1 ? 0 : 1]}`;
  },
  boardName: 'La ville de Medina',
  stock: 'Votre réserve : choisissez une pièce',
  tea: 'thé',
  noTile: 'aucune tuile',
  due: pieces => (pieces === 1 ? '1 pièce à placer' : `${pieces} pièces à placer`),
  piece: held => {
    if (held.kind === 'building') return colours[held.colour];
    if (held.kind === 'roof') return { own: 'toit', neutral: 'neutre', blocking: 'bloquant' }[held.roof];
    return { stable: 'écurie', merchant: 'marchand', wall: 'mur' }[held.kind];
  },
  spotName: (spot, view, names, possible, palace) => {
    const can = possible ? ['possible'] : [];
    if (palace) {
      const { roof, size } = palace;
      const colour = `palais ${colours[palace.colour]}`;
      const owned =
        roof?.seat !== undefined
          ? [`${colour} de ${names[roof.seat]}`]
          : roof
            ? [colour, 'neutre']
            : [colour, 'sans toit'];
      return [spot, ...owned, `${size} ${size === 1 ? 'case' : 'cases'}`, ...can];
    }
    if (view.well === spot) return [spot, 'puits'];
    if (view.walls.includes(spot)) return [`muraille ${spotWords(spot)}`, 'mur'];
    if (view.streets.some(street => street.includes(spot))) return [spot, 'marchand'];
    return [/^[A-P]\d/.test(spot) ? spot : `muraille ${spotWords(spot)}`, 'libre', ...can];
  },
};
