// What a tap on the board means: on a space a palace, on a dragon space an emissary. And what one in the tray means.
import type { Colour, Explanation, Special, View } from '../../../../games/china/index.ts';
import type { Tap } from '../../gameUi.ts';
import type { TurnWords } from '../words/turn.ts';
import { findChart } from './geometry.ts';
import { isAt, paysWith, type Selection } from './selection.ts';
import { homesOf, type Spot } from './spots.ts';

/** Picks the moves at a spot that what the player holds would pay for. */
export function matcherAt(spot: Spot, view: View, selection: Selection | undefined): (explain: Explanation) => boolean {
  const homes = homesOf(spot, view);
  return explain => paysWith(explain, selection) && isAt(explain, spot.id, homes);
}

const isKind =
  (kind: Explanation['kind']) =>
  (explain: Explanation): boolean =>
    explain.kind === kind;

export const tapPile: Tap<Explanation> = { matches: isKind('draw-pile') };
/** A fortification goes on a space that is free of any piece, wherever. */
export const tapFortification = (view: View): Tap<Explanation> => ({
  matches: explain =>
    explain.kind === 'fortification' &&
    view.palaces[explain.space] === undefined &&
    !view.fortifications?.includes(explain.space),
});

export const tapExchange = (card: Colour): Tap<Explanation> => ({
  matches: explain => explain.kind === 'exchange' && explain.card === card,
});

/** A card of the row is drawn, or taken for the one in hand where a card is being changed. */
export const tapRow = (position: number, held: Selection | undefined, words: TurnWords): Tap<Explanation> =>
  held?.special === 'change-card'
    ? {
        matches: explain =>
          explain.kind === 'change-card' && explain.position === position && explain.card === held.card,
        otherwise: { rule: 'C29', text: words.pickOwnCard },
      }
    : { matches: explain => explain.kind === 'draw-row' && explain.position === position };

/** *Two provinces* is no move of its own: it allows more than usual. */
export const tapSpecial = (special: Special, left: readonly Special[], words: TurnWords): Tap<Explanation> => ({
  matches: explain => explain.kind === special,
  otherwise: { rule: 'C29', text: left.includes(special) ? words.twoProvincesLater : words.specialUsed },
});

/** The first palace of a province with bonus tiles is announced (C32), and while the Emperor places, pieces are his (C27). */
export function rankMeaning(explain: Explanation, view: View): number {
  const others = 'for' in explain && (explain.for === 'emperor') !== (view.phase === 'emperor') ? 10 : 0;
  switch (explain.kind) {
    case 'choose':
      return view.phase === 'choose' ? 0 : 10;
    case 'commit':
      return others + (isWithoutPalace(explain.target, view) ? 1 : 10);
    case 'palace':
      return others + 2;
    case 'fortification':
      return 3;
    default:
      return others;
  }
}

/** Whether a province, or one of the two of a border post, has no palace yet. */
function isWithoutPalace(target: string, view: View): boolean {
  const { places, lands } = findChart(view.options);
  const provinces = lands.some(({ id }) => id === target)
    ? [target]
    : (places.find(({ id }) => id === target)?.provinces ?? []);
  return provinces.some(
    province => !places.some(place => place.provinces.includes(province) && view.palaces[place.id] !== undefined),
  );
}
