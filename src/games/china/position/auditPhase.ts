import type { Claims } from '../../../kernel/index.ts';
import {
  ACT,
  CHOOSE,
  COMMIT,
  COMMIT_EMPEROR,
  DEAL,
  DEAL_EMPEROR,
  DEAL_HAND,
  DEAL_ROW,
  DRAW,
  EMPEROR,
  EMPEROR_FIRST,
  EMPEROR_FIRST_BIT,
  EMPEROR_HAND,
  EXHAUSTIONS,
  HAND_SIZE,
  KEEP,
  MORE,
  OVER,
  PHASE,
  PILE_SIZE,
  PLACED,
  REVEAL,
  SPECIALS_LEFT,
  TILES,
  TO_DRAW,
  TURN,
} from '../layout.ts';
import { emperorCanPlace } from '../rules/emperor.ts';
import { nothingCanBePlaced } from '../rules/ending.ts';
import { mayContinue } from '../rules/provinces.ts';
import { gapInRow, rowHasCards, type State, sumCells } from '../state.ts';
import { COLOUR_COUNT, EMPEROR_CARDS, HAND, PHASES, ROW } from '../vocabulary.ts';
import { auditSetUp } from './auditSetUp.ts';
import { auditTurn } from './auditTurn.ts';

/** What can't be in a phase, or only in it. */
export function auditPhase(state: State, claims: Claims): void {
  const phase = state.cells[PHASE];
  if (phase === DEAL || phase === TILES) {
    auditSetUp(state, claims);
    return;
  }
  checkPhase(state, claims);
  checkHands(state, claims);
  checkDrawing(state, claims);
  auditTurn(state, claims);
}

/** C16, C25, C27, C32 */
function checkPhase(state: State, claims: Claims): void {
  const { cells, options } = state;
  const phase = cells[PHASE];
  const name = PHASES[phase];
  const wrong = (is: boolean, message: string, rule: string, reason: string): void =>
    claims.claim(!is, 'phase', `is ${name}, but ${message}`, rule, reason);
  const full = nothingCanBePlaced(state);
  const lastTurn = cells[EXHAUSTIONS] === 2 && cells[TURN] === options.players - 1;
  wrong(phase !== OVER && full, 'nothing can be placed any more: the game is over', 'C16', 'board-full');
  wrong(
    phase === OVER && !full && !lastTurn,
    'pieces can be placed, and it is not the last turn',
    'C16',
    'not-last-turn',
  );
  wrong(
    (phase === EMPEROR || phase === DEAL_EMPEROR) && options.players !== 2,
    'there is no Emperor',
    'C24',
    'no-emperor',
  );
  const rests = phase === EMPEROR && !emperorCanPlace(state, false) && !emperorCanPlace(state, true);
  wrong(rests, "the Emperor's cards allow no piece", 'C27', 'emperor-rests');
  wrong(phase === KEEP && !options.influence, 'no card is kept in this game', 'C25', 'no-card-kept');
  wrong(
    (phase === REVEAL || phase === CHOOSE) && cells[COMMIT] === 0,
    'nothing is committed to',
    'C32',
    'nothing-committed',
  );
  wrong(
    phase === MORE && (cells[PLACED] === 0 || cells[PLACED + 2] !== 0),
    'not exactly one piece is placed',
    'C6',
    'one-piece',
  );
  wrong(phase === MORE && cells[PLACED] !== 0 && !mayContinue(state), 'the province was empty', 'C7', 'empty-province');
  wrong(phase === MORE && cells[HAND_SIZE + cells[TURN]] === 0, 'no card is left', 'C6', 'no-card-left');
  const spent = options.players === 2 && (cells[SPECIALS_LEFT + cells[TURN]] & EMPEROR_FIRST_BIT) === 0;
  claims.claim(
    cells[EMPEROR_FIRST] === 0 || spent,
    'emperorFirst',
    'is true, but the special card is not used',
    'C29',
    'emperor-first-unused',
  );
}

/** C13, C15, C16, C27: before the last round hands, row and Emperor are full but while they are being refilled. */
function checkHands(state: State, claims: Claims): void {
  const { cells, options } = state;
  const phase = cells[PHASE];
  if (cells[EXHAUSTIONS] === 2) return;
  const between = phase === ACT || phase === EMPEROR || phase === DEAL_EMPEROR || phase === DEAL_ROW;
  for (let seat = 0; seat < options.players; seat++) {
    const full = seat !== cells[TURN] || between;
    const held = cells[HAND_SIZE + seat];
    claims.claim(
      !full || held === HAND,
      `hands[${seat}]`,
      `has ${held} cards, but must have ${HAND} by now`,
      'C13',
      'hand-not-full',
      { seat, count: held },
    );
  }
  const rowOpen = phase === DRAW || phase === DEAL_HAND || phase === DEAL_ROW;
  claims.claim(rowOpen || gapInRow(cells) === ROW, 'row', 'must have 4 cards by now', 'C13', 'row-not-full');
  if (options.players !== 2) return;
  const spending = phase === DEAL_EMPEROR || phase === OVER || cells[COMMIT_EMPEROR] === 1;
  const emperors = sumCells(cells, EMPEROR_HAND, COLOUR_COUNT);
  claims.claim(
    spending || emperors === EMPEROR_CARDS,
    'emperorCards',
    `are ${emperors}, but must be 3 by now`,
    'C27',
    'emperor-not-full',
    { count: emperors },
  );
}

/** C13, C14, C16 */
function checkDrawing({ cells }: State, claims: Claims): void {
  const phase = cells[PHASE];
  const toDraw = cells[TO_DRAW];
  const held = cells[HAND_SIZE + cells[TURN]];
  const dealing = phase === DEAL_HAND || phase === DEAL_ROW || phase === DEAL_EMPEROR;
  claims.claim(
    !dealing || cells[PILE_SIZE] > 0,
    'phase',
    `is ${PHASES[phase]}, but there is no pile`,
    'C16',
    'no-pile',
  );
  claims.claim(
    phase !== DEAL_ROW || gapInRow(cells) < ROW,
    'phase',
    'is deal-row, but the row is full',
    'C13',
    'row-full',
  );
  const emperors = sumCells(cells, EMPEROR_HAND, COLOUR_COUNT);
  claims.claim(
    phase !== DEAL_EMPEROR || emperors < EMPEROR_CARDS,
    'phase',
    'is deal-emperor, but he has 3 cards',
    'C27',
    'emperor-full',
  );
  if (phase !== DRAW && phase !== DEAL_HAND) {
    claims.claim(toDraw === 0, 'toDraw', 'must be 0 unless a hand is being drawn', 'C13', 'no-draw-now');
    return;
  }
  claims.claim(
    cells[PILE_SIZE] > 0 || rowHasCards(cells),
    'phase',
    'is draw, but there is no card to draw',
    'C16',
    'nothing-to-draw',
  );
  const placed = cells[PLACED] !== 0;
  claims.claim(
    toDraw > 0 && held + toDraw <= HAND,
    'toDraw',
    `is ${toDraw} for a hand of ${held}`,
    'C13',
    'draw-count',
    { count: toDraw, held },
  );
  claims.claim(
    !placed || held + toDraw === HAND,
    'toDraw',
    'must fill the hand after placing',
    'C13',
    'draw-after-placing',
  );
  claims.claim(placed || toDraw === 1, 'toDraw', 'must be 1 after an exchange', 'C14', 'draw-after-exchange');
}
