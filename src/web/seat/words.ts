import { de } from '../i18n/french.ts';
import type { Language } from '../settings.svelte.ts';

/** What is said to somebody who comes by the link to a seat. */
interface SeatWords {
  readonly title: (name: string) => string;
  readonly why: (name: string) => string;
  readonly gets: string;
  readonly players: string;
  readonly onOffer: string;
  readonly turn: string;
  readonly take: string;
  readonly own: string;
  readonly seated: string;
  readonly toTable: string;
  readonly noLonger: string;
  readonly noLongerWhy: string;
  readonly incomplete: string;
  readonly incompleteWhy: string;
  readonly others: string;
}

const en: SeatWords = {
  title: name => `Take over ${name}’s seat`,
  why: name => `${name} is away, and the others are looking for someone to play on.`,
  gets: 'You get everything that belongs to this seat, and enough time for your first turn.',
  players: 'Players',
  onOffer: 'on offer',
  turn: 'to move',
  take: 'Take this seat',
  own: 'This is your own seat. Play at the table, and it stays yours.',
  seated: 'You already have a seat at this table.',
  toTable: 'Go to table',
  noLonger: 'This seat is no longer on offer',
  noLongerWhy: 'Its player is back, someone else was faster, or the game is over.',
  incomplete: 'Part of this link is missing',
  incompleteWhy: 'Ask the person who sent it for the full link.',
  others: 'Find another table',
};

const fr: SeatWords = {
  title: name => `Prendre la place ${de(name)}`,
  why: name => `Sans nouvelles ${de(name)}, les autres cherchent quelqu’un pour continuer la partie.`,
  gets: 'Vous recevez tout ce qui appartient à cette place, et assez de temps pour votre premier tour.',
  players: 'Joueurs',
  onOffer: 'à prendre',
  turn: 'doit jouer',
  take: 'Prendre cette place',
  own: 'C’est votre propre place. Jouez à la table pour la garder.',
  seated: 'Vous avez déjà une place à cette table.',
  toTable: 'Aller à la table',
  noLonger: 'Cette place n’est plus à prendre',
  noLongerWhy: 'La personne absente est revenue, quelqu’un vous a devancé, ou la partie est terminée.',
  incomplete: 'Il manque une partie du lien',
  incompleteWhy: 'Demandez le lien complet à la personne qui vous l’a envoyé.',
  others: 'Trouver une autre table',
};

const languages = { en, fr } as const;

export const seatWords = (language: Language): SeatWords => languages[language];
