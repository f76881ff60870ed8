// China in words: the provinces with their majorities, alliances and roads.
import {
  type Event,
  type Explanation,
  palacesIn,
  provincesAt,
  roadsFrom,
  type View,
} from '../../../../games/china/index.ts';
import type { GameUiProps } from '../../gameUi.ts';
import type { BoardInWords, Fact, MoveInWords, PlaceInWords } from '../../inWords.ts';
import type { Placing } from '../words/choices.ts';
import { wordsOf } from '../words/index.ts';
import { mapWordsOf, targetOf } from '../words/inWords.ts';
import { type Chart, findChart, type Land, type SpotBox } from './geometry.ts';
import { nameOf } from './names.ts';
import type { Selection } from './selection.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

const art = { palace: 'cn-palace', commit: 'cn-palace', emissary: 'cn-emissary', fortification: 'cn-fort' } as const;
const isPlacing = (explain: Explanation): explain is Placing => explain.kind in art;

export function inWords(props: Props): BoardInWords<Explanation> {
  const words = mapWordsOf(props.language);
  const chart = findChart(props.view.options);
  return {
    title: words.title,
    places: chart.lands.map(land => tellLand(land, chart, props)),
    tell: ({ explain }) => tellMove(explain, props),
    at: words.at,
  };
}

function tellMove(explain: Explanation, { view, seat, colours, language }: Props): MoveInWords {
  const place = targetOf(explain);
  if (!isPlacing(explain) || place === undefined) return { what: wordsOf(language).move(explain, view) };
  const emperors = 'for' in explain && explain.for === 'emperor';
  const look = explain.kind === 'fortification' ? '' : emperors ? 'pe' : (colours[seat ?? 0] ?? '');
  return {
    what: mapWordsOf(language).piece(explain),
    place: nameOf(place, view),
    piece: { art: art[explain.kind], look },
  };
}

function tellLand(land: Land, chart: Chart, props: Props): PlaceInWords<Explanation> {
  const { view, players, language } = props;
  const words = mapWordsOf(language);
  const places = chart.places.filter(({ provinces }) => provinces.includes(land.id));
  const free = places.filter(({ id }) => view.palaces[id] === undefined).length;
  const isHere = (explain: Explanation): boolean => {
    const at = targetOf(explain);
    return at !== undefined && provincesAt(view, at).includes(land.id);
  };
  const wants = (kinds: readonly string[]) => (explain: Explanation) => kinds.includes(explain.kind) && isHere(explain);
  return {
    id: land.id,
    name: land.name,
    look: `cn-${land.colour}`,
    summary: [
      words.colour(land.colour as Parameters<typeof words.colour>[0]),
      words.free(free, places.length),
      words.palaces(
        palacesIn(view, land.id).map(({ owner, count }) => [owner, count]),
        players,
      ),
      words.emissaries(countEmissaries(land.id, view), players),
    ],
    facts: [tellSpaces(places, props), tellLinks(land, places, chart, props)],
    has: isHere,
    wants: view.phase === 'act' || view.phase === 'more' ? [wants(['palace', 'commit']), wants(['emissary'])] : [],
  };
}

function countEmissaries(province: string, { emissaries, options }: View): (readonly [number | 'emperor', number])[] {
  return (emissaries[province] ?? [])
    .map((count, owner) => [owner < options.players ? owner : ('emperor' as const), count] as const)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
}

function tellSpaces(places: readonly SpotBox[], { view, players, language }: Props): Fact {
  const words = mapWordsOf(language);
  const lines = places.map(({ id, name }) => {
    const owner = view.palaces[id];
    const tile = view.tiles?.[id];
    return words.space(name, [
      owner === undefined ? words.empty : words.palaceOf(owner, players),
      ...(view.fortifications?.includes(id) ? [words.fortified] : []),
      ...(tile ? [words.tile(tile)] : []),
    ]);
  });
  return { title: words.stands, lines };
}

/** The alliances of a province, and where the roads of its spaces lead. */
function tellLinks(land: Land, places: readonly SpotBox[], chart: Chart, { view, language }: Props): Fact {
  const words = mapWordsOf(language);
  const alliances = chart.alliances
    .filter(({ between }) => between.includes(land.id))
    .map(({ number, between }) => words.alliance(number, nameOf(between.find(id => id !== land.id)!, view)));
  const nameFrom = (id: string): string => {
    const { name, provinces } = chart.places.find(place => place.id === id)!;
    const elsewhere = provinces.filter(province => province !== land.id);
    return provinces.includes(land.id) ? name : `${name} (${elsewhere.map(other => nameOf(other, view)).join(', ')})`;
  };
  const roads = places.map(({ id, name }) => {
    const ends = roadsFrom(view, id);
    return words.space(name, ends.length === 0 ? [words.noRoads] : ends.map(nameFrom));
  });
  return { title: words.links, lines: [...alliances, ...roads] };
}
