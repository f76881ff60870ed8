import type { Seat } from '../kernel/index.ts';
import type { Contribution } from './chance.ts';
import type { Ask, PlayerId, SeatSetup } from './events.ts';

/** The occupant of a seat. A bot plays it while `bot` is set, including for a player who is away or resigned. */
export interface Sitter {
  readonly player?: PlayerId;
  readonly bot?: string;
  /** Left for good: resigned, or lost on time. */
  readonly resigned?: true;
  /** The how-manieth to leave for good, from 1. */
  readonly left?: number;
  /** Left for good because time ran out. */
  readonly ranOut?: true;
  /** The contribution of the person's device to the draws, used at the start. */
  readonly contribution?: Contribution;
  /** Since when a bot has been playing for a person who is away. */
  readonly since?: number;
  /** For whom a free seat is kept, and until when. */
  readonly kept?: PlayerId;
  readonly until?: number;
  /** Who was removed from a free seat and when, so that the host can change their mind. */
  readonly removed?: { readonly player: PlayerId; readonly contribution?: Contribution; readonly at: number };
  /** When the others offered the seat to whoever comes by its link; its player can come back until somebody does. */
  readonly offered?: number;
  /** Whose seat it was until somebody else took it over. */
  readonly before?: PlayerId;
}

export const toSitter = (plan: SeatSetup): Sitter => {
  if (plan.kind === 'open') {
    const { kept, until } = plan;
    return { ...(kept !== undefined && { kept }), ...(until !== undefined && { until }) };
  }
  if (plan.kind === 'bot') return { bot: plan.level };
  const { player, contribution } = plan;
  return { player, ...(contribution !== undefined && { contribution }) };
};

export const isFree = ({ player, bot }: Sitter): boolean => player === undefined && bot === undefined;

/** Whether a free seat is kept for a person at this time. */
export const isKept = ({ kept, until = 0 }: Sitter, now: number): boolean => kept !== undefined && now < until;

/** A person who plays: neither replaced by a bot nor resigned. */
export const isPresent = ({ player, bot }: Sitter): boolean => player !== undefined && bot === undefined;

/** A person replaced by a bot while away; the seat is still theirs. */
export const isReplaced = ({ player, bot, resigned }: Sitter): boolean =>
  player !== undefined && bot !== undefined && !resigned;

export function seatsWhere(sitters: readonly Sitter[], holds: (sitter: Sitter) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, sitter] of sitters.entries()) if (holds(sitter)) seats.push(seat);
  return seats;
}

/** The seat of a player. */
export function findSeat(sitters: readonly Sitter[], player: PlayerId | undefined): Seat | null {
  const seat = player === undefined ? -1 : sitters.findIndex(sitter => sitter.player === player);
  return seat < 0 ? null : seat;
}

/** The seat that was a player's until somebody else took it over. */
export function findTakenSeat(sitters: readonly Sitter[], player: PlayerId | undefined): Seat | null {
  if (player === undefined || findSeat(sitters, player) !== null) return null;
  const seat = sitters.findIndex(({ before }) => before === player);
  return seat < 0 ? null : seat;
}

/** The seats that must agree to a request: every other person, except the one it is about. */
export function listVoters(sitters: readonly Sitter[], by: Seat, ask: Ask, late: Seat | undefined): Seat[] {
  const about = 'seat' in ask ? ask.seat : ask.kind === 'back' ? undefined : late;
  return seatsWhere(sitters, isPresent).filter(seat => seat !== by && seat !== about);
}
