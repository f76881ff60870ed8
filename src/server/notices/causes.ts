import { createHash } from 'node:crypto';
import type { Actor } from '../../kernel/index.ts';
import {
  findReminder,
  findSeat,
  findTakenSeat,
  fullTime,
  isFree,
  isKept,
  isPresent,
  isReplaced,
  type PlayerId,
  readStatus,
  type Sitter,
  type TablePosition,
} from '../../table/index.ts';
import type { SeatWait } from '../store/index.ts';

export const CAUSES = ['turn', 'time', 'replaced', 'ready', 'rematch', 'seat'] as const;
/**
 * Why a person is notified: their turn, time nearly out, a bot or somebody else in their seat, arrivals at their table, a
 * rematch, a free seat that they waited for.
 */
export type Cause = (typeof CAUSES)[number];

/** A reason that holds now. Its mark tells it apart from earlier ones of its kind, and stays the same while it holds. */
export interface CauseNow {
  readonly cause: Cause;
  readonly mark: string;
  readonly player: PlayerId;
  /** From when on it is worth a notice, if not from the start. */
  readonly from?: number;
  /** Who arrived, or took over. */
  readonly about?: PlayerId;
}

/** Less time than this is over before a reminder would be read. */
const LEAST_TIME = 4 * 60_000;

/**
 * Everything at a table that people should hear of, as the table is now and not by what happened: whoever looks, and
 * however often, finds the same causes with the same marks, and the outbox keeps each of them once.
 */
export function findCauses(position: TablePosition, actor: Actor): CauseNow[] {
  switch (readStatus(position)) {
    case 'open':
      return [...findArrivals(position)];
    case 'playing':
      return [...findTurn(position, actor), ...findReplaced(position)];
    case 'over':
      return findRematch(position);
  }
}

function* findTurn({ sitters, setup, clocks, turn, late }: TablePosition, actor: Actor): Generator<CauseNow> {
  const sitter = sitters[actor];
  // A summary by an earlier version does not count turns; the next line does.
  if (!sitter || !isPresent(sitter) || sitter.player === undefined || !turn?.n || turn.actor !== actor) return;
  const of = { player: sitter.player, mark: `${turn.n}` };
  yield { cause: 'turn', ...of };
  const from = findReminder(setup.clock, clocks);
  const isWorthwhile = fullTime(setup.clock) >= LEAST_TIME && clocks.running === actor && late !== actor;
  if (from !== undefined && isWorthwhile) yield { cause: 'time', ...of, from };
}

function* findReplaced({ sitters }: TablePosition): Generator<CauseNow> {
  for (const [seat, sitter] of sitters.entries()) {
    const { before } = sitter;
    if (before !== undefined && findTakenSeat(sitters, before) === seat) yield* findTakeOver(before, sitter.player);
    if (sitter.player === undefined) continue;
    if (isReplaced(sitter)) yield { cause: 'replaced', player: sitter.player, mark: `${sitter.since ?? 0}` };
    else if (sitter.ranOut) yield { cause: 'replaced', player: sitter.player, mark: 'out' };
  }
}

function* findTakeOver(before: PlayerId, about: PlayerId | undefined): Generator<CauseNow> {
  if (about !== undefined) yield { cause: 'replaced', player: before, mark: digest(about), about };
}

/** The host hears of everyone who takes a seat, also of the one who makes the table full. */
function* findArrivals({ sitters, host }: TablePosition): Generator<CauseNow> {
  if (findSeat(sitters, host) === null) return;
  for (const { player } of sitters)
    if (player !== undefined && player !== host)
      yield { cause: 'ready', player: host, mark: digest(player), about: player };
}

/** Seats are kept only at rematches: whoever has one hears of it here, and not of the kept seat as well. */
const findRematch = ({ sitters, rematch }: TablePosition): CauseNow[] =>
  rematch === undefined
    ? []
    : sitters.flatMap(({ player }) =>
        player === undefined ? [] : { cause: 'rematch' as const, player, mark: digest(rematch) },
      );

/** A seat at an open table is free for somebody who asked at a time to hear of one. */
export function findSeatCause(position: TablePosition, { player, at }: SeatWait, now: number): CauseNow | undefined {
  const isForThem = (sitter: Sitter): boolean => isFree(sitter) && (sitter.kept === player || !isKept(sitter, now));
  const isOpen = readStatus(position) === 'open' && findSeat(position.sitters, player) === null;
  return isOpen && position.sitters.some(isForThem) ? { cause: 'seat', mark: `${at}`, player } : undefined;
}

/** Marks are stored beside other people's ids, so they are not ids themselves. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
