import type { Actor, Random, Seat } from '../kernel/index.ts';
import { type Ask, type Happening, type PlayerId, packEntry } from './happening.ts';
import type { Declined, Proposal } from './match.ts';
import { askedOf, isFree, isPresent } from './seats.ts';
import type { Sitting } from './sitting.ts';

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

/** Why a command is not carried out. A stale one is told the ply that it should have named. */
export interface Denied {
  readonly code:
    | Declined['code']
    | 'stale'
    | 'not-seated'
    | 'not-host'
    | 'not-open'
    | 'not-playing'
    | 'already-seated'
    | 'seat-taken'
    | 'no-such-seat'
    | 'seats-open'
    | 'ask-open'
    | 'nothing-asked'
    | 'not-asked'
    | 'not-away'
    | 'not-late';
  readonly message: string;
  readonly rule?: string;
  readonly reason?: string;
  readonly ply?: number;
}

/** What the log would gain, and who would be to act then, if that changes. */
export type Decision =
  | { readonly ok: true; readonly happening: Happening; readonly next?: Actor }
  | ({ readonly ok: false } & Denied);

/** What deciding needs from outside: chance for the order of seats, the level of bots that step in, and who is connected. */
export interface Surroundings {
  readonly random: Random;
  readonly standIn: string;
  isConnected(seat: Seat): boolean;
}

/** What a command of a player would add to the log, or why it is refused. Nothing changes yet. */
export function decide(sitting: Sitting, player: PlayerId, command: Command, around: Surroundings): Decision {
  const seat = sitting.seatOf(player);
  if (command.kind === 'sit') return sit(sitting, player, seat, command.seat);
  if (command.kind === 'hire' || command.kind === 'free' || command.kind === 'start')
    return prepare(sitting, player, command, around);
  if (seat === null) return denied('not-seated', 'You have no seat at this table.');
  if (command.kind === 'leave' && sitting.status === 'open') return leave(sitting, seat);
  if (sitting.status === 'open') return denied('not-playing', 'The game has not begun.');
  if (sitting.status === 'over') return denied('over', 'The game is over.');
  return inPlay(sitting, seat, command, around);
}

function inPlay(
  sitting: Sitting,
  seat: Seat,
  command: Exclude<Command, { kind: 'sit' | 'hire' | 'free' | 'start' }>,
  around: Surroundings,
): Decision {
  if ('ply' in command && command.ply !== sitting.ply)
    return { ...denied('stale', `The record is at ply ${sitting.ply}, not ${command.ply}.`), ply: sitting.ply };
  const sitter = sitting.sitters[seat]!;
  if (command.kind === 'return') {
    if (sitter.resigned || isPresent(sitter)) return denied('not-away', 'Your seat is not played by a bot for you.');
    return happens({ kind: 'returned', seat });
  }
  if (!isPresent(sitter)) return denied('not-seated', 'A bot plays your seat.');
  switch (command.kind) {
    case 'play':
      return recorded('played', seat, sitting.match!.propose(seat, command.move));
    case 'back':
      return recorded('tookBack', seat, sitting.match!.proposeBack(seat, command.count));
    case 'ask':
      return ask(sitting, seat, command, around);
    case 'answer':
      return answer(sitting, seat, command.agree);
    case 'leave':
    case 'resign':
      return happens({ kind: 'resigned', seat, level: around.standIn });
  }
}

function sit(sitting: Sitting, player: PlayerId, seat: Seat | null, wanted: Seat | undefined): Decision {
  if (seat !== null) return denied('already-seated', 'You have a seat at this table.');
  if (sitting.status !== 'open') return denied('not-open', 'The game has begun.');
  const place = wanted ?? sitting.sitters.findIndex(isFree);
  const sitter = sitting.sitters[place];
  if (wanted !== undefined && !sitter) return denied('no-such-seat', 'There is no such seat.');
  if (!sitter || !isFree(sitter)) return denied('seat-taken', 'This seat is taken.');
  return happens({ kind: 'sat', seat: place, player });
}

function leave(sitting: Sitting, seat: Seat): Decision {
  const alone = sitting.sitters.filter(({ player }) => player !== undefined).length === 1;
  return happens(alone ? { kind: 'closed' } : { kind: 'left', seat });
}

/** What only the host may do, before the game begins. */
function prepare(
  sitting: Sitting,
  player: PlayerId,
  command: Extract<Command, { kind: 'hire' | 'free' | 'start' }>,
  { random }: Surroundings,
): Decision {
  if (sitting.host !== player) return denied('not-host', 'Only the host of the table may do this.');
  if (sitting.status !== 'open') return denied('not-open', 'The game has begun.');
  if (command.kind === 'start') {
    if (sitting.sitters.some(isFree)) return denied('seats-open', 'There is an open seat: wait, or put a bot there.');
    const order = sitting.plan.shuffle ? shuffled(sitting.sitters.length, random) : [...sitting.sitters.keys()];
    const match = sitting.freshMatch();
    const entries = match.opening();
    match.append(entries);
    return happens({ kind: 'started', order, entries: entries.map(packEntry) }, match.actor);
  }
  const sitter = sitting.sitters[command.seat];
  if (!sitter) return denied('no-such-seat', 'There is no such seat.');
  if (command.kind === 'free')
    return sitter.bot === undefined
      ? denied('seat-taken', 'No bot sits there.')
      : happens({ kind: 'freed', seat: command.seat });
  if (sitter.player !== undefined) return denied('seat-taken', 'This seat is taken.');
  return happens({ kind: 'hired', seat: command.seat, level: command.level });
}

function ask(
  sitting: Sitting,
  seat: Seat,
  { what, seat: about }: Extract<Command, { kind: 'ask' }>,
  around: Surroundings,
): Decision {
  if (sitting.ask) return denied('ask-open', 'Something else is being asked; answer that first.');
  const wish = wished(sitting, seat, what, about, around);
  if ('code' in wish) return { ok: false, ...wish };
  const waiting = askedOf(sitting.sitters, seat, wish, sitting.late);
  if (waiting.length > 0) return happens({ kind: 'asked', seat, ask: wish });
  return happens({ kind: 'asked', seat, ask: wish, ...goingBack(wish) }, actorAfter(sitting, wish));
}

function wished(
  sitting: Sitting,
  seat: Seat,
  what: AskKind,
  about: Seat | undefined,
  around: Surroundings,
): Ask | Denied {
  switch (what) {
    case 'end':
      return { kind: 'end' };
    case 'wait':
      return sitting.late === undefined ? denied('not-late', 'Nobody ran out of time.') : { kind: 'wait' };
    case 'back': {
      const to = sitting.match!.beforeLastMoveOf(seat);
      return to === undefined ? denied('no-take-back', 'You have not played yet.') : { kind: 'back', to };
    }
    case 'replace': {
      const sitter = about === undefined ? undefined : sitting.sitters[about];
      if (about === undefined || about === seat || !sitter || !isPresent(sitter))
        return denied('no-such-seat', 'Nobody whom a bot could replace sits there.');
      if (about !== sitting.late && around.isConnected(about)) return denied('not-away', 'This player is here.');
      return { kind: 'replace', seat: about, level: around.standIn };
    }
  }
}

function answer(sitting: Sitting, seat: Seat, agree: boolean): Decision {
  const open = sitting.ask;
  if (!open) return denied('nothing-asked', 'Nothing is being asked.');
  const about = open.ask.kind === 'replace' && open.ask.seat === seat;
  const mayAnswer = open.waiting.includes(seat) || (!agree && (about || open.by === seat));
  if (!mayAnswer) return denied('not-asked', 'This is not for you to answer.');
  if (!agree || open.waiting.length > 1) return happens({ kind: 'answered', seat, agree });
  return happens({ kind: 'answered', seat, agree, ...goingBack(open.ask) }, actorAfter(sitting, open.ask));
}

const goingBack = (ask: Ask) => (ask.kind === 'back' ? { entries: [packEntry({ kind: 'back', to: ask.to })] } : {});

const actorAfter = (sitting: Sitting, ask: Ask): Actor =>
  ask.kind === 'back' ? sitting.match!.actorAt(ask.to) : sitting.actor;

/** What a bot that plays a seat does. */
export const decideBot = (sitting: Sitting, seat: Seat, move: string): Decision =>
  sitting.actor === seat && sitting.sitters[seat]!.bot !== undefined
    ? recorded('played', seat, sitting.match!.propose(seat, move))
    : denied('not-your-turn', 'No bot is to act.');

/** What the clock does, if the time of the one to act is over by now. */
export function decideClock(sitting: Sitting, now: number): Happening | undefined {
  const { deadline } = sitting.clocks;
  return deadline !== undefined && deadline <= now ? { kind: 'ranOut', seat: sitting.actor } : undefined;
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

const happens = (happening: Happening, next?: Actor): Decision => ({
  ok: true,
  happening,
  ...(next !== undefined && { next }),
});
const denied = (code: Denied['code'], message: string) => ({ ok: false, code, message }) as const;
