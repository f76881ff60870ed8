import type { Claims } from '../../../kernel/index.ts';
import {
  ALL_SPECIALS,
  COMMIT,
  DEAL,
  DISCARDS,
  EMPEROR_FIRST,
  EMPEROR_HAND,
  EXHAUSTIONS,
  FORT,
  FREE,
  HAND_SIZE,
  KEPT,
  KNOWN,
  OWNER_COUNT,
  PHASE,
  PLACED,
  PLAYED,
  SPECIALS_LEFT,
  TILE,
  TILES,
  TO_DRAW,
  TURN,
} from '../layout.ts';
import { provinceToLay } from '../rules/tiles.ts';
import { gapInRow, nextDealt, rowHasCards, type State, sumCells } from '../state.ts';
import { COLOUR_COUNT, EMPEROR_CARDS, PHASES, ROW } from '../vocabulary.ts';

/** C4, C31: nothing but cards on the way to their places, then tiles. */
export function auditSetUp(state: State, claims: Claims): void {
  const { cells, board, options } = state;
  const next = nextDealt(state);
  const emperors = options.players === 2 ? EMPEROR_CARDS - sumCells(cells, EMPEROR_HAND, COLOUR_COUNT) : 0;
  const rowBegun = rowHasCards(cells);
  for (let seat = next + 1; seat < options.players; seat++) {
    claims.claim(
      cells[HAND_SIZE + seat] === 0,
      `hands[${seat}]`,
      'is dealt before that of an earlier seat',
      'C4',
      'dealt-out-of-turn',
      { seat },
    );
  }
  claims.claim(!rowBegun || next === options.players, 'row', 'is dealt before the hands', 'C4', 'row-before-hands');
  claims.claim(
    options.players !== 2 || emperors === EMPEROR_CARDS || gapInRow(cells) === ROW,
    'emperorCards',
    'come last',
    'C4',
    'emperor-before-row',
  );
  const dealt = next === options.players && gapInRow(cells) === ROW && emperors === 0;
  const laying = cells[PHASE] === TILES;
  claims.claim(
    dealt === laying,
    'phase',
    dealt ? 'is deal, but all cards are dealt' : 'is tiles, but cards are missing',
    'C4',
    'deal-phase',
  );
  claims.claim(
    !laying || options.bonusTiles,
    'phase',
    'is tiles, but there are none in this game',
    'C31',
    'tiles-not-played',
  );
  checkLaid(state, claims);
  const untouched =
    cells[FREE] === board.spaces &&
    sumCells(cells, FORT, board.spaces) +
      sumCells(cells, DISCARDS, COLOUR_COUNT) +
      sumCells(cells, KEPT, 2 * COLOUR_COUNT) ===
      0 &&
    sumCells(cells, KNOWN, OWNER_COUNT * COLOUR_COUNT) +
      sumCells(cells, PLAYED, COLOUR_COUNT) +
      sumCells(cells, PLACED, 4) ===
      0 &&
    cells[TURN] + cells[EXHAUSTIONS] + cells[TO_DRAW] + cells[COMMIT] + cells[EMPEROR_FIRST] === 0 &&
    (options.players > 2 || (cells[SPECIALS_LEFT] === ALL_SPECIALS && cells[SPECIALS_LEFT + 1] === ALL_SPECIALS));
  claims.claim(untouched, 'phase', `is ${PHASES[cells[PHASE]]}, but the game has begun`, 'C4', 'set-up-late');
}

function checkLaid(state: State, claims: Claims): void {
  const { cells, board } = state;
  const next = provinceToLay(state) ?? board.provinces;
  let early = 0;
  for (let space = 0; space < board.spaces; space++) {
    if (cells[TILE + space] !== 0 && (cells[PHASE] === DEAL || board.home[space] > next)) early++;
  }
  claims.claim(early === 0, 'tiles', 'are laid after the deal, province by province', 'C31', 'tiles-laid-early');
  claims.claim(
    cells[PHASE] === DEAL || next < board.provinces,
    'phase',
    'is tiles, but all are laid',
    'C31',
    'tiles-laid-already',
  );
}
