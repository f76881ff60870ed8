import { accord, type Couleur, compte, deLieu } from '../../i18n/french.ts';
import type { ProblemWords } from './type.ts';

const couleur = (colour: string): string => accord(colour as Couleur, 'f');

export const problems: ProblemWords = {
  'document-large': () => 'Ce plateau est trop lourd. Utilisez moins de sommets et de coudes.',
  'provinces-few': ({ count, least }) =>
    `Il faut au moins ${compte(least, 'province', 'provinces')} ; ici il y en a ${count}.`,
  'provinces-many': ({ count, most }) => `Il y a ${count} provinces, et un plateau en accepte ${most}.`,
  'spaces-few': ({ count, least }) => `Il faut au moins ${compte(least, 'case', 'cases')} ; ici il y en a ${count}.`,
  'spaces-many': ({ count, most }) => `Il y a ${count} cases et postes, et un plateau en accepte ${most}.`,
  'posts-many': ({ count, most }) => `Il y a ${count} postes frontières, et un plateau en accepte ${most}.`,
  'alliances-many': ({ count, most }) => `Il y a ${count} alliances, et un plateau en accepte ${most}.`,
  'roads-many': ({ count, most }) => `Il y a ${count} routes, et une face en accepte ${most}.`,
  'id-taken': ({ id }) => `Deux éléments du plateau ont le même identifiant « ${id} ».`,
  'colour-unknown': ({ province }, names) =>
    `${names.province(province)} n’a pas de couleur de carte. Choisissez l’une des cinq.`,
  'province-empty': ({ province }, names) =>
    `${names.province(province)} n’a pas de case. Ajoutez-en une, ou supprimez la province.`,
  'space-nowhere': ({ space }, names) =>
    `La case ${names.space(space)} n’appartient à aucune province. Choisissez-en une.`,
  'post-nowhere': ({ post }, names) => `Le poste frontière ${names.space(post)} nomme une province absente du plateau.`,
  'post-of-one': ({ post, province }, names) =>
    `Le poste frontière ${names.space(post)} a ${names.province(province)} des deux côtés. Il lui faut deux provinces.`,
  'alliance-end-missing': ({ alliance }) => `L’alliance ${alliance} nomme une province absente du plateau.`,
  'alliance-ends-same': ({ alliance, province }, names) =>
    `L’alliance ${alliance} relie ${names.province(province)} à elle-même. Il lui faut deux provinces.`,
  'alliance-number-taken': ({ alliance }) => `Deux alliances portent le numéro ${alliance}.`,
  'road-end-missing': () => 'Une route mène à une case absente de cette face.',
  'road-ends-same': ({ space }, names) => `Une route de la case ${names.space(space)} revient à son départ.`,
  'no-side': () => 'Aucune face de ce plateau n’a encore de routes.',
  'no-roads': () => 'Cette face n’a pas encore de routes.',
  'no-posts': () => 'Les Querelles frontalières demandent au moins un poste frontière.',
  'roads-meet': ({ space, roads, most }, names) =>
    `${compte(roads, 'route se rejoint', 'routes se rejoignent')} à ${names.space(space)}, et une case en accepte ${most}.`,
  'roads-hard': () => 'Les routes de cette face sont trop emmêlées pour être décomptées. Retirez quelques liaisons.',
  'tiles-provinces': ({ count, most }) =>
    `Il y a ${count} provinces, et les tuiles bonus suffisent pour ${most}. Jouez sans elles sur ce plateau.`,
  'tiles-spaces': ({ province, count, least }, names) =>
    `${names.province(province)} a ${compte(count, 'case', 'cases')} sans carrefour, et les tuiles bonus en demandent ${least}. Jouez sans elles sur ce plateau.`,
  'roads-cross': ({ space, to, other, otherTo }, names) =>
    `La route ${deLieu(names.space(space))} à ${names.space(to)} croise celle ${deLieu(names.space(other))} à ${names.space(otherTo)}.`,
  'roads-apart': ({ space }, names) => `Aucune route ne relie ${names.space(space)} au reste du plateau.`,
  'space-without-road': ({ space }, names) => `La case ${names.space(space)} n’a pas de route.`,
  'junction-large': ({ space, roads }, names) => `Beaucoup de routes se rejoignent à ${names.space(space)} : ${roads}.`,
  'road-twice': ({ space, to }, names) => `Deux routes relient ${names.space(space)} et ${names.space(to)}.`,
  'road-far': ({ space, to }, names) =>
    `La route ${deLieu(names.space(space))} à ${names.space(to)} relie deux provinces sans alliance.`,
  'bend-without-road': ({ space, to }, names) =>
    `Il y a un coude pour une route ${deLieu(names.space(space))} à ${names.space(to)}, qui n’existe pas.`,
  'rings-many': ({ rings, printed }) =>
    `Les routes forment ${rings} boucles ; sur les plateaux d’origine, ${printed} au plus. Les longues chaînes seront faciles.`,
  'alliance-twice': ({ province, other }, names) =>
    `${names.province(province)} et ${names.province(other)} ont deux alliances.`,
  'alliance-far': ({ alliance, province, other }, names) =>
    `L’alliance ${alliance} relie ${names.province(province)} et ${names.province(other)}, qui n’ont pas de frontière commune ici.`,
  'border-without-alliance': ({ province, other }, names) =>
    `${names.province(province)} et ${names.province(other)} se touchent, mais aucune alliance ne les relie.`,
  'alliances-tangled': () => 'Il y a plus d’alliances que de frontières possibles sur une feuille.',
  'post-far': ({ post, province, other }, names) =>
    `Le poste frontière ${names.space(post)} est entre ${names.province(province)} et ${names.province(other)}, qui n’ont pas d’alliance.`,
  'space-outside': ({ space, province }, names) =>
    `La case ${names.space(space)} est dessinée hors ${deLieu(names.province(province))}.`,
  'spaces-close': ({ space, other }, names) =>
    `${names.space(space)} et ${names.space(other)} sont si proches qu’un doigt peut les confondre.`,
  'space-on-track': ({ space }, names) => `La case ${names.space(space)} est sur la piste de score.`,
  'track-short': () => 'La piste de score est si courte que ses cases se recouvrent.',
  'colour-unused': ({ colour }) => `Aucune province n’est ${couleur(colour)} : ces cartes ne servent qu’en paires.`,
  'spaces-unlike': ({ province, count, printed }, names) =>
    `${names.province(province)} a ${compte(count, 'case', 'cases')} ; sur le plateau d’origine, ${printed}.`,
  'colour-unlike': ({ province, colour, printed }, names) =>
    `${names.province(province)} est ${couleur(colour)} ; sur le plateau d’origine, ${couleur(printed)}.`,
  'alliances-unlike': ({ count, printed }) =>
    `Il y a ${compte(count, 'alliance', 'alliances')} ; sur le plateau d’origine, ${printed}.`,
  'posts-unlike': ({ count, printed }) =>
    `Il y a ${compte(count, 'poste frontière', 'postes frontières')} ; sur le plateau d’origine, ${printed}.`,
  'ports-unlike': ({ count, printed }) =>
    `Il y a ${compte(count, 'port', 'ports')} ; sur le plateau d’origine, ${printed}.`,
};
