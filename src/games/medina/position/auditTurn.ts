import type { Claims } from '../../../kernel/index.ts';
import {
  BLOCKERS,
  COLOUR_OF,
  DUE,
  LATER,
  LEFT,
  NONE,
  NUMBER,
  OVER,
  OWNED,
  PALACES,
  PHASE,
  PLAYING,
  ROOF_OWED,
  SEAT,
  USED,
  USED_COLOURS,
  USED_ROOFS,
} from '../layout.ts';
import { canPlace, reaches } from '../rules/lookahead.ts';
import { hasPiece } from '../rules/stock.ts';
import { listPossiblyUsed, refusesTea } from '../rules/tea.ts';
import { dueTo, numbersOf, owesRoof, piecesOnBoard, quota } from '../rules/turn.ts';
import { isOut, type State, wellOf } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';

/** M4, M5, M6, M15, M24, M25: whose turn it is and what is left of it. */
export function auditTurn(state: State, claims: Claims): void {
  const { bytes, setup } = state;
  const phase = bytes[PHASE];
  auditOut(state, claims);
  if (phase === PLAYING) auditPlaying(state, claims);
  else if (phase === OVER) {
    for (let seat = 0; seat < setup.players; seat++)
      claims.claim(
        !canPlace(state, seat),
        'turn',
        `is missing: seat ${seat} can place a piece`,
        'M24',
        'turn-missing',
        { seat },
      );
  } else {
    const what = setup.options.well && wellOf(state) < 0 ? 'the well' : 'the first merchant';
    claims.claim(bytes[LEFT] === 0, 'turn', `is given, but ${what} is not laid out`, 'M5', 'turn-before-start');
    claims.claim(
      piecesOnBoard(state) === 0,
      'palaces',
      `or walls are given, but ${what} is not laid out`,
      'M5',
      'pieces-before-start',
    );
  }
}

/** M24: whoever has no piece left is out as soon as a turn ends, and nobody else is. */
function auditOut(state: State, claims: Claims): void {
  const { bytes, setup } = state;
  if (setup.revision === 1) return;
  for (let seat = 0; seat < setup.players; seat++) {
    const plays = hasPiece(state, seat) || (bytes[PHASE] === PLAYING && bytes[SEAT] === seat);
    claims.claim(!isOut(state, seat) || !plays, 'out', `has seat ${seat}, who still plays`, 'M24', 'out-too-soon', {
      seat,
    });
    const known = isOut(state, seat) || plays || bytes[LEFT] < bytes[DUE];
    claims.claim(known, 'out', `must have seat ${seat}, who has no piece left`, 'M24', 'out-missing', { seat });
  }
}

function auditPlaying(state: State, claims: Claims): void {
  const { bytes, setup } = state;
  const seat = bytes[SEAT];
  const placed = bytes[DUE] - bytes[LEFT];
  const number = bytes[NUMBER];
  const numbers = numbersOf(state, placed);
  claims.claim(
    numbers.includes(number),
    'turn.number',
    `is ${number}, but the board tells ${numbers.join(' or ')}`,
    'M5',
    'turn-number',
    { number, wanted: numbers[0] },
  );
  if (!numbers.includes(number)) return;
  if (number < LATER) {
    let before = placed;
    for (let turn = 1; turn < number; turn++) before += setup.quotas[turn - 1];
    const count = piecesOnBoard(state);
    claims.claim(
      listPossiblyUsed(state).some(used => count === before - used),
      'turn.placed',
      `is ${placed}, but ${count} pieces lie on the board in turn ${number}`,
      'M5',
      'turn-placed',
      { placed, count },
    );
    const due = (number - 1) % setup.players;
    claims.claim(
      seat === due,
      'turn.seat',
      `is ${seat}, but turn ${number} belongs to seat ${due}`,
      'M4',
      'turn-seat',
      { seat, wanted: due },
    );
  }
  const owed = bytes[ROOF_OWED] === 1;
  claims.claim(
    !owed || setup.options.rules === 'first',
    'turn.roofOwed',
    'belongs to the first edition',
    'M25',
    'roof-owed-excluded',
  );
  if (placed === 0) {
    const due = dueTo(state, seat);
    claims.claim(
      due > 0,
      'turn.seat',
      `is ${seat}, who can place nothing and is passed over`,
      'M24',
      'turn-passed-over',
      { seat },
    );
    claims.claim(bytes[DUE] === due, 'turn.due', `is ${bytes[DUE]}, but must be ${due}`, 'M6', 'turn-due', {
      due: bytes[DUE],
      wanted: due,
    });
    const owes = due > 0 && owesRoof(state, seat, due);
    claims.claim(owed === owes, 'turn.roofOwed', `is ${owed}, but must be ${owes}`, 'M25', 'roof-owed');
  } else {
    claims.claim(
      bytes[DUE] <= quota(state),
      'turn.due',
      `is ${bytes[DUE]}, more than a turn has`,
      'M6',
      'due-too-large',
      { due: bytes[DUE] },
    );
    const completed = reaches(state, seat, bytes[LEFT], owed) || !refusesTea(state, seat);
    claims.claim(
      completed,
      'turn',
      "can't be completed",
      owed ? 'M25' : 'M6',
      owed ? 'turn-without-roof' : 'turn-stranded',
    );
    const full = bytes[DUE] >= quota(state) || !reaches(state, seat, bytes[LEFT] + 1, false);
    claims.claim(full, 'turn.due', `is ${bytes[DUE]}, but one more piece could be placed`, 'M6', 'due-too-small', {
      due: bytes[DUE],
    });
  }
  auditDuelTurn(state, placed, claims);
}

/** M15 */
function auditDuelTurn({ bytes, setup }: State, placed: number, claims: Claims): void {
  const colours = setup.colours.filter((_, colour) => (bytes[USED_COLOURS] & (1 << colour)) !== 0);
  const roofs = [0, 1].filter(roof => (bytes[USED_ROOFS] & (1 << roof)) !== 0).length;
  claims.claim(
    setup.duel || colours.length + roofs === 0,
    'turn',
    'has limits of buildings or roofs, which only the duel has',
    'M15',
    'limits-excluded',
  );
  claims.claim(
    colours.length + roofs <= placed,
    'turn',
    `names more buildings and roofs than the ${placed} placed`,
    'M15',
    'limits-too-many',
    { placed },
  );
  for (const name of colours) {
    const onBoard = bytes.subarray(COLOUR_OF, COLOUR_OF + bytes[PALACES]).includes(setup.colours.indexOf(name));
    claims.claim(
      onBoard,
      'turn.buildings',
      `has ${name}, but the board has no building of it`,
      'M15',
      'limit-without-building',
      { colour: name },
    );
  }
  const own = bytes[SEAT] * COLOUR_COUNT;
  const owns = setup.colours.some((_, colour) => bytes[OWNED + own + colour] !== NONE);
  const blocks = setup.colours.some((_, colour) => bytes[BLOCKERS + own + colour] === USED);
  claims.claim(
    (bytes[USED_ROOFS] & 1) === 0 || owns,
    'turn.roofs',
    'has own, but the seat owns no palace',
    'M15',
    'limit-without-own-roof',
  );
  claims.claim(
    (bytes[USED_ROOFS] & 2) === 0 || blocks,
    'turn.roofs',
    'has blocking, but the seat has blocked none',
    'M15',
    'limit-without-blocking-roof',
  );
}
