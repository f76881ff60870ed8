import { type Event, type Explanation, medina, type View } from '../../../games/medina/index.ts';
import type { Face } from '../../face.ts';
import { coloursOf } from '../../table/colours.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { wordsOf } from './languages.ts';
import Panel from './Panel.svelte';
import type { Held } from './selection.ts';
import Tray from './Tray.svelte';
import { spotsCounted, spotsOf, travels } from './travels.ts';

export const face: Face<View, Explanation, Event, Held> = {
  game: medina,
  Board,
  Tray,
  Panel,
  Aside,
  headline: 'projected',
  colours: view => coloursOf(view.options.players, view.options.rules !== 'second'),
  words: wordsOf,
  meaning: explain => JSON.stringify(explain),
  ends: () => false,
  cheaper: () => 0,
  payment: () => [],
  travels,
  spotsOf,
  spotsCounted,
};
