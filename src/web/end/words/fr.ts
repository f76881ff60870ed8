import { compte, de, liste, ordinal, qui, verbe } from '../../i18n/french.ts';
import { sentence } from '../../i18n/sentence.ts';
import type { EndWords } from './type.ts';

const points = (n: number): string => compte(n, 'point', 'points');
const round = (n: number): number => Math.max(1, Math.round(n));
const percent = new Intl.NumberFormat('fr', { style: 'percent' });

/** The beginning of a sentence, unless something comes before it. */
const toFront = (text: string, first: boolean): string => (first ? sentence(text) : text);

export const fr: EndWords = {
  place: (place, players, shared) => {
    if (place === 1) return shared ? 'Vous partagez la victoire' : 'Vous avez gagné !';
    return `Vous finissez ${ordinal(place, 'm')}${shared ? ' ex æquo' : ''} sur ${players}`;
  },
  winner: (winners, most, tiebreak, ahead) =>
    `${sentence(liste(winners.map(qui)))} ${winners.length > 1 ? 'gagnent' : 'gagne'} avec ${points(most)}${tiebreak ? ' au départage' : ''}${ahead > 0 ? `, ${ahead} de plus que vous` : ''}.`,
  won: (most, ahead) =>
    ahead > 0 ? `Avec ${points(most)}, ${ahead} d’avance.` : `Avec ${points(most)}, au départage.`,
  hints: n => `Vous avez demandé ${compte(n, 'indice', 'indices')} dans cette partie.`,
  decisions: player => (player.you ? 'Vos décisions' : `Décisions ${de(player.name)}`),
  chooseSeat: 'Joueur',
  unit: 'Mesure',
  units: { chance: 'chances', points: 'points' },
  turn: number => `Tour ${number}`,
  best: 'Meilleur tour',
  cost: (amount, unit) => (unit === 'chance' ? `−${percent.format(amount)}` : `−${points(round(amount))}`),
  edge: amount => `+${percent.format(Math.max(0.01, amount))}`,
  played: (player, line) => `${sentence(qui(player))} : ${line}`,
  better: line => `Mieux : ${line}`,
  why: (better, played, player, flaw) =>
    [
      better.length > 0 ? `Le meilleur tour ${liste(better)}.` : '',
      played.length > 0
        ? `${flaw ? '' : 'À la place, '}${toFront(player.you ? 'le vôtre' : 'celui-ci', flaw)} ${liste(played)}.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  whyBest: reasons =>
    reasons.length > 0 ? `Ce tour ${liste(reasons)} ; rien d’autre ne le valait.` : 'Rien d’autre ne le valait.',
  before: 'Avant',
  tryIt: 'Essayer d’ici',
  inReplay: 'Dans la relecture',
  playedWell: player => `${sentence(qui(player))} ${verbe(player, 'a', 'avez')} bien joué : aucun tour n’a coûté cher.`,
  mattered: (costly, turns) =>
    `Sur ${compte(turns, 'tour', 'tours')}, ${costly} ${costly > 1 ? 'ont' : 'a'} le plus compté`,
};
