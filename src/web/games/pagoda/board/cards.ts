// The cards in front of the player, and those of them that are given up.
import {
  COLOURS,
  type Colour,
  discardsLeft,
  type Event,
  type Explanation,
  inDiscardOrder,
  type Source,
  takesColumn,
  type View,
  wantedColour,
} from '../../../../games/pagoda/index.ts';
import type { GameUiProps } from '../../gameUi.ts';
import type { Card, Selection } from './selection.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

type Known = Pick<Props, 'view' | 'seat' | 'recent'>;

const spentFrom = (from: Source, { recent }: Known): Omit<Card, 'from' | 'index'>[] =>
  recent.flatMap(({ event, tentative }): Omit<Card, 'from' | 'index'>[] => {
    if (!tentative) return [];
    if ('payment' in event) return event.payment[from].map(colour => ({ colour, spent: { lot: event.lot } }));
    return event.kind === 'discarded' && event.from === from
      ? [{ colour: event.colour, spent: { rule: event.rule } }]
      : [];
  });

/** The cards of a row, by colour: those that are left, and those that this turn spends. */
export function cardsIn(from: Source, props: Known): readonly Card[] {
  const { display, cards } = props.view.players[props.seat ?? 0]!;
  const counts = from === 'display' ? display : cards;
  if (!counts) return [];
  const held = COLOURS.flatMap(colour => Array.from({ length: counts[colour] }, () => ({ colour })));
  return [...held, ...spentFrom(from, props)]
    .toSorted((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour))
    .map((card, index) => ({ ...card, from, index }));
}

const allCards = (props: Known): readonly Card[] => [...cardsIn('display', props), ...cardsIn('hand', props)];

/** P8, P10: whether a card is one of the four that this turn gives up. */
export const isGivenUp = ({ spent }: Card): boolean => spent?.rule === 'P8' || spent?.rule === 'P10';

/** No card builds anything: nothing is left but to give up four, or to use the Dragon before that. */
export const isStuck = ({ view, options }: Pick<Props, 'view' | 'options'>): boolean =>
  view.phase === 'begin' &&
  options.some(({ explain }) => explain.kind === 'discard') &&
  options.every(({ explain }) => explain.kind === 'discard' || explain.kind === 'dragon');

/** How many columns and tiles the lots want in a colour. */
const countWanted = (view: View, colour: Colour): number =>
  view.lots.filter(lot => wantedColour(lot) === colour).length;

/** The cards of least use: of colours that no lot wants, single ones before pairs, and those that both players see first. */
export function suggestDiscards(props: Known & Pick<Props, 'view'>): readonly Card[] {
  const cards = allCards(props).filter(({ spent }) => !spent);
  const countHeld = (colour: Colour): number => cards.filter(card => card.colour === colour).length;
  return cards
    .toSorted(
      (a, b) =>
        countWanted(props.view, a.colour) - countWanted(props.view, b.colour) ||
        countHeld(a.colour) - countHeld(b.colour),
    )
    .slice(0, discardsLeft(props.view));
}

/** The cards that are marked to be given up or exchanged, or given up already; in a turn without any column, four to begin with. */
export function markedCards(props: Known & Pick<Props, 'selection' | 'options'>): readonly Card[] {
  const { selection, view } = props;
  if (selection && selection.kind !== 'card') return selection.marked;
  if (isStuck(props) && !takesColumn(view)) return suggestDiscards(props);
  return allCards(props).filter(isGivenUp);
}

export const isSame = (a: Card, b: Card): boolean => a.from === b.from && a.index === b.index;

/** The moves that discard cards, one after the other. */
export const discardSteps = (
  cards: readonly Card[],
  kind: 'discard' | 'dragon',
): ((explain: Explanation) => boolean)[] =>
  inDiscardOrder(cards).map(
    ({ from, colour }) =>
      explain =>
        explain.kind === kind && explain.from === from && explain.colour === colour,
  );
