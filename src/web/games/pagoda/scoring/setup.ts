import {
  COLOURS,
  COLUMNS_OF_A_FLOOR,
  type Colour,
  floorsOf,
  LOT_COUNT,
  type Options,
  type Position,
  pagoda,
  type View,
} from '../../../../games/pagoda/index.ts';
import type { Problem } from '../../../../kernel/index.ts';
import type { SetUp } from '../../../scoring/setup.ts';
import { ui } from '../ui.ts';
import LiveScorer from './LiveScorer.svelte';
import { read, type Table } from './turns.ts';
import { sayProblem, wordsOf } from './words.ts';

type Lot = Position['lots'][number];
type What = { readonly kind: 'build'; readonly seat: number; readonly colour: Colour } | { readonly kind: 'remove' };

const blank = (options: Options): Table => ({
  options,
  turn: 1,
  phase: 'begin',
  lots: Array.from({ length: LOT_COUNT }, () => ({ floors: [] })),
  players: [
    { display: {}, hand: {} },
    { display: {}, hand: {} },
  ],
});

/** The next thing that can stand there: a column, the tile on four of them, at the top the roof with its spire. */
function build({ floors, spire }: Lot, { seat, colour }: What & { kind: 'build' }, last: number): Lot {
  const turn = seat + 1;
  const top = floors.at(-1);
  if (spire !== undefined) return { floors, spire };
  if (!top) return { floors: [{ colour, columns: [turn] }] };
  if (top.tile) return { floors: [...floors, { colour: top.tile.slot, columns: [turn] }] };
  const below = floors.slice(0, -1);
  if (top.columns.length < COLUMNS_OF_A_FLOOR)
    return { floors: [...below, { ...top, columns: [...top.columns, turn] }] };
  const roof = floors.length === last;
  return { floors: [...below, { ...top, tile: { slot: colour, turn } }], ...(roof && { spire: turn }) };
}

function lower({ floors }: Lot): Lot {
  const top = floors.at(-1);
  if (!top) return { floors };
  const below = floors.slice(0, -1);
  if (top.tile) return { floors: [...below, { colour: top.colour, columns: top.columns }] };
  return { floors: top.columns.length > 1 ? [...below, { ...top, columns: top.columns.slice(0, -1) }] : below };
}

function view({ options, lots }: Table, points: readonly number[]): View {
  const fresh = pagoda.view(pagoda.start(options), null);
  const lain = new Set(
    lots.flatMap(({ floors }) => floors.flatMap(({ colour, tile }) => (tile ? [`${colour}-${tile.slot}`] : []))),
  );
  return {
    ...fresh,
    phase: 'over',
    lots: lots.map(({ floors, spire }) => ({
      floors,
      ...(spire !== undefined && { spire }),
      complete: spire === undefined ? null : 'P7',
      spireColour: spire === undefined ? null : floors.at(-1)!.tile!.slot,
    })),
    tiles: fresh.tiles.filter(({ background, slot }) => !lain.has(`${background}-${slot}`)),
    players: fresh.players.map((player, seat) => ({ ...player, points: points[seat] ?? 0 })),
  };
}

export const setup: SetUp<Table, What> = {
  ui: ui,
  blank: options => blank(options as Options),
  withOptions: (position, options) => {
    const chosen = options as Options;
    return chosen.quick === position.options.quick ? { ...position, options: chosen } : blank(chosen);
  },
  press: (position, spot, what) => {
    const at = Number(spot.replace('lot', '')) - 1;
    const change = (lot: Lot): Lot => (what.kind === 'build' ? build(lot, what, floorsOf(position)) : lower(lot));
    return { ...position, lots: position.lots.map((lot, i) => (i === at ? change(lot) : lot)) };
  },
  read,
  view,
  tools: (_position, names, _colours, language) => {
    const words = wordsOf(language);
    return [
      ...names.flatMap((name, seat) =>
        COLOURS.map(colour => ({
          key: `${seat}-${colour}`,
          what: { kind: 'build', seat, colour } as const,
          icon: 'pg-column',
          look: `pg-${colour}`,
          label: words.colour[colour],
          group: name,
        })),
      ),
      { key: 'remove', what: { kind: 'remove' }, icon: 'i-minus', look: '', label: words.remove, group: words.other },
    ];
  },
  // What the schema refuses has no reason of the game's.
  unknownNames: ({ reason }: Problem) => reason === undefined,
  say: (problem, _position, _names, language) => sayProblem(problem, language),
  scoreItem: (kind, detail, language) => {
    const { lot, floor } = detail as { lot: number; floor?: number };
    return wordsOf(language).item(kind, lot, floor);
  },
  hint: language => wordsOf(language).hint,
  Live: LiveScorer,
};
