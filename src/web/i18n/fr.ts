import type { Words } from './words.ts';

export const fr: Words = {
  tagline: 'Trois jeux, une table, chez vous.',
  language: 'Français',
  dark: 'Thème sombre',
  light: 'Thème clair',
  by: 'de',
  soFarTitle: 'Ce qui est déjà là',
  soFar: [
    'Les règles exactes des jeux ci-dessous, avec la raison de chaque refus.',
    'Des parties enregistrées que l’on rejoue et vérifie ligne par ligne, et un hasard vérifiable.',
    'Un moteur auquel les programmes peuvent parler, et une ligne de commande : npm run -s cli.',
    'Plateaux, bots et tables en ligne viennent ensuite.',
  ],
  loading: 'Le serveur est interrogé…',
  noServer: 'Le serveur ne répond pas. Vérifiez qu’il tourne, puis rechargez la page.',
  rulesReady: variants => `Règles complètes, ${variants} façons de jouer`,
  rulesMissing: 'Désactivé ici, ou pas encore là',
  players: numbers => `${numbers} joueurs`,
  games: {
    china: {
      pitch: 'Des palais le long des routes, des émissaires à la cour : neuf provinces et peu de cartes.',
      editions: [
        '3–5 joueurs',
        'À deux avec l’Empereur',
        'Fortifications',
        'Tuiles bonus',
        'Conflits de frontière',
        'Variante légère',
      ],
    },
    pagoda: {
      pitch: 'Six pagodes élevées à deux : chaque étage ouvre le suivant à l’adversaire.',
      editions: ['4 étages', 'Partie courte', 'Débutants, sans capacités'],
    },
    medina: {
      pitch: 'Une ville grandit sous toutes les mains. Qui prendra quel palais, et quand ?',
      editions: ['2e édition', '1re édition', 'Duel', 'Puits', 'Thé', 'Variante française'],
    },
  },
  credits:
    'China est de Michael Schacht, Pagoda d’Arve D. Fühler, Medina de Stefan Dorra. Ce projet n’est affilié ni à eux ni à leurs éditeurs.',
};
