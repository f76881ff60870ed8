import type { Explanation } from '../../kernel/index.ts';
import type { FaceProps } from '../face.ts';

type Shown = Pick<FaceProps<unknown, Explanation>, 'view' | 'seat' | 'names' | 'colours' | 'language' | 'recent'>;

/** A board that is looked at: nothing can be chosen there. */
export const still = (shown: Shown): FaceProps<unknown, Explanation> => ({
  ...shown,
  options: [],
  selection: undefined,
  select: () => {},
  choose: () => {},
  chooseAll: () => {},
  refuse: () => {},
  gain: () => [],
});
