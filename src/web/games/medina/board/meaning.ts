// What a tap on the board means: the piece in hand; without one, a wall at the edge, a roof on a palace, a building elsewhere.
import type { Explanation, View } from '../../../../games/medina/index.ts';
import type { Tap } from '../../gameUi.ts';
import { fits, isAt, palaceAt, type Selection } from './selection.ts';

/** Picks the moves at a spot with the piece in hand; a roof where there is no palace is one of them. */
export const matcherAt =
  (spot: string, view: View, selection: Selection | undefined) =>
  (explain: Explanation): boolean =>
    fits(explain, selection) &&
    (explain.kind === 'roof' && !palaceAt(view, spot) ? explain.palace === spot : isAt(explain, spot, view));

/** A piece in the tray: placing it, wherever; a roof on a palace that has none, as long as there is one. */
export function tapPiece(held: Selection, view: View): Tap<Explanation> {
  const open = view.palaces.filter(({ roof }) => !roof).map(({ name }) => name);
  return {
    matches: explain =>
      fits(explain, held) && (explain.kind !== 'roof' || open.length === 0 || open.includes(explain.palace)),
  };
}
export const tapTea: Tap<Explanation> = { matches: explain => explain.kind === 'tea' };

/** A piece in hand where its kind never goes: a wall in the city, anything else on a wall space. */
export function textAt(spot: string, selection: Selection | undefined): string | undefined {
  if (!selection) return undefined;
  if (selection.kind === 'building') return `build ${selection.colour} ${spot}`;
  if (selection.kind !== 'roof') return `${selection.kind} ${spot}`;
  return `${selection.roof === 'own' ? '' : `${selection.roof} `}roof ${spot}`;
}

export function rankMeaning(explain: Explanation, view: View): number {
  if ((explain.kind === 'first-merchant') !== (view.phase === 'first-merchant')) return 9;
  switch (explain.kind) {
    case 'roof':
      return palaceAt(view, explain.palace) ? (explain.roof === 'own' ? 0 : 1) : 8;
    case 'building': {
      const stock = view.turn && view.stocks[view.turn.seat]!;
      return (stock?.buildings[explain.colour] ?? 0) > 0 ? 2 : 3;
    }
    case 'well':
      return 9;
    default:
      return 4;
  }
}
