import { standard } from '../../../../games/china/board/standard.ts';
import type { View } from '../../../../games/china/index.ts';

const standardNames = new Map(
  [...standard.provinces, ...standard.spaces, ...(standard.posts ?? [])].map(({ id, name }) => [id, name ?? id]),
);

/** The name of a space, post or province; on a map of one's own, as that map says. */
export function nameOf(id: string, view?: View): string {
  const board = view?.options.board;
  if (board !== undefined && typeof board !== 'string') {
    const { provinces, spaces, posts = [] } = board.map;
    return [...provinces, ...spaces, ...posts].find(place => place.id === id)?.name ?? id;
  }
  return standardNames.get(id) ?? id;
}
