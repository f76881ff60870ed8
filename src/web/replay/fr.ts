import { compte, liste, qui } from '../i18n/french.ts';
import type { AfterWords } from './words.ts';

const points = (n: number): string => compte(n, 'point', 'points');
const percents = new Intl.NumberFormat('fr', { style: 'percent' });

export const fr: AfterWords = {
  end: 'résultat',
  wins: winners => {
    const [first, ...others] = winners;
    if (others.length > 0) return `Victoire partagée : ${liste(winners.map(qui))}`;
    return first!.you ? 'Vous avez gagné !' : `${first!.name} l’emporte`;
  },
  ahead: (n, ahead) => `${points(n)}, ${ahead} d’avance`,
  byTiebreak: (n, what) => `${points(n)} chacun : le départage décide (${what})`,
  level: n => `${points(n)} chacun`,
  rounds: n => compte(n, 'tour de table', 'tours de table'),
  sheet: 'Feuille de score',
  tiebreak: 'Départage',
  subtotal: 'Sous-total',
  scoreChart: 'Points au fil des tours',
  winChart: 'Chances de victoire',
  winHint: 'selon les bots',
  asTable: 'voir en tableau',
  chart: (label, summary) => `${label} : ${summary}`,
  turn: 'Tour',
  last: 'fin',
  thinking: percent => `Les bots analysent la partie : ${percents.format(percent / 100)}`,
  notLearnt: 'Les bots n’ont pas été entraînés à ces règles : pas d’analyse.',
  thinkTrouble: 'Les bots n’ont pas pu analyser cette partie.',
  better: move => `Mieux : ${move}.`,
  percent: share => percents.format(share),
  review: 'Revoir coup par coup',
  reviewShort: 'Revoir',
  board: 'Plateau',
  export: 'Exporter l’enregistrement',
  copy: 'Copier',
  copied: 'Copié',
  copyTrouble: 'Refusé par le navigateur',
  verify: 'Vérifier les tirages',
  rematch: 'Revanche',
  keptNote: 'Enregistrée sur cet appareil : vous pouvez la revoir à tout moment.',
  fair: draws => {
    if (draws === 0) return 'Rien à redire : cette partie n’a eu aucun tirage.';
    return draws === 1
      ? 'Tirage honnête : il correspond à la graine verrouillée avant la partie.'
      : `Tirages honnêtes : les ${draws} tirages correspondent à la graine verrouillée avant la partie.`;
  },
  fairHow: 'L’empreinte de la graine a été publiée avant le premier tirage : aucun tirage n’a pu être choisi ensuite.',
  fairParts: (devices, ours) =>
    `${devices === 1 ? `${ours ? 'Votre appareil' : 'L’appareil d’un joueur'} a` : `Les appareils de ${devices} joueurs${ours ? ', dont le vôtre,' : ''} ont`} complété la graine avant la partie : le serveur n’a pas pu choisir seul les tirages.`,
  partMissing: 'La part de votre appareil dans la graine manque dans cet enregistrement.',
  notPromised: 'Cet enregistrement n’a pas d’empreinte publiée : il n’y a rien à vérifier.',
  notRevealed: 'Cet enregistrement ne révèle pas encore sa graine : seules les parties terminées le font.',
  notFair: 'Cet enregistrement ne correspond pas à l’empreinte publiée.',
  line: n => `Ligne ${n} :`,
  seed: 'Graine',
  commitment: 'Empreinte publiée au départ',
  trouble: 'Cela n’a pas fonctionné. La partie reste enregistrée : rechargez la page pour réessayer.',
  replay: 'relecture',
  result: 'Résultat',
  first: 'Début de la partie',
  previous: 'Coup précédent',
  next: 'Coup suivant',
  toLast: 'Fin de la partie',
  run: 'Lecture',
  pause: 'Pause',
  position: 'Position dans la partie',
  where: (turn, turns) => `Tour ${turn} sur ${turns}`,
  dealt: 'Début de la partie',
  eyes: 'Vu par',
  spectator: 'un spectateur',
  toAct: 'le joueur actif',
  charts: 'Courbes',
  whatIf: 'Et si…',
  whatIfHint: 'Continuer d’ici contre des bots, dans une partie à part. Celle-ci reste telle quelle.',
  youPlay: 'Vous jouez à la place de',
  othersAre: 'Des bots jouent les autres',
  cancel: 'Annuler',
  showBetter: 'Montrer le meilleur coup',
  showPlayed: 'Montrer le coup joué',
};
