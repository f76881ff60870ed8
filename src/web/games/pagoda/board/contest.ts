import {
  COLUMNS_OF_A_FLOOR,
  type Colour,
  type Event,
  type Explanation,
  openFloor,
  type View,
  wantedColour,
} from '../../../../games/pagoda/index.ts';
import type { Contest, ContestLine, GameUiProps } from '../../gameUi.ts';
import { turnWordsOf } from '../words/turn.ts';
import type { Selection } from './selection.ts';
import { nameLot, type Spot, spots } from './spots.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

/** What each lot wants next, and how many cards for it each player shows; one's own hidden cards count too. */
export const contest = (props: Props): Contest => ({
  title: turnWordsOf(props.language).contest,
  lines: spots.map(spot => lineOf(spot, props)),
});

function lineOf(spot: Spot, props: Props): ContestLine {
  const words = turnWordsOf(props.language);
  const lot = props.view.lots[spot.lot - 1]!;
  const [name, ...state] = nameLot(spot, props, false);
  if (lot.complete) return { name, note: state.join(' · '), shares: [], spots: [spot.id] };
  const { floor, columns } = openFloor(lot);
  const colour = wantedColour(lot);
  // As the lot's tag on the board says it.
  const built = columns === COLUMNS_OF_A_FLOOR ? words.toTile : `${columns}/${COLUMNS_OF_A_FLOOR}`;
  const note = colour ? built : words.anyColour;
  return {
    name: words.lotOf(spot.lot, floor),
    ...(colour && { look: `pg-${colour}` }),
    note,
    shares: colour ? sharesOf(colour, props) : [],
    spots: [spot.id],
  };
}

function sharesOf(colour: Colour, { view, colours }: Props): ContestLine['shares'] {
  const counts = view.players.map(({ display, cards }) => display[colour] + (cards?.[colour] ?? 0));
  const most = Math.max(...counts);
  return counts
    .map((count, seat) => ({ look: colours[seat]!, count, leads: count > 0 && count === most }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
