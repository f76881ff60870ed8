// What can be done at a table before its game starts.
import { type AnyOptions, type JsonObject, readOptionsToStart, type Seat } from '../kernel/index.ts';
import type { ClockSetting } from './clock.ts';
import { type ChangeCommand, type Command, type Decision, happens, type Surroundings } from './decision.ts';
import { type PlayerId, packEntry, type SetupChange } from './events.ts';
import { rejection } from './rejection.ts';
import { isFree, isKept, type Sitter } from './seats.ts';
import type { Table } from './table.ts';

export function sit(
  table: Table,
  player: PlayerId,
  seat: Seat | null,
  { seat: wanted, contribution }: Extract<Command, { kind: 'sit' }>,
  now: number,
): Decision {
  if (seat !== null) return rejection('already-seated', 'You already have a seat at this table.');
  if (table.status !== 'open') return rejection('not-open', 'The game has already started.');
  const isOurs = (sitter: Sitter): boolean => isFree(sitter) && (sitter.kept === player || !isKept(sitter, now));
  const kept = table.sitters.findIndex(sitter => isFree(sitter) && sitter.kept === player);
  const place = wanted ?? (kept >= 0 ? kept : table.sitters.findIndex(isOurs));
  const sitter = table.sitters[place];
  if (wanted !== undefined && !sitter) return rejection('no-such-seat', 'There is no such seat.');
  if (wanted === undefined ? !sitter && table.sitters.some(isFree) : sitter && isFree(sitter) && !isOurs(sitter))
    return rejection('seat-kept', 'This seat is still kept for someone else.');
  if (!sitter || !isFree(sitter)) return rejection('seat-taken', 'This seat is taken.');
  return happens({ kind: 'sat', seat: place, player, ...(contribution !== undefined && { contribution }) });
}

const PREPARING = ['hire', 'free', 'remove', 'restore', 'appoint', 'start', 'close', 'arrange', 'change'] as const;
export type Preparing = Extract<Command, { kind: (typeof PREPARING)[number] }>;

export const isPreparing = (command: Command): command is Preparing => PREPARING.some(kind => kind === command.kind);

/** Decides a command that only the host may give before the start. */
export function prepare(table: Table, player: PlayerId, command: Preparing, around: Surroundings): Decision {
  if (table.host !== player && !(command.kind === 'start' && mayStartFor(table, player, around)))
    return rejection('not-host', 'Only the host can do this.');
  if (table.status !== 'open') return rejection('not-open', 'The game has already started.');
  switch (command.kind) {
    case 'start':
      return start(table);
    case 'close':
      return happens({ kind: 'closed' });
    case 'arrange':
      return arrange(table, command.order);
    case 'change':
      return change(table, command);
    default:
      return prepareSeat(table, player, command, around.now);
  }
}

/** How long the host must be away before any seated player may start the game. */
export const HOST_AWAY_MS = 2 * 60_000;

function mayStartFor(table: Table, player: PlayerId, { now, isConnected, leftAt }: Surroundings): boolean {
  const host = table.findSeat(table.host);
  if (table.findSeat(player) === null) return false;
  return host === null || (!isConnected(host) && now - (leftAt(host) ?? table.at) >= HOST_AWAY_MS);
}

function start(table: Table): Decision {
  if (table.sitters.some(isFree)) return rejection('seats-open', 'A seat is still open: wait, or add a bot.');
  const order = table.drawSeats();
  const match = table.freshMatch();
  const entries = match.opening();
  match.append(entries);
  return happens({ kind: 'started', order, entries: entries.map(packEntry) }, match.actor);
}

/** Starts a table that waited for nothing but its last seat. */
export function decideFull(table: Table, now: number): Decision | undefined {
  const at = table.startsAt;
  return at !== undefined && at <= now ? start(table) : undefined;
}

function arrange(table: Table, order: readonly Seat[]): Decision {
  const isWhole = order.length === table.sitters.length && table.sitters.every((_, seat) => order.includes(seat));
  return isWhole
    ? happens({ kind: 'arranged', order })
    : rejection('no-such-seat', 'An order of seats names every seat once.');
}

/** Tables of earlier versions may have more. */
const MOST_DAYS = 14;

const countDays = (clock: ClockSetting): number => (clock.kind === 'days' ? clock.days : 0);

/** Whether these are other options than the table has. Those that it has were tried out when they were new. */
export const changesOptions = ({ setup }: Table, options: AnyOptions): boolean =>
  JSON.stringify(options) !== JSON.stringify(setup.options);

function change(table: Table, command: ChangeCommand): Decision {
  const { kind: _, options: wish, away, timeout, whenFull, public: open, watching, gallery, ...rest } = command;
  const known = table.game.readOptions(wish);
  const options = known.ok && changesOptions(table, known.value) ? readOptionsToStart(table.game, wish) : known;
  if (!options.ok) return rejection('wrong-options', 'These options can’t be combined.');
  if (countDays(rest.clock) > Math.max(MOST_DAYS, countDays(table.setup.clock)))
    return rejection('wrong-options', `A clock can have at most ${MOST_DAYS} days per turn.`);
  const seats = options.value.players;
  if (seats < table.sitters.filter(sitter => !isFree(sitter)).length)
    return rejection('wrong-seats', `There are more people at the table than the ${seats} who can play.`);
  const setup: SetupChange = {
    ...rest,
    options: options.value as unknown as JsonObject,
    ...(away !== undefined && { away }),
    ...(timeout !== undefined && timeout !== 'ask' && { timeout }),
    ...(whenFull && { whenFull }),
    ...(open !== undefined && { public: open }),
    ...(watching !== undefined && { watching }),
    ...(gallery !== undefined && { gallery }),
  };
  return happens({ kind: 'changed', setup, seats });
}

/** How long the host can change their mind about somebody who was removed; pages offer it for a shorter time. */
const RESTORE_MS = 60_000;

/** Decides who takes a seat, as the host may. */
function prepareSeat(
  table: Table,
  player: PlayerId,
  command: Extract<Preparing, { kind: 'hire' | 'free' | 'remove' | 'restore' | 'appoint' }>,
  now: number,
): Decision {
  const sitter = table.sitters[command.seat];
  if (!sitter) return rejection('no-such-seat', 'There is no such seat.');
  if (command.kind === 'free')
    return sitter.bot === undefined
      ? rejection('seat-taken', 'There is no bot in that seat.')
      : happens({ kind: 'freed', seat: command.seat });
  if (command.kind === 'restore') return restore(table, command.seat, now);
  if (command.kind === 'remove' || command.kind === 'appoint')
    return sitter.player === undefined || sitter.player === player
      ? rejection('no-such-seat', 'There is nobody else in that seat.')
      : happens({ kind: command.kind === 'remove' ? 'removed' : 'appointed', seat: command.seat });
  if (sitter.player !== undefined) return rejection('seat-taken', 'This seat is taken.');
  return happens({ kind: 'hired', seat: command.seat, level: command.level });
}

function restore(table: Table, seat: Seat, now: number): Decision {
  const sitter = table.sitters[seat] ?? {};
  const { removed } = sitter;
  if (!isFree(sitter)) return rejection('seat-taken', 'This seat is taken.');
  if (!removed || now - removed.at > RESTORE_MS)
    return rejection('no-such-seat', 'Nobody was removed from that seat a moment ago.');
  if (table.findSeat(removed.player) !== null)
    return rejection('already-seated', 'They already have another seat at this table.');
  return happens({ kind: 'restored', seat });
}
