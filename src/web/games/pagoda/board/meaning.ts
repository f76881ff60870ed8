// What a tap on a lot means: a column where its floor is open, a tile of its colour where it is full, the spire under a new roof.
import {
  type Ability,
  COLUMNS_OF_A_FLOOR,
  type Colour,
  type Explanation,
  floorsOf,
  type LotView,
  openFloor,
  type View,
} from '../../../../games/pagoda/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import type { Tap } from '../../gameUi.ts';
import type { TurnWords } from '../words/turn.ts';
import { type Card, type Selection, uses } from './selection.ts';
import type { Spot } from './spots.ts';

/** What the next thing on a lot is, and of which colour; any colour fits an empty lot. */
function nextOn(lot: LotView, view: View): { readonly what: 'column' | 'tile'; readonly colour?: Colour } {
  const top = lot.floors.at(-1);
  if (!top) return { what: 'column' };
  const { floor, columns } = openFloor(lot);
  if (columns === COLUMNS_OF_A_FLOOR) return { what: 'tile', colour: top.colour };
  return floor > floorsOf(view) ? { what: 'column' } : { what: 'column', colour: top.tile?.slot ?? top.colour };
}

const isHeldCard = (held: Selection | undefined): held is Extract<Selection, { kind: 'card' }> => held?.kind === 'card';

/** Picks the moves at a lot; with a card in hand what it alone pays for. */
export const matcherAt =
  ({ lot }: Spot, view: View, selection: Selection | undefined) =>
  (explain: Explanation): boolean => {
    if (explain.kind === 'spire') return view.roof === lot && isSpireOf(explain, lot, view, selection);
    if (!('lot' in explain) || explain.lot !== lot) return false;
    return !isHeldCard(selection) || paysAlone(explain, selection, nextOn(view.lots[lot - 1]!, view));
  };

/** The spire of a roof; with a card in hand, of two cards one of which it is. */
function isSpireOf(
  { colour, payment }: Extract<Explanation, { readonly kind: 'spire' }>,
  lot: number,
  view: View,
  selection: Selection | undefined,
): boolean {
  if (colour !== view.lots[lot - 1]!.spireColour) return false;
  const cards = payment.display.length + payment.hand.length;
  return !isHeldCard(selection) || (cards === 2 && payment[selection.from].includes(selection.colour));
}

function paysAlone(
  explain: Extract<Explanation, { readonly lot: number }>,
  { from, colour }: Extract<Selection, { kind: 'card' }>,
  next: ReturnType<typeof nextOn>,
): boolean {
  if ((explain.kind === 'tile') !== (next.what === 'tile')) return false;
  if (explain.kind === 'modified-column') return explain.colour === colour;
  if (explain.kind === 'tile' && explain.tile.background !== next.colour) return false;
  const { display, hand } = explain.payment;
  return display.length + hand.length === 1 && explain.payment[from].includes(colour);
}

type Paid = Extract<Explanation, { readonly payment: unknown }>;

/** Whether something is what a turn builds now: a spire under a new roof, else a column or a tile. */
const isBuiltNow = (explain: Explanation, view: View): explain is Paid =>
  'payment' in explain && (explain.kind === 'spire') === (view.phase === 'spire');

/** A card in the tray: whatever it alone pays for, wherever; of a spire it pays a half. */
export const tapCard = ({ from, colour }: Pick<Card, 'from' | 'colour'>, view: View): Tap<Explanation> => ({
  matches: explain => {
    if (!isBuiltNow(explain, view)) return false;
    const { display, hand } = explain.payment;
    return (
      display.length + hand.length === (explain.kind === 'spire' ? 2 : 1) && explain.payment[from].includes(colour)
    );
  },
});

/** An ability: by itself, or as what pays for something. Without a use of it, what else is missing is no matter. */
export const tapAbility = (ability: Ability, view: View, seat: Seat, words: TurnWords): Tap<Explanation> =>
  view.players[seat]!.tracks[ability] === 0
    ? { matches: () => false, otherwise: { rule: 'P12', text: words.noneToUse(ability) } }
    : { matches: explain => uses(explain, ability) && (ability !== 'bowl' || isBuiltNow(explain, view)) };

/** A tile or spire paid with a card in hand that is not of its colour, which no rule allows. */
export function textAt({ lot }: Spot, view: View, selection: Selection | undefined): string | undefined {
  if (!isHeldCard(selection)) return undefined;
  const card = `${selection.from === 'hand' ? 'hand-' : ''}${selection.colour}`;
  const { spireColour } = view.lots[lot - 1]!;
  if (view.roof === lot) return `spire ${spireColour} pay ${card}+${spireColour}`;
  const { what, colour } = nextOn(view.lots[lot - 1]!, view);
  const slot = view.tiles.find(({ background }) => background === colour)?.slot ?? colour;
  return what === 'tile' ? `tile ${lot} ${colour}-${slot} pay ${card}` : undefined;
}

/** Complete lots are what nobody means who did not tap them. */
export function rankMeaning(explain: Explanation, view: View): number {
  if (!('lot' in explain)) return 0;
  const lot = view.lots[explain.lot - 1]!;
  return (lot.complete ? 10 : 0) + rankOn(lot, explain, view);
}

function rankOn(lot: LotView, explain: Extract<Explanation, { readonly lot: number }>, view: View): number {
  const { what, colour } = nextOn(lot, view);
  if (explain.kind === 'tile') return what === 'tile' ? rankTile(explain.tile, colour, view) : 5;
  if (what === 'tile' || (explain.kind === 'modified-column') !== (view.phase === 'modified')) return 5;
  return colour === undefined || explain.colour === colour ? 0 : 1;
}

function rankTile({ background, slot }: { background: Colour; slot: Colour }, colour: Colour | undefined, view: View) {
  if (background !== colour) return 2;
  return view.tiles.some(tile => tile.background === background && tile.slot === slot) ? 0 : 1;
}
