import type { Reason } from '../../../../bots/china/reasons.ts';
import type { View } from '../../../../games/china/index.ts';
import { accord, compte, de, liste, ordinal } from '../../../i18n/french.ts';
import type { ReasonWords } from '../../reasonWords.ts';
import { nameOf } from '../board/names.ts';

const points = (n: number): string => compte(n, 'point', 'points');
const palais = (n: number): string => compte(n, 'palais', 'palais');
const between = (provinces: readonly string[], view: View): string => liste(provinces.map(id => nameOf(id, view)));

export const fr: ReasonWords<Reason, View> = {
  completes: ({ province, points: n }, view) => `complète ${nameOf(province, view)} pour ${points(n)}`,
  'completes-for-rival': ({ province, points: n }, view) =>
    `complète ${nameOf(province, view)}, ce qui donne ${points(n)} à un adversaire`,
  'takes-majority': ({ province }, view) => `prend la majorité à ${nameOf(province, view)}`,
  'ties-majority': ({ province }, view) => `égale le plus grand nombre de palais à ${nameOf(province, view)}`,
  climbs: ({ province, rank }, view) => `monte à la ${ordinal(rank, 'f')} place à ${nameOf(province, view)}`,
  'first-palace': ({ province }, view) => `place le premier palais à ${nameOf(province, view)}`,
  'adds-palace': ({ province, palaces }, view) => `atteint ${palais(palaces)} à ${nameOf(province, view)}`,
  'opens-alliance': ({ number, between: provinces, points: n }, view) =>
    `gagne l’alliance ${number} (${between(provinces, view)}), qui vaut ${points(n)} à présent`,
  'raises-alliance': ({ number, between: provinces, points: n }, view) =>
    `porte l’alliance ${number} (${between(provinces, view)}) à ${points(n)}`,
  'breaks-alliance': ({ number, between: provinces }, view) =>
    `retire l’alliance ${number} (${between(provinces, view)}) à un adversaire`,
  'leads-court': ({ province }, view) => `prend la tête en émissaires à ${nameOf(province, view)}`,
  'ties-court': ({ province }, view) => `égale le plus grand nombre d’émissaires à ${nameOf(province, view)}`,
  'scores-road': ({ palaces }) => `marque une route avec une chaîne de ${palais(palaces)}`,
  'lengthens-road': ({ points: n }) => `ajoute ${points(n)} sur les routes`,
  'joins-palaces': ({ palaces }) => `relie ${palais(palaces)} par une route`,
  'takes-tile': ({ colour }) => `prend une tuile bonus ${accord(colour, 'f')}`,
  'leads-tiles': ({ colour }) => `prend la tête en tuiles bonus ${accord(colour, 'f', 'pl')}`,
  doubles: ({ province }, view) => `double les points des palais à ${nameOf(province, view)}`,
  'leads-ports': () => 'prend la tête dans les ports',
  'takes-influence': ({ colour }) => `prend la carte d’influence ${accord(colour, 'f')}`,
  'moves-emperor': ({ province, piece }, view) =>
    piece === 'palace'
      ? `donne à l’Empereur un palais à ${nameOf(province, view)}`
      : `envoie un émissaire de l’Empereur à ${nameOf(province, view)}`,
  'skips-emperor': () => 'passe le tour de l’Empereur',
  commits: ({ province }, view) => `révèle les tuiles bonus ${de(nameOf(province, view))}`,
  fortifies: ({ province }, view) => `place une fortification à ${nameOf(province, view)}`,
  gains: ({ points: n }) => `ajouterait ${points(n)} si la partie s’arrêtait là`,
  'costs-rival': ({ points: n }) => `coûte ${points(n)} à un adversaire`,
  'gives-rival': ({ points: n }) => `donne ${points(n)} à un adversaire`,
  exchanges: ({ card }) => `échange une carte ${accord(card, 'f')} sans rien placer`,
};
