import type { Colour, Explanation, PalaceView, Roof, View } from '../../../../games/medina/index.ts';

/** The kind of piece that the player holds. */
export type Selection =
  | { readonly kind: 'building'; readonly colour: Colour }
  | { readonly kind: 'stable' | 'merchant' | 'wall' }
  | { readonly kind: 'roof'; readonly roof: Roof };

export function fits(explain: Explanation, held: Selection | undefined): boolean {
  if (!held) return true;
  if (held.kind === 'building') return explain.kind === 'building' && explain.colour === held.colour;
  if (held.kind === 'roof') return explain.kind === 'roof' && explain.roof === held.roof;
  return explain.kind === held.kind || (held.kind === 'merchant' && explain.kind === 'first-merchant');
}

/** The palace that has a building or stable on a cell. */
export const palaceAt = (view: View, cell: string): PalaceView | undefined =>
  view.palaces.find(({ buildings, stables }) => buildings.includes(cell) || stables.includes(cell));

/** Whether a move is made at a spot: on it, or on the palace that stands there. */
export function isAt(explain: Explanation, spot: string, view: View): boolean {
  if (explain.kind === 'roof') return palaceAt(view, spot)?.name === explain.palace;
  return 'cell' in explain && explain.cell === spot;
}

/** Pieces of one kind look alike in the tray. */
export const keyOf = (held: Selection): string =>
  held.kind === 'building' ? held.colour : held.kind === 'roof' ? `roof-${held.roof}` : held.kind;
