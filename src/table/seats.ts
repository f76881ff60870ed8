import type { Seat } from '../kernel/index.ts';
import type { Contribution } from './chance.ts';
import type { Ask, PlayerId, SeatSetup } from './events.ts';

/** Who sits at a place. A bot plays for it while `bot` is there, also for a player who is away or resigned. */
export interface Sitter {
  readonly player?: PlayerId;
  readonly bot?: string;
  readonly resigned?: true;
  /** What the person's device gave for the draws; of use until the start. */
  readonly contribution?: Contribution;
  /** Since when a bot plays for a person who is away. */
  readonly since?: number;
}

export const toSitter = (plan: SeatSetup): Sitter => {
  if (plan.kind === 'open') return {};
  if (plan.kind === 'bot') return { bot: plan.level };
  const { player, contribution } = plan;
  return { player, ...(contribution !== undefined && { contribution }) };
};

export const isFree = ({ player, bot }: Sitter): boolean => player === undefined && bot === undefined;

/** A person who plays: not away with a bot in place, not resigned. */
export const isPresent = ({ player, bot }: Sitter): boolean => player !== undefined && bot === undefined;

/** A person who is away, with a bot in place: the seat is still theirs. */
export const isReplaced = ({ player, bot, resigned }: Sitter): boolean =>
  player !== undefined && bot !== undefined && !resigned;

export const seatsWhere = (sitters: readonly Sitter[], holds: (sitter: Sitter) => boolean): Seat[] =>
  [...sitters.entries()].flatMap(([seat, sitter]) => (holds(sitter) ? [seat] : []));

/** Where a player sits. */
export function findSeat(sitters: readonly Sitter[], player: PlayerId | undefined): Seat | null {
  const seat = player === undefined ? -1 : sitters.findIndex(sitter => sitter.player === player);
  return seat < 0 ? null : seat;
}

/** Who must agree to what a seat asks: every other person, but not the one whom it is about. */
export function listVoters(sitters: readonly Sitter[], by: Seat, ask: Ask, late: Seat | undefined): Seat[] {
  const about = ask.kind === 'replace' ? ask.seat : ask.kind === 'back' ? undefined : late;
  return seatsWhere(sitters, isPresent).filter(seat => seat !== by && seat !== about);
}
