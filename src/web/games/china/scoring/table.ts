// The table of a finished game of China while it is set up.
import {
  type Colour,
  china,
  isComplete,
  listOwners,
  type Options,
  type Owner,
  ownerNumber,
  type Position,
} from '../../../../games/china/index.ts';
import { COLOURS, EMISSARY_COUNT } from '../../../../games/china/vocabulary.ts';
import { findChart } from '../board/geometry.ts';
import { tilesLeft } from './bonus.ts';

/** A position whose options are complete. */
export type Table = Omit<Position, 'options'> & { readonly options: Options };

export type What = { readonly kind: 'owner'; readonly owner: Owner } | { readonly kind: 'fortification' | 'remove' };

const without = <T>(members: { readonly [id: string]: T }, id: string): { readonly [id: string]: T } =>
  Object.fromEntries(Object.entries(members).filter(([other]) => other !== id));

export const blank = (options: Options): Table => ({
  options,
  turn: 0,
  hands: Array.from({ length: options.players }, () => ({})),
  row: [null, null, null, null],
  palaces: {},
  emissaries: {},
  ...(options.fortifications && { fortifications: [], fortificationsLeft: Array<number>(options.players).fill(1) }),
  ...(options.bonusTiles && { tilesTaken: listOwners(options).map(() => ({})) }),
  ...(options.influence && { holders: {}, emperorPoints: {} }),
});

export function withOptions(position: Table, options: Options): Table {
  const fresh = blank(options);
  const owners = listOwners(options);
  const places = new Set(findChart(options).places.map(({ id }) => id));
  const stays = ([id, owner]: [string, Owner]): boolean => places.has(id) && owners.includes(owner);
  const sent = ([id, counts]: [string, readonly number[]]): [string, number[]] => [
    id,
    owners.map(owner => (owner === 'emperor' && position.options.players > 2 ? 0 : (counts[ownerNumber(owner)] ?? 0))),
  ];
  return {
    ...fresh,
    palaces: Object.fromEntries(Object.entries(position.palaces ?? {}).filter(stays)),
    emissaries: Object.fromEntries(
      Object.entries(position.emissaries ?? {})
        .map(sent)
        .filter(([, counts]) => counts.some(count => count > 0)),
    ),
  };
}

export function press(position: Table, spot: string, what: What): Table {
  const { palaces = {}, emissaries = {}, fortifications = [] } = position;
  const atDragon = findChart(position.options).lands.some(({ id }) => id === spot);
  switch (what.kind) {
    case 'owner': {
      if (atDragon) {
        const counts = emissaries[spot] ?? listOwners(position.options).map(() => 0);
        const sent = counts.map((count, n) =>
          n === ownerNumber(what.owner) ? Math.min(EMISSARY_COUNT, count + 1) : count,
        );
        return { ...position, emissaries: { ...emissaries, [spot]: sent } };
      }
      const taken = palaces[spot] === what.owner;
      return {
        ...position,
        palaces: taken ? without(palaces, spot) : { ...palaces, [spot]: what.owner },
      };
    }
    case 'fortification':
      return atDragon ? position : toggleFortification(position, spot);
    case 'remove':
      if (fortifications.includes(spot) && palaces[spot] === undefined) return toggleFortification(position, spot);
      return {
        ...position,
        palaces: without(palaces, spot),
        emissaries: without(emissaries, spot),
      };
  }
}

/** A fortification comes from the first player who has one, or goes back to the first who has none: the details can be set right. */
function toggleFortification(position: Table, spot: string): Table {
  const { fortifications = [], fortificationsLeft = [] } = position;
  const away = fortifications.includes(spot);
  const whose = fortificationsLeft.indexOf(away ? 0 : 1);
  if (!away && whose < 0) return position;
  return {
    ...position,
    fortifications: away ? fortifications.filter(other => other !== spot) : [...fortifications, spot],
    fortificationsLeft: fortificationsLeft.map((left, seat) => (seat === whose ? 1 - left : left)),
  };
}

type Counts = { [C in Colour]?: number };

/** The position once the last turn is over: hands, row and pile do not score, so all cards but the kept ones lie discarded. */
export function finish(position: Table): object {
  const { options, holders = {} } = position;
  const all = china.view(china.start(options), null).unseen;
  const kept = [0, 1].map(seat =>
    Object.fromEntries(COLOURS.filter(colour => holders[colour] === seat).map(colour => [colour, 1])),
  );
  const discards: Counts = {};
  for (const colour of COLOURS) discards[colour] = (all[colour] ?? 0) - (holders[colour] === undefined ? 0 : 1);
  const full = new Set(fullWithEmperor(position));
  const { palaces = {}, tilesTaken } = position;
  return {
    ...position,
    ...(tilesTaken && { tiles: tilesLeft(options, palaces, tilesTaken) }),
    turn: options.players - 1,
    phase: 'over',
    exhaustions: 2,
    pile: {},
    discards,
    ...(options.influence && {
      kept,
      emperorPoints: Object.fromEntries(Object.entries(position.emperorPoints ?? {}).filter(([id]) => full.has(id))),
    }),
  };
}

/** Provinces without a free space in which the Emperor has a palace: somebody may have got his points there. */
export function fullWithEmperor({ options, palaces = {} }: Table): string[] {
  const { lands, places } = findChart(options);
  const hasHis = (id: string): boolean =>
    places.some(place => place.provinces.includes(id) && palaces[place.id] === 'emperor');
  return lands.map(({ id }) => id).filter(id => hasHis(id) && isComplete({ options, palaces }, id));
}
