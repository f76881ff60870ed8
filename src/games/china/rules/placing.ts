import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import { ACT, EMPEROR_OWNER, MORE, PHASE, TURN } from '../layout.ts';
import { isPostTarget, postOfTarget } from '../moves/packing.ts';
import { refusals } from '../moves/refusals.ts';
import { nameOwner, type State } from '../state.ts';
import type { Piece } from '../vocabulary.ts';
import { putEmissary, refusesEmissary } from './emissaries.ts';
import { refusesEmperor } from './emperor.ts';
import { putFortification, refusesFortification } from './fortifications.ts';
import { putPalace, refusesPalace, refusesPalaceSupply } from './palaces.ts';
import { paymentCards } from './payments.ts';
import { refusesPhase } from './phase.ts';
import { provincesOf, refusesSecond, rememberPiece } from './provinces.ts';
import { refusesCommit, revealsTiles } from './tiles.ts';

// Whether a piece may be placed at a spot, and placing it. Generator, refusals and the quick random move all ask these; `emperor` says for whom.

const ownerFor = (state: State, emperor: boolean): number => (emperor ? EMPEROR_OWNER : state.cells[TURN]);

/** C5, C6: whether own pieces are placed now. */
export function refusesPlacing(state: State): Refusal | undefined {
  const phase = state.cells[PHASE];
  return phase === ACT || phase === MORE ? undefined : refusesPhase(state);
}

/** C5, C7, C36 for the own pieces, C27 for the Emperor's. */
const refusesProvinces = (state: State, emperor: boolean, home: number, away: number): Refusal | undefined =>
  emperor ? refusesEmperor(state, home) : refusesSecond(state, home, away);

/** C8, C9, C32 */
export function refusesPalaceOn(state: State, emperor: boolean, space: number): Refusal | undefined {
  const { board } = state;
  return (
    refusesPalace(state, ownerFor(state, emperor), space) ??
    refusesProvinces(state, emperor, board.home[space], board.away[space]) ??
    (revealsTiles(state, space) ? refusals['commit-first'] : undefined)
  );
}

/** C8, C10 */
export function refusesEmissaryIn(state: State, emperor: boolean, province: number): Refusal | undefined {
  return (
    refusesEmissary(state, ownerFor(state, emperor), province) ?? refusesProvinces(state, emperor, province, province)
  );
}

/** C8, C22 */
export function refusesFortificationOn(state: State, space: number): Refusal | undefined {
  const home = state.board.home[space];
  return refusesFortification(state, ownerFor(state, false), space) ?? refusesSecond(state, home, home);
}

/** C32: a province, or a post, committed to. */
export function refusesCommitTo(state: State, emperor: boolean, target: number): Refusal | undefined {
  const [home, away] = provincesOf(state, target);
  return (
    refusesCommit(state, home, away) ??
    (isPostTarget(target)
      ? refusesPalace(state, ownerFor(state, emperor), state.board.firstPost + postOfTarget(target))
      : refusesPalaceSupply(state.cells, ownerFor(state, emperor))) ??
    refusesProvinces(state, emperor, home, away)
  );
}

/** C6: a piece of the seat's own, paid already; `payment` is left out when that was with a commit. */
export function placeOwn(state: State, piece: Piece, at: number, payment: number | undefined, emit: Emit): void {
  const seat = state.cells[TURN];
  tellPlaced(state, seat, piece, at, payment, emit);
  rememberPiece(state, piece, at, emit);
  if (piece === 'palace') putPalace(state, seat, at, emit);
  else if (piece === 'emissary') putEmissary(state, seat, at);
  else putFortification(state, seat, at);
}

/** C27: a piece of the Emperor, paid already. */
export function placeEmperors(
  state: State,
  piece: 'palace' | 'emissary',
  at: number,
  payment: number | undefined,
  emit: Emit,
): void {
  tellPlaced(state, EMPEROR_OWNER, piece, at, payment, emit);
  if (piece === 'palace') putPalace(state, EMPEROR_OWNER, at, emit);
  else putEmissary(state, EMPEROR_OWNER, at);
}

function tellPlaced(
  state: State,
  owner: number,
  piece: Piece,
  at: number,
  payment: number | undefined,
  emit: Emit,
): void {
  emit?.({
    kind: 'placed',
    seat: state.cells[TURN],
    owner: nameOwner(state.options, owner),
    piece,
    at: (piece === 'emissary' ? state.board.provinceIds : state.board.spaceIds)[at],
    ...(payment !== undefined && { cards: paymentCards[payment] }),
  });
}
