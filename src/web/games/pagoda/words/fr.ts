import type { Colour, Event, Explanation, Payment, RefusalReason } from '../../../../games/pagoda/index.ts';
import type { PagodaWords } from './type.ts';

const colours = { red: 'rouge', blue: 'bleue', green: 'verte', yellow: 'jaune', violet: 'violette' } as const;
const list = (cards: readonly Colour[]): string => cards.map(colour => colours[colour]).join(', ');
const cost = ({ display, hand }: Payment): string => {
  const parts = [display.length > 0 && list(display), hand.length > 0 && `${list(hand)} de la main`].filter(Boolean);
  return parts.join(' et ');
};
const abilities = {
  lantern: 'Lanterne',
  buddha: 'Bouddha',
  bowl: 'Bol de riz',
  dragon: 'Dragon',
  fan: 'Éventail',
} as const;
const hints = {
  lantern: 'Une quatrième colonne ce tour (P17)',
  buddha: 'Deux cartes d’une couleur paient une tuile (P16)',
  bowl: 'Deux cartes d’une couleur en valent une pour une colonne ou une flèche (P15)',
  dragon: 'Au début du tour : changer autant de cartes que vous voulez (P14)',
  fan: 'À la fin du tour : compléter votre main à quatre (P13)',
} as const;

const refusals: { readonly [R in RefusalReason]: string } = {
  over: 'La partie est terminée.',
  dealing: 'Des cartes sont en train d’être piochées.',
  'no-draw': 'On ne pioche pas maintenant.',
  'pile-lacks': 'La pioche n’a plus de carte de cette couleur.',
  'column-first': 'Bâtissez au moins une colonne ou une flèche avant de finir le tour.',
  'column-limit': 'Vous avez bâti 3 colonnes ce tour ; seule la Lanterne en permet une 4e.',
  'lantern-limit': 'Vous avez bâti 4 colonnes ce tour, le maximum avec la Lanterne.',
  'lot-complete': 'Cette pagode est achevée ; on n’y bâtit plus rien.',
  'lot-exhausted': 'Il ne reste aucune tuile de cette couleur : ce terrain compte comme achevé.',
  'floor-full': 'Cet étage a ses 4 colonnes ; il lui faut une tuile.',
  'floor-colour': 'Les colonnes de cet étage sont d’une autre couleur.',
  'no-card': 'Vous n’avez pas cette carte à cet endroit : une colonne coûte une carte de sa couleur.',
  'no-pair': 'Vous n’avez pas ces deux cartes à cet endroit pour le Bol de riz.',
  'no-bowl': 'Vous n’avez pas de Bol de riz à utiliser : sans lui, deux cartes n’en valent pas une.',
  'bowl-used': 'Vous avez déjà utilisé le Bol de riz ce tour.',
  'floor-unfinished': 'Une tuile se pose sur 4 colonnes.',
  'tile-background': 'Le fond de la tuile doit avoir la couleur de cet étage.',
  'tile-taken': 'Cette tuile est déjà bâtie.',
  'no-tile-card': 'Vous n’avez pas cette carte à cet endroit : une tuile coûte une carte de la couleur de son fond.',
  'no-tile-pair': 'Vous n’avez pas ces deux cartes à cet endroit pour le Bouddha.',
  'no-buddha': 'Vous n’avez pas de Bouddha à utiliser : sans lui, deux cartes ne paient pas une tuile.',
  'buddha-used': 'Vous avez déjà utilisé le Bouddha ce tour.',
  'no-column-after-tile': 'Après cette tuile, vous ne pourriez plus bâtir de colonne ce tour.',
  'spire-limit': 'Un toit a besoin de place pour sa flèche, qui compte comme une colonne du tour.',
  'spire-unpayable': 'Après cette tuile, vous ne pourriez pas payer la flèche, et le toit se bâtit avec elle.',
  'spire-due': 'Vous avez commencé un toit : bâtissez d’abord sa flèche.',
  'no-roof': 'Une flèche ne se bâtit qu’avec un toit : posez d’abord sa tuile.',
  'spire-colour': 'La flèche de ce toit est d’une autre couleur.',
  'no-spire-cards': 'Vous n’avez pas ces cartes à cet endroit : une flèche coûte deux cartes de sa couleur.',
  'lantern-used': 'Vous avez déjà utilisé la Lanterne ce tour.',
  'no-lantern': 'Vous n’avez pas de Lanterne à utiliser.',
  'no-column-after-lantern': 'La Lanterne exclut le tour modifié, et vous ne pourriez bâtir aucune colonne autrement.',
  'dragon-used': 'Vous avez déjà utilisé le Dragon ce tour.',
  'no-dragon': 'Vous n’avez pas de Dragon à utiliser.',
  'dragon-late': 'Le Dragon s’utilise seulement au début du tour, avant toute autre chose.',
  'dragon-unfinished': 'Vous défaussez avec le Dragon : défaussez encore, ou piochez.',
  'no-dragon-begun': 'Le Dragon défausse au moins une carte avant de piocher.',
  'no-dragon-card': 'Vous n’avez pas cette carte à cet endroit.',
  'dragon-order': 'On défausse dans un ordre fixe, l’étalage avant la main : cette carte vient avant la précédente.',
  'discards-unfinished': 'Ce tour défausse quatre cartes : défaussez d’abord les autres.',
  'discards-done': 'Quatre cartes sont défaussées : bâtissez la colonne.',
  'discard-late': 'Le tour modifié se choisit avant toute action ; seul un Dragon peut le précéder.',
  'no-open-floor': 'Aucun étage ne peut recevoir de colonne : un tour modifié ne bâtirait rien, un tour normal si.',
  'no-discard': 'Vous n’avez pas cette carte à cet endroit.',
  'discard-order': 'On défausse dans un ordre fixe, l’étalage avant la main : cette carte vient avant la précédente.',
  'discard-too-far':
    'On défausse dans un ordre fixe, l’étalage avant la main : après cette carte il n’en resterait pas assez.',
  'discard-first': 'Une colonne sans carte de sa couleur se bâtit dans un tour modifié, après quatre défausses.',
  'only-column': 'Un tour modifié bâtit une colonne et rien d’autre.',
  'column-is-paid': 'Les quatre défausses ont payé cette colonne ; elle ne coûte pas d’autre carte.',
  'no-ability': 'Dans un tour modifié, seul l’Éventail peut servir, après la recharge.',
  'stuck-discards-unfinished': 'Ce tour défausse quatre cartes : défaussez d’abord les autres.',
  'stuck-no-discard': 'Vous n’avez pas cette carte à cet endroit.',
  'stuck-discard-order':
    'On défausse dans un ordre fixe, l’étalage avant la main : cette carte vient avant la précédente.',
  'stuck-discard-too-far':
    'On défausse dans un ordre fixe, l’étalage avant la main : après cette carte il n’en resterait pas assez.',
  'fan-undecided': 'Votre tour est fini, à l’Éventail près : utilisez-le ou non.',
  'fan-early': 'L’Éventail s’utilise à la fin du tour, quand étalage et main sont complétés.',
  'no-abilities': 'La partie pour débutants se joue sans capacités.',
};

function move(explain: Explanation): string {
  switch (explain.kind) {
    case 'column':
      return `colonne ${colours[explain.colour]}, lot ${explain.lot}, pour ${cost(explain.payment)}`;
    case 'modified-column':
      return `colonne ${colours[explain.colour]}, lot ${explain.lot}`;
    case 'tile': {
      const { background, slot } = explain.tile;
      const what = explain.roof ? 'toit' : 'tuile';
      return `${what} ${colours[background]} → ${colours[slot]}, lot ${explain.lot}, pour ${cost(explain.payment)}`;
    }
    case 'spire':
      return `flèche ${colours[explain.colour]} pour ${cost(explain.payment)}`;
    case 'dragon':
      return `Dragon : défausser ${colours[explain.colour]} (${explain.from === 'hand' ? 'main' : 'étalage'})`;
    case 'dragon-end':
      return 'Dragon : piocher';
    case 'discard':
      return `tour modifié : défausser ${colours[explain.colour]} (${explain.from === 'hand' ? 'main' : 'étalage'})`;
    case 'lantern':
      return 'utiliser la Lanterne';
    case 'fan':
      return 'utiliser l’Éventail';
    case 'pass':
      return 'garder l’Éventail';
    case 'end':
      return 'finir le tour';
    case 'draw':
      return `piocher ${colours[explain.colour]}`;
  }
}

function event(event: Event, names: readonly string[]): string | undefined {
  switch (event.kind) {
    case 'column-built':
      return `${names[event.seat]} : colonne ${colours[event.colour]}, lot ${event.lot}, étage ${event.floor} : +${event.points}`;
    case 'tile-built':
      return `${names[event.seat]} : ${event.roof ? 'toit' : 'tuile'} ${colours[event.tile.background]} → ${colours[event.tile.slot]}, lot ${event.lot} : +${event.points}`;
    case 'spire-built':
      return `${names[event.seat]} : flèche ${colours[event.colour]}, lot ${event.lot} : +${event.points}`;
    case 'ability-used':
      return `${names[event.seat]} : capacité utilisée, ${abilities[event.ability]}`;
    case 'ability-gained':
      return `${names[event.seat]} : capacité gagnée, ${abilities[event.ability]}`;
    case 'discarded':
      return `${names[event.seat]} : carte ${colours[event.colour]} défaussée`;
    case 'reshuffled':
      return `La pioche est épuisée : les ${event.cards} cartes défaussées sont mélangées (P9)`;
    case 'lot-complete':
      return `Le lot ${event.lot} est achevé (${event.rule}), la partie finit avec trois : ${event.complete}`;
    case 'end-triggered':
      return `Trois pagodes sont achevées : la partie finit avec le tour ${event.lastTurn} (P18)`;
    case 'game-over':
      return `Partie terminée : ${event.points.map((points, seat) => `${names[seat]} ${points}`).join(', ')}`;
    default:
      return undefined;
  }
}

const items: { readonly [kind: string]: string } = { column: 'colonne', tile: 'tuile', roof: 'toit', spire: 'flèche' };

export const fr: PagodaWords = {
  title: 'Pagoda',
  hand: 'Cartes',
  aside: 'Tuiles',
  lastRound: ({ lastTurn, phase }) =>
    lastTurn !== null && phase !== 'over'
      ? 'Dernier tour de table : la troisième pagode est achevée. La partie s’arrête après le tour du second joueur.'
      : undefined,
  confirm: ({ ending }) => (ending ? 'Finir le tour' : undefined),
  variant: ({ options }) =>
    `${options.quick ? 'partie courte' : '4 étages'} · ${options.beginners ? 'sans capacités' : 'capacités'}`,
  status: (view, seat, names) => {
    if (view.active !== seat) return `${names[view.active]} bâtit.`;
    if (view.phase === 'spire')
      return `Le toit du lot ${view.roof} est posé : maintenant sa flèche, deux cartes de sa couleur.`;
    if (view.phase === 'fan') return 'Utilisez l’Éventail pour compléter votre main à quatre, ou finissez le tour.';
    if (view.phase === 'modified') return 'Bâtissez la colonne de votre tour modifié.';
    return `Bâtissez : ${view.columns} de ${view.columnLimit} colonnes ce tour, au moins une. Choisissez un lot, une carte ou une tuile.`;
  },
  options: {
    quick: {
      label: 'Durée',
      hint: 'Quatre étages, ou la partie courte à trois (P21).',
      values: { false: '4 étages', true: 'courte' },
    },
    beginners: {
      label: 'Capacités',
      hint: 'La partie pour débutants s’en passe (P22).',
      values: { false: 'avec', true: 'sans' },
    },
  },
  move,
  payment: explain => ('payment' in explain ? cost(explain.payment) : ''),
  event,
  refusal: reason => (refusals as { readonly [reason: string]: string })[reason],
  scoreItem: (kind, detail) => {
    const { lot, floor, turn } = detail as { lot: number; floor?: number; turn: number };
    return `tour ${turn} : ${items[kind] ?? kind}, lot ${lot}${floor ? `, étage ${floor}` : ''}`;
  },
  boardName: 'Six terrains de Pagoda',
  abilities: 'Capacités',
  noAbilities: 'Débutants : sans capacités',
  modified: 'Tour modifié',
  modifiedHint: 'Défausser quatre cartes et bâtir une colonne de n’importe quelle couleur (P8)',
  dragonAsks: 'Dragon : marquez les cartes à changer',
  discardAsks: left => `Tour modifié : marquez ${left} cartes à défausser`,
  discardMarked: count => `Défausser ${count}`,
  cancel: 'Annuler',
  tiles: 'Tuiles',
  colour: colour => colours[colour],
  row: from => (from === 'display' ? 'Votre étalage' : 'Main cachée'),
  ability: ability => abilities[ability],
  abilityHint: ability => hints[ability],
  uses: left => (left === 0 ? 'épuisé' : left === 1 ? '1 usage' : `${left} usages`),
  handSizes: (display, hand) => `Étalage ${display} · main ${hand}`,
  tile: ({ background, slot }) => `tuile ${colours[background]}, emplacements ${colours[slot]}s`,
  left: count => (count === 1 ? '1 reste' : `${count} restent`),
  supply: ({ pile, completeLots }) => `Pioche ${pile} · ${completeLots} achevées, la partie finit avec 3`,
  lot: lot => `lot ${lot}`,
  lotTag: (lot, view) => {
    const { floors, complete } = view.lots[lot - 1]!;
    if (complete) return `${lot} · complète`;
    const top = floors.at(-1);
    return top && !top.tile
      ? `${lot} · étage ${floors.length} · ${top.columns.length}/4`
      : `${lot} · étage ${floors.length + 1}`;
  },
  lotName: (lot, view, possible) => {
    const { floors, complete } = view.lots[lot - 1]!;
    const top = floors.at(-1);
    if (complete) return [`Lot ${lot}`, 'achevé'];
    const can = possible ? ['possible'] : [];
    if (!top) return [`Lot ${lot}`, 'vide', ...can];
    const state = top.tile
      ? [`étage ${floors.length + 1} sur ${colours[top.colour]}`, colours[top.tile.slot]]
      : [`étage ${floors.length}`, colours[top.colour], `${top.columns.length} colonnes sur 4`];
    return [`Lot ${lot}`, ...state, ...can];
  },
};
