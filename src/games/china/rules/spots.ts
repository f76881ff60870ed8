import type { Refusal } from '../../../kernel/index.ts';
import { isPostTarget, postOfTarget } from '../moves/packing.ts';
import { refusals } from '../moves/refusals.ts';
import { EMPEROR_HAND, EMPEROR_OWNER, handAt, type State, TURN } from '../state.ts';
import { affordable } from './payments.ts';
import {
  refusesCommit,
  refusesEmissary,
  refusesEmperor,
  refusesFortification,
  refusesPalace,
  refusesPalaceSupply,
  refusesPrice,
  refusesSecond,
  revealsTiles,
} from './placing.ts';

// All predicates about one spot together: first the spot itself, then what it is paid with. `emperor` says for whom.

const ownerFor = (state: State, emperor: boolean): number => (emperor ? EMPEROR_OWNER : state.cells[TURN]);

/** Where the cards are that are paid with. */
export const purseFor = (state: State, emperor: boolean): number =>
  emperor ? EMPEROR_HAND : handAt(state.cells[TURN]);

/** C5, C7, C36 for the own pieces, C27 for the Emperor's. */
const refusesProvinces = (state: State, emperor: boolean, home: number, away: number): Refusal | undefined =>
  emperor ? refusesEmperor(state, home) : refusesSecond(state, home, away);

export function refusesPalaceOn(state: State, emperor: boolean, space: number): Refusal | undefined {
  const { board } = state;
  return (
    refusesPalace(state, ownerFor(state, emperor), space) ??
    refusesProvinces(state, emperor, board.home[space], board.away[space]) ??
    (revealsTiles(state, space) ? refusals['commit-first'] : undefined)
  );
}

export function refusesEmissaryIn(state: State, emperor: boolean, province: number): Refusal | undefined {
  return (
    refusesEmissary(state, ownerFor(state, emperor), province) ?? refusesProvinces(state, emperor, province, province)
  );
}

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

/** The two provinces of a post, or a province twice. */
export function provincesOf({ board }: State, target: number): readonly [number, number] {
  if (!isPostTarget(target)) return [target, target];
  const post = board.firstPost + postOfTarget(target);
  return [board.home[post], board.away[post]];
}

/** C6, C36: the payments that a commit target takes. */
export const priceOfTarget = ({ board }: State, target: number): number =>
  isPostTarget(target) ? board.priceOn[board.firstPost + postOfTarget(target)] : board.priceIn[target];

export function refusesPaying(state: State, emperor: boolean, target: number, payment: number): Refusal | undefined {
  const [home, away] = provincesOf(state, target);
  return (
    refusesPrice(state, home, away, priceOfTarget(state, target), payment) ??
    ((affordable(state.cells, purseFor(state, emperor)) >> payment) & 1
      ? undefined
      : refusals[emperor ? 'emperor-cards' : 'cards-missing'])
  );
}
