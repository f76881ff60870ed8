import type { Claims } from '../../../kernel/index.ts';
import {
  ACT,
  ALL_SPECIALS,
  CHOOSE,
  COMMIT,
  COMMIT_EMPEROR,
  DEAL,
  DEAL_EMPEROR,
  DEAL_HAND,
  DEAL_ROW,
  DISCARDS,
  DRAW,
  EMISSARY,
  EMPEROR,
  EMPEROR_FIRST,
  EMPEROR_FIRST_BIT,
  EMPEROR_HAND,
  EXHAUSTIONS,
  FORT,
  FREE,
  HAND_SIZE,
  KEEP,
  KEPT,
  KNOWN,
  LARGEST,
  MORE,
  OVER,
  OWNER_COUNT,
  PALACE,
  PHASE,
  PIECES_IN,
  PILE_SIZE,
  PLACED,
  PLAYED,
  REVEAL,
  SPECIALS_LEFT,
  TILE,
  TILES,
  TO_DRAW,
  TURN,
  TWO_PROVINCES_BIT,
} from '../layout.ts';
import { isPostTarget } from '../moves/packing.ts';
import { emperorCanPlace } from '../rules/emperor.ts';
import { nothingCanBePlaced } from '../rules/ending.ts';
import { onlyPlayed } from '../rules/influence.ts';
import { firstAwayOf, firstHomeOf, mayContinue } from '../rules/provinces.ts';
import { nextHidden, provinceToLay } from '../rules/tiles.ts';
import { gapInRow, nextDealt, rowHasCards, type State, sumCells } from '../state.ts';
import { COLOUR_COUNT, EMPEROR_CARDS, HAND, PHASES, PIECES, ROW } from '../vocabulary.ts';

/** What can't be in a phase, or only in it. */
export function auditPhase(state: State, claims: Claims): void {
  const phase = state.cells[PHASE];
  if (phase === DEAL || phase === TILES) {
    checkSetUp(state, claims);
    return;
  }
  checkPhase(state, claims);
  checkHands(state, claims);
  checkDrawing(state, claims);
  checkPlaced(state, claims);
  if (state.options.influence) checkPlayed(state, claims);
  if (state.options.bonusTiles) checkCommit(state, claims);
}

/** C4, C31: nothing but cards on the way to their places, then tiles. */
function checkSetUp(state: State, claims: Claims): void {
  const { cells, board, options } = state;
  const next = nextDealt(state);
  const emperors = options.players === 2 ? EMPEROR_CARDS - sumCells(cells, EMPEROR_HAND, COLOUR_COUNT) : 0;
  const rowBegun = rowHasCards(cells);
  for (let seat = next + 1; seat < options.players; seat++) {
    claims.claim(cells[HAND_SIZE + seat] === 0, `hands[${seat}]`, 'is dealt before that of an earlier seat', 'C4');
  }
  claims.claim(!rowBegun || next === options.players, 'row', 'is dealt before the hands', 'C4');
  claims.claim(
    options.players !== 2 || emperors === EMPEROR_CARDS || gapInRow(cells) === ROW,
    'emperorCards',
    'come last',
    'C4',
  );
  const dealt = next === options.players && gapInRow(cells) === ROW && emperors === 0;
  const laying = cells[PHASE] === TILES;
  claims.claim(
    dealt === laying,
    'phase',
    dealt ? 'is deal, but all cards are dealt' : 'is tiles, but cards are missing',
    'C4',
  );
  claims.claim(!laying || options.bonusTiles, 'phase', 'is tiles, but there are none in this game', 'C31');
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
  claims.claim(untouched, 'phase', `is ${PHASES[cells[PHASE]]}, but the game has begun`, 'C4');
}

function checkLaid(state: State, claims: Claims): void {
  const { cells, board } = state;
  const next = provinceToLay(state) ?? board.provinces;
  let early = 0;
  for (let space = 0; space < board.spaces; space++) {
    if (cells[TILE + space] !== 0 && (cells[PHASE] === DEAL || board.home[space] > next)) early++;
  }
  claims.claim(early === 0, 'tiles', 'are laid after the deal, province by province', 'C31');
  claims.claim(cells[PHASE] === DEAL || next < board.provinces, 'phase', 'is tiles, but all are laid', 'C31');
}

/** C16, C25, C27, C32 */
function checkPhase(state: State, claims: Claims): void {
  const { cells, options } = state;
  const phase = cells[PHASE];
  const name = PHASES[phase];
  const wrong = (is: boolean, message: string, rule: string): void =>
    claims.claim(!is, 'phase', `is ${name}, but ${message}`, rule);
  const full = nothingCanBePlaced(state);
  const lastTurn = cells[EXHAUSTIONS] === 2 && cells[TURN] === options.players - 1;
  wrong(phase !== OVER && full, 'nothing can be placed any more: the game is over', 'C16');
  wrong(phase === OVER && !full && !lastTurn, 'pieces can be placed, and it is not the last turn', 'C16');
  wrong((phase === EMPEROR || phase === DEAL_EMPEROR) && options.players !== 2, 'there is no Emperor', 'C24');
  const rests = phase === EMPEROR && !emperorCanPlace(state, false) && !emperorCanPlace(state, true);
  wrong(rests, "the Emperor's cards allow no piece", 'C27');
  wrong(phase === KEEP && !options.influence, 'no card is kept in this game', 'C25');
  wrong((phase === REVEAL || phase === CHOOSE) && cells[COMMIT] === 0, 'nothing is committed to', 'C32');
  wrong(phase === MORE && (cells[PLACED] === 0 || cells[PLACED + 2] !== 0), 'not exactly one piece is placed', 'C6');
  wrong(phase === MORE && cells[PLACED] !== 0 && !mayContinue(state), 'the province was empty', 'C7');
  wrong(phase === MORE && cells[HAND_SIZE + cells[TURN]] === 0, 'no card is left', 'C6');
  const spent = options.players === 2 && (cells[SPECIALS_LEFT + cells[TURN]] & EMPEROR_FIRST_BIT) === 0;
  claims.claim(cells[EMPEROR_FIRST] === 0 || spent, 'emperorFirst', 'is true, but the special card is not used', 'C29');
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
    claims.claim(!full || held === HAND, `hands[${seat}]`, `has ${held} cards, but must have ${HAND} by now`, 'C13');
  }
  const rowOpen = phase === DRAW || phase === DEAL_HAND || phase === DEAL_ROW;
  claims.claim(rowOpen || gapInRow(cells) === ROW, 'row', 'must have 4 cards by now', 'C13');
  if (options.players !== 2) return;
  const spending = phase === DEAL_EMPEROR || phase === OVER || cells[COMMIT_EMPEROR] === 1;
  const emperors = sumCells(cells, EMPEROR_HAND, COLOUR_COUNT);
  claims.claim(spending || emperors === EMPEROR_CARDS, 'emperorCards', `are ${emperors}, but must be 3 by now`, 'C27');
}

/** C13, C14, C16 */
function checkDrawing({ cells }: State, claims: Claims): void {
  const phase = cells[PHASE];
  const toDraw = cells[TO_DRAW];
  const held = cells[HAND_SIZE + cells[TURN]];
  const dealing = phase === DEAL_HAND || phase === DEAL_ROW || phase === DEAL_EMPEROR;
  claims.claim(!dealing || cells[PILE_SIZE] > 0, 'phase', `is ${PHASES[phase]}, but there is no pile`, 'C16');
  claims.claim(phase !== DEAL_ROW || gapInRow(cells) < ROW, 'phase', 'is deal-row, but the row is full', 'C13');
  const emperors = sumCells(cells, EMPEROR_HAND, COLOUR_COUNT);
  claims.claim(
    phase !== DEAL_EMPEROR || emperors < EMPEROR_CARDS,
    'phase',
    'is deal-emperor, but he has 3 cards',
    'C27',
  );
  if (phase !== DRAW && phase !== DEAL_HAND) {
    claims.claim(toDraw === 0, 'toDraw', 'must be 0 unless a hand is being drawn', 'C13');
    return;
  }
  claims.claim(cells[PILE_SIZE] > 0 || rowHasCards(cells), 'phase', 'is draw, but there is no card to draw', 'C16');
  const placed = cells[PLACED] !== 0;
  claims.claim(toDraw > 0 && held + toDraw <= HAND, 'toDraw', `is ${toDraw} for a hand of ${held}`, 'C13');
  claims.claim(!placed || held + toDraw === HAND, 'toDraw', 'must fill the hand after placing', 'C13');
  claims.claim(placed || toDraw === 1, 'toDraw', 'must be 1 after an exchange', 'C14');
}

/** C5, C7, C29: the pieces of this turn stand where they are said to, and may have been placed together. */
function checkPlaced(state: State, claims: Claims): void {
  const { cells, board, options } = state;
  const phase = cells[PHASE];
  const seat = cells[TURN];
  const count = (cells[PLACED] !== 0 ? 1 : 0) + (cells[PLACED + 2] !== 0 ? 1 : 0);
  for (let i = 0; i < count; i++) {
    const piece = PIECES[cells[PLACED + 2 * i] - 1];
    const at = cells[PLACED + 2 * i + 1];
    const stands =
      piece === 'emissary'
        ? cells[EMISSARY + at * OWNER_COUNT + seat] > 0
        : piece === 'palace'
          ? cells[PALACE + at] === seat + 1
          : cells[FORT + at] === 1;
    claims.claim(stands, `placed[${i}]`, 'does not stand there', 'C5');
  }
  const emperorsFirst = cells[EMPEROR_FIRST] === 1 && (phase === EMPEROR || phase === DEAL_EMPEROR);
  const ownCommit = cells[COMMIT] !== 0 && cells[COMMIT_EMPEROR] === 0;
  const most = phase === ACT || emperorsFirst ? 0 : phase === MORE || ownCommit ? 1 : 2;
  claims.claim(count <= most, 'placed', `has ${count} pieces, but can have at most ${most} in this phase`, 'C5');
  claims.claim(phase !== KEEP || count > 0, 'placed', 'is empty, but a card is to be kept', 'C25');
  if (count < 2) return;
  const at = cells[PLACED + 3];
  const emissary = PIECES[cells[PLACED + 2] - 1] === 'emissary';
  const [home, away] = emissary ? [at, at] : [board.home[at], board.away[at]];
  const [first, other] = [firstHomeOf(state), firstAwayOf(state)];
  const common = [home, away].find(province => province === first || province === other);
  const spent = options.players === 2 && (cells[SPECIALS_LEFT + seat] & TWO_PROVINCES_BIT) === 0;
  claims.claim(common !== undefined || spent, 'placed', 'are in two provinces', 'C5');
  claims.claim(common === undefined || cells[PIECES_IN + common] > 2, 'placed', 'are two in an empty province', 'C7');
}

/** C25 */
function checkPlayed({ cells }: State, claims: Claims): void {
  const phase = cells[PHASE];
  const count = sumCells(cells, PLAYED, COLOUR_COUNT);
  const open =
    phase === MORE || phase === KEEP || phase === OVER || (cells[COMMIT] !== 0 && cells[COMMIT_EMPEROR] === 0);
  claims.claim(open || count === 0, 'played', 'must be kept or discarded by now', 'C25');
  claims.claim(!open || phase === OVER || count > 0, 'played', 'is empty, but a piece was paid', 'C25');
  claims.claim(count <= HAND, 'played', 'are more cards than a hand has', 'C5');
  claims.claim(
    phase !== KEEP || onlyPlayed(cells) === undefined,
    'phase',
    'is keep, but the cards are of one colour',
    'C25',
  );
}

/** C32 */
function checkCommit(state: State, claims: Claims): void {
  const { cells, options } = state;
  const phase = cells[PHASE];
  if (phase !== REVEAL && phase !== CHOOSE) {
    claims.claim(cells[COMMIT] === 0, 'commit', 'must be carried out by now', 'C32');
    return;
  }
  if (cells[COMMIT] === 0) return;
  const hidden = nextHidden(state);
  claims.claim(
    cells[COMMIT_EMPEROR] === 0 || options.players === 2,
    'commit.emperor',
    'is true, but there is none',
    'C24',
  );
  claims.claim((hidden !== undefined) === (phase === REVEAL), 'phase', 'does not fit the tiles there', 'C32');
  if (phase !== CHOOSE) return;
  const target = cells[COMMIT] - 1;
  claims.claim(!isPostTarget(target), 'commit.target', 'is a post, which leaves nothing to choose', 'C32');
  const first = isPostTarget(target) || cells[LARGEST + target] === 0;
  claims.claim(first, 'commit.target', 'has a palace already', 'C32');
}
