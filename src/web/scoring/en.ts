import { list } from '../i18n/english.ts';
import { usualNames } from '../i18n/usualNames.ts';
import type { ScoringWords } from './words.ts';

export const en: ScoringWords = {
  title: 'Score a real game',
  intro: 'Recreate the end of your game, and get its score sheet.',
  options: 'Your game',
  players: 'Players',
  playerName: seat => usualNames.en.player(seat + 1),
  nameOf: seat => `Name of player ${seat + 1}`,
  sheet: 'Score sheet',
  noPoints: 'No points yet: add what’s on your table.',
  wins: names => (names.length === 1 ? `${names[0]} wins!` : `Shared victory: ${list(names)}`),
  tiebreak: counts => `Pieces left (tie-break): ${counts}`,
  notOver: 'Someone could still play here. These are the points if it ended now.',
  problems: 'A game can’t end like this:',
  inVain: tool => `“${tool}” does nothing there. Choose another piece or another space.`,
  undo: 'Undo',
  clear: 'Clear board',
  copyLink: 'Copy link',
  copied: 'Link copied. It opens this score sheet.',
  copyThis: 'Copy this link to share the score sheet:',
  badLink: 'This link is incomplete or belongs to another game. Ask for it again and copy all of it.',
  startAnew: 'Start from an empty board',
  unknown: 'This game isn’t available here.',
  trouble: 'This page couldn’t be loaded. Check your connection and reload.',
};
