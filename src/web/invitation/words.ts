import type { InvitationCard } from '../../api/index.ts';
import { count } from '../i18n/english.ts';
import { compte } from '../i18n/french.ts';
import type { Language } from '../settings.svelte.ts';

/** What became of an invitation: how its table is, or what is wrong with the link. */
export type Finding = InvitationCard['state'] | 'renewed' | 'cutOff' | 'missing';

/** A sentence that says what is the case, and one that says what can still be done. */
interface Advice {
  readonly title: string;
  readonly hint: string;
}

export interface InvitationWords {
  /** Above the name of the game. */
  readonly invites: (host: string | undefined) => string;
  readonly players: (n: number) => string;
  readonly free: (n: number) => string;
  readonly seats: string;
  readonly seat: {
    readonly free: string;
    readonly yours: string;
    readonly host: string;
    readonly joined: string;
    readonly kept: (name: string) => string;
  };
  readonly name: string;
  readonly nameHint: string;
  readonly sit: string;
  readonly watch: string;
  readonly see: string;
  readonly own: string;
  readonly lesson: { readonly ask: string; readonly link: (game: string) => string; readonly back: string };
  /** To be told when a seat of a full table is free, with the page closed if a notice reaches us there. */
  readonly wait: { readonly ask: string; readonly on: string; readonly reached: string; readonly opened: string };
  readonly phone: string;
  readonly phoneHint: string;
  readonly qr: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly starts: string;
  /** `watching`: whether others may watch this game. */
  readonly found: (finding: Exclude<Finding, 'open'>, host: string | undefined, watching: boolean) => Advice;
  readonly points: (n: number) => string;
}

const en: InvitationWords = {
  invites: host => (host === undefined ? 'You’re invited to' : `${host} invites you to`),
  players: n => count(n, 'player', 'players'),
  free: n => (n === 0 ? 'No seats free' : count(n, 'seat free', 'seats free')),
  seats: 'Seats',
  seat: { free: 'free', yours: 'yours?', host: 'host', joined: 'joined', kept: name => `kept for ${name}` },
  name: 'Your name at this table',
  nameHint: 'no account, no e-mail',
  sit: 'Take a seat',
  watch: 'Just watch',
  see: 'See the final board',
  own: 'Start a table of your own',
  lesson: {
    ask: 'Never played?',
    link: game => `Learn ${game} in 3 minutes`,
    back: 'first, in a new tab. This page stays open.',
  },
  wait: {
    ask: 'Tell me if a seat opens',
    on: 'Keep this page open: you’ll hear and see it here.',
    reached: 'You can close this page: you’ll get a notification.',
    opened: 'A seat is free',
  },
  phone: 'Play on your phone?',
  phoneHint: 'Scan to open this table there.',
  qr: 'QR code: opens this invitation on a phone',
  link: 'Link to this table',
  copy: 'Copy',
  copied: 'Copied',
  starts: 'The game can start once every seat is taken. Until then, you can leave yours.',
  found: (finding, host = 'the host', watching) =>
    ({
      full: {
        title: 'Every seat is taken',
        hint: watching
          ? 'You can watch, and take a seat if somebody leaves.'
          : `This table doesn’t allow spectators. Ask ${host} for a seat at another one.`,
      },
      begun: {
        title: 'The game has already started',
        hint: watching
          ? `You can watch it, or ask ${host} for a seat in the next one.`
          : `This table doesn’t allow spectators. Ask ${host} for a seat in the next game.`,
      },
      over: {
        title: 'This game is over',
        hint: watching ? 'Here’s how it ended.' : `Only its players can see it. Ask ${host} for another game.`,
      },
      closed: {
        title: 'This table was closed before the game started',
        hint: `Ask ${host} for a new link, or start a table of your own.`,
      },
      renewed: {
        title: 'This link has been replaced',
        hint: 'The host made a new one, and this one no longer works. Ask for the new link.',
      },
      cutOff: {
        title: 'Part of this link is missing',
        hint: `The part after the # is missing or isn’t complete. Open the whole link, or ask ${host} to send it again.`,
      },
      missing: {
        title: 'This invitation doesn’t exist',
        hint: 'The link may be mistyped, or its table may have been deleted. Ask for a new link.',
      },
    })[finding],
  points: n => count(n, 'point', 'points'),
};

const fr: InvitationWords = {
  invites: host => (host === undefined ? 'On vous invite à jouer à' : `${host} vous invite à jouer à`),
  players: n => compte(n, 'joueur', 'joueurs'),
  free: n => (n === 0 ? 'Aucune place libre' : compte(n, 'place libre', 'places libres')),
  seats: 'Places',
  seat: { free: 'libre', yours: 'la vôtre ?', host: 'hôte', joined: 'déjà là', kept: name => `réservée pour ${name}` },
  name: 'Votre nom à cette table',
  nameHint: 'ni compte, ni e-mail',
  sit: 'Prendre une place',
  watch: 'Regarder seulement',
  see: 'Voir le plateau final',
  own: 'Ouvrir votre propre table',
  lesson: {
    ask: 'Jamais joué ?',
    link: game => `Apprenez ${game} en 3 minutes`,
    back: 'd’abord, dans un nouvel onglet. Cette page reste ouverte.',
  },
  wait: {
    ask: 'Me prévenir si une place se libère',
    on: 'Gardez cette page ouverte : vous le verrez et l’entendrez ici.',
    reached: 'Vous pouvez fermer cette page : une notification vous préviendra.',
    opened: 'Une place est libre',
  },
  phone: 'Jouer sur votre téléphone ?',
  phoneHint: 'Scannez pour y ouvrir cette table.',
  qr: 'QR code : ouvre cette invitation sur un téléphone',
  link: 'Lien vers cette table',
  copy: 'Copier',
  copied: 'Copié',
  starts: 'La partie peut commencer dès que toutes les places sont prises. D’ici là, vous pouvez quitter la vôtre.',
  found: (finding, host, watching) => {
    const ask = `Demandez ${host === undefined ? 'à l’hôte' : `à ${host}`}`;
    return {
      full: {
        title: 'Toutes les places sont prises',
        hint: watching
          ? 'Vous pouvez regarder, et prendre une place si quelqu’un s’en va.'
          : `Cette table n’admet pas de spectateurs. ${ask} une place à une autre table.`,
      },
      begun: {
        title: 'La partie a déjà commencé',
        hint: watching
          ? `Vous pouvez la regarder. ${ask} une place pour la prochaine.`
          : `Cette table n’admet pas de spectateurs. ${ask} une place pour la prochaine partie.`,
      },
      over: {
        title: 'Cette partie est terminée',
        hint: watching ? 'Voici comment elle a fini.' : `Seuls ses joueurs peuvent la voir. ${ask} une autre partie.`,
      },
      closed: {
        title: 'Cette table a été fermée avant le début de la partie',
        hint: `${ask} un nouveau lien, ou ouvrez votre propre table.`,
      },
      renewed: {
        title: 'Ce lien a été remplacé',
        hint: 'L’hôte en a créé un nouveau, et celui-ci ne fonctionne plus. Demandez le nouveau lien.',
      },
      cutOff: {
        title: 'Il manque une partie de ce lien',
        hint: `Ce qui suit le # manque ou n’est pas complet. Ouvrez le lien entier. ${ask} de le renvoyer si besoin.`,
      },
      missing: {
        title: 'Cette invitation n’existe pas',
        hint: 'Le lien contient peut-être une erreur, ou sa table a été supprimée. Demandez un nouveau lien.',
      },
    }[finding];
  },
  points: n => compte(n, 'point', 'points'),
};

const languages = { en, fr } as const;

export const invitationWordsOf = (language: Language): InvitationWords => languages[language];
