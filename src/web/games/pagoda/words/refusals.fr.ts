import type { Colour, RefusalReason } from '../../../../games/pagoda/index.ts';
import { accord } from '../../../i18n/french.ts';
import { type Sentence, sentenceOf } from '../../refusals.ts';

const refusals: { readonly [R in RefusalReason]: Sentence } = {
  over: 'La partie est terminée.',
  dealing: 'On pioche des cartes.',
  'no-draw': 'On ne pioche pas maintenant.',
  'pile-lacks': 'Il n’y a plus de carte de cette couleur dans la pioche.',
  'column-first': 'Construisez au moins une colonne ou un sommet avant de terminer votre tour.',
  'column-limit': 'Vous avez construit 3 colonnes ce tour-ci ; seule la Lanterne en permet une 4e.',
  'beginners-limit': 'Vous avez construit 3 colonnes ce tour-ci, le maximum.',
  'lantern-limit': 'Vous avez construit 4 colonnes ce tour-ci, le maximum même avec la Lanterne.',
  'lot-complete': 'Cette pagode est achevée.',
  'lot-exhausted': 'Il ne reste aucune tuile de cette couleur : cette pagode compte comme achevée.',
  'floor-full': 'Cet étage a déjà 4 colonnes ; il lui faut une tuile.',
  'floor-colour': 'Les colonnes de cet étage sont d’une autre couleur.',
  'no-card': 'Vous n’avez pas cette carte à cet endroit. Une colonne coûte une carte de sa couleur.',
  'no-colour-card': ({ colour }) =>
    `Vous n’avez pas de carte ${accord(colour as Colour, 'f')}, et une colonne coûte une carte de sa couleur.`,
  'no-pair': 'Vous n’avez pas ces deux cartes à cet endroit pour le Bol de riz.',
  'no-bowl': 'Vous n’avez pas de Bol de riz à utiliser ; sans lui, deux cartes n’en valent pas une.',
  'bowl-used': 'Vous avez déjà utilisé le Bol de riz ce tour-ci.',
  'floor-unfinished': 'Une tuile se pose sur 4 colonnes.',
  'tile-background': 'Le fond de la tuile doit être de la couleur de cet étage.',
  'tile-taken': 'Cette tuile est déjà construite.',
  'no-tile-card': 'Vous n’avez pas cette carte à cet endroit. Une tuile coûte une carte de la couleur de son fond.',
  'no-background-card': ({ colour }) =>
    `Vous n’avez pas de carte ${accord(colour as Colour, 'f')}, et une tuile coûte une carte de la couleur de son fond.`,
  'no-tile-pair': 'Vous n’avez pas ces deux cartes à cet endroit pour le Bouddha.',
  'no-buddha': 'Vous n’avez pas de Bouddha à utiliser ; sans lui, deux cartes ne paient pas une tuile.',
  'buddha-used': 'Vous avez déjà utilisé le Bouddha ce tour-ci.',
  'no-column-after-tile': 'Après cette tuile, vous ne pourriez plus construire de colonne ce tour-ci.',
  'spire-limit': 'Un sommet compte comme une colonne, et il ne vous en reste plus ce tour-ci.',
  'spire-unpayable': 'Après cette tuile, vous ne pourriez pas payer le sommet, et le toit se construit avec lui.',
  'spire-due': 'Vous avez commencé un toit : construisez d’abord son sommet.',
  'no-roof': 'Un sommet se construit avec un toit : posez d’abord la tuile du toit.',
  'spire-colour': 'Ce toit demande un sommet d’une autre couleur.',
  'no-spire-cards': 'Vous n’avez pas ces cartes à cet endroit. Un sommet coûte deux cartes de sa couleur.',
  'lantern-used': 'Vous avez déjà utilisé la Lanterne ce tour-ci.',
  'no-lantern': 'Vous n’avez pas de Lanterne à utiliser.',
  'no-column-after-lantern':
    'La Lanterne exclut le tour modifié, et vous ne pourriez construire aucune colonne autrement.',
  'dragon-used': 'Vous avez déjà utilisé le Dragon ce tour-ci.',
  'no-dragon': 'Vous n’avez pas de Dragon à utiliser.',
  'dragon-late': 'Le Dragon ne s’utilise qu’au début du tour.',
  'dragon-unfinished': 'Vous utilisez le Dragon : défaussez encore, ou piochez.',
  'no-dragon-begun': 'Défaussez au moins une carte avec le Dragon avant de piocher.',
  'no-dragon-card': 'Vous n’avez pas cette carte à cet endroit.',
  'dragon-order': 'On défausse dans un ordre fixe, la réserve avant la main : cette carte aurait dû venir plus tôt.',
  'discards-unfinished': 'Un tour modifié demande quatre défausses : défaussez d’abord les autres cartes.',
  'discards-done': 'Vous avez défaussé quatre cartes : construisez maintenant votre colonne.',
  'discard-late': 'Le tour modifié se choisit avant toute action ; seul le Dragon peut le précéder.',
  'beginners-discard-late': 'Le tour modifié se choisit avant toute action.',
  'no-open-floor':
    'Aucun étage ne peut recevoir de colonne : un tour modifié ne construirait rien. Jouez un tour normal.',
  'no-discard': 'Vous n’avez pas cette carte à cet endroit.',
  'discard-order': 'On défausse dans un ordre fixe, la réserve avant la main : cette carte aurait dû venir plus tôt.',
  'discard-too-far':
    'On défausse dans un ordre fixe, la réserve avant la main : après cette carte, il n’en resterait pas assez.',
  'discard-first':
    'Pour construire une colonne sans carte de sa couleur, jouez un tour modifié : défaussez d’abord quatre cartes.',
  'only-column': 'Un tour modifié construit une colonne et rien d’autre.',
  'column-is-paid': 'Vos quatre défausses ont payé cette colonne : elle ne coûte rien de plus.',
  'no-ability': 'Dans un tour modifié, seul l’Éventail peut servir, une fois les cartes complétées.',
  stuck: 'Aucune colonne n’est possible ce tour-ci : défaussez quatre cartes.',
  'modified-only': 'Vous ne pouvez pas construire de colonne autrement : jouez un tour modifié.',
  'stuck-discards-unfinished':
    'Aucune colonne n’est possible ce tour-ci : il demande quatre défausses. Défaussez d’abord les autres cartes.',
  'stuck-no-discard': 'Vous n’avez pas cette carte à cet endroit.',
  'stuck-discard-order':
    'On défausse dans un ordre fixe, la réserve avant la main : cette carte aurait dû venir plus tôt.',
  'stuck-discard-too-far':
    'On défausse dans un ordre fixe, la réserve avant la main : après cette carte, il n’en resterait pas assez.',
  'fan-undecided': 'Votre tour est terminé, sauf l’Éventail : l’utilisez-vous ?',
  'no-fan': 'Vous n’avez pas d’Éventail à utiliser.',
  'fan-early': 'L’Éventail s’utilise à la fin du tour, une fois les cartes complétées.',
  'column-payment': 'Une colonne coûte une carte de sa propre couleur.',
  'tile-payment': 'Une tuile coûte une carte de la couleur de son fond.',
  'spire-payment': 'Un sommet coûte deux cartes de sa propre couleur.',
  'no-abilities': 'La partie d’initiation se joue sans capacités.',
};

/** A refusal in French, by its reason. */
export const refusal = sentenceOf(refusals);
