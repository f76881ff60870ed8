import type { Colour, Event, Explanation, PalaceView, View } from '../../../../games/medina/index.ts';
import type { Contest, ContestLine, GameUiProps } from '../../gameUi.ts';
import { turnWordsOf } from '../words/turn.ts';
import type { Selection } from './selection.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

/** Who has the largest palace of each colour, who holds the towers' tiles, and the street that grows. */
export const contest = (props: Props): Contest => ({
  title: turnWordsOf(props.language).contest,
  lines: [...listColours(props), listTowers(props), ...listStreet(props)],
});

const cellsOf = ({ buildings, stables }: PalaceView): readonly string[] => [...buildings, ...stables];

/** Whoever holds the tile leads, also against a palace of the same size (M20). */
function listColours({ view, colours, language }: Props): ContestLine[] {
  const words = turnWordsOf(language);
  return (Object.keys(view.palaceTiles) as Colour[]).map(colour => {
    const palaces = view.palaces.filter(palace => palace.colour === colour);
    const owned = palaces.filter(({ roof }) => roof?.kind === 'own').sort((a, b) => b.size - a.size);
    const open = palaces.filter(({ roof }) => !roof).toSorted((a, b) => b.size - a.size)[0];
    const note = open ? words.open(open.size) : view.closedColours.includes(colour) ? words.closed : undefined;
    return {
      name: words.palaces(colour),
      look: `md-${colour}`,
      ...(note && { note }),
      shares: owned.map(({ roof, size }) => ({
        look: colours[roof!.seat!]!,
        count: size,
        leads: view.palaceTiles[colour] === roof!.seat,
      })),
      spots: palaces.flatMap(cellsOf),
    };
  });
}

/** One line for all: whoever holds a tile has its number. */
function listTowers({ view, colours, language }: Props): ContestLine {
  const held = (['4', '3', '2', '1'] as const).flatMap(tower => {
    const holder = view.towerTiles[tower];
    return holder === null ? [] : [{ look: colours[holder]!, count: Number(tower), leads: true }];
  });
  return { name: turnWordsOf(language).towers, shares: held, spots: [1, 2, 3, 4].map(tower => `tower:${tower}`) };
}

function listStreet({ view, language }: Props): ContestLine[] {
  const words = turnWordsOf(language);
  const street = view.streets.at(-1);
  if (!street || street.length === 0) return [];
  return [{ name: words.street(street.length), note: words.ends, shares: [], spots: street }];
}
