import { type Actor, DEALER, type Seat } from '../kernel/index.ts';
import { isAwayTooLong } from './away.ts';
import { type Decision, happens, type Surroundings } from './decision.ts';
import { type Ask, packEntry } from './events.ts';
import { type Rejection, rejection } from './rejection.ts';
import { isPresent, isReplaced, listVoters, seatsWhere } from './seats.ts';
import type { Table } from './table.ts';
import { NO_TAKE_BACKS_LEFT } from './takeBacks.ts';

export type AskKind = Ask['kind'];

/** Decides a request to the others. */
export function ask(table: Table, seat: Seat, what: AskKind, about: Seat | undefined, around: Surroundings): Decision {
  if (table.ask) return rejection('ask-open', 'Another request is open; answer that one first.');
  const wish = toAsk(table, seat, what, about, around);
  if ('code' in wish) return { ok: false, ...wish };
  const waiting = listVoters(table.sitters, seat, wish, table.late);
  if (waiting.length > 0) return happens({ kind: 'asked', seat, ask: wish });
  return happens({ kind: 'asked', seat, ask: wish, ...packTakeBack(wish) }, actorAfter(table, wish));
}

function toAsk(
  table: Table,
  seat: Seat,
  what: AskKind,
  about: Seat | undefined,
  around: Surroundings,
): Ask | Rejection {
  switch (what) {
    case 'end':
      return { kind: 'end' };
    case 'wait':
      return table.late === undefined ? rejection('not-late', 'Nobody has run out of time.') : { kind: 'wait' };
    case 'pause':
      if (table.setup.clock.kind === 'none') return rejection('no-clock', 'This table has no clock.');
      return table.paused === undefined
        ? { kind: 'pause' }
        : rejection('not-playing', 'The clocks are paused already.');
    case 'back':
      return toTakeBack(table, seat);
    case 'replace':
    case 'hand':
      return toReplacement(table, seat, what, about, around);
  }
}

function toTakeBack(table: Table, seat: Seat): Ask | Rejection {
  if (table.match!.hasNoTakeBacksLeft) return NO_TAKE_BACKS_LEFT;
  const to = table.match!.countMovesBeforeLast(seat);
  if (to === undefined) return rejection('no-take-back', 'You haven’t played yet.');
  return listAbsent(table, seat, to).length > 0 ? ABSENT : { kind: 'back', to };
}

/** A bot, or another person, for somebody who is late or away for long. */
function toReplacement(
  table: Table,
  seat: Seat,
  kind: 'replace' | 'hand',
  about: Seat | undefined,
  around: Surroundings,
): Ask | Rejection {
  const sitter = about === undefined ? undefined : table.sitters[about];
  const isTheirs = sitter && (isPresent(sitter) || (kind === 'hand' && isReplaced(sitter)));
  if (about === undefined || about === seat || !isTheirs)
    return rejection('no-such-seat', 'There is nobody in that seat who could be replaced.');
  const early = isPresent(sitter) ? refuseToReplace(table, about, around) : undefined;
  if (early) return early;
  return kind === 'hand' ? { kind, seat: about } : { kind, seat: about, level: around.standIn };
}

/** Why a person is not replaced yet: they have time left, or are not away for long. */
function refuseToReplace(table: Table, about: Seat, around: Surroundings): Rejection | undefined {
  if (about === table.late) return undefined;
  if (around.isConnected(about)) return HERE;
  return about === table.actor && isAwayTooLong(table.setup, table.turn!, about, around) ? undefined : TOO_EARLY;
}

const HERE = rejection('not-away', 'This player is online.');
const TOO_EARLY = rejection(
  'too-early',
  'A bot can step in once a player is out of time or, without a clock, has been offline long enough on their turn.',
);
const ABSENT = rejection('absent', 'This would undo a move of a player who is offline: ask again when they’re back.');

/** Absent players who would have to agree: their seat has moved since, or something was drawn, which concerns everyone. */
function listAbsent(table: Table, by: Seat, to: number): Seat[] {
  const undone = table.match!.listActors(to);
  return seatsWhere(table.sitters, isReplaced).filter(
    seat => seat !== by && (undone.includes(DEALER) || undone.includes(seat)),
  );
}

/** Decides an answer to the open request. */
export function answer(table: Table, seat: Seat, agree: boolean, around: Surroundings): Decision {
  const open = table.ask;
  if (!open) return rejection('nothing-asked', 'There is no open request.');
  const about = 'seat' in open.ask && open.ask.seat === seat;
  const mayAnswer = open.waiting.includes(seat) || (!agree && (about || open.by === seat));
  if (!mayAnswer) return rejection('not-asked', 'This request isn’t for you.');
  const { ask } = open;
  if (agree && 'seat' in ask && isBack(table, ask.seat, around)) return HERE;
  if (!agree || open.waiting.length > 1) return happens({ kind: 'answered', seat, agree });
  return happens({ kind: 'answered', seat, agree, ...packTakeBack(open.ask) }, actorAfter(table, open.ask));
}

/** Whether the person whom a request is about plays again. */
const isBack = (table: Table, seat: Seat, around: Surroundings): boolean =>
  seat !== table.late && isPresent(table.sitters[seat] ?? {}) && around.isConnected(seat);

const packTakeBack = (ask: Ask) => (ask.kind === 'back' ? { entries: [packEntry({ kind: 'back', to: ask.to })] } : {});

const actorAfter = (table: Table, ask: Ask): Actor =>
  ask.kind === 'back' ? table.match!.actorAt(ask.to) : table.actor;
