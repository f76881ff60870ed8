import { type Event, type Explanation, isShortFirstTurn, type View } from '../../../../games/medina/index.ts';
import type { GameUiProps } from '../../gameUi.ts';
import { turnWordsOf } from '../words/turn.ts';
import type { Selection } from './selection.ts';

/** What the message line says where a turn differs from the usual one. */
export const say = ({ view, language }: GameUiProps<View, Explanation, Event, Selection>): string | undefined =>
  isShortFirstTurn(view) ? turnWordsOf(language).firstTurn : undefined;
