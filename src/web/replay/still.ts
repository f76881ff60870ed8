import type { Explanation } from '../../kernel/index.ts';
import type { GameUiProps } from '../games/gameUi.ts';

type Shown = Pick<GameUiProps<unknown, Explanation>, 'view' | 'seat' | 'players' | 'colours' | 'language' | 'recent'>;

/** A board that is looked at: nothing can be chosen there. */
export const still = (shown: Shown): GameUiProps<unknown, Explanation> => ({
  ...shown,
  options: [],
  selection: undefined,
  select: () => {},
  choose: () => {},
  chooseAll: () => {},
  reset: () => {},
  refuse: () => {},
  note: () => {},
  gain: () => [],
  after: () => shown.view,
});
