// Medina in words: palaces with owner, size and worth; streets, walls and towers.
import type { Colour, Event, Explanation, PalaceView, View } from '../../../../games/medina/index.ts';
import { sentence } from '../../../i18n/sentence.ts';
import type { GameUiProps } from '../../gameUi.ts';
import type { BoardInWords, MoveInWords, PlaceInWords } from '../../inWords.ts';
import { choiceWordsOf } from '../words/choices.ts';
import { wordsOf } from '../words/index.ts';
import { cityWordsOf } from '../words/inWords.ts';
import { isUpright, layoutFor } from './geometry.ts';
import type { Selection } from './selection.ts';
import { countsAt } from './travels.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;
type Place = PlaceInWords<Explanation>;

const isOf =
  (...kinds: readonly Explanation['kind'][]) =>
  ({ kind }: Explanation): boolean =>
    kinds.includes(kind);

export function inWords(props: Props): BoardInWords<Explanation> {
  const words = cityWordsOf(props.language);
  return {
    title: words.title,
    places: [
      ...props.view.palaces.map(palace => tellPalace(palace, props)),
      tellNewPalaces(props),
      tellStreets(props),
      tellWalls(props),
    ],
    tell: ({ explain }) => tellMove(explain, props),
    at: words.at,
  };
}

const domes = { own: 'md-dome', neutral: 'md-dome-neutral', blocking: 'md-dome-block' } as const;

function tellMove(explain: Explanation, { view, seat, colours, language }: Props): MoveInWords {
  const words = choiceWordsOf(language);
  const { spot, column } = cityWordsOf(language);
  const at = (cell: string) => ({ place: cell, line: column(cell.charAt(0)) });
  switch (explain.kind) {
    case 'building':
      return {
        what: words.building(explain.colour),
        ...at(explain.cell),
        piece: { art: 'md-building', look: `md-${explain.colour}` },
      };
    case 'stable':
      return { what: words.stable, ...at(explain.cell), piece: { art: 'md-stable' } };
    case 'merchant':
      return { what: words.merchant, ...at(explain.cell), piece: { art: 'md-merchant' } };
    case 'wall':
      return {
        what: words.wall,
        place: spot(explain.cell),
        piece: { art: isUpright(explain.cell) ? 'md-wall-v' : 'md-wall-h' },
      };
    case 'roof': {
      const look = explain.roof === 'neutral' ? 'pn' : (colours[seat ?? 0] ?? '');
      return { what: words.roof(explain.roof), place: explain.palace, piece: { art: domes[explain.roof], look } };
    }
    case 'first-merchant':
      return { what: words.merchant, ...at(explain.cell), piece: { art: 'md-merchant' } };
    default:
      return { what: wordsOf(language).move(explain, view) };
  }
}

/** The spots that share an edge with one of some cells; walls lie around the city. */
function spotsBeside(cells: readonly string[], { columns, rows }: View): ReadonlySet<string> {
  const { spots } = layoutFor(columns, rows);
  const own = spots.filter(({ id }) => cells.includes(id));
  return new Set(
    spots
      .filter(spot => own.some(({ column, row }) => Math.abs(column - spot.column) + Math.abs(row - spot.row) === 1))
      .map(({ id }) => id),
  );
}

/** The palace that grows takes all buildings of its colour (M8). */
const grows = ({ palaces }: View, colour: Colour): boolean =>
  palaces.some(palace => palace.growing && palace.colour === colour);

function tellPalace(palace: PalaceView, props: Props): Place {
  const { view, players, scores, language } = props;
  const words = cityWordsOf(language);
  const { colour, buildings, stables, roof, size, name, growing } = palace;
  const cells = [...buildings, ...stables];
  const beside = spotsBeside(cells, view);
  const worth = (scores?.items ?? []).filter(item => countsAt(item, name, view));
  const roofs = (explain: Explanation): boolean => explain.kind === 'roof' && explain.palace === name;
  const builds = (explain: Explanation): boolean => growing && explain.kind === 'building' && explain.colour === colour;
  const extends_ = (explain: Explanation): boolean => explain.kind === 'stable' && beside.has(explain.cell);
  const street = view.streets.flat();
  return {
    id: `palace-${name}`,
    name: sentence(words.palace(colour, name, buildings.at(-1)!)),
    look: `md-${colour}`,
    summary: [
      words.owner(roof, players),
      words.size(size),
      ...(roof?.kind === 'own' ? [words.worth(worth.reduce((sum, { points }) => sum + points, 0))] : []),
    ],
    facts: [
      {
        title: words.stands,
        lines: [
          words.buildings(buildings),
          words.stables(stables),
          words.beside(
            street.filter(cell => beside.has(cell)),
            view.walls.filter(wall => beside.has(wall)),
          ),
        ],
      },
    ],
    has: explain => roofs(explain) || builds(explain) || extends_(explain),
    wants: roof ? [extends_] : [roofs, builds, extends_],
  };
}

function tellNewPalaces({ view, players, language }: Props): Place {
  const words = cityWordsOf(language);
  const tiles = Object.entries(view.palaceTiles) as [Colour, number | null][];
  const isNew = (explain: Explanation): boolean => explain.kind === 'building' && !grows(view, explain.colour);
  return {
    id: 'new',
    name: words.newPalaces,
    summary: view.closedColours.length > 0 ? [words.closed(view.closedColours)] : [],
    facts: [
      {
        title: words.stands,
        lines: [
          ...tiles.map(([colour, holder]) =>
            sentence(words.palaceTile(colour, holder === null ? undefined : players[holder])),
          ),
          ...(view.well === null ? [] : [words.well(view.well)]),
        ],
      },
    ],
    has: isNew,
    wants: [isNew],
  };
}

function tellStreets({ view, language }: Props): Place {
  const words = cityWordsOf(language);
  const merchants = isOf('merchant', 'first-merchant');
  return {
    id: 'streets',
    name: words.streets,
    summary: [words.streetCount(view.streets.length)],
    facts: [
      {
        title: words.stands,
        lines: view.streets.map(street => words.street(street.length, street[0]!, street.at(-1)!)),
      },
    ],
    has: merchants,
    wants: [isOf('merchant')],
  };
}

function tellWalls({ view, players, language }: Props): Place {
  const words = cityWordsOf(language);
  const walls = isOf('wall');
  const towers = (['1', '2', '3', '4'] as const).map(tower => {
    const holder = view.towerTiles[tower];
    const merchants = view.towerMerchants[tower];
    const tile = words.towerTile(tower, holder === null ? undefined : players[holder]);
    return merchants > 0 ? `${tile}, ${words.merchantsOnTower(merchants)}` : tile;
  });
  return {
    id: 'walls',
    name: words.walls,
    summary: [words.wallCount(view.walls.length)],
    facts: [{ title: words.stands, lines: [words.wallsBuilt(view.walls), ...towers] }],
    has: walls,
    wants: [walls],
  };
}
