import type { GuideWords } from './words.ts';

export const en: GuideWords = {
  title: 'First game',
  step: (at, of) => `Step ${at} of ${of}`,
  next: 'Go on',
  playOn: 'Play on against the bots',
  realGame: 'A new game',
  leave: 'Leave',
  yourMove: 'Your move',
  later: 'Good to know that you can. First do what the coach asks, at the ring; afterwards everything is yours.',
  trouble: 'This browser does not let the game be kept. Private windows may forbid it.',
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
