/** A position for pictures, and the part of its board that is seen. */
export interface Scenery {
  /** As “Score a game” has it. */
  readonly position: {
    readonly options: { readonly players: number; readonly [option: string]: unknown };
    readonly [part: string]: unknown;
  };
  /** In the units of the board's drawing. */
  readonly crop: readonly [left: number, top: number, width: number, height: number];
}
