import type { NoticeLanguage } from './wishes.ts';

/** The texts of notices. Names come from people; nothing else does. */
export interface NoticeWords {
  /** A title names the game; a body says the rest. */
  readonly turn: (game: string) => string;
  readonly turnWith: (others: readonly string[]) => string;
  readonly time: (game: string) => string;
  readonly timeLeft: (milliseconds: number) => string;
  readonly replaced: (game: string) => string;
  readonly comeBack: string;
  readonly taken: (name: string | undefined, game: string) => string;
  readonly takenBody: string;
  readonly ranOut: string;
  readonly full: (game: string) => string;
  readonly start: string;
  readonly arrived: (name: string | undefined, game: string) => string;
  readonly free: (seats: number) => string;
  readonly rematch: (name: string | undefined, game: string) => string;
  readonly take: string;
  readonly seat: (game: string) => string;
  readonly takeAt: (host: string | undefined) => string;
  readonly test: string;
  readonly testBody: string;
  readonly mail: {
    readonly confirm: string;
    readonly confirmBody: (link: string) => string;
    readonly open: string;
    readonly stop: (link: string) => string;
  };
}

const HOUR = 3_600_000;
const UNITS = [
  ['day', 24 * HOUR],
  ['hour', HOUR],
  ['minute', HOUR / 60],
] as const;

/** A length of time in its largest unit: “18 hours”. */
function writeTime(locale: string, milliseconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= 2 * length) ?? UNITS[2];
  const amount = Math.max(1, Math.round(milliseconds / length));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

const en: NoticeWords = {
  turn: game => `Your turn in ${game}`,
  turnWith: others =>
    others.length === 0
      ? 'It’s your turn.'
      : `${new Intl.ListFormat('en-GB').format(others)} ${others.length === 1 ? 'is' : 'are'} waiting for you.`,
  time: game => `Time is running out in ${game}`,
  timeLeft: milliseconds => `It’s your turn, and you have ${writeTime('en-GB', milliseconds)} left.`,
  replaced: game => `A bot is playing for you in ${game}`,
  comeBack: 'You were away. Open the table to take your seat back.',
  taken: (name, game) => `${name ?? 'Someone'} took over your seat in ${game}`,
  takenBody: 'You were away for a long time.',
  ranOut: 'You ran out of time.',
  full: game => `Your ${game} table is full`,
  start: 'Everyone is here: you can start the game.',
  arrived: (name, game) => `${name ?? 'Someone'} joined your ${game} table`,
  free: seats => (seats === 1 ? '1 seat is still free.' : `${seats} seats are still free.`),
  rematch: (name, game) => `${name ?? 'Someone'} wants a rematch in ${game}`,
  take: 'Open the table to take your seat.',
  seat: game => `A seat is free in ${game}`,
  takeAt: host => (host === undefined ? 'Open the table to take the seat.' : `Open ${host}’s table to take the seat.`),
  test: 'Caravanserai can reach you',
  testBody: 'This is a test. From now on you’ll hear about your games here.',
  mail: {
    confirm: 'Confirm your address for Caravanserai',
    confirmBody: link =>
      `Someone, probably you, asked to hear about their games at this address. To confirm, open this link:\n\n${link}\n\nIf that wasn’t you, ignore this message: you won’t get another one.`,
    open: 'Open the table:',
    stop: link => `To stop these messages: ${link}`,
  },
};

const fr: NoticeWords = {
  turn: game => `${game}\u00a0: à vous de jouer`,
  turnWith: others =>
    others.length === 0
      ? 'C’est votre tour.'
      : `${new Intl.ListFormat('fr').format(others)} ${others.length === 1 ? 'vous attend' : 'vous attendent'}.`,
  time: game => `${game}\u00a0: le temps presse`,
  timeLeft: milliseconds => `C’est votre tour. Temps restant\u00a0: ${writeTime('fr', milliseconds)}.`,
  replaced: game => `${game}\u00a0: un bot joue pour vous`,
  comeBack: 'Votre tour s’est fait attendre. Ouvrez la table pour reprendre votre place.',
  taken: (name, game) => `${game}\u00a0: ${name ?? 'quelqu’un'} joue désormais à votre place`,
  takenBody: 'Votre tour s’est longtemps fait attendre.',
  ranOut: 'Vous n’avez plus de temps.',
  full: game => `Votre table de ${game} est complète`,
  start: 'Tout le monde est là\u00a0: vous pouvez lancer la partie.',
  arrived: (name, game) => `${name ?? 'Quelqu’un'} prend place à votre table de ${game}`,
  free: seats => (seats === 1 ? 'Il reste 1 place.' : `Il reste ${seats} places.`),
  rematch: (name, game) => `${name ?? 'Quelqu’un'} propose une revanche à ${game}`,
  take: 'Ouvrez la table pour prendre votre place.',
  seat: game => `${game}\u00a0: une place s’est libérée`,
  takeAt: host => `${host === undefined ? '' : `Hôte\u00a0: ${host}. `}Ouvrez la table pour prendre cette place.`,
  test: 'Caravanserai peut vous joindre',
  testBody: 'Ceci est un essai. Vous aurez ici des nouvelles de vos parties.',
  mail: {
    confirm: 'Confirmez votre adresse pour Caravanserai',
    confirmBody: link =>
      `Quelqu’un, sans doute vous, souhaite recevoir à cette adresse des nouvelles de ses parties. Pour confirmer, ouvrez ce lien\u00a0:\n\n${link}\n\nSi ce n’était pas vous, ignorez ce message\u00a0: vous n’en recevrez pas d’autre.`,
    open: 'Ouvrir la table\u00a0:',
    stop: link => `Pour ne plus recevoir ces messages\u00a0: ${link}`,
  },
};

const languages: { readonly [L in NoticeLanguage]: NoticeWords } = { en, fr };

/** Texts in a language; in English if an earlier or later version stored another. */
export const noticeWords = (language: string): NoticeWords => (language === 'fr' ? languages.fr : languages.en);
