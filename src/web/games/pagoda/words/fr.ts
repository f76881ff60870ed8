import type { Explanation, Payment, RefusalReason } from '../../../../games/pagoda/index.ts';
import { accord, compte, de } from '../../../i18n/french.ts';
import { countPaid } from '../../paidCards.ts';
import { event } from './events.fr.ts';
import type { PagodaWords } from './type.ts';

const cost = ({ display, hand }: Payment): string =>
  [
    display.length > 0 && countPaid(display, (colour, n) => accord(colour, 'f', n)),
    hand.length > 0 && `${countPaid(hand, (colour, n) => accord(colour, 'f', n))} de la main`,
  ]
    .filter(Boolean)
    .join(' + ');
const abilities = {
  lantern: 'Lanterne',
  buddha: 'Bouddha',
  bowl: 'Bol de riz',
  dragon: 'Dragon',
  fan: 'Éventail',
} as const;
const hints = {
  lantern: 'Construisez une 4e colonne ce tour-ci (P17)',
  buddha: 'Payez une tuile avec deux cartes d’une même couleur (P16)',
  bowl: 'Deux cartes d’une même couleur en valent une de votre choix, pour une colonne ou un sommet (P15)',
  dragon: 'Au début du tour : défaussez autant de cartes que vous voulez et piochez-en autant (P14)',
  fan: 'À la fin du tour : complétez votre main à quatre cartes (P13)',
} as const;
const sources = { display: 'réserve', hand: 'main' } as const;

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
      return `construire une colonne ${accord(explain.colour, 'f')} sur le terrain ${explain.lot} (${cost(explain.payment)})`;
    case 'modified-column':
      return `construire une colonne ${accord(explain.colour, 'f')} sur le terrain ${explain.lot}`;
    case 'tile': {
      const { background, slot } = explain.tile;
      const what = explain.roof
        ? `un toit ${accord(background, 'm')} à sommet ${accord(slot, 'm')}`
        : `la tuile ${accord(background, 'f')} à emplacements ${accord(slot, 'm', 'pl')}`;
      return `construire ${what} sur le terrain ${explain.lot} (${cost(explain.payment)})`;
    }
    case 'spire':
      return `construire le sommet ${accord(explain.colour, 'm')} (${cost(explain.payment)})`;
    case 'dragon':
      return `Dragon : défausser une carte ${accord(explain.colour, 'f')} (${sources[explain.from]})`;
    case 'dragon-end':
      return 'Dragon : piocher';
    case 'discard':
      return `tour modifié : défausser une carte ${accord(explain.colour, 'f')} (${sources[explain.from]})`;
    case 'lantern':
      return 'utiliser la Lanterne';
    case 'fan':
      return 'utiliser l’Éventail';
    case 'pass':
      return 'ne pas utiliser l’Éventail';
    case 'end':
      return 'terminer le tour';
    case 'draw':
      return `piocher une carte ${accord(explain.colour, 'f')}`;
  }
}

const items: { readonly [kind: string]: string } = { column: 'colonne', tile: 'tuile', roof: 'toit', spire: 'sommet' };

export const fr: PagodaWords = {
  title: 'Pagoda',
  hand: 'Cartes',
  aside: 'Tuiles',
  finish: 'Terminer le tour',
  variant: ({ options }) =>
    `${options.quick ? 'partie rapide' : 'partie complète'} · ${options.beginners ? 'sans capacités' : 'avec capacités'}`,
  status: (view, seat, players) => {
    if (view.active !== seat) return `En attente ${de(players[view.active]!.name)}.`;
    if (view.phase === 'spire')
      return `Le toit du terrain ${view.roof} est posé. Payez maintenant son sommet : deux cartes de sa couleur.`;
    if (view.phase === 'fan')
      return 'Utilisez l’Éventail pour compléter votre main à quatre cartes, ou terminez votre tour.';
    if (view.phase === 'modified') return 'Construisez la colonne de votre tour modifié.';
    if (view.columns === 0)
      return `Construisez de 1 à ${view.columnLimit} colonnes. Choisissez un terrain, une carte ou une tuile.`;
    const built = compte(view.columns, 'colonne construite', 'colonnes construites');
    return `${built} sur ${view.columnLimit}. Continuez, ou terminez votre tour.`;
  },
  options: {
    quick: {
      label: 'Durée',
      hint: 'Quatre étages, ou trois en partie rapide (P21).',
      values: { false: 'Complète', true: 'Rapide' },
    },
    beginners: {
      label: 'Capacités',
      hint: 'La partie d’initiation s’en passe (P22).',
      values: { false: 'Avec', true: 'Sans' },
    },
  },
  move,
  payment: explain => ('payment' in explain ? cost(explain.payment) : ''),
  event,
  refusal: reason => (refusals as { readonly [reason: string]: string })[reason],
  scoreItem: (kind, detail) => {
    const { lot, floor, turn } = detail as { lot: number; floor?: number; turn: number };
    return `tour ${turn} : ${items[kind] ?? kind}, terrain ${lot}${floor ? `, étage ${floor}` : ''}`;
  },
  boardName: 'Les six terrains',
  abilities: 'Capacités',
  noAbilities: 'Partie d’initiation : sans capacités',
  modified: 'Tour modifié',
  modifiedHint: 'Défaussez quatre cartes pour construire une colonne de la couleur de votre choix (P8)',
  dragonAsks: 'Dragon : choisissez les cartes à échanger',
  discardAsks: left => `Tour modifié : choisissez ${compte(left, 'carte', 'cartes')} à défausser`,
  discardMarked: n => `Défausser ${compte(n, 'carte', 'cartes')}`,
  cancel: 'Annuler',
  tiles: 'Tuiles',
  card: (colour, from) => `carte ${accord(colour, 'f')}, votre ${sources[from]}`,
  row: from => (from === 'display' ? 'Votre réserve personnelle' : 'Votre main'),
  ability: ability => abilities[ability],
  abilityHint: ability => hints[ability],
  uses: left => (left === 0 ? 'aucune' : compte(left, 'utilisation', 'utilisations')),
  handSizes: (display, hand) => `Réserve ${display} · main ${hand}`,
  tile: ({ background, slot }) => `tuile ${accord(background, 'f')} à emplacements ${accord(slot, 'm', 'pl')}`,
  left: n => compte(n, 'restante', 'restantes'),
  supply: ({ pile, completeLots }) =>
    `Pioche : ${pile} · ${compte(completeLots, 'pagode achevée', 'pagodes achevées')} sur 3`,
  lot: lot => `terrain ${lot}`,
  lotTag: (lot, view) => {
    const { floors, complete } = view.lots[lot - 1]!;
    if (complete) return `${lot} · achevée`;
    const top = floors.at(-1);
    return top && !top.tile
      ? `${lot} · étage ${floors.length} · ${top.columns.length}/4`
      : `${lot} · étage ${floors.length + 1}`;
  },
  lotName: (lot, view, possible) => {
    const { floors, complete } = view.lots[lot - 1]!;
    const top = floors.at(-1);
    if (complete) return [`Terrain ${lot}`, 'pagode achevée'];
    const can = possible ? ['jouable'] : [];
    if (!top) return [`Terrain ${lot}`, 'vide', ...can];
    const state = top.tile
      ? [`prêt pour l’étage ${floors.length + 1} : colonnes ${accord(top.tile.slot, 'f', 'pl')}`]
      : [
          `étage ${floors.length}`,
          accord(top.colour, 'm'),
          `${compte(top.columns.length, 'colonne', 'colonnes')} sur 4`,
        ];
    return [`Terrain ${lot}`, ...state, ...can];
  },
};
