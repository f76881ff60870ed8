// A map while it is drawn: a document in which everything has its place on the sheet.
import type { Colour, MapDocument, Side } from '../../games/china/index.ts';

export type Point = readonly [x: number, y: number];
export type Road = readonly [from: string, to: string];

export interface Province {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  /** The dragon space. */
  readonly x: number;
  readonly y: number;
  /** Without one, it is made from the spaces. */
  readonly outline?: readonly Point[];
}

export interface Space {
  readonly id: string;
  readonly province: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly port?: boolean;
}

export interface Post {
  readonly id: string;
  readonly provinces: Road;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Alliance {
  readonly number: number;
  readonly between: Road;
  readonly x: number;
  readonly y: number;
}

export interface Bend {
  readonly side?: Side;
  readonly between: Road;
  readonly via: readonly Point[];
}

export interface Draft {
  readonly title: string;
  readonly provinces: readonly Province[];
  readonly spaces: readonly Space[];
  readonly posts: readonly Post[];
  readonly alliances: readonly Alliance[];
  readonly roads: { readonly [S in Side]?: readonly Road[] };
  readonly bends: readonly Bend[];
  /** The line of the score track; without it, that of the built-in boards. */
  readonly track?: readonly Point[];
}

/** The sheet that maps are drawn on. */
export const SHEET = { width: 1200, height: 900 } as const;
export const LONGEST_TITLE = 60;
export const LONGEST_NAME = 30;

export const emptyDraft = (title: string): Draft => ({
  title,
  provinces: [],
  spaces: [],
  posts: [],
  alliances: [],
  roads: { '34': [] },
  bends: [],
});

/** The map as it is played, sent and saved: without members that say nothing. */
export function toDocument(draft: Draft): MapDocument {
  const { title, posts, bends, roads, ...rest } = draft;
  return {
    ...rest,
    roads: Object.fromEntries(Object.entries(roads).filter(([, list]) => list && list.length > 0)),
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(posts.length > 0 && { posts }),
    ...(bends.length > 0 && { bends }),
  };
}

const clamp = (value: number, most: number): number => Math.round(Math.min(most, Math.max(0, value)));

/** The nearest point of the sheet. */
export const onSheet = (x: number, y: number): { x: number; y: number } => ({
  x: clamp(x, SHEET.width),
  y: clamp(y, SHEET.height),
});

/** Something on the map that can be chosen: its place in its list. There is one score track. */
export interface Selection {
  readonly kind: Selectable;
  readonly at: number;
}
export type Selectable = Kind | 'track';
/** What there are lists of. */
export const KINDS = ['space', 'post', 'alliance', 'province', 'road'] as const;
export type Kind = (typeof KINDS)[number];

/** Spaces and, on the board of the border disputes, posts: what roads join. */
export const endsOn = (draft: Draft, side: Side): readonly (Space | Post)[] =>
  side === 'border' ? [...draft.spaces, ...draft.posts] : draft.spaces;

export const isRoad = ([a, b]: Road, [c, d]: Road): boolean => (a === c && b === d) || (a === d && b === c);
