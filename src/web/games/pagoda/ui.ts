import { ABOUT_CARDS, type Event, type Explanation, pagoda, type View } from '../../../games/pagoda/index.ts';
import type { GameUi } from '../gameUi.ts';
import Aside from './board/Aside.svelte';
import Board from './board/Board.svelte';
import { choice } from './board/choice.ts';
import { contest } from './board/contest.ts';
import { rankMeaning } from './board/meaning.ts';
import Panel from './board/Panel.svelte';
import { describePlayer } from './board/player.ts';
import { primary, say } from './board/prompt.ts';
import { costOf, type Selection } from './board/selection.ts';
import { describeSpot } from './board/spots.ts';
import Tray from './board/Tray.svelte';
import { countsAt, spaceOf, spotsCounted, spotsOf, travels } from './board/travels.ts';
import MoreOptions from './MoreOptions.svelte';
import { wordsOf } from './words/index.ts';

export const ui: GameUi<View, Explanation, Event, Selection> = {
  game: pagoda,
  rankMeaning,
  aboutCards: ABOUT_CARDS,
  Board,
  Tray,
  Panel,
  Aside,
  MoreOptions,
  say,
  primary,
  contest,
  words: wordsOf,
  meaning: explain => JSON.stringify('payment' in explain ? { ...explain, payment: undefined } : explain),
  ends: explain => explain.kind === 'end' || explain.kind === 'pass',
  cheaper: (a, b) => ('payment' in a && 'payment' in b ? costOf(a.payment) - costOf(b.payment) : 0),
  payment: explain =>
    'payment' in explain
      ? [...explain.payment.display, ...explain.payment.hand].map(colour => ({ art: 'pg-card', look: `pg-${colour}` }))
      : [],
  choice,
  inWords: async () => (await import('./board/inWords.ts')).inWords,
  describePlayer,
  travels,
  describeSpot,
  spotsOf,
  spaceOf,
  countsAt,
  spotsCounted,
};
