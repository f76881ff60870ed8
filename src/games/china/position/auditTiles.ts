import type { Claims } from '../../../kernel/index.ts';
import {
  CHOOSE,
  COMMIT,
  DEAL,
  FACE_UP,
  HIDDEN_TILE,
  LARGEST,
  PALACE,
  PHASE,
  REVEAL,
  TAKEN,
  TILE,
  TILES,
} from '../layout.ts';
import { isPostTarget, postOfTarget } from '../moves/packing.ts';
import { countOwners, nameOwner, type State, sumCells } from '../state.ts';
import { TILE_COLOUR_COUNT, TILE_COLOURS, TILES_OF_A_COLOUR, TILES_OF_A_PROVINCE } from '../vocabulary.ts';

/** C31 to C33: two tiles on each province, face down as long as it has no palace, gone only to who built there. */
export function auditTiles(state: State, claims: Claims): void {
  const { cells, board, options } = state;
  const owners = countOwners(options);
  const phase = cells[PHASE];
  const revealing = phase === REVEAL || phase === CHOOSE;
  let gone = 0;
  auditSpaces(state, claims);
  for (let p = 0; p < board.provinces; p++) {
    const id = board.provinceIds[p];
    const spaces = Array.from(board.tileSpaces[p]);
    const lying = spaces.filter(space => cells[TILE + space] !== 0);
    const hidden = lying.filter(space => cells[TILE + space] === HIDDEN_TILE).length;
    claims.claim(
      lying.length <= TILES_OF_A_PROVINCE,
      'tiles',
      `has ${lying.length} in ${id}, but there are two`,
      'C31',
      'tiles-of-province',
      { province: id, count: lying.length },
    );
    if (phase === DEAL || phase === TILES) {
      claims.claim(
        hidden === lying.length,
        'tiles',
        `has one of ${id} face up before the game`,
        'C32',
        'tile-face-up-early',
        { province: id },
      );
      continue;
    }
    const missing = TILES_OF_A_PROVINCE - lying.length;
    gone += missing;
    const palaces = spaces.filter(space => cells[PALACE + space] !== 0).length;
    claims.claim(
      missing <= palaces,
      'tiles',
      `has ${lying.length} in ${id}, with ${palaces} palaces where tiles can be`,
      'C33',
      'tile-missing',
      { province: id },
    );
    if (cells[LARGEST + p] > 0)
      claims.claim(
        hidden === 0,
        'tiles',
        `has one of ${id} face down, with a palace there`,
        'C32',
        'tile-not-revealed',
        { province: id },
      );
    else if (!(revealing && isCommitted(state, p)))
      claims.claim(
        hidden === TILES_OF_A_PROVINCE,
        'tiles',
        `must have both of ${id} face down before its first palace`,
        'C32',
        'tiles-revealed-early',
        { province: id },
      );
  }
  const taken = sumCells(cells, TAKEN, owners * TILE_COLOUR_COUNT);
  claims.claim(
    taken === gone,
    'tilesTaken',
    `are ${taken}, but ${gone} are gone from the board`,
    'C33',
    'tiles-taken',
    { count: taken, gone },
  );
  auditColours(state, claims);
}

function auditSpaces({ cells, board }: State, claims: Claims): void {
  for (let space = 0; space < board.spaces; space++) {
    if (cells[TILE + space] === 0) continue;
    const id = board.spaceIds[space];
    const path = `tiles.${id}`;
    const fit = space < board.firstPost && board.tileSpaces[board.home[space]].includes(space);
    claims.claim(fit, path, 'lies on a junction or a post', 'C31', 'tile-on-junction', { space: id });
    claims.claim(
      cells[PALACE + space] === 0,
      path,
      'would have been taken with the palace there',
      'C33',
      'tile-under-palace',
      { space: id },
    );
  }
}

function auditColours(state: State, claims: Claims): void {
  const { cells, board, options } = state;
  const owners = countOwners(options);
  for (const [c, colour] of TILE_COLOURS.entries()) {
    let count = 0;
    for (let space = 0; space < board.spaces; space++) count += cells[TILE + space] === c + FACE_UP ? 1 : 0;
    for (let owner = 0; owner < owners; owner++) count += cells[TAKEN + owner * TILE_COLOUR_COUNT + c];
    claims.claim(
      count <= TILES_OF_A_COLOUR,
      'tiles',
      `has ${count} ${colour} ones in all, but there are 6`,
      'C31',
      'tiles-of-colour',
      { colour, count },
    );
  }
  for (let owner = 0; owner < owners; owner++) checkTaker(state, owner, claims);
}

/** C33: an owner has no more tiles than palaces on spaces where there can have been one. */
function checkTaker({ cells, board, options }: State, owner: number, claims: Claims): void {
  let most = 0;
  for (let p = 0; p < board.provinces; p++) {
    const spaces = Array.from(board.tileSpaces[p]);
    const missing = TILES_OF_A_PROVINCE - spaces.filter(space => cells[TILE + space] !== 0).length;
    most += Math.min(missing, spaces.filter(space => cells[PALACE + space] === owner + 1).length);
  }
  const taken = sumCells(cells, TAKEN + owner * TILE_COLOUR_COUNT, TILE_COLOUR_COUNT);
  claims.claim(
    taken <= most,
    `tilesTaken[${owner}]`,
    `has ${taken}, but the palaces can have taken at most ${most}`,
    'C33',
    'tiles-of-owner',
    { owner: nameOwner(options, owner), count: taken, most },
  );
}

function isCommitted({ cells, board }: State, province: number): boolean {
  const target = cells[COMMIT] - 1;
  if (!isPostTarget(target)) return target === province;
  const post = board.firstPost + postOfTarget(target);
  return board.home[post] === province || board.away[post] === province;
}
