import type { Colour, Side } from '../vocabulary.ts';
import type { MapDocument } from './map.ts';
import type { Findings } from './mapReasons.ts';

/** C1: the provinces of the built-in map, with their colours and palace spaces. */
const PRINTED: { readonly [id: string]: readonly [Colour, number] } = {
  chu: ['violet', 8],
  wei: ['red', 7],
  shu: ['red', 5],
  qi: ['yellow', 5],
  chin: ['yellow', 4],
  zhao: ['orange', 5],
  lu: ['orange', 5],
  han: ['green', 6],
  yan: ['green', 5],
};
const PRINTED_ALLIANCES = 15;
const PRINTED_POSTS = 6;
const PRINTED_PORTS = 7;

/** C1: where a map with the provinces of the built-in one has other colours or counts. */
export function compareWithPrinted(map: MapDocument, sides: readonly Side[], findings: Findings): void {
  const { provinces, spaces, alliances, posts = [] } = map;
  for (const [i, { id, colour }] of provinces.entries()) {
    if (!Object.hasOwn(PRINTED, id)) continue;
    const [printedColour, printedCount] = PRINTED[id];
    if (colour !== printedColour) {
      const about = { province: id, colour, printed: printedColour };
      findings.remark(`provinces[${i}].colour`, 'colour-unlike', about);
    }
    const count = spaces.filter(({ province }) => province === id).length;
    if (count !== printedCount) {
      findings.remark('spaces', 'spaces-unlike', { province: id, count, printed: printedCount });
    }
  }
  if (!Object.keys(PRINTED).every(id => provinces.some(province => province.id === id))) return;
  if (alliances.length !== PRINTED_ALLIANCES) {
    findings.remark('alliances', 'alliances-unlike', { count: alliances.length, printed: PRINTED_ALLIANCES });
  }
  if (!sides.includes('border')) return;
  if (posts.length !== PRINTED_POSTS) {
    findings.remark('posts', 'posts-unlike', { count: posts.length, printed: PRINTED_POSTS });
  }
  const ports = spaces.filter(({ port }) => port).length;
  if (ports !== PRINTED_PORTS) findings.remark('spaces', 'ports-unlike', { count: ports, printed: PRINTED_PORTS });
}
