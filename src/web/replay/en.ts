import { count, list, who } from '../i18n/english.ts';
import type { AfterWords } from './words.ts';

const points = (n: number): string => count(n, 'point', 'points');
const percents = new Intl.NumberFormat('en-GB', { style: 'percent' });

export const en: AfterWords = {
  end: 'result',
  wins: winners => {
    const [first, ...others] = winners;
    if (others.length > 0) return `Shared victory: ${list(winners.map(who))}`;
    return first!.you ? 'You win!' : `${first!.name} wins`;
  },
  ahead: (n, ahead) => `${points(n)}, ${ahead} ahead`,
  byTiebreak: (n, what) => `${points(n)} each: the tie-break decides (${what})`,
  level: n => `${points(n)} each`,
  rounds: n => count(n, 'round', 'rounds'),
  sheet: 'Score sheet',
  tiebreak: 'Tie-break',
  subtotal: 'Subtotal',
  scoreChart: 'Points over time',
  winChart: 'Win chances',
  winHint: 'according to the bots',
  asTable: 'show as table',
  chart: (label, summary) => `${label}: ${summary}`,
  turn: 'Turn',
  last: 'end',
  moments: 'Turning points',
  momentsHint: 'win chance lost',
  noMoments: 'No move in this game lost much.',
  thinking: percent => `The bots are analysing the game: ${percents.format(percent / 100)}`,
  notLearnt: 'The bots haven’t been trained on these rules, so there is no analysis.',
  thinkTrouble: 'The bots couldn’t analyse this game.',
  momentAt: (turn, name) => `Turn ${turn} · ${name}`,
  played: move => `Played: ${move}.`,
  better: move => `Better: ${move}.`,
  percent: share => percents.format(share),
  review: 'Replay move by move',
  reviewShort: 'Replay',
  board: 'Board',
  export: 'Export game record',
  copy: 'Copy',
  copied: 'Copied',
  copyTrouble: 'Not allowed by the browser',
  verify: 'Check the draws',
  rematch: 'Rematch',
  keptNote: 'Saved on this device: you can replay it at any time.',
  fair: draws => {
    if (draws === 0) return 'Fair: nothing was drawn in this game.';
    return draws === 1
      ? 'Fair: the only draw matches the seed that was locked in before the game.'
      : `Fair: all ${draws} draws match the seed that was locked in before the game.`;
  },
  fairHow: 'The seed’s hash was published before the first draw, so no draw could be chosen later.',
  fairParts: (devices, ours) =>
    `${devices === 1 ? (ours ? 'Your device' : 'One player’s device') : `${devices} players’ devices${ours ? ', including yours,' : ''}`} added to the seed before the game, so the server couldn’t choose the draws alone.`,
  partMissing: 'Your device’s part of the seed is missing from this record.',
  notPromised: 'This record has no published hash, so there’s nothing to check.',
  notRevealed: 'This record doesn’t reveal its seed yet: only finished games do.',
  notFair: 'This record doesn’t match its published hash.',
  line: n => `Line ${n}:`,
  seed: 'Seed',
  commitment: 'Hash published at the start',
  trouble: 'That didn’t work. The game is still saved: reload the page to try again.',
  replay: 'replay',
  result: 'Result',
  first: 'Start of game',
  previous: 'Previous move',
  next: 'Next move',
  toLast: 'End of game',
  run: 'Play',
  pause: 'Pause',
  position: 'Position in the game',
  where: (turn, turns) => `Turn ${turn} of ${turns}`,
  dealt: 'Game start',
  eyes: 'View as',
  spectator: 'spectator',
  toAct: 'player to move',
  charts: 'Charts',
  whatIf: 'What if…',
  whatIfHint: 'Play on from here against bots, as a separate game. This one stays as it is.',
  youPlay: 'You play as',
  othersAre: 'Bots play the others',
  cancel: 'Cancel',
  showBetter: 'Show better move',
  showPlayed: 'Show move played',
};
