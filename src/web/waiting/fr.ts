import { compte, de, jusqua, liste, ordinal, pluriel } from '../i18n/french.ts';
import type { WaitingWords } from './words.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

function durée(minutes: number): string {
  if (minutes % DAY === 0) return compte(minutes / DAY, 'jour', 'jours');
  return minutes % HOUR === 0 ? compte(minutes / HOUR, 'heure', 'heures') : compte(minutes, 'minute', 'minutes');
}

export const fr: WaitingWords = {
  youHost: 'Vous êtes l’hôte',
  close: {
    button: 'Fermer la table',
    ask: 'Fermer cette table ?',
    hint: 'Tout le monde perd sa place, et le lien ne fonctionnera plus.',
    yes: 'Oui, la fermer',
    no: 'La garder ouverte',
  },
  leave: {
    button: 'Quitter cette place',
    ask: 'Quitter votre place ?',
    hint: 'Quelqu’un d’autre pourra la prendre.',
    heir: name => `${name} devient l’hôte, et quelqu’un d’autre pourra prendre votre place.`,
    yes: 'Oui, la quitter',
    no: 'Rester',
  },
  remove: {
    button: name => `Libérer la place ${de(name)}`,
    done: name => `La place ${de(name)} est libre.`,
    undo: 'Annuler',
  },
  appoint: {
    button: name => `Confier la table à ${name}`,
    ask: name => `Confier la table à ${name} ?`,
    hint: 'Le nouvel hôte pourra changer les options et lancer la partie. Vous gardez votre place.',
    yes: 'Oui, la confier',
    no: 'Annuler',
  },
  seats: {
    order: 'Changez l’ordre avec les flèches.',
    byLot: 'L’ordre est tiré au sort au début de la partie.',
    first: 'joue en premier',
    drag: name => `Glisser ${name} vers une autre place`,
    up: name => `Monter ${name}`,
    down: name => `Descendre ${name}`,
    moved: (name, place) => `${name} passe en ${ordinal(place, 'f')} position.`,
    openSeat: seat => `place libre ${seat}`,
    openHint: 'pour qui a le lien',
    kept: (name, until) => `réservée à ${name} ${jusqua(until)}`,
    keptForYou: until => `vous est réservée ${jusqua(until)}`,
    freeBot: seat => `Retirer le bot : place ${seat}`,
  },
  present: (names, others) => {
    const rest = names.length === 0 ? `${others}` : compte(others, 'autre', 'autres');
    return `Spectateurs : ${liste(others === 0 ? names : [...names, rest])}`;
  },
  start: {
    whenFull: 'Lancer dès que toutes les places sont prises',
    missing: seats => compte(seats, 'place libre', 'places libres'),
    fewer: players => `Lancer plutôt à ${players}`,
    inSeconds: seconds => (seconds > 0 ? `La partie commence dans ${seconds} s` : 'La partie commence…'),
    wait: 'Attendre',
    full: 'Toutes les places sont prises.',
    byItself: 'La partie commence dès que toutes les places sont prises.',
    hostAway: (name, time) =>
      `${name} est hors ligne. Sans retour avant ${time}, n’importe quel joueur pourra lancer la partie.`,
    youMay: name => `${name} est hors ligne depuis deux minutes : vous pouvez lancer la partie.`,
  },
  options: {
    title: 'Options',
    forHost: 'Visibles par tous. Vous pouvez les changer jusqu’au début de la partie.',
    forOthers: 'L’hôte peut les changer jusqu’au début de la partie.',
    access: 'Qui peut entrer',
    order: 'Ordre du tour',
    map: 'Plateau personnalisé',
    tooMany: taken => `${taken} places sont prises. Libérez-en une d’abord.`,
  },
  newTab: 's’ouvre dans un nouvel onglet',
  alerts: { title: 'À l’arrivée des joueurs', hint: 'Vous le saurez aussi quand ce sera à vous de jouer.' },
  arrived: names => `${liste(names)} ${pluriel(names.length, 'a', 'ont')} pris place`,
  ready: 'Tout le monde est là : on peut commencer',
  begun: game => `${game} : la partie a commencé`,
  news: {
    changed: 'L’hôte a changé les options',
    arranged: 'L’hôte a changé l’ordre des places',
    appointed: 'La table a un nouvel hôte',
  },
  time: {
    live: 'En direct',
    days: 'Sur plusieurs jours',
    custom: 'Personnalisé',
    base: 'Minutes par joueur',
    increment: 'Secondes ajoutées par tour',
    daysPerTurn: 'Jours par tour',
    range: (least, most) => `Indiquez un nombre entier de ${least} à ${most}.`,
    weekends: 'Sans les week-ends',
    weekendsHint: zone => `Le temps ne compte ni le samedi ni le dimanche (${zone}).`,
    noClock: 'Sans pendule',
    away: 'Un bot peut prendre le relais après',
    offlineFor: minutes => `${durée(minutes)} hors ligne`,
  },
  audience: 'Spectateurs',
  audiences: {
    named: 'Autorisés, avec leur nom',
    counted: 'Autorisés, sans leur nom',
    nobody: 'Jusqu’au début seulement',
  },
  nameFirst: 'Indiquez d’abord votre nom.',
  more: 'Ordre du tour et spectateurs',
};
