import type { Reason } from '../../../../bots/medina/reasons.ts';
import type { View } from '../../../../games/medina/index.ts';
import { accord, compte } from '../../../i18n/french.ts';
import type { ReasonWords } from '../../reasonWords.ts';

const points = (n: number): string => compte(n, 'point', 'points');
const marchands = (n: number): string => compte(n, 'marchand', 'marchands');
const pieces = { stables: 'des étables', merchants: 'des marchands', walls: 'des murs' } as const;

export const fr: ReasonWords<Reason, View> = {
  'claims-palace': ({ colour, size, points: n }) =>
    `prend possession d’un palais ${accord(colour, 'm')} de ${size} (${points(n)} à présent)`,
  'claims-early': ({ colour, size }) =>
    `prend un palais ${accord(colour, 'm')} de ${size} seulement, qui pouvait encore grandir`,
  waits: ({ colour, size }) =>
    `laisse grandir le palais ${accord(colour, 'm')} libre (taille ${size}) avant d’en prendre possession`,
  'denies-roof': ({ colour, size }) => `enlève aux autres le palais ${accord(colour, 'm')} de ${size}`,
  'takes-palace-tile': ({ colour, points: n }) => `prend la tuile palais ${accord(colour, 'f')} (${points(n)})`,
  'takes-tower-tile': ({ tower }) => `prend la tuile tour ${tower}`,
  'gives-tile': () => 'donne une tuile à un adversaire',
  'gains-merchants': ({ count: n }) => `gagne ${marchands(n)}`,
  'gains-tea': ({ count: n }) => `gagne ${compte(n, 'tuile thé', 'tuiles thé')}`,
  'spends-tea': () => 'dépense une tuile thé pour placer une pièce de moins',
  'closes-colour': ({ colour }) => `ferme la couleur ${accord(colour, 'f')} : plus personne ne peut la construire`,
  'adds-to-own': ({ piece, points: n }) => `ajoute ${points(n)} avec ${pieces[piece]} au bord de palais déjà pris`,
  'reaches-well': ({ points: n }) => `ajoute ${points(n)} près du puits`,
  'grows-palace': ({ colour, size }) => `porte à ${size} la taille du palais ${accord(colour, 'm')} encore libre`,
  'starts-palace': ({ colour }) => `commence un palais ${accord(colour, 'm')}`,
  'opens-for-rival': ({ colour, size }) =>
    `agrandit un palais ${accord(colour, 'm')} (taille ${size}) que seuls les autres peuvent encore prendre`,
  'extends-street': ({ merchants }) => `prolonge la rue à ${marchands(merchants)}`,
  'begins-street': () => 'commence une nouvelle rue',
  'builds-wall': ({ tower }) => `prolonge le mur de la tour d’angle ${tower}`,
  gains: ({ points: n }) => `ajouterait ${points(n)} si la partie s’arrêtait là`,
  'costs-rival': ({ points: n }) => `coûte ${points(n)} à un adversaire`,
  'gives-rival': ({ points: n }) => `donne ${points(n)} à un adversaire`,
};
