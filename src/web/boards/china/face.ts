import { china, type Event, type Explanation, type View } from '../../../games/china/index.ts';
import type { Face } from '../../face.ts';
import Board from './Board.svelte';
import { wordsOf } from './languages.ts';
import Panel from './Panel.svelte';
import { costOf, type Held } from './selection.ts';
import Tray from './Tray.svelte';
import { countsAt, spotsCounted, spotsOf, travels } from './travels.ts';

export const face: Face<View, Explanation, Event, Held> = {
  game: china,
  Board,
  Tray,
  Panel,
  words: wordsOf,
  meaning: explain => JSON.stringify('cards' in explain ? { ...explain, cards: undefined } : explain),
  ends: explain => explain.kind === 'stop' || explain.kind === 'rest' || explain.kind === 'pass',
  cheaper: (a, b) => ('cards' in a && 'cards' in b ? costOf(a.cards) - costOf(b.cards) : 0),
  payment: explain => ('cards' in explain ? explain.cards.map(colour => ({ art: `cn-card-${colour}` })) : []),
  travels,
  spotsOf,
  countsAt,
  spotsCounted,
};
