import type { Colour, RefusalReason } from '../../../../games/china/index.ts';
import { accord, compte } from '../../../i18n/french.ts';
import { type Sentence, sentenceOf } from '../../refusals.ts';

const refusals: { readonly [R in RefusalReason]: Sentence } = {
  over: 'La partie est terminée.',
  'deal-now': 'On distribue les premières cartes.',
  'lay-tiles-now': 'On répartit les tuiles bonus.',
  'more-now': 'Placez un deuxième pion, ou arrêtez-vous là.',
  'reveal-now': 'On révèle les tuiles bonus.',
  'choose-now': 'Les tuiles sont révélées : choisissez la case de votre palais.',
  'keep-now': 'Choisissez la carte jouée que vous conservez.',
  'draw-now': 'C’est le moment de piocher.',
  'card-to-come': 'Une carte est tirée de la pioche.',
  'emperor-card-to-come': 'Une carte arrive de la pioche pour l’Empereur.',
  'emperor-now': 'C’est au tour de l’Empereur : placez un pion pour lui, ou passez son tour.',
  'pile-lacks': 'Il n’y a plus de carte de cette couleur dans la pioche.',
  'no-card-now': 'On ne tire pas de carte maintenant.',
  'no-tile-now': 'On ne révèle pas de tuile maintenant.',
  'tiles-lack': 'Toutes les tuiles de cette couleur sont déjà révélées.',
  'no-tile-laid-now': 'Les tuiles bonus ont été réparties avant la partie.',
  'tile-elsewhere': 'La prochaine tuile bonus va dans une autre province.',
  'tile-on-junction': 'Pas de tuile bonus sur un carrefour ni sur un poste frontière.',
  'tile-there': 'Les deux tuiles bonus d’une province vont sur des cases différentes.',
  'one-province': 'Tous vos pions d’un tour vont dans la même province.',
  'two-pieces': 'Vous placez au plus deux pions par tour.',
  'empty-province': 'Cette province était vide au début de votre tour : vous n’y placez qu’un seul pion.',
  'second-post':
    'Avec un poste frontière, vous ne pouvez placer qu’un palais ou un émissaire dans l’une de ses provinces.',
  'no-palace-left': 'Il n’y a plus de palais en réserve.',
  'no-emissary-left': 'Il n’y a plus d’émissaire en réserve.',
  'no-fortification-left': 'Vous avez déjà placé votre fortification.',
  'space-taken': 'Cette case porte déjà un palais.',
  'no-palace-there': 'Pas d’émissaire dans une province sans palais.',
  'emissary-limit': ({ province, count }) =>
    `${province} est pleine : elle a ${compte(count as number, 'émissaire', 'émissaires')}, autant que le joueur majoritaire y a de palais.`,
  fortified: 'Cette case porte déjà une fortification.',
  'fortification-under-palace': 'Une fortification se place sur une case sans palais.',
  'commit-first': 'Ce serait le premier palais de la province : annoncez-le d’abord, puis ses tuiles sont révélées.',
  'nothing-to-reveal': 'Les tuiles y sont déjà révélées : placez directement le palais sur sa case.',
  'wrong-payment': 'Un pion coûte une carte de la couleur de la province, ou deux cartes d’une même autre couleur.',
  'own-pair': 'Deux cartes de la couleur de la province ne font pas un joker : une seule suffit.',
  'post-payment':
    'Un poste frontière coûte une carte de chacune de ses deux couleurs, ou deux cartes de l’une d’elles.',
  'no-province-card': ({ colour }) =>
    `Vous n’avez pas de carte ${accord(colour as Colour, 'f')} ; deux cartes d’une même autre couleur feraient un joker.`,
  'no-joker-pair': ({ colour }) =>
    `Vous n’avez pas deux cartes ${accord(colour as Colour, 'f', 'pl')} pour faire un joker.`,
  'no-post-cards':
    'Vous n’avez pas les cartes de ce poste frontière : une de chacune de ses deux couleurs, ou deux de l’une d’elles.',
  'choose-in-province': 'Le palais va dans la province annoncée, pas sur un poste frontière.',
  'no-commit': 'Aucun palais n’attend de case.',
  'not-placed': 'Vous n’avez rien placé : placez un pion, ou échangez une carte.',
  'place-or-exchange': 'On échange une carte au lieu de placer, pas après.',
  'card-missing': 'Vous n’avez pas cette carte.',
  'pass-now': 'Vous n’avez pas de carte : passez.',
  'has-cards': 'Seul un joueur sans carte peut passer.',
  'nothing-to-keep': 'On conserve une carte après avoir placé, pas maintenant.',
  'not-played': 'Vous ne pouvez conserver qu’une carte que vous venez de jouer.',
  'draw-later': 'On pioche après avoir placé ou échangé.',
  'no-card-there': 'Il n’y a pas de carte à cet endroit de la rangée.',
  'no-pile': 'La pioche est épuisée.',
  'emperor-later': 'Le tour de l’Empereur vient après le vôtre.',
  'emperor-placed': 'L’Empereur a déjà eu son tour.',
  'emperor-empty': 'L’Empereur n’entre dans une province vide que s’il ne peut pas faire autrement.',
  'emperor-cards': 'L’Empereur n’a pas ces cartes.',
  'special-used': 'Vous avez déjà utilisé cette carte spéciale.',
  'special-late': 'Cette carte spéciale s’utilise avant de placer ou d’échanger.',
  'change-missing': 'Vous n’avez pas cette carte à échanger.',
  'no-emperor': 'L’Empereur et les cartes spéciales n’existent que dans la partie à deux.',
  'no-fortifications': 'Cette partie se joue sans fortifications.',
  'no-influence': 'Cette partie se joue sans cartes d’influence : on ne conserve pas de carte.',
  'no-bonus-tiles': 'Cette partie se joue sans tuiles bonus.',
  'no-posts': 'Seul le plateau des Querelles frontalières a des postes frontières.',
  'change-gap': 'Il n’y a pas de carte à cet endroit de la rangée.',
};

/** A refusal in French, by its reason. */
export const refusal = sentenceOf(refusals);
