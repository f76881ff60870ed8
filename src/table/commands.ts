import { type Actor, DEALER, type Seat } from '../kernel/index.ts';
import { isAwayTooLong } from './away.ts';
import { type AskKind, type Command, type Decision, happens, type PlayCommand, type Surroundings } from './decision.ts';
import { type Ask, type PlayerId, packEntry, type TableEvent } from './events.ts';
import { NO_TAKE_BACKS_LEFT, type Proposal } from './match.ts';
import { isPreparing, type Preparing, prepare, sit } from './preparing.ts';
import { type Rejection, rejection } from './rejection.ts';
import { isPresent, isReplaced, listVoters, seatsWhere } from './seats.ts';
import type { Table } from './table.ts';

/** Beyond this many lines a table accepts only what the game needs: games have hundreds, and every reader pays for more. */
const MOST_LINES = 2000;
const SPARED: ReadonlySet<Command['kind']> = new Set(['sit', 'hire', 'free', 'remove', 'arrange', 'change', 'ask']);

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
      return ask(table, seat, command, around);
    case 'answer':
      return answer(table, seat, command.agree, around);
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

function ask(
  table: Table,
  seat: Seat,
  { what, seat: about }: Extract<Command, { kind: 'ask' }>,
  around: Surroundings,
): Decision {
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
    case 'back': {
      if (table.match!.hasNoTakeBacksLeft) return NO_TAKE_BACKS_LEFT;
      const to = table.match!.countMovesBeforeLast(seat);
      if (to === undefined) return rejection('no-take-back', 'You haven’t played yet.');
      return listAbsent(table, seat, to).length > 0 ? ABSENT : { kind: 'back', to };
    }
    case 'replace': {
      const sitter = about === undefined ? undefined : table.sitters[about];
      if (about === undefined || about === seat || !sitter || !isPresent(sitter))
        return rejection('no-such-seat', 'There is nobody in that seat a bot could replace.');
      if (about !== table.late) {
        if (around.isConnected(about)) return HERE;
        if (about !== table.actor || !isAwayTooLong(table.setup, table.turn!, about, around)) return TOO_EARLY;
      }
      return { kind: 'replace', seat: about, level: around.standIn };
    }
  }
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

function answer(table: Table, seat: Seat, agree: boolean, around: Surroundings): Decision {
  const open = table.ask;
  if (!open) return rejection('nothing-asked', 'There is no open request.');
  const about = open.ask.kind === 'replace' && open.ask.seat === seat;
  const mayAnswer = open.waiting.includes(seat) || (!agree && (about || open.by === seat));
  if (!mayAnswer) return rejection('not-asked', 'This request isn’t for you.');
  const { ask } = open;
  if (agree && ask.kind === 'replace' && ask.seat !== table.late && around.isConnected(ask.seat)) return HERE;
  if (!agree || open.waiting.length > 1) return happens({ kind: 'answered', seat, agree });
  return happens({ kind: 'answered', seat, agree, ...packTakeBack(open.ask) }, actorAfter(table, open.ask));
}

const packTakeBack = (ask: Ask) => (ask.kind === 'back' ? { entries: [packEntry({ kind: 'back', to: ask.to })] } : {});

const actorAfter = (table: Table, ask: Ask): Actor =>
  ask.kind === 'back' ? table.match!.actorAt(ask.to) : table.actor;

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
