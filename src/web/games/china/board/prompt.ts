import type { Event, Explanation, View } from '../../../../games/china/index.ts';
import type { GameUiProps } from '../../gameUi.ts';
import { turnWordsOf } from '../words/turn.ts';
import { findChart } from './geometry.ts';
import { nameOf } from './names.ts';
import { isMeant, type Selection } from './selection.ts';
import { fitsAt, spotsOn } from './spots.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

/** What the message line says while something is held: what it is for, and where it can go. */
export function say(props: Props): string | undefined {
  const { view, selection, options, language } = props;
  if (!selection || (view.phase !== 'act' && view.phase !== 'more')) return undefined;
  const words = turnWordsOf(language);
  const { card, piece, special } = selection;
  if (special === 'change-card') return card ? words.pickRowCard : words.pickOwnCard;
  if (special === 'two-provinces') return words.secondPiece;
  if (piece === 'fortification') return words.pickFortifiedSpace;
  if (!card) return undefined;
  const exchanges = options.some(({ explain }) => explain.kind === 'exchange' && explain.card === card);
  return words.heldCard(card, provincesOpen(props), { second: view.phase === 'more', exchanges });
}

/** The provinces in which what is held can be placed now. */
function provincesOpen({ view, selection, options }: Props): string[] {
  const meant = options.filter(({ explain }) => isMeant(explain, selection, view));
  const chart = findChart(view.options);
  const open = spotsOn(chart).filter(spot => meant.some(fitsAt(spot, view)));
  return chart.lands
    .filter(({ id }) => open.some(({ provinces }) => provinces.includes(id)))
    .map(({ id }) => nameOf(id, view));
}
