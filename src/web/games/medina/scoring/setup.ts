import { medina, type Options, type PalaceView, roofsIn, type View } from '../../../../games/medina/index.ts';
import type { Problem } from '../../../../kernel/index.ts';
import type { SetUp } from '../../../scoring/setup.ts';
import { ui } from '../ui.ts';
import { buildCity, type City, coloursOf, type Piece, type Roof, type Table, withCity } from './city.ts';
import Details from './Details.svelte';
import { read } from './finish.ts';
import { sentenceOf, wordsOf } from './words.ts';

type What =
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'roof'; readonly roof: Roof }
  | { readonly kind: 'wall' | 'well' | 'remove' };

const blank = (options: Options): Table => ({
  options,
  stocks: Array.from({ length: options.players }, () => ({})),
  well: null,
  palaces: [],
  streets: [],
  walls: [],
  palaceTiles: {},
  towerTiles: {},
  turn: null,
});

const isWall = (spot: string): boolean => /^[a-z]/.test(spot);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The city with a piece put on a cell; the same piece once more is taken away. */
function put(city: City, cell: string, piece: Piece | undefined): City {
  const changed = new Map(city);
  if (!piece || same(city.get(cell), piece)) changed.delete(cell);
  else changed.set(cell, piece);
  return changed;
}

function press(position: Table, spot: string, what: What): Table {
  const { walls = [] } = position;
  if (isWall(spot)) {
    if (what.kind !== 'wall' && what.kind !== 'remove') return position;
    const without = walls.filter(wall => wall !== spot);
    const away = without.length < walls.length || what.kind === 'remove';
    return { ...position, walls: away ? without : [...walls, spot] };
  }
  const unwelled = position.well === spot ? { ...position, well: null } : position;
  switch (what.kind) {
    case 'wall':
      return position;
    case 'well':
      return position.well === spot
        ? unwelled
        : withCity({ ...position, well: spot }, put(buildCity(position), spot, undefined));
    case 'roof':
      return roofed(position, spot, what.roof);
    case 'piece':
      return withCity(unwelled, put(buildCity(position), spot, what.piece));
    case 'remove':
      return withCity(unwelled, put(buildCity(position), spot, undefined));
  }
}

/** A roof on the palace that stands there; the same roof once more is taken away. */
const roofed = (position: Table, spot: string, roof: Roof): Table => ({
  ...position,
  palaces: (position.palaces ?? []).map(palace => {
    if (!palace.buildings.includes(spot) && !palace.stables?.includes(spot)) return palace;
    return { ...palace, roof: same(palace.roof, roof) ? null : roof };
  }),
});

function view({ options, well, palaces = [], streets = [], walls = [], palaceTiles, towerTiles }: Table): View {
  const fresh = medina.view(medina.start(options), null);
  return {
    ...fresh,
    phase: 'over',
    turn: null,
    well: well ?? null,
    palaces: palaces.map(
      ({ colour, buildings, stables = [], roof }): PalaceView => ({
        colour,
        buildings,
        stables,
        roof: roof ?? null,
        name: buildings[0]!,
        size: buildings.length + stables.length,
        growing: false,
        towers: [],
      }),
    ),
    streets,
    walls,
    palaceTiles: { ...fresh.palaceTiles, ...palaceTiles },
    towerTiles: { ...fresh.towerTiles, ...towerTiles },
  };
}

/** Reasons about names that the board or the edition does not have, or has given twice. */
const NAMES = new Set(['unknown-cell', 'cell-taken', 'unknown-wall', 'unknown-colour']);

export const setup: SetUp<Table, What> = {
  ui: ui,
  blank: options => blank(options as Options),
  withOptions: (position, options) => {
    const fresh = blank(options as Options);
    const { rules, players } = position.options;
    const sameBoard = rules === fresh.options.rules && players === fresh.options.players;
    return sameBoard ? { ...position, options: fresh.options, ...(!fresh.options.well && { well: null }) } : fresh;
  },
  press,
  read,
  view,
  tools: ({ options }, names, seatColours, language) => {
    const words = wordsOf(language);
    const roofs = roofsIn(options);
    const piece = (key: Piece['kind'], icon: string) => ({
      key,
      what: { kind: 'piece', piece: { kind: key } as Piece } as const,
      icon,
      look: '',
      label: words[key as 'stable' | 'merchant'],
      group: words.pieces,
    });
    const roof = (roof: Roof, look: string, icon: string, label: string) => ({
      key: `roof-${roof.kind}-${roof.seat ?? ''}`,
      what: { kind: 'roof', roof } as const,
      icon,
      look,
      label,
      group: words.roofs,
    });
    const other = (kind: 'wall' | 'well' | 'remove', icon: string) => ({
      key: kind,
      what: { kind } as const,
      icon,
      look: '',
      label: words[kind],
      group: words.pieces,
    });
    return [
      ...coloursOf(options).map(colour => ({
        key: colour,
        what: { kind: 'piece', piece: { kind: 'building', colour } } as const,
        icon: 'md-building',
        look: `md-${colour}`,
        label: words.colour[colour],
        group: words.buildings,
      })),
      piece('stable', 'md-stable'),
      piece('merchant', 'md-merchant'),
      other('wall', 'md-wall-v'),
      ...(options.well ? [other('well', 'md-well')] : []),
      other('remove', 'i-minus'),
      ...names.map((name, seat) => roof({ kind: 'own', seat }, seatColours[seat]!, 'md-dome', name)),
      ...(roofs.includes('blocking')
        ? names.map((name, seat) =>
            roof({ kind: 'blocking', seat }, seatColours[seat]!, 'md-dome-block', words.blocking(name)),
          )
        : []),
      ...(roofs.includes('neutral') ? [roof({ kind: 'neutral' }, 'pn', 'md-dome-neutral', words.neutral)] : []),
    ];
  },
  unknownNames: ({ reason }: Problem) => reason !== undefined && NAMES.has(reason),
  say: (problem, _position, _names, language) => sentenceOf(problem, language),
  hint: language => wordsOf(language).hint,
  Details,
};
