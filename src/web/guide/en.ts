import type { GuideWords } from './words.ts';

export const en: GuideWords = {
  title: 'Tutorial',
  step: (at, of) => `Step ${at} of ${of}`,
  next: 'Next',
  playOn: 'Play on against the bots',
  realGame: 'New game',
  leave: 'Leave',
  yourMove: 'Your move',
  later: 'You can do that too. For now, follow the ring; after the tutorial, the board is all yours.',
  trouble: 'This browser won’t let us save the game. Private windows often block saving.',
};
