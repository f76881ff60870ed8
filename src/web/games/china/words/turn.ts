import { type Colour, isLastRound, type Special, type View } from '../../../../games/china/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { a } from '../../../i18n/english.ts';
import { accord } from '../../../i18n/french.ts';
import { sentence } from '../../../i18n/sentence.ts';
import type { Who } from '../../../i18n/who.ts';
import type { Language } from '../../../settings.svelte.ts';
import type { GameWords } from '../../gameUi.ts';
import { nameOf } from '../board/names.ts';

type Phased = 'pieces' | 'keep' | 'draw' | 'emperor';

interface HeldCard {
  /** Whether one piece is placed already. */
  readonly second: boolean;
  readonly exchanges: boolean;
}

/** What the table of China says while a turn is made. */
export interface TurnWords {
  readonly emperor: string;
  readonly faceUp: string;
  /** In the Emperor's panel: what can be done for him, and where. */
  emperorMay(provinces: readonly string[], now: boolean): string;
  readonly emperorCannot: string;
  readonly forEmperor: string;
  readonly specials: string;
  readonly special: { readonly [S in Special]: string };
  readonly used: string;
  readonly available: string;
  readonly specialUsed: string;
  readonly twoProvincesLater: string;
  readonly pressTwoProvinces: string;
  readonly pickOwnCard: string;
  readonly pickRowCard: string;
  readonly pickFortifiedSpace: string;
  /** What a card that is held is for; no province is named where no space takes it. */
  heldCard(card: Colour, provinces: readonly string[], can: HeldCard): string;
  readonly played: string;
  readonly keepOne: string;
  /** Why a card that was paid in this turn does nothing. */
  readonly cardSpent: string;
  keepName(colour: Colour, kept: string, gains: boolean): string;
  readonly fortification: string;
  readonly exchange: string;
  readonly influence: string;
  heldByYou(held: number): string;
  readonly influenceHint: string;
  influenceName(colour: Colour, holder: Who | undefined, kept: string): string;
  keptName(colour: Colour, count: number, holds: boolean): string;
  readonly steps: { readonly [phase in Phased]: string };
  readonly majorities: string;
  readonly complete: string;
  /** Palace spaces that are empty. */
  free(spaces: number): string;
  readonly secondPiece: string;
}

const list = (language: Language, provinces: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(provinces);

const words: { readonly [L in Language]: TurnWords } = {
  en: {
    emperor: 'The Emperor',
    faceUp: 'face up',
    emperorMay: (provinces, now) =>
      `${now ? 'Place' : 'After your turn, you can place'} one piece for him: ${list('en', provinces)}.`,
    emperorCannot: 'His cards don’t allow a piece at the moment.',
    forEmperor: 'For the Emperor',
    specials: 'Special cards',
    special: {
      'emperor-first': 'Emperor first',
      'two-provinces': 'Two provinces',
      'change-card': 'Change card',
    },
    used: 'used',
    available: 'available',
    specialUsed: 'You’ve used this special card. You can use each one once per game.',
    twoProvincesLater: 'Two provinces is for your second piece. Place the first one, then tap the card.',
    pressTwoProvinces: 'Your second piece goes in the same province. Tap Two provinces first to place it elsewhere.',
    pickOwnCard: 'Choose the card in your hand to change.',
    pickRowCard: 'Now choose the card from the row that you want for it.',
    pickFortifiedSpace: 'Choose a space for your fortification.',
    heldCard: (card, provinces, { second, exchanges }) => {
      const [back, draw] = ['Tap it again to put it back', 'confirm to draw'];
      if (provinces.length === 0)
        return `No space takes ${a(card)} card now. ${exchanges ? 'Exchange it, or tap it again to put it back' : `${back}${second ? `, or ${draw}` : ''}`}.`;
      const where = list('en', provinces);
      const otherwise = second ? `, or ${draw}` : exchanges ? ', or exchange the card' : '';
      return `${sentence(card)} card: place ${second ? 'a second' : 'one'} piece in ${where}${otherwise}.`;
    },
    played: 'You played',
    keepOne: 'keep one',
    cardSpent: 'This card pays for a piece of this turn. Undo to take it back.',
    keepName: (colour, kept, gains) => `Keep ${colour}, kept ${kept}${gains ? ', takes the influence card' : ''}`,
    fortification: 'Fortification',
    exchange: 'Exchange',
    influence: 'Influence',
    heldByYou: held => `${held} of 5 yours`,
    influenceHint: 'Cards kept. Whoever holds an influence card scores the Emperor’s palaces in that colour.',
    influenceName: (colour, holder, kept) => `${colour} influence: ${holder?.name ?? 'nobody'}, cards kept ${kept}`,
    keptName: (colour, count, holds) => `${count} ${colour} kept${holds ? ', holds the influence card' : ''}`,
    steps: { pieces: 'Your pieces', keep: 'Keep a card', draw: 'Draw', emperor: 'The Emperor' },
    majorities: 'Palaces by province',
    complete: 'complete',
    free: spaces => `${spaces} free`,
    secondPiece: 'Place a second piece in another province.',
  },
  fr: {
    emperor: 'L’Empereur',
    faceUp: 'visibles',
    emperorMay: (provinces, now) =>
      `${now ? 'Placez' : 'Après votre tour, vous pouvez placer'} un pion pour lui : ${list('fr', provinces)}.`,
    emperorCannot: 'Ses cartes ne permettent aucun pion pour l’instant.',
    forEmperor: 'Pour l’Empereur',
    specials: 'Cartes spéciales',
    special: {
      'emperor-first': 'L’Empereur joue en premier',
      'two-provinces': 'Deux provinces différentes',
      'change-card': 'Échanger 1 carte',
    },
    used: 'utilisée',
    available: 'jouable',
    specialUsed: 'Vous avez utilisé cette carte spéciale. Chacune sert une fois par partie.',
    twoProvincesLater:
      'Deux provinces différentes sert pour votre second pion. Placez le premier, puis touchez la carte.',
    pressTwoProvinces:
      'Votre second pion va dans la même province. Pour le placer ailleurs, touchez d’abord Deux provinces différentes.',
    pickOwnCard: 'Choisissez une carte de votre main à échanger.',
    pickRowCard: 'Choisissez maintenant la carte de la rangée que vous voulez.',
    pickFortifiedSpace: 'Choisissez une case pour votre fortification.',
    heldCard: (card, provinces, { second, exchanges }) => {
      const [back, draw] = ['etouchez-la pour la reposer', 'confirmez pour piocher'];
      const carte = `carte ${accord(card, 'f')}`;
      if (provinces.length === 0)
        return `Aucune case n’accepte de ${carte} pour l’instant. ${exchanges ? `Échangez-la, ou r${back}` : `R${back}${second ? `, ou ${draw}` : ''}`}.`;
      const where = list('fr', provinces);
      const otherwise = second ? `, ou ${draw}` : exchanges ? ', ou échangez la carte' : '';
      return `${sentence(carte)} : placez un ${second ? 'second ' : ''}pion à ${where}${otherwise}.`;
    },
    played: 'Cartes jouées',
    keepOne: 'conservez-en une',
    cardSpent: 'Cette carte paie un pion de ce tour. Annulez pour la reprendre.',
    keepName: (colour, kept, gains) =>
      `Conserver la carte ${accord(colour, 'f')}, conservées ${kept}${gains ? ', prend la carte d’influence' : ''}`,
    fortification: 'Fortification',
    exchange: 'Échanger',
    influence: 'Influence',
    heldByYou: held => `${held} sur 5 à vous`,
    influenceHint:
      'Cartes conservées. Qui détient une carte d’influence marque pour les palais de l’Empereur de cette couleur.',
    influenceName: (colour, holder, kept) =>
      `Influence ${accord(colour, 'f')} : ${holder?.name ?? 'personne'}, cartes conservées ${kept}`,
    keptName: (colour, count, holds) =>
      `${count} ${accord(colour, 'f', count)} ${count > 1 ? 'conservées' : 'conservée'}${holds ? ', détient la carte d’influence' : ''}`,
    steps: { pieces: 'Vos pions', keep: 'Conserver une carte', draw: 'Piocher', emperor: 'L’Empereur' },
    majorities: 'Palais par province',
    complete: 'complète',
    free: spaces => (spaces <= 1 ? `${spaces} libre` : `${spaces} libres`),
    secondPiece: 'Placez un second pion dans une autre province.',
  },
};

export const turnWordsOf = (language: Language): TurnWords => words[language];

type Wording = Pick<GameWords<View, never, never>, 'lastRound'> &
  Required<Pick<GameWords<View, { readonly kind: string }, never>, 'confirm' | 'actsFor'>> & {
    /** Where the usual sentence says nothing, or not what will happen. */
    readonly status: (view: View, seat: Seat | null) => string | undefined;
  };

interface Labels {
  readonly confirm: string;
  readonly draw: string;
  readonly reveal: string;
  readonly skip: string;
  readonly pass: string;
  readonly lastRound: string;
  readonly cards: string;
  reveals(place: string): string;
  readonly emperor: string;
  readonly keep: string;
  readonly emperorDraws: string;
}

const labels: { readonly [L in Language]: Labels } = {
  en: {
    confirm: 'Confirm',
    draw: 'Confirm and draw',
    reveal: 'Reveal the tiles',
    skip: 'Skip his turn',
    pass: 'Pass',
    lastRound: 'Last round: the draw pile is empty for the second time.',
    cards: 'Confirm to draw. You can’t undo after that.',
    reveals: place => `First palace of ${place}: reveal the tiles, then choose its space.`,
    emperor: 'Place one palace or emissary for the Emperor, or skip his turn: he keeps his cards.',
    keep: 'Keep one of the cards you played. On a tie, you take the influence card.',
    emperorDraws: 'Confirm: the Emperor draws new cards. You can’t undo after that.',
  },
  fr: {
    confirm: 'Confirmer',
    draw: 'Confirmer et piocher',
    reveal: 'Révéler les tuiles',
    skip: 'Passer son tour',
    pass: 'Passer',
    lastRound: 'Dernier tour de table : la pioche est épuisée pour la seconde fois.',
    cards: 'Confirmez pour piocher. Vous ne pourrez plus annuler.',
    reveals: place => `Premier palais de ${place} : révélez les tuiles, puis choisissez sa case.`,
    emperor: 'Placez un palais ou un émissaire pour l’Empereur, ou passez son tour : ses cartes restent.',
    keep: 'Conservez une des cartes jouées. En cas d’égalité, vous prenez la carte d’influence.',
    emperorDraws: 'Confirmez : l’Empereur pioche. Vous ne pourrez plus annuler.',
  },
};

const wordingIn = (language: Language): Wording => {
  const say = labels[language];
  return {
    confirm: ({ ending, draws }, { phase }) => {
      if (ending) return ending.kind === 'rest' ? say.skip : ending.kind === 'pass' ? say.pass : say.draw;
      if (!draws) return undefined;
      return phase === 'reveal' ? say.reveal : phase === 'deal-emperor' ? say.confirm : say.draw;
    },
    lastRound: view => (isLastRound(view) && view.phase !== 'over' ? say.lastRound : undefined),
    actsFor: ({ phase, turn }, seat) =>
      phase === 'emperor' && turn === seat ? { text: words[language].forEmperor, look: 'pe' } : undefined,
    status: (view, seat) => {
      if (view.turn !== seat) return undefined;
      if (view.phase === 'reveal') return say.reveals(nameOf(view.commit?.target ?? '', view));
      if (view.phase === 'deal-hand' || view.phase === 'deal-row') return say.cards;
      if (view.phase === 'deal-emperor') return say.emperorDraws;
      if (view.phase === 'emperor') return say.emperor;
      return view.phase === 'keep' ? say.keep : undefined;
    },
  };
};

/** The words of every game that say what a turn is about to do. */
export const wordings: { readonly [L in Language]: Wording } = { en: wordingIn('en'), fr: wordingIn('fr') };
