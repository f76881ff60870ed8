import { type Event, type Explanation, pagoda, type View } from '../../../games/pagoda/index.ts';
import type { Face } from '../../face.ts';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Tray from './Tray.svelte';

export const face: Face<View, Explanation, Event> = {
  game: pagoda,
  Board,
  Tray,
  Panel,
  words: () => ({
    title: 'Pagoda',
    variant: () => '',
    status: view => view.phase,
    move: explain => JSON.stringify(explain),
    event: event => JSON.stringify(event),
    refusal: () => undefined,
    scoreItem: kind => kind,
  }),
  meaning: explain => JSON.stringify({ ...explain, payment: 0 }),
  cheaper: () => 0,
};
