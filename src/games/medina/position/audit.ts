// Everything that must hold in a position, asked of a state whose caches have been computed from scratch.
import type { Problem } from '../../../kernel/index.ts';
import { arounds, besides } from '../board/board.ts';
import { has } from '../board/sets.ts';
import {
  BLOCKED_BY,
  BUILDING_OF,
  CELLS,
  COLOUR_OF,
  FIRST,
  LINKS,
  NEUTRAL_ROOF,
  NONE,
  NUMBER_BITS,
  OWNED,
  PALACE_TILES,
  PALACES,
  ROOF_OF,
  ROOM,
  SIZE,
  STABLE_OF,
  TOWER_TILES,
  UNROOFED,
} from '../layout.ts';
import { largestNeutral, winsTiles } from '../rules/tiles.ts';
import { type State, wellOf } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';
import { auditStocks } from './auditStocks.ts';
import { auditStreets } from './auditStreets.ts';
import { auditTurn } from './auditTurn.ts';
import type { Claim } from './claim.ts';

export function audit(state: State): Problem[] {
  const problems: Problem[] = [];
  const claim: Claim = (holds, path, message, rule) => {
    if (!holds) problems.push({ path, message, rule });
  };
  auditWell(state, claim);
  auditPalaces(state, claim);
  auditRoofs(state, claim);
  auditTiles(state, claim);
  auditStreets(state, claim);
  auditStocks(state, claim);
  if (problems.length === 0) auditTurn(state, claim);
  return problems;
}

function auditWell(state: State, claim: Claim): void {
  const well = wellOf(state);
  claim(well < 0 || state.setup.options.well, 'well', 'is given, but this game has none', 'M5');
  claim(well < 0 || has(state.setup.board.inner, 0, well), 'well', 'is in an outer row or column', 'M5');
}

/** M7, M8, M9, M10, M16 */
function auditPalaces(state: State, claim: Claim): void {
  const { bytes, setup } = state;
  const { board } = setup;
  for (let palace = 0; palace < bytes[PALACES]; palace++) {
    const path = `palaces[${palace}]`;
    const buildings = board.city.filter(cell => bytes[CELLS + cell] === BUILDING_OF + palace);
    const stables = board.city.filter(cell => bytes[CELLS + cell] === STABLE_OF + palace);
    const reached = new Set(buildings.slice(0, 1));
    for (const cell of reached)
      for (const beside of besides(cell, board.stride))
        if (bytes[CELLS + beside] === BUILDING_OF + palace) reached.add(beside);
    claim(reached.size === buildings.length, `${path}.buildings`, 'are not all joined', 'M7');
    for (const cell of stables) {
      const joined = besides(cell, board.stride).some(beside => bytes[CELLS + beside] === BUILDING_OF + palace);
      claim(joined, `${path}.stables`, `at ${board.names[cell]} are not beside a building of the palace`, 'M16');
    }
    for (const cell of [...buildings, ...stables]) {
      const around = arounds(cell, board.stride).map(at => bytes[CELLS + at]);
      const spaced = around.every(stands => stands < BUILDING_OF || (stands & NUMBER_BITS) === palace);
      claim(spaced, path, `touches another palace at ${board.names[cell]}`, 'M10');
      claim(
        !arounds(cell, board.stride).includes(wellOf(state)),
        path,
        `touches the well at ${board.names[cell]}`,
        'M10',
      );
    }
  }
  for (const [colour, name] of setup.colours.entries()) {
    let growing = 0;
    for (let palace = 0; palace < bytes[PALACES]; palace++)
      if (bytes[COLOUR_OF + palace] === colour && bytes[ROOF_OF + palace] === NONE && bytes[ROOM + palace] > 0)
        growing++;
    claim(growing < 2, 'palaces', `have ${growing} of colour ${name} that can grow, but only one can`, 'M9');
    if (setup.options.francaise)
      claim(bytes[UNROOFED + colour] < 2, 'palaces', `have several of colour ${name} without a roof`, 'M9');
  }
}

/** M12, M13, M14 */
function auditRoofs({ bytes, setup }: State, claim: Claim): void {
  const seen = new Set<number>();
  for (let palace = 0; palace < bytes[PALACES]; palace++) {
    const roof = bytes[ROOF_OF + palace];
    const path = `palaces[${palace}].roof`;
    if (roof === NEUTRAL_ROOF)
      claim(setup.pieces.neutrals > 0, path, 'is neutral, but this game has no such roofs', 'M13');
    else if (roof !== NONE) {
      const blocking = roof >= BLOCKED_BY;
      claim(!blocking || setup.duel, path, 'is blocking, but this game has no such roofs', 'M14');
      const which = roof * COLOUR_COUNT + bytes[COLOUR_OF + palace];
      claim(!seen.has(which), path, 'is the second of its seat in this colour', blocking ? 'M14' : 'M12');
      seen.add(which);
    }
  }
}

function auditTiles(state: State, claim: Claim): void {
  const { bytes, setup } = state;
  for (const [colour, name] of setup.colours.entries()) {
    const holder = bytes[PALACE_TILES + colour];
    const held = holder === NONE ? NONE : bytes[OWNED + holder * COLOUR_COUNT + colour];
    claim(holder === NONE || held !== NONE, `palaceTiles.${name}`, 'is held by a seat without a palace of it', 'M20');
    if (holder !== NONE && held === NONE) continue;
    const size = held === NONE ? largestNeutral(state, colour) : bytes[SIZE + held];
    for (let palace = 0; palace < bytes[PALACES]; palace++) {
      if (bytes[COLOUR_OF + palace] !== colour || !winsTiles(bytes[ROOF_OF + palace])) continue;
      const larger = bytes[SIZE + palace] > size;
      claim(!larger, `palaceTiles.${name}`, `should be with the owner of palace ${nameOf(state, palace)}`, 'M20');
    }
  }
  for (let tower = 0; tower < 4; tower++) {
    const holder = bytes[TOWER_TILES + tower];
    const connected = Array.from({ length: bytes[PALACES] }, (_, palace) => palace)
      .filter(palace =>
        setup.towerOfLink.some((at, link) => at === tower && (bytes[LINKS + palace] & (1 << link)) !== 0),
      )
      .map(palace => bytes[ROOF_OF + palace])
      .filter(winsTiles);
    const possible =
      connected.length === 0 ? holder === NONE : connected.includes(holder === NONE ? NEUTRAL_ROOF : holder);
    claim(possible, `towerTiles.${tower + 1}`, 'does not follow from the palaces at its walls', 'M21');
  }
}

const nameOf = ({ bytes, setup }: State, palace: number): string => setup.board.names[bytes[FIRST + palace]];
