// Bonus tiles score by how many each player took. Where the others lay does not matter, so any places that the rules allow will do.
import { china, type Options, type Owner, ownerNumber, type TileColour } from '../../../../games/china/index.ts';
import { TILE_COLOURS, TILES_OF_A_COLOUR, TILES_OF_A_PROVINCE } from '../../../../games/china/vocabulary.ts';
import { findChart } from '../board/geometry.ts';

type Taken = readonly { readonly [C in TileColour]?: number }[];
type Tiles = { [space: string]: 'hidden' | TileColour };

const known = new Map<string, readonly (readonly string[])[]>();

/** The spaces of each province that can get a tile: those that the engine lays tiles on when a game is set up. */
function findTileSpaces(options: Options): readonly (readonly string[])[] {
  const key = JSON.stringify(options);
  const found = known.get(key);
  if (found) return found;
  const provinces: string[][] = [];
  const state = china.start(options);
  for (let laid = 0; ; ) {
    const [first, ...others] = china.moves(state);
    const offered = [first!, ...others].map(move => china.explain(state, move) as { kind: string; space: string });
    if (offered[0]!.kind === 'lay-tile') {
      if (laid++ % TILES_OF_A_PROVINCE === 0) provinces.push(offered.map(({ space }) => space));
    } else if (provinces.length > 0) break;
    china.play(state, first!);
  }
  known.set(key, provinces);
  return provinces;
}

/** The tiles that still lie on the board when these were taken. */
export function tilesLeft(options: Options, palaces: { readonly [space: string]: Owner }, taken: Taken): Tiles {
  const { places } = findChart(options);
  const provinceOf = (space: string): string => places.find(({ id }) => id === space)!.provinces[0]!;
  const provinces = countGone(findTileSpaces(options), palaces, taken);
  const left = TILE_COLOURS.flatMap(colour => {
    const out = taken.reduce((sum, tiles) => sum + (tiles[colour] ?? 0), 0);
    return Array.from({ length: Math.max(0, TILES_OF_A_COLOUR - out) }, () => colour);
  });
  const tiles: Tiles = {};
  for (const { spaces, gone } of provinces) {
    const hidden = !places.some(
      ({ id, provinces }) => provinces.includes(provinceOf(spaces[0]!)) && palaces[id] !== undefined,
    );
    const free = spaces.filter(space => palaces[space] === undefined);
    for (const space of free.slice(0, TILES_OF_A_PROVINCE - gone))
      tiles[space] = hidden ? 'hidden' : (left.pop() ?? 'hidden');
  }
  return tiles;
}

/** A province whose tiles are counted: how many are gone, and how many must be since there is no room for them. */
interface Counted {
  readonly spaces: readonly string[];
  readonly least: number;
  gone: number;
}

/** A palace to which a tile may have gone. */
interface Built {
  readonly province: Counted;
  readonly owner: number;
}

/** How many tiles are gone from each province: every tile taken went to a palace of its taker, two in a province at most. */
function countGone(
  provinces: readonly (readonly string[])[],
  palaces: { readonly [space: string]: Owner },
  taken: Taken,
): Counted[] {
  const counted = provinces.map(spaces => ({
    spaces,
    least: TILES_OF_A_PROVINCE - spaces.filter(space => palaces[space] === undefined).length,
    gone: 0,
  }));
  const built: Built[] = counted.flatMap(province =>
    province.spaces.flatMap(space => {
      const owner = palaces[space];
      return owner === undefined ? [] : [{ province, owner: ownerNumber(owner) }];
    }),
  );
  const chosen = new Set<Built>();
  const due = taken.map(tiles => TILE_COLOURS.reduce((sum, colour) => sum + (tiles[colour] ?? 0), 0));

  /** Gives an owner one more tile; tiles of others move to other provinces where they must. */
  const give = (owner: number, tried: Set<Counted>): boolean => {
    for (const palace of built) {
      const { province } = palace;
      if (palace.owner !== owner || chosen.has(palace) || tried.has(province)) continue;
      if (province.gone < TILES_OF_A_PROVINCE) {
        chosen.add(palace);
        province.gone++;
        return true;
      }
      tried.add(province);
      for (const other of [...chosen].filter(other => other.province === province)) {
        chosen.delete(other);
        chosen.add(palace);
        if (give(other.owner, tried)) return true;
        chosen.delete(palace);
        chosen.add(other);
      }
    }
    return false;
  };
  for (const [owner, count] of due.entries()) for (let n = 0; n < count; n++) give(owner, new Set());

  // Where a province has no room for its tiles, some are gone for sure: tiles of other provinces were taken there instead.
  const raise = (province: Counted, tried: Set<Counted>): boolean => {
    tried.add(province);
    for (const palace of built) {
      if (palace.province !== province || chosen.has(palace)) continue;
      for (const other of [...chosen].filter(other => other.owner === palace.owner && !tried.has(other.province))) {
        const from = other.province;
        if (from.gone <= from.least && !raise(from, tried)) continue;
        chosen.delete(other);
        from.gone--;
        chosen.add(palace);
        province.gone++;
        return true;
      }
    }
    return false;
  };
  for (const province of counted) while (province.gone < province.least && raise(province, new Set()));
  return counted;
}
