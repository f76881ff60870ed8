import type { Claims } from '../../../kernel/index.ts';
import { arounds, besides } from '../board/board.ts';
import {
  BLOCKED_BY,
  BUILDING_OF,
  CELLS,
  COLOUR_OF,
  NEUTRAL_ROOF,
  NONE,
  NUMBER_BITS,
  PALACES,
  ROOF_OF,
  ROOM,
  STABLE_OF,
  UNROOFED,
} from '../layout.ts';
import { type State, wellOf } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';

/** M7 to M10, M12 to M14, M16: palaces are joined, apart from each other, and roofed as the rules allow. */
export function auditPalaces(state: State, claims: Claims): void {
  auditPieces(state, claims);
  auditGrowth(state, claims);
  auditRoofs(state, claims);
}

/** M7, M10, M16 */
function auditPieces(state: State, claims: Claims): void {
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
    claims.claim(
      reached.size === buildings.length,
      `${path}.buildings`,
      'are not all joined',
      'M7',
      'palace-not-joined',
      { palace },
    );
    for (const cell of stables) {
      const joined = besides(cell, board.stride).some(beside => bytes[CELLS + beside] === BUILDING_OF + palace);
      claims.claim(
        joined,
        `${path}.stables`,
        `at ${board.names[cell]} are not beside a building of the palace`,
        'M16',
        'stable-apart',
        { palace, cell: board.names[cell] },
      );
    }
    for (const cell of [...buildings, ...stables]) {
      const around = arounds(cell, board.stride).map(at => bytes[CELLS + at]);
      const spaced = around.every(piece => piece < BUILDING_OF || (piece & NUMBER_BITS) === palace);
      claims.claim(spaced, path, `touches another palace at ${board.names[cell]}`, 'M10', 'palaces-touch', {
        palace,
        cell: board.names[cell],
      });
      claims.claim(
        !arounds(cell, board.stride).includes(wellOf(state)),
        path,
        `touches the well at ${board.names[cell]}`,
        'M10',
        'palace-at-well',
        { palace, cell: board.names[cell] },
      );
    }
  }
}

/** M8, M9 */
function auditGrowth({ bytes, setup }: State, claims: Claims): void {
  for (const [colour, name] of setup.colours.entries()) {
    let growing = 0;
    for (let palace = 0; palace < bytes[PALACES]; palace++)
      if (bytes[COLOUR_OF + palace] === colour && bytes[ROOF_OF + palace] === NONE && bytes[ROOM + palace] > 0)
        growing++;
    claims.claim(
      growing < 2,
      'palaces',
      `have ${growing} of colour ${name} that can grow, but only one can`,
      'M9',
      'several-growing',
      { colour: name, count: growing },
    );
    if (setup.options.francaise)
      claims.claim(
        bytes[UNROOFED + colour] < 2,
        'palaces',
        `have several of colour ${name} without a roof`,
        'M9',
        'several-unroofed',
        { colour: name },
      );
  }
}

/** M12, M13, M14 */
function auditRoofs({ bytes, setup }: State, claims: Claims): void {
  const seen = new Set<number>();
  for (let palace = 0; palace < bytes[PALACES]; palace++) {
    const roof = bytes[ROOF_OF + palace];
    const path = `palaces[${palace}].roof`;
    if (roof === NEUTRAL_ROOF)
      claims.claim(
        setup.pieces.neutrals > 0,
        path,
        'is neutral, but this game has no such roofs',
        'M13',
        'neutral-roof-excluded',
        { palace },
      );
    else if (roof !== NONE) {
      const blocking = roof >= BLOCKED_BY;
      claims.claim(
        !blocking || setup.duel,
        path,
        'is blocking, but this game has no such roofs',
        'M14',
        'blocking-roof-excluded',
        { palace },
      );
      const which = roof * COLOUR_COUNT + bytes[COLOUR_OF + palace];
      claims.claim(
        !seen.has(which),
        path,
        'is the second of its seat in this colour',
        blocking ? 'M14' : 'M12',
        blocking ? 'second-blocking-roof' : 'second-own-roof',
        { palace },
      );
      seen.add(which);
    }
  }
}
