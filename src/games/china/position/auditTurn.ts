import type { Claims } from '../../../kernel/index.ts';
import {
  ACT,
  CHOOSE,
  COMMIT,
  COMMIT_EMPEROR,
  DEAL_EMPEROR,
  EMISSARY,
  EMPEROR,
  EMPEROR_FIRST,
  FORT,
  KEEP,
  LARGEST,
  MORE,
  OVER,
  OWNER_COUNT,
  PALACE,
  PHASE,
  PIECES_IN,
  PLACED,
  PLAYED,
  REVEAL,
  SPECIALS_LEFT,
  TURN,
  TWO_PROVINCES_BIT,
} from '../layout.ts';
import { isPostTarget } from '../moves/packing.ts';
import { findOnlyPlayed } from '../rules/influence.ts';
import { firstAwayOf, firstHomeOf } from '../rules/provinces.ts';
import { nextHidden } from '../rules/tiles.ts';
import { type State, sumCells } from '../state.ts';
import { COLOUR_COUNT, HAND, PIECES } from '../vocabulary.ts';

/** What this turn has come to: pieces placed, cards played, a palace committed to. */
export function auditTurn(state: State, claims: Claims): void {
  checkPlaced(state, claims);
  if (state.options.influence) checkPlayed(state, claims);
  if (state.options.bonusTiles) checkCommit(state, claims);
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
    claims.claim(stands, `placed[${i}]`, 'does not stand there', 'C5', 'piece-not-there', { piece: i });
  }
  const emperorsFirst = cells[EMPEROR_FIRST] === 1 && (phase === EMPEROR || phase === DEAL_EMPEROR);
  const ownCommit = cells[COMMIT] !== 0 && cells[COMMIT_EMPEROR] === 0;
  const most = phase === ACT || emperorsFirst ? 0 : phase === MORE || ownCommit ? 1 : 2;
  claims.claim(
    count <= most,
    'placed',
    `has ${count} pieces, but can have at most ${most} in this phase`,
    'C5',
    'pieces-of-turn',
    { count, most },
  );
  claims.claim(phase !== KEEP || count > 0, 'placed', 'is empty, but a card is to be kept', 'C25', 'nothing-placed');
  if (count < 2) return;
  const at = cells[PLACED + 3];
  const emissary = PIECES[cells[PLACED + 2] - 1] === 'emissary';
  const [home, away] = emissary ? [at, at] : [board.home[at], board.away[at]];
  const [first, other] = [firstHomeOf(state), firstAwayOf(state)];
  const common = [home, away].find(province => province === first || province === other);
  const spent = options.players === 2 && (cells[SPECIALS_LEFT + seat] & TWO_PROVINCES_BIT) === 0;
  claims.claim(common !== undefined || spent, 'placed', 'are in two provinces', 'C5', 'two-provinces');
  claims.claim(
    common === undefined || cells[PIECES_IN + common] > 2,
    'placed',
    'are two in an empty province',
    'C7',
    'empty-province',
  );
}

/** C25 */
function checkPlayed({ cells }: State, claims: Claims): void {
  const phase = cells[PHASE];
  const count = sumCells(cells, PLAYED, COLOUR_COUNT);
  const open =
    phase === MORE || phase === KEEP || phase === OVER || (cells[COMMIT] !== 0 && cells[COMMIT_EMPEROR] === 0);
  claims.claim(open || count === 0, 'played', 'must be kept or discarded by now', 'C25', 'played-late');
  claims.claim(
    !open || phase === OVER || count > 0,
    'played',
    'is empty, but a piece was paid',
    'C25',
    'nothing-played',
  );
  claims.claim(count <= HAND, 'played', 'are more cards than a hand has', 'C5', 'played-limit');
  claims.claim(
    phase !== KEEP || findOnlyPlayed(cells) === undefined,
    'phase',
    'is keep, but the cards are of one colour',
    'C25',
    'nothing-to-keep',
  );
}

/** C32 */
function checkCommit(state: State, claims: Claims): void {
  const { cells, options } = state;
  const phase = cells[PHASE];
  if (phase !== REVEAL && phase !== CHOOSE) {
    claims.claim(cells[COMMIT] === 0, 'commit', 'must be carried out by now', 'C32', 'commit-late');
    return;
  }
  if (cells[COMMIT] === 0) return;
  const hidden = nextHidden(state);
  claims.claim(
    cells[COMMIT_EMPEROR] === 0 || options.players === 2,
    'commit.emperor',
    'is true, but there is none',
    'C24',
    'no-emperor',
  );
  claims.claim(
    (hidden !== undefined) === (phase === REVEAL),
    'phase',
    'does not fit the tiles there',
    'C32',
    'reveal-phase',
  );
  if (phase !== CHOOSE) return;
  const target = cells[COMMIT] - 1;
  claims.claim(
    !isPostTarget(target),
    'commit.target',
    'is a post, which leaves nothing to choose',
    'C32',
    'commit-post',
  );
  const first = isPostTarget(target) || cells[LARGEST + target] === 0;
  claims.claim(first, 'commit.target', 'has a palace already', 'C32', 'commit-not-first');
}
