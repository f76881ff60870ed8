// Pagoda in words: the six lots with their floors.
import {
  COLUMNS_OF_A_FLOOR,
  type Event,
  type Explanation,
  floorsOf,
  openFloor,
  type View,
  wantedColour,
} from '../../../../games/pagoda/index.ts';
import { sentence } from '../../../i18n/sentence.ts';
import type { GameUiProps, MoveOption } from '../../gameUi.ts';
import type { BoardInWords, MoveInWords, PlaceInWords } from '../../inWords.ts';
import { wordsOf } from '../words/index.ts';
import { lotsWordsOf } from '../words/inWords.ts';
import { choice } from './choice.ts';
import type { Selection } from './selection.ts';
import { nameLot, type Spot, spots } from './spots.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

export const inWords = (props: Props): BoardInWords<Explanation> => ({
  title: lotsWordsOf(props.language).title,
  places: spots.map(spot => tellLot(spot, props)),
  tell: option => tellMove(option, props),
  at: lotsWordsOf(props.language).at,
});

function tellMove(option: MoveOption<Explanation>, props: Props): MoveInWords {
  const { explain } = option;
  const { name, piece } = choice(option, props);
  if (!piece) return { what: name };
  const lot = 'lot' in explain ? explain.lot : props.view.roof;
  return { what: name, piece, ...(lot !== null && { place: wordsOf(props.language).lot(lot) }) };
}

function tellLot(spot: Spot, props: Props): PlaceInWords<Explanation> {
  const { view, language } = props;
  const words = lotsWordsOf(language);
  const lot = view.lots[spot.lot - 1]!;
  const [name, ...state] = nameLot(spot, props, false);
  const { columns } = openFloor(lot);
  const wanted = wantedColour(lot);
  const last = floorsOf(view);
  const floors = lot.floors
    .slice(0, last)
    .map(({ colour, columns, tile }, n) =>
      words.floor(n + 1, colour, columns.length, n + 1 < last ? tile?.slot : undefined),
    );
  const roof = lot.floors[last - 1]?.tile;
  const isHere = (explain: Explanation): boolean =>
    explain.kind === 'spire' ? view.roof === spot.lot : 'lot' in explain && explain.lot === spot.lot;
  const isOpen = !lot.complete && (view.phase === 'begin' || view.phase === 'build');
  return {
    id: spot.id,
    name,
    ...(wanted && { look: `pg-${wanted}` }),
    summary: lot.complete || roof ? state : [...state, words.wants(wanted, COLUMNS_OF_A_FLOOR - columns)],
    facts: [
      {
        title: words.stands,
        lines: [
          ...(floors.length === 0 ? [words.nothing] : floors),
          ...(roof && lot.spireColour
            ? [sentence(words.roof(lot.floors[last - 1]!.colour, lot.spireColour, lot.complete === 'P7'))]
            : []),
        ],
      },
    ],
    has: isHere,
    wants: isOpen ? [explain => isHere(explain) && explain.kind !== 'modified-column'] : [],
  };
}
