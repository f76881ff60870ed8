import type { ProblemDocument } from '../../api/index.ts';
import type { Language } from '../settings.svelte.ts';

type Problems = { readonly [code: string]: string };

const en: Problems = {
  club: 'To play online here, you need the club password.',
  'registration-closed':
    'This server isn’t taking new players at the moment. If you’ve played here before, sign in from your profile.',
  'wrong-password': 'That isn’t the club password. Check the spelling, or ask the host.',
  'no-such-code': 'This code or link is wrong, already used or expired. Ask for a new one.',
  'no-such-link': 'This recovery link no longer works: there’s a newer one, or it was deleted.',
  'shared-table': 'Both of you sit at the same table. Finish that game first.',
  'no-passkeys-here':
    'Passkeys only work at this server’s name, not at a numeric address. Use a recovery link instead.',
  'wrong-passkey': 'That didn’t work with this passkey. Try again.',
  'no-such-passkey': 'This passkey doesn’t belong to anyone here. It may have been removed.',
  'too-many-passkeys': 'You have 20 passkeys. Remove one first.',
  'no-such-device': 'This device is already signed out.',
  'this-device': 'This is the device you’re using.',
  'no-such-zone': 'The server doesn’t know this time zone.',
  'not-https': 'The address must start with https://',
  'private-target': 'This address isn’t on the public internet. Use one that the server can reach.',
  'wrong-keys': 'The browser’s keys don’t work. Switch notifications off and on again.',
  'target-unreachable': 'Nobody answers at this address. Check the spelling.',
  'target-timeout': 'This address takes too long to answer. Try again later.',
  'target-refused': 'This address answered with an error. Check that it’s complete.',
  'no-webhook': 'You have no webhook any more.',
  'no-mail': 'This server doesn’t send e-mail.',
  'no-days-left': 'You don’t have that many days left this year. Choose fewer.',
};

const fr: Problems = {
  club: 'Pour jouer en ligne ici, il faut le mot de passe du club.',
  'registration-closed':
    'Ce serveur n’accepte pas de nouveaux joueurs pour l’instant. Si vous avez déjà joué ici, connectez-vous depuis votre profil.',
  'wrong-password': 'Ce n’est pas le mot de passe du club. Vérifiez l’orthographe, ou demandez à l’hôte.',
  'no-such-code': 'Ce code ou ce lien est faux, déjà utilisé ou expiré. Demandez-en un nouveau.',
  'no-such-link': 'Ce lien de récupération ne fonctionne plus\u00a0: il y en a un plus récent, ou il a été supprimé.',
  'shared-table': 'Vous êtes tous les deux à la même table. Terminez d’abord cette partie.',
  'no-passkeys-here':
    'Les clés d’accès ne fonctionnent qu’avec le nom du serveur, pas avec une adresse en chiffres. Utilisez un lien de récupération.',
  'wrong-passkey': 'Cela n’a pas fonctionné avec cette clé d’accès. Réessayez.',
  'no-such-passkey': 'Cette clé d’accès n’est à personne ici. Elle a peut-être été supprimée.',
  'too-many-passkeys': 'Vous avez 20 clés d’accès. Supprimez-en une d’abord.',
  'no-such-device': 'Cet appareil est déjà déconnecté.',
  'this-device': 'C’est l’appareil que vous utilisez.',
  'no-such-zone': 'Le serveur ne connaît pas ce fuseau horaire.',
  'not-https': 'L’adresse doit commencer par https://',
  'private-target': 'Cette adresse n’est pas sur l’internet public. Choisissez-en une que le serveur peut joindre.',
  'wrong-keys': 'Les clés du navigateur ne conviennent pas. Désactivez puis réactivez les notifications.',
  'target-unreachable': 'Personne ne répond à cette adresse. Vérifiez l’orthographe.',
  'target-timeout': 'Cette adresse met trop de temps à répondre. Réessayez plus tard.',
  'target-refused': 'Cette adresse répond par une erreur. Vérifiez qu’elle est complète.',
  'no-webhook': 'Vous n’avez plus de webhook.',
  'no-mail': 'Ce serveur n’envoie pas d’e-mails.',
  'no-days-left': 'Il ne vous reste pas autant de jours cette année. Choisissez-en moins.',
};

const languages: { readonly [L in Language]: Problems } = { en, fr };

const bans: { readonly [L in Language]: (until: string | undefined) => string } = {
  en: until => `The host of this server has banned you ${until === undefined ? 'for a while' : `until ${until}`}.`,
  fr: until => `L’hôte de ce serveur vous exclut ${until === undefined ? 'pour un temps' : `jusqu’au ${until}`}.`,
};

/** A refusal that is about people or the house, in words; a status that a webhook answered with is named. */
export function peopleProblem({ code, until, reason }: ProblemDocument, language: Language): string | undefined {
  if (code === 'banned') return bans[language](sayDate(until, language));
  const text = languages[language][code];
  return code === 'target-refused' && reason !== undefined ? text?.replace('.', ` (${reason}).`) : text;
}

const sayDate = (at: number | undefined, language: Language): string | undefined =>
  at === undefined
    ? undefined
    : new Intl.DateTimeFormat(language === 'fr' ? 'fr' : 'en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(at);
