// Pictures of the examples, drawn by the boards themselves from positions.
import type { Language } from '../settings.svelte.ts';

export interface RulePicture<Position = unknown> {
  readonly rule: string;
  /** Which example of the rule it belongs to, counted from 0; none: it stands below the whole rule. */
  readonly example?: number;
  readonly position: Position;
  /** The part of the board that is shown: left, top, width and height on its drawing. */
  readonly crop: readonly [number, number, number, number];
  readonly alt: { readonly [L in Language]: string };
}

/** The pictures of a game, and the size of the drawing that they are cut from. */
export interface Album {
  readonly size: readonly [number, number];
  readonly pictures: readonly RulePicture[];
}
