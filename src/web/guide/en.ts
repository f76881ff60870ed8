import type { GuideWords } from './words.ts';

export const en: GuideWords = {
  title: 'Tutorial',
  step: (at, of) => `Step ${at} of ${of}`,
  next: 'Next',
  playOn: 'Play on against the bots',
  leave: 'Leave',
  startOver: 'Start over',
  yourMove: 'Your move',
  later: 'You can do that too. For now, follow the ring; after the tutorial, the board is all yours.',
  trouble: 'This browser won’t let us save the game. Private windows often block saving.',
  wins: 'What wins games',
  playNovice: 'Play against novice bots',
  prompts: {
    next: 'Read what the coach says, then go on.',
    move: 'Tap what the ring marks.',
    refusal: 'Tap what the ring marks, and see what happens.',
    confirm: 'Tap the button in the ring.',
    others: 'The others are playing.',
  },
};
