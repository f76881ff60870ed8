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
import { refusesTea } from '../rules/tea.ts';
import { dueTo, owesRoof, quota } from '../rules/turn.ts';
import { type State, wellOf } from '../state.ts';
import { COLOUR_COUNT } from '../vocabulary.ts';
import type { Claim } from './claim.ts';
import { numberOf, piecesOnBoard } from './read.ts';

/** M4, M5, M6, M15, M24, M25: whose turn it is and what is left of it. */
export function auditTurn(state: State, claim: Claim): void {
  const { bytes, setup } = state;
  const phase = bytes[PHASE];
  if (phase === PLAYING) auditPlaying(state, claim);
  else if (phase === OVER) {
    for (let seat = 0; seat < setup.players; seat++)
      claim(!canPlace(state, seat), 'turn', `is missing: seat ${seat} can place a piece`, 'M24');
  } else {
    const what = setup.options.well && wellOf(state) < 0 ? 'the well' : 'the first merchant';
    claim(bytes[LEFT] === 0, 'turn', `is given, but ${what} is not laid out`, 'M5');
    claim(piecesOnBoard(state) === 0, 'palaces', `or walls are given, but ${what} is not laid out`, 'M5');
  }
}

function auditPlaying(state: State, claim: Claim): void {
  const { bytes, setup } = state;
  const seat = bytes[SEAT];
  const placed = bytes[DUE] - bytes[LEFT];
  const number = numberOf(state, placed);
  claim(bytes[NUMBER] === number, 'turn.number', `is ${bytes[NUMBER]}, but the board tells ${number}`, 'M5');
  if (bytes[NUMBER] !== number) return;
  if (number < LATER) {
    let before = placed;
    for (let turn = 1; turn < number; turn++) before += setup.quotas[turn - 1];
    const count = piecesOnBoard(state);
    claim(
      count === before,
      'turn.placed',
      `is ${placed}, but ${count} pieces lie on the board in turn ${number}`,
      'M5',
    );
    const due = (number - 1) % setup.players;
    claim(seat === due, 'turn.seat', `is ${seat}, but turn ${number} belongs to seat ${due}`, 'M4');
  }
  const owed = bytes[ROOF_OWED] === 1;
  claim(!owed || setup.options.rules === 'first', 'turn.roofOwed', 'belongs to the first edition', 'M25');
  if (placed === 0) {
    const due = dueTo(state, seat);
    claim(due > 0, 'turn.seat', `is ${seat}, who can place nothing and is passed over`, 'M24');
    claim(bytes[DUE] === due, 'turn.due', `is ${bytes[DUE]}, but must be ${due}`, 'M6');
    const owes = due > 0 && owesRoof(state, seat, due);
    claim(owed === owes, 'turn.roofOwed', `is ${owed}, but must be ${owes}`, 'M25');
  } else {
    claim(bytes[DUE] <= quota(state), 'turn.due', `is ${bytes[DUE]}, more than a turn has`, 'M6');
    const completed = reaches(state, seat, bytes[LEFT], owed) || !refusesTea(state, seat);
    claim(completed, 'turn', "can't be completed", owed ? 'M25' : 'M6');
    const full = bytes[DUE] >= quota(state) || !reaches(state, seat, bytes[LEFT] + 1, false);
    claim(full, 'turn.due', `is ${bytes[DUE]}, but one more piece could be placed`, 'M6');
  }
  auditDuelTurn(state, placed, claim);
}

/** M15 */
function auditDuelTurn({ bytes, setup }: State, placed: number, claim: Claim): void {
  const colours = setup.colours.filter((_, colour) => (bytes[USED_COLOURS] & (1 << colour)) !== 0);
  const roofs = [0, 1].filter(roof => (bytes[USED_ROOFS] & (1 << roof)) !== 0).length;
  claim(
    setup.duel || colours.length + roofs === 0,
    'turn',
    'has limits of buildings or roofs, which only the duel has',
    'M15',
  );
  claim(colours.length + roofs <= placed, 'turn', `names more buildings and roofs than the ${placed} placed`, 'M15');
  for (const name of colours) {
    const onBoard = bytes.subarray(COLOUR_OF, COLOUR_OF + bytes[PALACES]).includes(setup.colours.indexOf(name));
    claim(onBoard, 'turn.buildings', `has ${name}, but the board has no building of it`, 'M15');
  }
  const own = bytes[SEAT] * COLOUR_COUNT;
  const owns = setup.colours.some((_, colour) => bytes[OWNED + own + colour] !== NONE);
  const blocks = setup.colours.some((_, colour) => bytes[BLOCKERS + own + colour] === USED);
  claim((bytes[USED_ROOFS] & 1) === 0 || owns, 'turn.roofs', 'has own, but the seat owns no palace', 'M15');
  claim((bytes[USED_ROOFS] & 2) === 0 || blocks, 'turn.roofs', 'has blocking, but the seat has blocked none', 'M15');
}
