import { type Actor, NOBODY, type Seat } from '../kernel/index.ts';
import { type Turn, turnAfter } from './away.ts';
import { type Clocks, extendClock, fullTime, restClock, runClock, startClocks } from './clock.ts';
import type { Ask, PlayerId, SetupChange, TableEvent, TableSetup } from './events.ts';
import { findSeat, isFree, isPresent, listVoters, type Sitter, seatsWhere, toSitter } from './seats.ts';

/** Why a table is over: finished, ended by agreement, resignations or lost time, closed before the start, abandoned, or stopped. */
export type Why = 'finished' | 'agreed' | 'resigned' | 'time' | 'closed' | 'abandoned' | 'stopped';

/** The open request, who made it, and who has not answered yet. */
export interface OpenAsk {
  readonly ask: Ask;
  readonly by: Seat;
  readonly waiting: readonly Seat[];
}

/** Everything at a table except the game itself. Immutable: an event leads to a new one. */
export interface TablePosition {
  readonly setup: TableSetup;
  /** The setup is no longer that of the first line. */
  readonly changed?: true | undefined;
  readonly sitters: readonly Sitter[];
  readonly host: PlayerId;
  readonly clocks: Clocks;
  readonly started: boolean;
  readonly why?: Why | undefined;
  readonly ask?: OpenAsk | undefined;
  /** The seat whose time ran out, until it plays or the others decide. */
  readonly late?: Seat | undefined;
  readonly rematch?: string | undefined;
  /** Since when all clocks are paused by consent. */
  readonly paused?: number | undefined;
  /** Whose turn it is and since when, once the game has started. */
  readonly turn?: Turn | undefined;
}

/** A table that has just been opened. */
export const openPosition = (setup: TableSetup): TablePosition => ({
  setup,
  sitters: setup.seats.map(toSitter),
  host: setup.host,
  clocks: startClocks(setup.clock, setup.seats.length),
  started: false,
});

export function readStatus({ why, started }: TablePosition): 'open' | 'playing' | 'over' {
  if (why !== undefined) return 'over';
  return started ? 'playing' : 'open';
}

/** How long a full table waits before it starts by itself, so that the host can still change their mind. */
export const START_MS = 3000;

/** When a table starts by itself, if nothing else happens there after a time. */
export const findStart = ({ setup, sitters, started, why }: TablePosition, at: number): number | undefined =>
  setup.whenFull && !started && why === undefined && !sitters.some(isFree) ? at + START_MS : undefined;

/** The table after an event that makes `actor` move next; NOBODY ends a started game. */
export function next(before: TablePosition, event: TableEvent, at: number, actor: Actor): TablePosition {
  const after = carryOut(before, event, at);
  const why = after.why ?? (after.started && actor === NOBODY ? 'finished' : undefined);
  const playing = after.started && why === undefined;
  return {
    ...after,
    why,
    ask: why === undefined ? after.ask : undefined,
    turn: playing ? turnAfter(before.turn, event, at, actor) : undefined,
    clocks: runClock(
      after.setup.clock,
      after.clocks,
      playing ? timedSeat(after, actor) : null,
      at,
      after.paused !== undefined,
    ),
  };
}

/** The seat whose clock runs: that of a person to move, if someone else is waiting and time is left. */
function timedSeat({ sitters, late }: TablePosition, actor: Actor): Seat | null {
  const present = seatsWhere(sitters, isPresent);
  return actor !== late && present.length > 1 && present.includes(actor) ? actor : null;
}

function carryOut(table: TablePosition, event: TableEvent, at: number): TablePosition {
  switch (event.kind) {
    case 'opened':
      return table;
    case 'started':
      return { ...table, sitters: event.order.flatMap(from => table.sitters[from] ?? []), started: true };
    case 'sat':
      return put(table, event.seat, toSitter({ ...event, kind: 'person' }));
    case 'hired':
      return put(table, event.seat, { bot: event.level });
    case 'removed':
      return remove(table, event.seat, at);
    case 'restored':
      return restore(table, event.seat);
    case 'appointed':
      return { ...table, host: playerAt(table, event.seat) };
    case 'left':
    case 'freed':
      return empty(table, event.seat);
    case 'arranged':
      return { ...table, sitters: event.order.flatMap(from => table.sitters[from] ?? []) };
    case 'changed':
      return change(table, event.setup, event.seats);
    case 'closed':
      return { ...table, why: whyClosed(table, event) };
    case 'played':
    case 'tookBack':
      return afterMove(table, event.seat);
    case 'asked': {
      const waiting = listVoters(table.sitters, event.seat, event.ask, table.late);
      return settle(table, { ask: event.ask, by: event.seat, waiting }, at);
    }
    case 'answered':
      return answer(table, event.seat, event.agree, at);
    case 'resigned':
      return leaveForGood(table, event.seat, { bot: event.level }, 'resigned');
    case 'returned':
      return put(table, event.seat, personAt(table, event.seat));
    case 'ranOut':
      return runOut(table, event.seat, event.level, at);
    case 'handed':
      return handOver(table, event.seat, event.player, at);
    case 'resumed':
      return { ...table, paused: undefined };
    case 'vacation':
      return { ...table, clocks: restClock(table.clocks, event.seat, at, event.until) };
    case 'rematch':
      return { ...table, rematch: event.table };
    case 'epoch':
      return table;
  }
}

function whyClosed({ started }: TablePosition, { idle, stopped }: { idle?: true; stopped?: true }): Why {
  if (!started) return 'closed';
  return stopped ? 'stopped' : idle ? 'abandoned' : 'closed';
}

const put = (table: TablePosition, seat: Seat, sitter: Sitter): TablePosition => ({
  ...table,
  sitters: table.sitters.with(seat, sitter),
});

/** A setup with other settings before the start; seats are added at the end, and free ones taken away there. */
function change(table: TablePosition, change: SetupChange, count: number): TablePosition {
  const { away: _, timeout: __, whenFull: ___, gallery: before, ...rest } = table.setup;
  const { gallery = before, ...other } = change;
  const seats = Array.from({ length: count }, () => ({ kind: 'open' as const }));
  const setup: TableSetup = { ...rest, ...other, ...(gallery === false && { gallery }), seats };
  let sitters = table.sitters;
  while (sitters.length > count) sitters = sitters.toSpliced(sitters.findLastIndex(isFree), 1);
  if (sitters.length < count) sitters = [...sitters, ...Array.from({ length: count - sitters.length }, () => ({}))];
  return { ...table, setup, changed: true, sitters, clocks: startClocks(setup.clock, count) };
}

/** The person in a seat, for an event that only a person can cause. */
function playerAt({ sitters }: TablePosition, seat: Seat): PlayerId {
  const player = sitters[seat]?.player;
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return player;
}

/** The same with whose seat it was before. */
function personAt(table: TablePosition, seat: Seat): Pick<Sitter, 'player' | 'before'> {
  const { before } = table.sitters[seat] ?? {};
  return { player: playerAt(table, seat), ...(before !== undefined && { before }) };
}

/** Frees a seat. If the host leaves, the next person becomes host. */
const empty = (table: TablePosition, seat: Seat): TablePosition => findHost(put(table, seat, {}));

/** Frees a seat, and remembers whose it was. */
function remove(table: TablePosition, seat: Seat, at: number): TablePosition {
  const { contribution } = table.sitters[seat] ?? {};
  const removed = { player: playerAt(table, seat), at, ...(contribution !== undefined && { contribution }) };
  return findHost(put(table, seat, { removed }));
}

function restore(table: TablePosition, seat: Seat): TablePosition {
  const { removed } = table.sitters[seat] ?? {};
  if (!removed) throw new Error(`nobody was removed from seat ${seat}`);
  return put(table, seat, toSitter({ kind: 'person', ...removed }));
}

function findHost(after: TablePosition): TablePosition {
  if (findSeat(after.sitters, after.host) !== null) return after;
  const heir = after.sitters.find(({ player }) => player !== undefined)?.player;
  return { ...after, host: heir ?? after.host };
}

function afterMove(table: TablePosition, seat: Seat): TablePosition {
  const ask = table.ask?.ask;
  const moot = ask?.kind === 'back' || ask?.kind === 'wait' || (ask && 'seat' in ask && ask.seat === seat);
  // Bots neither wait for answers nor come back, so their moves drop neither a request nor an offer.
  if (!isPresent(table.sitters[seat] ?? {})) return clearLate(table, seat);
  return { ...clearLate(keepSeat(table, seat), seat), ask: moot ? undefined : table.ask };
}

/** Withdraws the offer of a seat: its player is back, or gets more time. */
function keepSeat(table: TablePosition, seat: Seat): TablePosition {
  const { offered, ...sitter } = table.sitters[seat] ?? {};
  return offered === undefined ? table : put(table, seat, sitter);
}

const clearLate = (table: TablePosition, seat: Seat): TablePosition =>
  table.late === seat ? { ...table, late: undefined } : table;

function answer(table: TablePosition, seat: Seat, agree: boolean, at: number): TablePosition {
  const { ask } = table;
  if (!ask) throw new Error(`seat ${seat} answers, but nothing was asked`);
  if (!agree) return { ...table, ask: undefined };
  return settle(table, { ...ask, waiting: ask.waiting.filter(other => other !== seat) }, at);
}

/** Carries out a request once everyone has agreed. */
function settle(table: TablePosition, open: OpenAsk, at: number): TablePosition {
  if (open.waiting.length > 0) return { ...table, ask: open };
  const { setup, clocks, late } = table;
  const settled = { ...table, ask: undefined };
  const { ask } = open;
  switch (ask.kind) {
    case 'replace':
      return replace(settled, ask.seat, ask.level, at);
    case 'hand':
      return put(settled, ask.seat, { ...table.sitters[ask.seat], offered: at });
    case 'pause':
      return { ...settled, paused: table.paused ?? at };
    case 'end':
      return { ...settled, why: 'agreed' };
    case 'back':
      return { ...settled, late: undefined };
    case 'wait':
      if (late === undefined) return settled;
      return { ...keepSeat(settled, late), clocks: extendClock(setup.clock, clocks, late, at), late: undefined };
  }
}

/** Somebody new sits down in a seat that was offered, with enough time to look around. */
function handOver(table: TablePosition, seat: Seat, player: PlayerId, at: number): TablePosition {
  const { setup, clocks, late, ask } = table;
  const isShort = late === seat || (clocks.left[seat] ?? 0) < fullTime(setup.clock) / 4;
  const isMoot = ask && 'seat' in ask.ask && ask.ask.seat === seat;
  const after = findHost(put(clearLate(table, seat), seat, { player, before: playerAt(table, seat) }));
  return {
    ...after,
    ask: isMoot ? undefined : ask,
    clocks: isShort ? extendClock(setup.clock, clocks, seat, at) : clocks,
  };
}

/** A bot plays for a person who is away. */
function replace(table: TablePosition, seat: Seat, level: string, at: number): TablePosition {
  const { offered } = table.sitters[seat] ?? {};
  const sitter = { ...personAt(table, seat), ...(offered !== undefined && { offered }), bot: level, since: at };
  return clearLate(put(table, seat, sitter), seat);
}

function runOut(table: TablePosition, seat: Seat, level: string | undefined, at: number): TablePosition {
  if (level === undefined) return { ...table, late: seat };
  if (table.setup.timeout === 'lose') return leaveForGood(table, seat, { bot: level, ranOut: true }, 'time');
  // A request would wait for the one who is away.
  return replace({ ...table, ask: undefined }, seat, level, at);
}

/** A bot plays on for someone who won’t come back, if at least two seats still play for a place and a person is left. */
function leaveForGood(
  table: TablePosition,
  seat: Seat,
  how: Pick<Sitter, 'bot' | 'ranOut'>,
  why: 'resigned' | 'time',
): TablePosition {
  const left = 1 + seatsWhere(table.sitters, ({ resigned }) => resigned === true).length;
  const after = put(table, seat, { ...personAt(table, seat), ...how, resigned: true, left });
  const ended = after.sitters.length - left < 2 || seatsWhere(after.sitters, isPresent).length === 0;
  return { ...clearLate(after, seat), ask: undefined, why: ended ? why : after.why };
}
