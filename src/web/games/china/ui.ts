import { ABOUT_CARDS, china, type Event, type Explanation, type View } from '../../../games/china/index.ts';
import type { GameUi } from '../gameUi.ts';
import Aside from './board/Aside.svelte';
import Board from './board/Board.svelte';
import { choice } from './board/choice.ts';
import { contest } from './board/contest.ts';
import Emperor from './board/Emperor.svelte';
import { rankMeaning } from './board/meaning.ts';
import Panel from './board/Panel.svelte';
import { describePlayer } from './board/player.ts';
import { say } from './board/prompt.ts';
import { costOf, type Selection } from './board/selection.ts';
import { describeSpot } from './board/spots.ts';
import { steps } from './board/steps.ts';
import Tray from './board/Tray.svelte';
import { countsAt, spotsCounted, spotsOf, travels } from './board/travels.ts';
import { wordsOf } from './words/index.ts';

export const ui: GameUi<View, Explanation, Event, Selection> = {
  game: china,
  rankMeaning,
  aboutCards: ABOUT_CARDS,
  Board,
  Tray,
  Panel,
  Guest: Emperor,
  hasGuest: view => view.emperorCards !== undefined,
  Aside,
  hasAside: view => view.holders !== undefined,
  steps,
  say,
  contest,
  ratio: () => 4 / 3,
  words: wordsOf,
  meaning: explain => JSON.stringify('cards' in explain ? { ...explain, cards: undefined } : explain),
  ends: explain => explain.kind === 'stop' || explain.kind === 'rest' || explain.kind === 'pass',
  cheaper: (a, b) => ('cards' in a && 'cards' in b ? costOf(a.cards) - costOf(b.cards) : 0),
  payment: explain => ('cards' in explain ? explain.cards.map(colour => ({ art: `cn-card-${colour}` })) : []),
  choice,
  inWords: async () => (await import('./board/inWords.ts')).inWords,
  describePlayer,
  travels,
  describeSpot,
  spotsOf,
  countsAt,
  spotsCounted,
};
