import type { Claims } from '../../../kernel/index.ts';
import { TOWER_COUNT } from '../board/board.ts';
import {
  COLOUR_OF,
  FIRST,
  LINKS,
  NEUTRAL_ROOF,
  NONE,
  OWNED,
  PALACE_TILES,
  PALACES,
  ROOF_OF,
  SIZE,
  TOWER_TILES,
} from '../layout.ts';
import { largestNeutral, winsTiles } from '../rules/tiles.ts';
import type { State } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';

/** M20, M21: each tile is where the palaces on the board allow it. */
export function auditTiles(state: State, claims: Claims): void {
  auditPalaceTiles(state, claims);
  auditTowerTiles(state, claims);
}

/** M20 */
function auditPalaceTiles(state: State, claims: Claims): void {
  const { bytes, setup } = state;
  for (const [colour, name] of setup.colours.entries()) {
    const holder = bytes[PALACE_TILES + colour];
    const held = holder === NONE ? NONE : bytes[OWNED + holder * COLOUR_COUNT + colour];
    claims.claim(
      holder === NONE || held !== NONE,
      `palaceTiles.${name}`,
      'is held by a seat without a palace of it',
      'M20',
      'palace-tile-without-palace',
      { colour: name, seat: holder },
    );
    if (holder !== NONE && held === NONE) continue;
    const size = held === NONE ? largestNeutral(state, colour) : bytes[SIZE + held];
    for (let palace = 0; palace < bytes[PALACES]; palace++) {
      if (bytes[COLOUR_OF + palace] !== colour || !winsTiles(bytes[ROOF_OF + palace])) continue;
      const larger = bytes[SIZE + palace] > size;
      claims.claim(
        !larger,
        `palaceTiles.${name}`,
        `should be with the owner of palace ${setup.board.names[bytes[FIRST + palace]]}`,
        'M20',
        'palace-tile-misplaced',
        { colour: name, palace: setup.board.names[bytes[FIRST + palace]] },
      );
    }
  }
}

/** M21 */
function auditTowerTiles({ bytes, setup }: State, claims: Claims): void {
  for (let tower = 0; tower < TOWER_COUNT; tower++) {
    const holder = bytes[TOWER_TILES + tower];
    const connected = Array.from({ length: bytes[PALACES] }, (_, palace) => palace)
      .filter(palace =>
        setup.towerOfLink.some((at, link) => at === tower && (bytes[LINKS + palace] & (1 << link)) !== 0),
      )
      .map(palace => bytes[ROOF_OF + palace])
      .filter(winsTiles);
    const possible =
      connected.length === 0 ? holder === NONE : connected.includes(holder === NONE ? NEUTRAL_ROOF : holder);
    claims.claim(
      possible,
      `towerTiles.${tower + 1}`,
      'does not follow from the palaces at its walls',
      'M21',
      'tower-tile-misplaced',
      { tower: tower + 1 },
    );
  }
}
