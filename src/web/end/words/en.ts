import { count, list, ordinal, plural, who, whose } from '../../i18n/english.ts';
import { sentence } from '../../i18n/sentence.ts';
import type { EndWords } from './type.ts';

const points = (n: number): string => count(n, 'point', 'points');
const round = (n: number): number => Math.max(1, Math.round(n));
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

/** The beginning of a sentence, unless something comes before it. */
const toFront = (text: string, first: boolean): string => (first ? sentence(text) : text);

export const en: EndWords = {
  place: (place, players, shared) => {
    if (place === 1) return shared ? 'You share the victory' : 'You won!';
    return `You came ${shared ? 'joint ' : ''}${ordinal(place)} of ${players}`;
  },
  winner: (winners, most, tiebreak, ahead) =>
    `${sentence(list(winners.map(who)))} won with ${points(most)}${tiebreak ? ' on the tie-break' : ''}${ahead > 0 ? `, ${ahead} ahead of you` : ''}.`,
  won: (most, ahead) =>
    ahead > 0 ? `With ${points(most)}, ${ahead} ahead.` : `With ${points(most)}, on the tie-break.`,
  hints: n => `You used ${count(n, 'hint', 'hints')} in this game.`,
  decisions: player => sentence(`${whose(player)} decisions`),
  chooseSeat: 'Player',
  unit: 'Measured in',
  units: { chance: 'win chance', points: 'points' },
  turn: number => `Turn ${number}`,
  best: 'Best turn',
  cost: (amount, unit) => (unit === 'chance' ? `−${percent.format(amount)}` : `−${points(round(amount))}`),
  edge: amount => `+${percent.format(Math.max(0.01, amount))}`,
  played: (player, line) => `${sentence(who(player))}: ${line}`,
  better: line => `Better: ${line}`,
  why: (better, played, player, flaw) =>
    [
      better.length > 0 ? `The better turn ${list(better)}.` : '',
      played.length > 0
        ? `${flaw ? '' : 'Instead, '}${toFront(player.you ? 'yours' : 'this one', flaw)} ${list(played)}.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  whyBest: reasons =>
    reasons.length > 0 ? `It ${list(reasons)}; nothing else was as good.` : 'Nothing else was as good.',
  before: 'Before',
  tryIt: 'Try it from here',
  inReplay: 'In the replay',
  playedWell: player => `${sentence(who(player))} played well: no turn lost much.`,
  mattered: (costly, turns) =>
    `${costly} of ${count(turns, 'turn', 'turns')} ${plural(costly, 'matters', 'matter')} most`,
};
