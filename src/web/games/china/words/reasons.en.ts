import type { Reason } from '../../../../bots/china/reasons.ts';
import type { View } from '../../../../games/china/index.ts';
import { a, count, list, ordinal } from '../../../i18n/english.ts';
import type { ReasonWords } from '../../reasonWords.ts';
import { nameOf } from '../board/names.ts';

const points = (n: number): string => count(n, 'point', 'points');
const between = (provinces: readonly string[], view: View): string => list(provinces.map(id => nameOf(id, view)));

export const en: ReasonWords<Reason, View> = {
  completes: ({ province, points: n }, view) => `completes ${nameOf(province, view)} for ${points(n)}`,
  'completes-for-rival': ({ province, points: n }, view) =>
    `completes ${nameOf(province, view)}, which gives a rival ${points(n)}`,
  'takes-majority': ({ province }, view) => `takes the majority in ${nameOf(province, view)}`,
  'ties-majority': ({ province }, view) => `ties for the most palaces in ${nameOf(province, view)}`,
  climbs: ({ province, rank }, view) => `moves up to ${ordinal(rank)} place in ${nameOf(province, view)}`,
  'first-palace': ({ province }, view) => `places the first palace in ${nameOf(province, view)}`,
  'adds-palace': ({ province, palaces }, view) =>
    `reaches ${count(palaces, 'palace', 'palaces')} in ${nameOf(province, view)}`,
  'opens-alliance': ({ number, between: provinces, points: n }, view) =>
    `wins alliance ${number} (${between(provinces, view)}), worth ${points(n)} now`,
  'raises-alliance': ({ number, between: provinces, points: n }, view) =>
    `raises alliance ${number} (${between(provinces, view)}) to ${points(n)}`,
  'breaks-alliance': ({ number, between: provinces }, view) =>
    `takes alliance ${number} (${between(provinces, view)}) away from a rival`,
  'leads-court': ({ province }, view) => `takes the lead in emissaries in ${nameOf(province, view)}`,
  'ties-court': ({ province }, view) => `ties for the most emissaries in ${nameOf(province, view)}`,
  'scores-road': ({ palaces }) => `makes a scoring road chain of ${count(palaces, 'palace', 'palaces')}`,
  'lengthens-road': ({ points: n }) => `adds ${points(n)} on the roads`,
  'joins-palaces': ({ palaces }) => `links ${count(palaces, 'palace', 'palaces')} on a road`,
  'takes-tile': ({ colour }) => `takes ${a(colour)} bonus tile`,
  'leads-tiles': ({ colour }) => `takes the lead in ${colour} bonus tiles`,
  doubles: ({ province }, view) => `doubles the palace points in ${nameOf(province, view)}`,
  'leads-ports': () => 'takes the lead in ports',
  'takes-influence': ({ colour }) => `takes the ${colour} influence card`,
  'moves-emperor': ({ province, piece }, view) =>
    piece === 'palace'
      ? `gives the Emperor a palace in ${nameOf(province, view)}`
      : `sends an Emperor’s emissary to ${nameOf(province, view)}`,
  'skips-emperor': () => 'skips the Emperor’s turn',
  commits: ({ province }, view) => `reveals the bonus tiles of ${nameOf(province, view)}`,
  fortifies: ({ province }, view) => `puts a fortification in ${nameOf(province, view)}`,
  gains: ({ points: n }) => `would bring ${count(n, 'more point', 'more points')} if it ended now`,
  'costs-rival': ({ points: n }) => `costs a rival ${points(n)}`,
  'gives-rival': ({ points: n }) => `gives a rival ${points(n)}`,
  exchanges: ({ card }) => `swaps ${a(card)} card for another and places nothing`,
};
