// The grammar that French texts need where they have gaps to fill.
import type { Who } from './who.ts';

export type Genre = 'm' | 'f';
type Formes = readonly [m: string, f: string, mpl: string, fpl: string];

const cardinals = new Intl.PluralRules('fr');
const lists = new Intl.ListFormat('fr');

const couleurs = {
  red: ['rouge', 'rouge', 'rouges', 'rouges'],
  yellow: ['jaune', 'jaune', 'jaunes', 'jaunes'],
  green: ['vert', 'verte', 'verts', 'vertes'],
  blue: ['bleu', 'bleue', 'bleus', 'bleues'],
  violet: ['violet', 'violette', 'violets', 'violettes'],
  grey: ['gris', 'grise', 'gris', 'grises'],
  black: ['noir', 'noire', 'noirs', 'noires'],
  orange: ['orange', 'orange', 'orange', 'orange'],
  brown: ['marron', 'marron', 'marron', 'marron'],
} as const satisfies { readonly [couleur: string]: Formes };

export type Couleur = keyof typeof couleurs;

/** The form that goes with a number: « carte » for 0 and 1, else « cartes ». */
export const pluriel = (n: number, un: string, des: string): string => (cardinals.select(n) === 'one' ? un : des);

/** The number with its form: « 1 carte », « 3 cartes ». */
export const compte = (n: number, un: string, des: string): string => `${n} ${pluriel(n, un, des)}`;

/** A colour that agrees with its noun: « toit vert », « cartes vertes ». */
export function accord(couleur: Couleur, genre: Genre, nombre: number | 'pl' = 1): string {
  const [m, f, mpl, fpl] = couleurs[couleur];
  const [un, des] = genre === 'm' ? [m, mpl] : [f, fpl];
  return nombre === 'pl' ? des : pluriel(nombre, un, des);
}

/** « 1er », « 1re », « 2e ». */
export const ordinal = (n: number, genre: Genre): string => `${n}${n > 1 ? 'e' : genre === 'm' ? 'er' : 're'}`;

/** « Karim, Li et Yann ». */
export const liste = (items: readonly string[]): string => lists.format(items);

// A y before a consonant is a vowel (Yves), before a vowel it is not (Yann).
const vowel = /^(?:[aeiouhœæ]|y\p{M}*[^aeiou\p{M}])/iu;

/** « de Karim », « d’Élise », « d’Yves », « de Yann ». */
export const de = (nom: string): string => (vowel.test(nom.normalize('NFD')) ? `d’${nom}` : `de ${nom}`);

/** « de Wei », « d’Anyi », but « de Han »: the h of foreign places is not mute. */
export const deLieu = (lieu: string): string => (/^h/i.test(lieu) ? `de ${lieu}` : de(lieu));

/** A player who begins a sentence: « Vous » or « Karim ». */
export const sujet = ({ name, you }: Who): string => (you ? 'Vous' : name);

/** A player inside a sentence: « vous » or « Karim ». */
export const qui = ({ name, you }: Who): string => (you ? 'vous' : name);

/** « à vous », « à Karim ». */
export const aQui = (who: Who): string => `à ${qui(who)}`;

/** « votre palais », « palais de Karim ». */
export const possession = (chose: string, { name, you }: Who): string =>
  you ? `votre ${chose}` : `${chose} ${de(name)}`;

/** The verb after a player: « place » or « placez ». */
export const verbe = ({ you }: Who, il: string, vous: string): string => (you ? vous : il);

/** Whether a moment begins with a day, like “19 nov., 13:48”, and not with a time. */
export const isDay = (moment: string): boolean => /^\d+(er)? \p{L}{2,}/u.test(moment);

export const jusqua = (moment: string): string => `jusqu’${isDay(moment) ? 'au' : 'à'} ${moment}`;
