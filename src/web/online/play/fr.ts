import { compte, de, isDay, jusqua, liste, ordinal, qui, sujet, verbe } from '../../i18n/french.ts';
import { sentence } from '../../i18n/sentence.ts';
import type { Who } from '../../i18n/who.ts';
import type { PlayWords } from './words.ts';

const laPlace = (joueur: Who): string => (joueur.you ? 'votre place' : `la place ${de(joueur.name)}`);

export const fr: PlayWords = {
  since: 'Depuis votre dernier tour',
  clock: {
    left: (name, rest) => `${name}\u00a0: encore ${rest}`,
    paused: 'en pause',
    weekend: 'week-end',
    vacation: until => `en vacances ${jusqua(until)}`,
    reminder: left => `Il vous reste ${left} pour ce tour.`,
  },
  pause: {
    propose: 'Proposer une pause',
    wanted: by => `${sujet(by)} ${verbe(by, 'propose', 'proposez')} de mettre les pendules en pause.`,
    since: moment =>
      `Les pendules sont en pause depuis ${isDay(moment) ? 'le ' : ''}${moment}. Vous pouvez quand même jouer.`,
    resume: 'Relancer les pendules',
  },
  hand: {
    propose: of => `Proposer ${laPlace(of)} à quelqu’un d’autre`,
    short: 'Trouver quelqu’un d’autre',
    wanted: (by, of) => `${sujet(by)} ${verbe(by, 'propose', 'proposez')} que quelqu’un d’autre prenne ${laPlace(of)}.`,
    offered: of => `${sentence(laPlace(of))} est à prendre : il suffit d’avoir ce lien.`,
    copy: 'Copier le lien de la place',
    scan: 'À scanner pour prendre la place',
    yours: 'Faute de nouvelles, les autres proposent votre place à quelqu’un d’autre.',
    playToStay: 'Jouez votre tour pour la garder.',
    returnToStay: 'Reprenez-la pour la garder.',
    taken: by => `Après votre longue absence, ${qui(by)} joue désormais à votre place.`,
  },
  gone: {
    vanished: 'Cette table n’existe plus.',
    seat: 'Vous n’avez plus de place à cette table : elle a été supprimée, ou quelqu’un a pris le relais en votre absence.',
  },
  news: {
    botTookOver: joueur => `Un bot joue désormais à ${laPlace(joueur)}`,
    resignedForBot: joueur => `${sujet(joueur)} ${verbe(joueur, 'abandonne', 'abandonnez')}, un bot prend le relais`,
    ranOutForBot: joueur => `${sujet(joueur)} ${verbe(joueur, 'n’a', 'n’avez')} plus de temps, un bot prend le relais`,
    lostOnTime: joueur => `${sujet(joueur)} ${verbe(joueur, 'perd', 'perdez')} au temps`,
    lostForBot: joueur => `${sujet(joueur)} ${verbe(joueur, 'perd', 'perdez')} au temps, un bot prend le relais`,
    offered: joueur => `${sentence(laPlace(joueur))} est proposée à quelqu’un d’autre`,
    offeredBefore: 'Une place est proposée à quelqu’un d’autre',
    handed: joueur => `${sujet(joueur)} ${verbe(joueur, 'prend', 'prenez')} la place proposée`,
    former: now => `la personne qui jouait avant ${qui(now)}`,
    backByConsent: 'Un coup est repris, avec l’accord de tous',
    moreTime: 'Tout le monde accepte de laisser plus de temps',
    paused: 'Les pendules sont mises en pause',
    resumed: joueur => `${sujet(joueur)} ${verbe(joueur, 'relance', 'relancez')} les pendules`,
    ended: 'La partie s’arrête d’un commun accord',
    vacation: (joueur, until) => `${sujet(joueur)} ${verbe(joueur, 'est', 'êtes')} en vacances ${jusqua(until)}`,
    vacationOver: joueur => `${sujet(joueur)} ${verbe(joueur, 'est', 'êtes')} de retour de vacances`,
    rematch: 'Une revanche est ouverte',
  },
  result: {
    title: 'Résultat',
    place: place => ordinal(place, 'm'),
    points: n => compte(n, 'point', 'points'),
    resigned: 'abandon',
    ranOut: 'temps écoulé',
  },
  rematch: {
    swap: 'Changer de premier joueur',
    next: 'Au joueur suivant de commencer',
    opened: by => `${sujet(by)} ${verbe(by, 'propose', 'proposez')} une revanche.`,
    keptForYou: until => `Votre place est gardée ${jusqua(until)}.`,
    keptFor: (people, until) => `Places gardées ${jusqua(until)} pour ${liste(people.map(qui))}.`,
  },
  chat: {
    whose: 'Messages affichés',
    players: 'Joueurs',
    spectators: 'Spectateurs',
    amongSpectators: 'Les joueurs verront ces messages une fois la partie terminée.',
    noneOfSpectators: 'Aucun message de spectateurs pour l’instant.',
    noGallery: 'Les spectateurs ne peuvent pas écrire à cette table.',
    needName: 'Indiquez votre nom pour écrire aux autres spectateurs.',
    newLine: 'Maj + Entrée : nouvelle ligne.',
    wrote: name => `${name} a écrit :`,
    open: 'Ouvrir la discussion',
    watching: (names, others) =>
      `${names.length + others > 1 ? 'Regardent' : 'Regarde'} la partie : ${liste([
        ...names,
        ...(others > 0
          ? [names.length > 0 ? compte(others, 'autre', 'autres') : compte(others, 'anonyme', 'anonymes')]
          : []),
      ])}`,
  },
};
