import type { Claims } from '../../../kernel/index.ts';
import {
  BUILDING_OF,
  CELLS,
  CLAIMS,
  COLOUR_OF,
  EMPTY,
  LINKS,
  MERCHANT,
  NEUTRAL,
  NEUTRAL_ROOF,
  NONE,
  NUMBER_BITS,
  OWNED,
  PALACES,
  ROOF_OF,
  STABLE,
  STABLE_OF,
  STREET,
  STREETS,
  TEA,
  WALL,
} from '../layout.ts';
import { wasTaken, winsTiles } from '../rules/tiles.ts';
import { isClosed, isOut, type State, stockOf } from '../state.ts';
import { COLOUR_COUNT, TEA_OF_CLAIM, VIOLET } from '../vocabulary.ts';

/** M3: no piece is lost or made, except where the rules take it out of the game. */
export function auditStocks(state: State, claims: Claims): void {
  const { setup, bytes } = state;
  const { players, pieces, board } = setup;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const inStocks = (piece: number): number => seats.reduce((sum, seat) => sum + stockOf(state, seat, piece), 0);
  const standing = (from: number, to: number): number =>
    board.city.filter(cell => bytes[CELLS + cell] >= from && bytes[CELLS + cell] < to).length;
  const total = (piece: number, words: string, each: number, placed: number): void => {
    const count = inStocks(piece) + placed;
    claims.claim(
      count === each * players,
      'stocks',
      `and board have ${count} ${words}, but must have ${each * players}`,
      'M3',
      'piece-count',
      { piece: words, count, wanted: each * players },
    );
    for (const seat of seats) {
      const held = stockOf(state, seat, piece);
      claims.claim(
        held <= each,
        `stocks[${seat}]`,
        `has ${held} ${words}, more than at the start`,
        'M3',
        'stock-too-large',
        { seat, piece: words, count: held },
      );
    }
  };

  for (const [colour, name] of setup.colours.entries()) {
    const placed = board.city.filter(cell => isBuildingOf(state, cell, colour)).length;
    if (!isClosed(state, colour)) total(colour, `${name} buildings`, pieces.buildings, placed);
    else {
      claims.claim(
        placed <= pieces.buildings * players,
        'palaces',
        `have ${placed} ${name} buildings, too many`,
        'M3',
        'too-many-buildings',
        { colour: name, count: placed },
      );
      claims.claim(
        inStocks(colour) === 0,
        'stocks',
        `have ${name} buildings, but the colour is closed`,
        'M11',
        'closed-colour-in-stock',
        { colour: name },
      );
    }
  }
  total(STABLE, 'stables', pieces.stables, standing(STABLE_OF, 256));
  total(WALL, 'walls', pieces.walls, board.ring.filter(cell => bytes[CELLS + cell] !== EMPTY).length);
  const neutrals = Array.from({ length: bytes[PALACES] }, (_, p) => bytes[ROOF_OF + p]).filter(r => r === NEUTRAL_ROOF);
  total(NEUTRAL, 'neutral roofs', pieces.neutrals, neutrals.length);
  auditMerchants(state, inStocks(MERCHANT) + standing(STREET, BUILDING_OF), claims);
  for (const seat of seats) auditMerchantsOf(state, seat, claims);
  auditTea(state, seats, claims);
}

function isBuildingOf({ bytes }: State, cell: number, colour: number): boolean {
  const stands = bytes[CELLS + cell];
  return stands >= BUILDING_OF && stands < STABLE_OF && bytes[COLOUR_OF + (stands & NUMBER_BITS)] === colour;
}

/** M13, M22: merchants on towers come into play, or leave the game when a neutral palace or a seat that is out was first at the tower. */
function auditMerchants(state: State, count: number, claims: Claims): void {
  const { bytes, setup } = state;
  const { players, pieces, towerMerchants } = setup;
  let possible = new Set([pieces.merchants * players + (bytes[STREETS] > 0 ? 1 : 0)]);
  for (const [tower, lying] of towerMerchants.entries()) {
    if (!wasTaken(state, tower)) continue;
    const roofs = Array.from({ length: bytes[PALACES] }, (_, palace) => palace)
      .filter(palace => (bytes[LINKS + palace] & (1 << tower)) !== 0)
      .map(palace => bytes[ROOF_OF + palace])
      .filter(winsTiles);
    const next = new Set<number>();
    for (const sum of possible) {
      if (roofs.some(roof => roof === NEUTRAL_ROOF || isOut(state, roof))) next.add(sum);
      if (roofs.some(roof => roof !== NEUTRAL_ROOF)) next.add(sum + lying);
    }
    possible = next;
  }
  const wanted = [...possible].join(' or ');
  claims.claim(
    possible.has(count),
    'stocks',
    `and streets have ${count} merchants, but must have ${wanted}`,
    'M3',
    'merchant-count',
    { count },
  );
}

/** M3, M22: a seat has no more merchants than at the start and those of the towers that it has won. */
function auditMerchantsOf(state: State, seat: number, claims: Claims): void {
  const { bytes, setup } = state;
  const palaces = Array.from({ length: bytes[PALACES] }, (_, palace) => palace).filter(
    palace => bytes[ROOF_OF + palace] === seat,
  );
  const most = setup.towerMerchants.reduce(
    (sum, lying, tower) => (palaces.some(palace => (bytes[LINKS + palace] & (1 << tower)) !== 0) ? sum + lying : sum),
    setup.pieces.merchants,
  );
  const count = stockOf(state, seat, MERCHANT);
  claims.claim(
    count <= most,
    `stocks[${seat}]`,
    `has ${count} merchants, but can have ${most} at most`,
    'M3',
    'stock-too-large',
    { seat, piece: 'merchants', count },
  );
}

/** M23: tea comes from claims of violet palaces, 3, 2, 1. */
function auditTea(state: State, seats: readonly number[], claims: Claims): void {
  const { bytes } = state;
  for (const seat of seats) {
    const owns = bytes[OWNED + seat * COLOUR_COUNT + VIOLET] !== NONE;
    const tea = stockOf(state, seat, TEA);
    claims.claim(
      tea === 0 || (owns && bytes[CLAIMS] > 0),
      `stocks[${seat}].tea`,
      `is ${tea}, but no violet palace gave it`,
      'M23',
      'tea-without-palace',
      { seat, count: tea },
    );
  }
  const most = seats.map(seat => stockOf(state, seat, TEA)).sort((a, b) => b - a);
  const given = TEA_OF_CLAIM.slice(0, bytes[CLAIMS]);
  const fits = most.every((tea, n) => tea <= (given[n] ?? 0));
  claims.claim(
    fits,
    'stocks',
    `have tea ${most.join(', ')}, but the claims gave ${given.join(', ') || 'none'}`,
    'M23',
    'tea-count',
  );
}
