import type { Actor, Random, Seat } from '../kernel/index.ts';
import { type Ask, type PlayerId, packEntry, type TableEvent } from './events.ts';
import type { Proposal } from './match.ts';
import { type Rejection, rejected } from './rejection.ts';
import { askedOf, isFree, isPresent } from './seats.ts';
import type { Table } from './table.ts';

/** What a person may ask for. `ply` is the length of the record that the person saw. */
export type Command =
  | { readonly kind: 'sit'; readonly seat?: Seat | undefined }
  | { readonly kind: 'leave' }
  | { readonly kind: 'hire'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'free'; readonly seat: Seat }
  | { readonly kind: 'start' }
  | { readonly kind: 'play'; readonly ply: number; readonly move: string }
  | { readonly kind: 'back'; readonly ply: number; readonly count: number }
  | { readonly kind: 'ask'; readonly ply: number; readonly what: AskKind; readonly seat?: Seat | undefined }
  | { readonly kind: 'answer'; readonly agree: boolean }
  | { readonly kind: 'resign' }
  | { readonly kind: 'return' };

export type AskKind = Ask['kind'];

/** What the log would gain, and who would be to act then, if that changes. */
export type Decision =
  | { readonly ok: true; readonly event: TableEvent; readonly next?: Actor }
  | ({ readonly ok: false } & Rejection);

/** What deciding needs from outside: chance for the order of seats, the level of bots that step in, and who is connected. */
export interface Surroundings {
  readonly random: Random;
  readonly standIn: string;
  isConnected(seat: Seat): boolean;
}

/** What a command of a player would add to the log, or why it is refused. Nothing changes yet. */
export function decide(table: Table, player: PlayerId, command: Command, around: Surroundings): Decision {
  const seat = table.seatOf(player);
  if (command.kind === 'sit') return sit(table, player, seat, command.seat);
  if (command.kind === 'hire' || command.kind === 'free' || command.kind === 'start')
    return prepare(table, player, command, around);
  if (seat === null) return rejected('not-seated', 'You have no seat at this table.');
  if (command.kind === 'leave' && table.status === 'open') return leave(table, seat);
  if (table.status === 'open') return rejected('not-playing', 'The game has not begun.');
  if (table.status === 'over') return rejected('over', 'The game is over.');
  return inPlay(table, seat, command, around);
}

function inPlay(
  table: Table,
  seat: Seat,
  command: Exclude<Command, { kind: 'sit' | 'hire' | 'free' | 'start' }>,
  around: Surroundings,
): Decision {
  if ('ply' in command && command.ply !== table.ply)
    return { ...rejected('stale', `The record is at ply ${table.ply}, not ${command.ply}.`), ply: table.ply };
  const sitter = table.sitters[seat]!;
  if (command.kind === 'return') {
    if (sitter.resigned || isPresent(sitter)) return rejected('not-away', 'Your seat is not played by a bot for you.');
    return happens({ kind: 'returned', seat });
  }
  if (!isPresent(sitter)) return rejected('not-seated', 'A bot plays your seat.');
  switch (command.kind) {
    case 'play':
      return recorded('played', seat, table.match!.propose(seat, command.move));
    case 'back':
      return recorded('tookBack', seat, table.match!.proposeBack(seat, command.count));
    case 'ask':
      return ask(table, seat, command, around);
    case 'answer':
      return answer(table, seat, command.agree);
    case 'leave':
    case 'resign':
      return happens({ kind: 'resigned', seat, level: around.standIn });
  }
}

function sit(table: Table, player: PlayerId, seat: Seat | null, wanted: Seat | undefined): Decision {
  if (seat !== null) return rejected('already-seated', 'You have a seat at this table.');
  if (table.status !== 'open') return rejected('not-open', 'The game has begun.');
  const place = wanted ?? table.sitters.findIndex(isFree);
  const sitter = table.sitters[place];
  if (wanted !== undefined && !sitter) return rejected('no-such-seat', 'There is no such seat.');
  if (!sitter || !isFree(sitter)) return rejected('seat-taken', 'This seat is taken.');
  return happens({ kind: 'sat', seat: place, player });
}

function leave(table: Table, seat: Seat): Decision {
  const alone = table.sitters.filter(({ player }) => player !== undefined).length === 1;
  return happens(alone ? { kind: 'closed' } : { kind: 'left', seat });
}

/** What only the host may do, before the game begins. */
function prepare(
  table: Table,
  player: PlayerId,
  command: Extract<Command, { kind: 'hire' | 'free' | 'start' }>,
  { random }: Surroundings,
): Decision {
  if (table.host !== player) return rejected('not-host', 'Only the host of the table may do this.');
  if (table.status !== 'open') return rejected('not-open', 'The game has begun.');
  if (command.kind === 'start') {
    if (table.sitters.some(isFree)) return rejected('seats-open', 'There is an open seat: wait, or put a bot there.');
    const order = table.setup.shuffle ? shuffled(table.sitters.length, random) : [...table.sitters.keys()];
    const match = table.freshMatch();
    const entries = match.opening();
    match.append(entries);
    return happens({ kind: 'started', order, entries: entries.map(packEntry) }, match.actor);
  }
  const sitter = table.sitters[command.seat];
  if (!sitter) return rejected('no-such-seat', 'There is no such seat.');
  if (command.kind === 'free')
    return sitter.bot === undefined
      ? rejected('seat-taken', 'No bot sits there.')
      : happens({ kind: 'freed', seat: command.seat });
  if (sitter.player !== undefined) return rejected('seat-taken', 'This seat is taken.');
  return happens({ kind: 'hired', seat: command.seat, level: command.level });
}

function ask(
  table: Table,
  seat: Seat,
  { what, seat: about }: Extract<Command, { kind: 'ask' }>,
  around: Surroundings,
): Decision {
  if (table.ask) return rejected('ask-open', 'Something else is being asked; answer that first.');
  const wish = wished(table, seat, what, about, around);
  if ('code' in wish) return { ok: false, ...wish };
  const waiting = askedOf(table.sitters, seat, wish, table.late);
  if (waiting.length > 0) return happens({ kind: 'asked', seat, ask: wish });
  return happens({ kind: 'asked', seat, ask: wish, ...goingBack(wish) }, actorAfter(table, wish));
}

function wished(
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
      return table.late === undefined ? rejected('not-late', 'Nobody ran out of time.') : { kind: 'wait' };
    case 'back': {
      const to = table.match!.beforeLastMoveOf(seat);
      return to === undefined ? rejected('no-take-back', 'You have not played yet.') : { kind: 'back', to };
    }
    case 'replace': {
      const sitter = about === undefined ? undefined : table.sitters[about];
      if (about === undefined || about === seat || !sitter || !isPresent(sitter))
        return rejected('no-such-seat', 'Nobody whom a bot could replace sits there.');
      if (about !== table.late && around.isConnected(about)) return rejected('not-away', 'This player is here.');
      return { kind: 'replace', seat: about, level: around.standIn };
    }
  }
}

function answer(table: Table, seat: Seat, agree: boolean): Decision {
  const open = table.ask;
  if (!open) return rejected('nothing-asked', 'Nothing is being asked.');
  const about = open.ask.kind === 'replace' && open.ask.seat === seat;
  const mayAnswer = open.waiting.includes(seat) || (!agree && (about || open.by === seat));
  if (!mayAnswer) return rejected('not-asked', 'This is not for you to answer.');
  if (!agree || open.waiting.length > 1) return happens({ kind: 'answered', seat, agree });
  return happens({ kind: 'answered', seat, agree, ...goingBack(open.ask) }, actorAfter(table, open.ask));
}

const goingBack = (ask: Ask) => (ask.kind === 'back' ? { entries: [packEntry({ kind: 'back', to: ask.to })] } : {});

const actorAfter = (table: Table, ask: Ask): Actor =>
  ask.kind === 'back' ? table.match!.actorAt(ask.to) : table.actor;

/** What a bot that plays a seat does. */
export const decideBot = (table: Table, seat: Seat, move: string): Decision =>
  table.actor === seat && table.sitters[seat]!.bot !== undefined
    ? recorded('played', seat, table.match!.propose(seat, move))
    : rejected('not-your-turn', 'No bot is to act.');

/** What the clock does, if the time of the one to act is over by now. */
export function decideClock(table: Table, now: number): TableEvent | undefined {
  const { deadline } = table;
  return deadline !== undefined && deadline <= now ? { kind: 'ranOut', seat: table.actor } : undefined;
}

function recorded(kind: 'played' | 'tookBack', seat: Seat, proposal: Proposal): Decision {
  if (!proposal.ok) return proposal;
  return happens({ kind, seat, entries: proposal.entries.map(packEntry) }, proposal.next);
}

function shuffled(length: number, random: Random): Seat[] {
  const order = Array.from({ length }, (_, seat) => seat);
  for (let i = length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

const happens = (event: TableEvent, next?: Actor): Decision => ({
  ok: true,
  event,
  ...(next !== undefined && { next }),
});
