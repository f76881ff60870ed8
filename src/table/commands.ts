import type { Seat } from '../kernel/index.ts';
import { answer, ask } from './asks.ts';
import { type Command, type Decision, happens, type PlayCommand, type Surroundings } from './decision.ts';
import { type PlayerId, packEntry, type TableEvent } from './events.ts';
import { isPreparing, type Preparing, prepare, sit } from './preparing.ts';
import type { Proposal } from './proposal.ts';
import { rejection } from './rejection.ts';
import { isPresent } from './seats.ts';
import type { Table } from './table.ts';

/** Beyond this many lines a table accepts only what the game needs: games have hundreds, and every reader pays for more. */
const MOST_LINES = 2000;
const SPARED: ReadonlySet<Command['kind']> = new Set([
  'sit',
  'hire',
  'free',
  'remove',
  'restore',
  'appoint',
  'arrange',
  'change',
  'ask',
]);

/** Decides what a player's command would add to the log, or why it is refused, without changing anything. */
export function decide(table: Table, player: PlayerId, command: Command, around: Surroundings): Decision {
  const seat = table.findSeat(player);
  if (table.line >= MOST_LINES && SPARED.has(command.kind))
    return rejection('log-full', 'This table’s log is nearly full: from now on you can only play.');
  if (command.kind === 'sit') return sit(table, player, seat, command, around.now);
  if (isPreparing(command)) return prepare(table, player, command, around);
  if (seat === null) return rejection('not-seated', 'You have no seat at this table.');
  if (command.kind === 'leave' && table.status === 'open') return leave(table, seat);
  if (table.status === 'open') return rejection('not-playing', 'The game hasn’t started yet.');
  if (table.status === 'over') return rejection('over', 'The game is over.');
  return decideInPlay(table, seat, command, around);
}

function decideInPlay(
  table: Table,
  seat: Seat,
  command: Exclude<Command, Preparing | { kind: 'sit' }>,
  around: Surroundings,
): Decision {
  if ('ply' in command && command.ply !== table.ply)
    return { ...rejection('stale', `The record is at ply ${table.ply}, not ${command.ply}.`), ply: table.ply };
  const sitter = table.sitters[seat]!;
  if (command.kind === 'return') {
    if (sitter.resigned || isPresent(sitter)) return rejection('not-away', 'No bot is playing for you.');
    return happens({ kind: 'returned', seat });
  }
  if (!isPresent(sitter)) return rejection('not-seated', 'A bot is playing your seat.');
  switch (command.kind) {
    case 'play':
      return play(table, seat, command);
    case 'back':
      return toDecision('tookBack', seat, table.match!.proposeBack(seat, command.count));
    case 'ask':
      return ask(table, seat, command.what, command.seat, around);
    case 'answer':
      return answer(table, seat, command.agree, around);
    case 'resume':
      return table.paused === undefined
        ? rejection('not-paused', 'The clocks aren’t paused.')
        : happens({ kind: 'resumed', seat });
    case 'leave':
    case 'resign':
      return happens({ kind: 'resigned', seat, level: around.standIn });
  }
}

function leave(table: Table, seat: Seat): Decision {
  const alone = table.sitters.filter(({ player }) => player !== undefined).length === 1;
  return happens(alone ? { kind: 'closed' } : { kind: 'left', seat });
}

function play(table: Table, seat: Seat, { move, moves = move === undefined ? [] : [move] }: PlayCommand): Decision {
  if (moves.length === 0) return rejection('unreadable-move', 'There is no move to play.');
  return toDecision('played', seat, table.match!.propose(seat, moves));
}

/** Lets a person who has the link take over a seat that the others offered. */
export function decideTake(table: Table, player: PlayerId, seat: Seat): Decision {
  if (table.status === 'over') return rejection('over', 'The game is over.');
  if (table.findSeat(player) !== null) return rejection('already-seated', 'You already have a seat at this table.');
  return table.sitters[seat]?.offered === undefined
    ? rejection('not-offered', 'This seat is no longer offered.')
    : happens({ kind: 'handed', seat, player }, table.actor);
}

/** Lets the clock of a person rest until a time, at a table over days. */
export function decideVacation(table: Table, player: PlayerId, until: number): Decision {
  const seat = table.findSeat(player);
  if (seat === null) return rejection('not-seated', 'You have no seat at this table.');
  if (table.setup.clock.kind !== 'days') return rejection('no-clock', 'Only days per turn rest on vacation.');
  if (table.status !== 'playing') return rejection('not-playing', 'This game isn’t in progress.');
  return happens({ kind: 'vacation', seat, until }, table.actor);
}

/** Decides the move of a bot. */
export const decideBot = (table: Table, seat: Seat, move: string): Decision =>
  table.actor === seat && table.sitters[seat]!.bot !== undefined
    ? toDecision('played', seat, table.match!.propose(seat, move))
    : rejection('stale', 'It’s no longer this bot’s turn.');

/** The event if the actor has run out of time; a bot plays on where the table says so. */
export function decideClock(table: Table, now: number, standIn: string): TableEvent | undefined {
  const { deadline, setup } = table;
  if (deadline === undefined || deadline > now) return undefined;
  const asks = (setup.timeout ?? 'ask') === 'ask';
  return { kind: 'ranOut', seat: table.actor, ...(!asks && { level: standIn }) };
}

/** Starts a new epoch in a running game that may have lost lines, unless the log already has it. */
export const decideEpoch = (table: Table, epoch: number): Decision =>
  table.status === 'playing' && table.setup.chance !== undefined && table.match!.epoch < epoch
    ? happens({ kind: 'epoch', epoch })
    : rejection('not-playing', 'No upcoming draws could have been seen.');

/** Closes a table that has been idle since before a time; a game in progress is over. */
export const decideIdle = (table: Table, before: number): Decision =>
  table.status === 'over' || table.at >= before
    ? rejection('not-late', 'This table isn’t idle.')
    : happens({ kind: 'closed', idle: true }, table.actor);

/** Closes a table for the host of the server, whatever its state. */
export const decideStop = (table: Table): Decision =>
  table.status === 'over'
    ? rejection('over', 'The table is already over.')
    : happens({ kind: 'closed', stopped: true }, table.actor);

function toDecision(kind: 'played' | 'tookBack', seat: Seat, proposal: Proposal): Decision {
  if (!proposal.ok) return proposal;
  return happens({ kind, seat, entries: proposal.entries.map(packEntry) }, proposal.next);
}
