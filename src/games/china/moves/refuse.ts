import type { Move, Refusal } from '../../../kernel/index.ts';
import { mapOf } from '../board/board.ts';
import { DRAW, EMISSARIES_IN, KEEP, OVER, PHASE, PLACED } from '../layout.ts';
import { refusesDeal } from '../rules/dealing.ts';
import { refusesDrawPile, refusesDrawRow } from '../rules/drawing.ts';
import { refusesEmperorNow, refusesRest } from '../rules/emperor.ts';
import { refusesPass } from '../rules/ending.ts';
import { refusesExchange } from '../rules/exchange.ts';
import { refusesKeep } from '../rules/influence.ts';
import { refusesPaying } from '../rules/paying.ts';
import {
  refusesCommitTo,
  refusesEmissaryIn,
  refusesFortificationOn,
  refusesPalaceOn,
  refusesPlacing,
} from '../rules/placing.ts';
import { provincesOf, refusesSecond } from '../rules/provinces.ts';
import { refusesChange, refusesEmperorFirst } from '../rules/specials.ts';
import { refusesChoose, refusesLay, refusesReveal } from '../rules/tiles.ts';
import { refusesStop } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { changedCard, changedPosition, indexOf, moveKind, paymentOf, postTarget, targetOf } from './packing.ts';
import { fullProvince, refusals } from './refusals.ts';

/** The rule that refuses a move, or nothing when it is legal. */
export function refusal(state: State, move: Move): Refusal | undefined {
  const kind = moveKind(move);
  const index = indexOf(move);
  if (state.cells[PHASE] === OVER) return refusals.over;
  switch (kind) {
    case 'palace':
    case 'emissary':
    case 'fortification':
    case 'commit':
      return refusesOwnPiece(state, kind, targetOf(index), paymentOf(index));
    case 'emperor-palace':
    case 'emperor-emissary':
    case 'emperor-commit':
      return refusesEmperorPiece(state, kind, targetOf(index), paymentOf(index));
    case 'choose':
      return refusesChoose(state, index);
    case 'stop':
      return refusesStop(state);
    case 'pass':
      return refusesPass(state);
    case 'rest':
      return refusesRest(state);
    case 'emperor-first':
      return refusesEmperorFirst(state);
    case 'draw-pile':
      return refusesDrawPile(state);
    case 'exchange':
      return refusesExchange(state, index);
    case 'keep':
      return refusesKeep(state, index);
    case 'draw-row':
      return refusesDrawRow(state, index);
    case 'change-card':
      return refusesChange(state, changedCard(index), changedPosition(index));
    case 'deal':
      return refusesDeal(state, index);
    case 'lay-tile':
      return refusesLay(state, index);
    case 'reveal':
      return refusesReveal(state, index);
  }
}

function refusesOwnPiece(
  state: State,
  kind: 'palace' | 'emissary' | 'fortification' | 'commit',
  target: number,
  payment: number,
): Refusal | undefined {
  const priced = kind === 'emissary' || kind === 'commit' ? target : targetOfSpace(state, target);
  const late = refusesPlacing(state);
  if (late) return emptyBefore(state, priced) ?? refusesThird(state) ?? late;
  return refusesSpot(state, kind, target) ?? refusesPaying(state, false, priced, payment);
}

/** C7: where it is the reason that placing has ended after one piece, it says more than what is to be done instead. */
function emptyBefore(state: State, target: number): Refusal | undefined {
  const { cells } = state;
  const phase = cells[PHASE];
  if ((phase !== KEEP && phase !== DRAW) || cells[PLACED] === 0 || cells[PLACED + 2] !== 0) return undefined;
  const [home, away] = provincesOf(state, target);
  const refusal = refusesSecond(state, home, away);
  return refusal === refusals['empty-province'] ? refusal : undefined;
}

/** C5: where two pieces are placed, the limit says more than what is to be done instead. */
function refusesThird({ cells }: State): Refusal | undefined {
  const placing = cells[PHASE] === KEEP || cells[PHASE] === DRAW;
  return placing && cells[PLACED + 2] !== 0 ? refusals['two-pieces'] : undefined;
}

function refusesSpot(
  state: State,
  kind: 'palace' | 'emissary' | 'fortification' | 'commit',
  target: number,
): Refusal | undefined {
  switch (kind) {
    case 'palace':
      return refusesPalaceOn(state, false, target);
    case 'emissary':
      return nameFull(state, target, refusesEmissaryIn(state, false, target));
    case 'fortification':
      return refusesFortificationOn(state, target);
    case 'commit':
      return refusesCommitTo(state, false, target);
  }
}

function refusesEmperorPiece(
  state: State,
  kind: 'emperor-palace' | 'emperor-emissary' | 'emperor-commit',
  target: number,
  payment: number,
): Refusal | undefined {
  const late = refusesEmperorNow(state);
  if (late) return late;
  switch (kind) {
    case 'emperor-palace':
      return refusesPalaceOn(state, true, target) ?? refusesPaying(state, true, targetOfSpace(state, target), payment);
    case 'emperor-emissary':
      return (
        nameFull(state, target, refusesEmissaryIn(state, true, target)) ?? refusesPaying(state, true, target, payment)
      );
    case 'emperor-commit':
      return refusesCommitTo(state, true, target) ?? refusesPaying(state, true, target, payment);
  }
}

/** C10: says which province is full, and of how many emissaries. */
const nameFull = (state: State, province: number, refusal: Refusal | undefined): Refusal | undefined =>
  refusal === refusals['emissary-limit']
    ? fullProvince(mapOf(state.options).provinces[province].name, state.cells[EMISSARIES_IN + province])
    : refusal;

/** The province of a space, or the post itself, as a target that has a price. */
const targetOfSpace = ({ board }: State, space: number): number =>
  space < board.firstPost ? board.home[space] : postTarget(space - board.firstPost);
