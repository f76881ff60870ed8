import type { ScoringWords } from './words.ts';

export const en: ScoringWords = {
  title: 'Score a real game',
  intro: 'Set up how your game on the table ended, and get its score sheet.',
  options: 'What you played',
  players: 'Players',
  playerName: seat => `Player ${seat + 1}`,
  nameOf: seat => `Name of player ${seat + 1}`,
  sheet: 'Score sheet',
  noPoints: 'No points yet: put down what lies on the table.',
  wins: names => (names.length === 1 ? `${names[0]} wins.` : `Shared victory: ${names.join(', ')}.`),
  tiebreak: counts => `Pieces left, which break a tie: ${counts}`,
  notOver: 'Somebody could still play here. These are the points if the game ended now.',
  problems: 'This can’t be how a game ends:',
  inVain: tool => `Nothing changes there with “${tool}”. Choose another piece, or another place.`,
  undo: 'Undo',
  clear: 'Clear the board',
  copyLink: 'Copy link',
  copied: 'Copied: the link opens this very sheet.',
  copyThis: 'Copy this link; it opens this very sheet:',
  badLink:
    'This link is damaged or not one of this game: part of it may be missing. Ask for it again, and copy it whole.',
  startAnew: 'Set up a position',
  unknown: 'There is no such game here.',
  trouble: 'This page could not be loaded. Check the connection and reload.',
};
