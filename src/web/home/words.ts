import type { Language } from '../settings.svelte.ts';

interface HomeWords {
  readonly greeting: (hour: number, name: string | undefined) => string;
  readonly waiting: (tables: number) => string;
  readonly nextGame: string;
  /** On the button that goes back to the latest game of this device. */
  readonly continueGame: (game: string) => string;
  readonly learn: { readonly title: string; readonly hint: string };
  readonly lesson: (game: string) => string;
  readonly promise: string;
  readonly invitation: {
    readonly open: string;
    readonly short: string;
    readonly label: string;
    readonly go: string;
    readonly wrong: string;
  };
  readonly choose: string;
  readonly chooseHint: string;
  readonly easiest: string;
  readonly cards: { readonly learn: string; readonly play: string };
  /** On the page for new games. */
  readonly againstBots: { readonly title: string; readonly hint: string };
  readonly learnPage: { readonly title: string; readonly hint: string };
  readonly more: string;
  readonly passHint: string;
  readonly scoreHint: string;
  readonly rulesHint: string;
  readonly workshop: { readonly title: string; readonly hint: string; readonly open: string };
}

const languages: { readonly [L in Language]: HomeWords } = {
  en: {
    greeting: (hour, name) => {
      const time = hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
      return name === undefined ? time : `${time}, ${name}`;
    },
    waiting: tables => (tables === 1 ? 'It’s your turn at one table.' : `It’s your turn at ${tables} tables.`),
    nextGame: 'Next game',
    continueGame: game => `Continue ${game}`,
    learn: { title: 'New here? Learn a game', hint: 'in three minutes, by playing it' },
    lesson: game => `Learn ${game}`,
    promise: 'No account, no e-mail, no advertising.',
    invitation: {
      open: 'I have an invitation',
      short: 'Invitation',
      label: 'The link you were sent',
      go: 'Go to the table',
      wrong: 'That isn’t a link to a table here. Ask for the full link.',
    },
    choose: 'Choose a game',
    chooseHint: 'Play against bots straight away, or send a friend a link.',
    easiest: 'easiest to start with',
    cards: { learn: 'Learn', play: 'Play' },
    againstBots: { title: 'Against bots', hint: 'Choose how strong each of them is.' },
    learnPage: {
      title: 'Learn a game',
      hint: 'You play a real game, and a coach shows you each step. No rulebook needed. It takes about three minutes.',
    },
    more: 'More: online tables · pass and play · score a game · map workshop · rules · game records',
    passHint: 'One device for everyone. Enter your names and choose the options. Hands stay hidden between turns.',
    scoreHint: 'For a game played at a real table.',
    rulesHint: 'Every rule set of the five rulebooks, with examples and pictures, and a search.',
    workshop: {
      title: 'Map workshop',
      hint: 'Our boards of China are reconstructions: enter the one that you own, or draw a new one. Play on it, share it, print it.',
      open: 'Open the workshop',
    },
  },
  fr: {
    greeting: (hour, name) => {
      const time = hour < 5 || hour >= 18 ? 'Bonsoir' : 'Bonjour';
      return name === undefined ? time : `${time}, ${name}`;
    },
    waiting: tables => (tables === 1 ? 'À vous de jouer à une table.' : `À vous de jouer à ${tables} tables.`),
    nextGame: 'Partie suivante',
    continueGame: game => `Reprendre ${game}`,
    learn: { title: 'Première visite ? Apprenez un jeu', hint: 'en trois minutes, en y jouant' },
    lesson: game => `Apprendre ${game}`,
    promise: 'Ni compte, ni e-mail, ni publicité.',
    invitation: {
      open: 'J’ai une invitation',
      short: 'Invitation',
      label: 'Le lien que vous avez reçu',
      go: 'Aller à la table',
      wrong: 'Ce lien ne mène pas à une table d’ici. Demandez le lien complet.',
    },
    choose: 'Choisissez un jeu',
    chooseHint: 'Jouez tout de suite contre des bots, ou envoyez un lien à vos amis.',
    easiest: 'idéal pour débuter',
    cards: { learn: 'Apprendre', play: 'Jouer' },
    againstBots: { title: 'Contre des bots', hint: 'Choisissez la force de chacun.' },
    learnPage: {
      title: 'Apprendre un jeu',
      hint: 'Vous jouez une vraie partie, et un guide vous montre chaque étape. Inutile de lire les règles. Comptez trois minutes.',
    },
    more: 'Plus : tables en ligne · sur un seul appareil · compter les points · atelier de plateaux · règles · enregistrements',
    passHint:
      'Un appareil pour tout le monde. Entrez vos noms et choisissez les options. Les mains restent cachées entre les tours.',
    scoreHint: 'Pour une partie jouée sur une vraie table.',
    rulesHint: 'Toutes les règles des cinq livrets, avec des exemples illustrés et une recherche.',
    workshop: {
      title: 'Atelier de plateaux',
      hint: 'Nos plateaux de China sont des reconstitutions : entrez le vôtre, ou dessinez-en un. Jouez dessus, partagez-le, imprimez-le.',
      open: 'Ouvrir l’atelier',
    },
  },
};

export const homeWordsOf = (language: Language): HomeWords => languages[language];
