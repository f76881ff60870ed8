// What leads on from here: what the message line says, and what the primary button does.
import { discardsLeft, type Event, type Explanation, takesColumn, type View } from '../../../../games/pagoda/index.ts';
import type { GameUiProps, PrimaryAction } from '../../gameUi.ts';
import { wordsOf } from '../words/index.ts';
import { turnWordsOf } from '../words/turn.ts';
import { discardSteps, isSame, isStuck, markedCards, suggestDiscards } from './cards.ts';
import type { Card, Selection } from './selection.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

const can = ({ options }: Props, kind: Explanation['kind']): boolean =>
  options.some(({ explain }) => explain.kind === kind);

export function say(props: Props): string | undefined {
  const { view, selection } = props;
  const words = wordsOf(props.language);
  const turn = turnWordsOf(props.language);
  if (selection?.kind === 'dragon') return words.dragonAsks;
  if (selection?.kind === 'discard' || view.phase === 'discard') return sayOfDiscards(props);
  if (isStuck(props)) return takesColumn(view) ? turn.deadEnd(can(props, 'dragon')) : turn.giveUpAsks;
  if (view.phase === 'modified') return turn.modifiedAsks;
  if (view.phase === 'refill' || view.phase === 'redraw' || view.phase === 'fan-draw') return turn.drawAsks;
  if (view.phase !== 'begin' && view.phase !== 'build') return undefined;
  return sayOfColumns(props);
}

/** Where no column can be built now: what can be done instead. */
function sayOfColumns(props: Props): string | undefined {
  const { columns, columnLimit } = props.view;
  const turn = turnWordsOf(props.language);
  if (can(props, 'column')) return undefined;
  if (columns === 0) return can(props, 'tile') ? turn.tileFirst : undefined;
  if (columns < columnLimit) return turn.noMoreColumns(columns, columnLimit, can(props, 'tile'));
  return turn.allColumns(columns, can(props, 'tile'), can(props, 'lantern'));
}

/** Cards that are still to be given up: for a column, or because there is nothing to build. */
function sayOfDiscards(props: Props): string {
  const { view, language } = props;
  const missing = view.phase === 'discard' ? discardsLeft(view) : discardsLeft(view) - markedCards(props).length;
  if (takesColumn(view)) return wordsOf(language).discardAsks(missing);
  return missing === 0 ? turnWordsOf(language).giveUpAsks : turnWordsOf(language).giveUpMore(missing);
}

export function primary(props: Props): PrimaryAction | undefined {
  const { view, selection, chooseAll, language } = props;
  const turn = turnWordsOf(language);
  const marked = markedCards(props);
  if (selection?.kind === 'dragon')
    return {
      label: turn.exchange(marked.length),
      ready: marked.length > 0,
      act: () => chooseAll([...discardSteps(marked, 'dragon'), explain => explain.kind === 'dragon-end']),
    };
  const giveUp = (cards: readonly Card[]) => () => chooseAll(discardSteps(cards, 'discard'));
  const ready = marked.length === discardsLeft(view);
  if (isStuck(props) && !takesColumn(view)) return { label: turn.giveUp, ready, act: giveUp(marked) };
  if (selection?.kind === 'discard') return { label: turn.takeModified, ready, act: giveUp(marked) };
  if (isStuck(props)) return { label: turn.takeModified, ready: true, act: giveUp(suggestDiscards(props)) };
  return undefined;
}

/** Gives four cards up, those of least use, which can be swapped until the turn is confirmed. */
export const takeModifiedTurn = (props: Props): void =>
  props.chooseAll(discardSteps(suggestDiscards(props), 'discard'));

/** A press on a card while some are marked: it is kept, or given up in place of one that was. The fourth one lights the lots. */
export function swap(card: Card, props: Props): void {
  const { view, selection, select, reset, chooseAll } = props;
  const marked = markedCards(props);
  const others = marked.filter(other => !isSame(other, card));
  const isKept = others.length < marked.length;
  if (selection?.kind === 'dragon') {
    select({ kind: 'dragon', marked: isKept ? others : [...marked, card] });
    return;
  }
  const wanted = discardsLeft({ ...view, discarded: 0 });
  // A card of another colour makes room: one of the same would change nothing.
  const given = marked.find(({ colour }) => colour !== card.colour) ?? marked[0];
  const next = isKept ? others : [...marked.filter(other => marked.length < wanted || other !== given), card];
  if (view.phase !== 'begin') reset();
  if (next.length === wanted && takesColumn(view)) chooseAll(discardSteps(next, 'discard'));
  else select({ kind: 'discard', marked: next });
}
