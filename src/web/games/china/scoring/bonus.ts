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
  const provinces = findTileSpaces(options);
  const gone = countGone(provinces, palaces, taken);
  const left = TILE_COLOURS.flatMap(colour => {
    const out = taken.reduce((sum, tiles) => sum + (tiles[colour] ?? 0), 0);
    return Array.from({ length: Math.max(0, TILES_OF_A_COLOUR - out) }, () => colour);
  });
  const tiles: Tiles = {};
  for (const [p, spaces] of provinces.entries()) {
    const hidden = !places.some(
      ({ id, provinces }) => provinces.includes(provinceOf(spaces[0]!)) && palaces[id] !== undefined,
    );
    const free = spaces.filter(space => palaces[space] === undefined);
    for (const space of free.slice(0, TILES_OF_A_PROVINCE - gone[p]!))
      tiles[space] = hidden ? 'hidden' : (left.pop() ?? 'hidden');
  }
  return tiles;
}

/** How many tiles are gone from each province: every tile taken went to a palace of its taker, two in a province at most. */
function countGone(
  provinces: readonly (readonly string[])[],
  palaces: { readonly [space: string]: Owner },
  taken: Taken,
): number[] {
  const built = provinces.flatMap((spaces, province) =>
    spaces.flatMap(space => (palaces[space] === undefined ? [] : [{ province, owner: ownerNumber(palaces[space]!) }])),
  );
  const chosen = new Set<number>();
  const gone = provinces.map(() => 0);
  const due = taken.map(tiles => TILE_COLOURS.reduce((sum, colour) => sum + (tiles[colour] ?? 0), 0));

  /** Gives an owner one more tile; tiles of others move to other provinces where they must. */
  const give = (owner: number, tried: Set<number>): boolean => {
    for (const [i, palace] of built.entries()) {
      const { province } = palace;
      if (palace.owner !== owner || chosen.has(i) || tried.has(province)) continue;
      if (gone[province]! < TILES_OF_A_PROVINCE) {
        chosen.add(i);
        gone[province]!++;
        return true;
      }
      tried.add(province);
      for (const other of [...chosen].filter(n => built[n]!.province === province)) {
        chosen.delete(other);
        chosen.add(i);
        if (give(built[other]!.owner, tried)) return true;
        chosen.delete(i);
        chosen.add(other);
      }
    }
    return false;
  };
  for (const [owner, count] of due.entries()) for (let n = 0; n < count; n++) give(owner, new Set());

  // Where a province has no room for its tiles, some are gone for sure: tiles of other provinces were taken there instead.
  const least = provinces.map(
    spaces => TILES_OF_A_PROVINCE - spaces.filter(space => palaces[space] === undefined).length,
  );
  const raise = (province: number, tried: Set<number>): boolean => {
    tried.add(province);
    for (const [i, { owner }] of built.entries()) {
      if (built[i]!.province !== province || chosen.has(i)) continue;
      for (const other of [...chosen].filter(n => built[n]!.owner === owner && !tried.has(built[n]!.province))) {
        const from = built[other]!.province;
        if (gone[from]! <= least[from]! && !raise(from, tried)) continue;
        chosen.delete(other);
        gone[from]!--;
        chosen.add(i);
        gone[province]!++;
        return true;
      }
    }
    return false;
  };
  for (const province of provinces.keys()) while (gone[province]! < least[province]! && raise(province, new Set()));
  return gone;
}
