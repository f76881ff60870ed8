import { COLOURS } from '../vocabulary.ts';
import { type MapDocument, MOST_ALLIANCES, MOST_BYTES, MOST_POSTS, MOST_PROVINCES, MOST_SPACES } from './map.ts';
import type { Findings } from './mapReasons.ts';

const LEAST = 2;

/** A document may be large only by what is drawn: outlines and bends. */
export function checkSize(map: MapDocument, findings: Findings): void {
  const bytes = countBytes(JSON.stringify(map));
  if (bytes > MOST_BYTES) findings.error('', 'document-large', { bytes, most: MOST_BYTES });
}

/** The length of a text in UTF-8. */
function countBytes(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Each half of a pair of surrogates is two of its four bytes.
    const isHalf = unit >= 0xd800 && unit < 0xe000;
    bytes += unit < 0x80 ? 1 : unit < 0x800 || isHalf ? 2 : 3;
  }
  return bytes;
}

/** C1: provinces, spaces, posts and alliances, without the roads. */
export function checkParts(map: MapDocument, findings: Findings): void {
  checkCounts(map, findings);
  checkIds(map, findings);
  checkProvinces(map, findings);
  checkAlliances(map, findings);
}

function checkCounts({ provinces, spaces, alliances, posts = [] }: MapDocument, findings: Findings): void {
  const most = (count: number, bound: number): { count: number; most: number } | undefined =>
    count > bound ? { count, most: bound } : undefined;
  if (provinces.length < LEAST) {
    findings.error('provinces', 'provinces-few', { count: provinces.length, least: LEAST });
  }
  if (spaces.length < LEAST) findings.error('spaces', 'spaces-few', { count: spaces.length, least: LEAST });
  const manyProvinces = most(provinces.length, MOST_PROVINCES);
  if (manyProvinces) findings.error('provinces', 'provinces-many', manyProvinces);
  const manySpaces = most(spaces.length + posts.length, MOST_SPACES);
  if (manySpaces) findings.error('spaces', 'spaces-many', manySpaces);
  const manyPosts = most(posts.length, MOST_POSTS);
  if (manyPosts) findings.error('posts', 'posts-many', manyPosts);
  const manyAlliances = most(alliances.length, MOST_ALLIANCES);
  if (manyAlliances) findings.error('alliances', 'alliances-many', manyAlliances);
}

function checkIds({ provinces, spaces, posts = [] }: MapDocument, findings: Findings): void {
  const seen = new Set<string>();
  for (const [list, members] of Object.entries({ provinces, spaces, posts })) {
    for (const [i, { id }] of members.entries()) {
      if (seen.has(id)) findings.error(`${list}[${i}].id`, 'id-taken', { id });
      seen.add(id);
    }
  }
}

function checkProvinces({ provinces, spaces, posts = [] }: MapDocument, findings: Findings): void {
  const known = new Set(provinces.map(({ id }) => id));
  const settled = new Set(spaces.map(({ province }) => province));
  for (const [i, { id, colour }] of provinces.entries()) {
    if (!COLOURS.includes(colour)) {
      findings.error(`provinces[${i}].colour`, 'colour-unknown', { province: id, colour });
    }
    if (!settled.has(id)) findings.error(`provinces[${i}]`, 'province-empty', { province: id });
  }
  for (const [i, { id, province }] of spaces.entries()) {
    if (!known.has(province)) findings.error(`spaces[${i}].province`, 'space-nowhere', { space: id, province });
  }
  for (const [i, { id, provinces: of }] of posts.entries()) {
    const path = `posts[${i}].provinces`;
    if (of[0] === of[1]) findings.error(path, 'post-of-one', { post: id, province: of[0] });
    for (const [end, province] of of.entries()) {
      if (!known.has(province)) findings.error(`${path}[${end}]`, 'post-nowhere', { post: id, province });
    }
  }
}

function checkAlliances({ provinces, alliances }: MapDocument, findings: Findings): void {
  const known = new Set(provinces.map(({ id }) => id));
  const numbers = new Set<number>();
  for (const [i, { number, between }] of alliances.entries()) {
    const path = `alliances[${i}].between`;
    if (numbers.has(number)) {
      findings.error(`alliances[${i}].number`, 'alliance-number-taken', { alliance: number });
    }
    numbers.add(number);
    if (between[0] === between[1]) {
      findings.error(path, 'alliance-ends-same', { alliance: number, province: between[0] });
    }
    for (const [end, province] of between.entries()) {
      if (!known.has(province)) {
        findings.error(`${path}[${end}]`, 'alliance-end-missing', { alliance: number, province });
      }
    }
  }
}
