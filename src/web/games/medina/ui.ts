import { type Event, type Explanation, medina, type View } from '../../../games/medina/index.ts';
import { coloursOf } from '../../table/colours.ts';
import type { GameUi } from '../gameUi.ts';
import Aside from './board/Aside.svelte';
import Board from './board/Board.svelte';
import { choice } from './board/choice.ts';
import { contest } from './board/contest.ts';
import { layoutFor } from './board/geometry.ts';
import { listHalves } from './board/halves.ts';
import { rankMeaning } from './board/meaning.ts';
import Panel from './board/Panel.svelte';
import { describePlayer } from './board/player.ts';
import { say } from './board/prompt.ts';
import type { Selection } from './board/selection.ts';
import { describeSpot } from './board/spots.ts';
import Tray from './board/Tray.svelte';
import { countsAt, spotsCounted, spotsOf, travels } from './board/travels.ts';
import { wordsOf } from './words/index.ts';

export const ui: GameUi<View, Explanation, Event, Selection> = {
  game: medina,
  rankMeaning,
  aboutCards: [],
  Board,
  Tray,
  Panel,
  Aside,
  say,
  contest,
  parts: listHalves,
  ratio: ({ columns, rows }) => {
    const { width, height } = layoutFor(columns, rows);
    return width / height;
  },
  headline: 'projected',
  colours: view => coloursOf(view.options.players, view.options.rules !== 'second'),
  words: wordsOf,
  meaning: explain => JSON.stringify(explain),
  ends: () => false,
  cheaper: () => 0,
  payment: () => [],
  choice,
  inWords: async () => (await import('./board/inWords.ts')).inWords,
  describePlayer,
  travels,
  describeSpot,
  spotsOf,
  countsAt,
  spotsCounted,
};
