import { count } from '../../i18n/english.ts';
import type { ProblemWords } from './type.ts';

export const problems: ProblemWords = {
  'document-large': () => 'This map is too large. Use fewer corners and bends.',
  'provinces-few': ({ count: n, least }) =>
    `A map needs at least ${count(least, 'province', 'provinces')}; this one has ${n}.`,
  'provinces-many': ({ count: n, most }) => `There are ${n} provinces, and a map has room for ${most}.`,
  'spaces-few': ({ count: n, least }) => `A map needs at least ${count(least, 'space', 'spaces')}; this one has ${n}.`,
  'spaces-many': ({ count: n, most }) => `There are ${n} spaces and posts, and a map has room for ${most}.`,
  'posts-many': ({ count: n, most }) => `There are ${n} border posts, and a map has room for ${most}.`,
  'alliances-many': ({ count: n, most }) => `There are ${n} alliances, and a map has room for ${most}.`,
  'roads-many': ({ count: n, most }) => `There are ${n} roads, and a board has room for ${most}.`,
  'id-taken': ({ id }) => `Two things on the map share the id “${id}”.`,
  'colour-unknown': ({ province }, names) =>
    `${names.province(province)} has no colour of the cards. Choose one of the five.`,
  'province-empty': ({ province }, names) =>
    `${names.province(province)} has no space. Add one, or delete the province.`,
  'space-nowhere': ({ space }, names) => `Space ${names.space(space)} belongs to no province. Choose one.`,
  'post-nowhere': ({ post }, names) => `Border post ${names.space(post)} names a province that isn’t on the map.`,
  'post-of-one': ({ post, province }, names) =>
    `Border post ${names.space(post)} has ${names.province(province)} on both sides. It needs two provinces.`,
  'alliance-end-missing': ({ alliance }) => `Alliance ${alliance} names a province that isn’t on the map.`,
  'alliance-ends-same': ({ alliance, province }, names) =>
    `Alliance ${alliance} joins ${names.province(province)} with itself. It needs two provinces.`,
  'alliance-number-taken': ({ alliance }) => `Two alliances have the number ${alliance}.`,
  'road-end-missing': () => 'A road leads to a space that isn’t on this board.',
  'road-ends-same': ({ space }, names) => `A road at ${names.space(space)} leads back to where it starts.`,
  'no-side': () => 'No board of this map has roads yet.',
  'no-roads': () => 'This board has no roads yet.',
  'no-posts': () => 'Border disputes needs at least one border post.',
  'roads-meet': ({ space, roads, most }, names) =>
    `${count(roads, 'road meets', 'roads meet')} at ${names.space(space)}, and a space has room for ${most}.`,
  'roads-hard': () => 'The roads of this board are too entangled to score. Remove some of the cross-connections.',
  'tiles-provinces': ({ count: n, most }) =>
    `There are ${n} provinces, and bonus tiles are enough for ${most}. Play this map without them.`,
  'tiles-spaces': ({ province, count: n, least }, names) =>
    `${names.province(province)} has ${count(n, 'space', 'spaces')} without a junction, and bonus tiles need ${least}. Play this map without them.`,
  'roads-cross': ({ space, to, other, otherTo }, names) =>
    `The road from ${names.space(space)} to ${names.space(to)} crosses the one from ${names.space(other)} to ${names.space(otherTo)}.`,
  'roads-apart': ({ space }, names) => `No road connects ${names.space(space)} with the rest of the map.`,
  'space-without-road': ({ space }, names) => `Space ${names.space(space)} has no road.`,
  'junction-large': ({ space, roads }, names) => `Many roads meet at ${names.space(space)}: ${roads}.`,
  'road-twice': ({ space, to }, names) => `Two roads join ${names.space(space)} and ${names.space(to)}.`,
  'road-far': ({ space, to }, names) =>
    `The road from ${names.space(space)} to ${names.space(to)} joins two provinces without an alliance.`,
  'bend-without-road': ({ space, to }, names) =>
    `There is a bend for a road from ${names.space(space)} to ${names.space(to)}, which isn’t there.`,
  'rings-many': ({ rings, printed }) =>
    `The roads form ${rings} rings; on the built-in boards there are at most ${printed}. Long chains will be easy.`,
  'alliance-twice': ({ province, other }, names) =>
    `${names.province(province)} and ${names.province(other)} have two alliances.`,
  'alliance-far': ({ alliance, province, other }, names) =>
    `Alliance ${alliance} joins ${names.province(province)} and ${names.province(other)}, which share no border here.`,
  'border-without-alliance': ({ province, other }, names) =>
    `${names.province(province)} and ${names.province(other)} touch, but there’s no alliance between them.`,
  'alliances-tangled': () => 'There are more alliances than borders can be drawn on a sheet.',
  'post-far': ({ post, province, other }, names) =>
    `Border post ${names.space(post)} is between ${names.province(province)} and ${names.province(other)}, which have no alliance.`,
  'space-outside': ({ space, province }, names) =>
    `Space ${names.space(space)} is drawn outside ${names.province(province)}.`,
  'spaces-close': ({ space, other }, names) =>
    `${names.space(space)} and ${names.space(other)} are so close that a finger can hit the wrong one.`,
  'space-on-track': ({ space }, names) => `Space ${names.space(space)} is on the score track.`,
  'track-short': () => 'The score track is so short that its steps cover each other.',
  'colour-unused': ({ colour }) => `No province is ${colour}: ${colour} cards are only good in pairs.`,
  'spaces-unlike': ({ province, count: n, printed }, names) =>
    `${names.province(province)} has ${count(n, 'space', 'spaces')}; on the built-in map it has ${printed}.`,
  'colour-unlike': ({ province, colour, printed }, names) =>
    `${names.province(province)} is ${colour}; on the built-in map it’s ${printed}.`,
  'alliances-unlike': ({ count: n, printed }) =>
    `There are ${count(n, 'alliance', 'alliances')}; on the built-in map there are ${printed}.`,
  'posts-unlike': ({ count: n, printed }) =>
    `There are ${count(n, 'border post', 'border posts')}; on the built-in map there are ${printed}.`,
  'ports-unlike': ({ count: n, printed }) =>
    `There are ${count(n, 'port', 'ports')}; on the built-in map there are ${printed}.`,
};
