import type { ListedTable } from '../../api/index.ts';
import type { Actor } from '../../kernel/index.ts';
import {
  commitTo,
  findDeadline,
  findSeat,
  findTakenSeat,
  isPresent,
  isReplaced,
  type Outlook,
  type PlayerId,
  type Result,
  readStatus,
  type Sealed,
  type Sitter,
  type TableEvent,
  type TablePosition,
  type TableSetup,
} from '../../table/index.ts';
import type { ListedRow } from '../store/index.ts';
import { describeTable } from './present.ts';

/** What lists show of a table and the first line of its log does not contain. */
type Listing = Omit<TablePosition, 'setup'> & {
  /** If it is no longer the one of the first line. */
  readonly setup?: TableSetup;
  readonly line: number;
  readonly ply: number;
  readonly actor: Actor;
  readonly result?: Result | undefined;
  readonly sealed?: Sealed | undefined;
};

/** A table as the lists show it, once names are known. */
export interface ListedPosition {
  readonly row: ListedRow;
  readonly ply: number;
  readonly actor: Actor;
  readonly position: TablePosition;
  readonly result?: Result | undefined;
  /** What its record needs besides the log; earlier versions kept none. */
  readonly sealed?: Sealed | undefined;
}

/** The summary stored with a log of this many lines, so that lists need not read it. */
export function writeListing(
  line: number,
  { ply, actor, position, result, sealed }: Pick<Outlook, 'ply' | 'actor' | 'position' | 'result' | 'sealed'>,
): string {
  const { sitters, host, clocks, started, why, ask, late, rematch, paused, turn, changed, setup } = position;
  // Written at every move, so what is mostly missing or the same is not written again.
  const unusual = { why, ask, late, rematch, paused };
  const isUsual = Object.values(unusual).every(value => value === undefined);
  const rest = isUsual ? '' : `${JSON.stringify({ ...unusual, result, sealed }).slice(1, -1)},`;
  const other = changed ? `"changed":true,"setup":${JSON.stringify(setup)},` : '';
  const since = turn ? `"turn":{"actor":${turn.actor},"since":${turn.since},"n":${turn.n ?? 0}},` : '';
  const { left, running, held, rests } = clocks;
  const stopped = held === undefined && rests === undefined ? '' : `,${JSON.stringify({ held, rests }).slice(1, -1)}`;
  const time = `{"left":[${left.join(',')}],"running":${running},"since":${clocks.since}${stopped}}`;
  return `{"line":${line},"ply":${ply},"actor":${actor},"host":${JSON.stringify(host)},"clocks":${time},"started":${started},${rest}${other}${since}"sitters":${writeSitters(sitters)}}`;
}

/** Who sits at a table seldom changes: the text is kept as long as it is needed. */
const written = new WeakMap<readonly Sitter[], string>();

function writeSitters(sitters: readonly Sitter[]): string {
  const known = written.get(sitters);
  if (known !== undefined) return known;
  const text = JSON.stringify(sitters.map(({ contribution: _, removed: __, ...shown }) => shown));
  written.set(sitters, text);
  return text;
}

/** The stored summary of a table; undefined if an earlier version wrote the last line, or if it can't be read. */
export function readListing(row: ListedRow): ListedPosition | undefined {
  if (row.listing === undefined) return undefined;
  try {
    const { line, ply, actor, result, sealed, setup, ...rest }: Listing = JSON.parse(row.listing);
    if (line !== row.line) return undefined;
    const opened: TableEvent = JSON.parse(row.opened);
    // Earlier versions stored no result.
    if (rest.started && rest.why !== undefined && result === undefined) return undefined;
    return opened.kind === 'opened'
      ? { row, ply, actor, result, sealed, position: { ...rest, setup: setup ?? opened.plan } }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a person sees a table in a list: their own, or one that can be watched or joined. */
export const isListedFor = ({ position }: ListedPosition, player: PlayerId | undefined): boolean =>
  findSeat(position.sitters, player) !== null ||
  isKeptFor(position, player) ||
  isTakenFrom(position, player) ||
  (position.setup.public && (position.setup.watching || readStatus(position) === 'open'));

/** Whether a free seat of an open table belongs to a person until a time. */
const isKeptFor = ({ sitters, started, why }: TablePosition, player: PlayerId | undefined): boolean =>
  player !== undefined && !started && why === undefined && sitters.some(({ kept }) => kept === player);

/** Whether somebody else has taken over a player's seat, in a game that they may still watch. */
export const isTakenFrom = (position: TablePosition, player: PlayerId | undefined): boolean =>
  position.setup.watching && readStatus(position) === 'playing' && findTakenSeat(position.sitters, player) !== null;

/** The tables where a bot plays for a person who can come back. */
export const listReplacedAt = (player: PlayerId, listed: readonly ListedPosition[]): ListedPosition[] =>
  listed.filter(({ position: { sitters, started, why } }) => {
    const sitter = sitters[findSeat(sitters, player) ?? -1];
    return started && why === undefined && sitter !== undefined && isReplaced(sitter);
  });

/** The tables that wait for a person, the most urgent first: by time left, then by how long they have been waiting. */
export function listWaitingFor(player: PlayerId, listed: readonly ListedPosition[]): string[] {
  const waits = listed.filter(({ actor, position: { sitters } }) => {
    const sitter = sitters[actor];
    return sitter !== undefined && sitter.player === player && isPresent(sitter);
  });
  const deadline = ({ position: { setup, clocks } }: ListedPosition): number =>
    findDeadline(setup.clock, clocks) ?? Number.MAX_SAFE_INTEGER;
  return waits.toSorted((a, b) => deadline(a) - deadline(b) || a.row.at - b.row.at).map(({ row }) => row.id);
}

export const listPlayersIn = (listed: readonly ListedPosition[]): PlayerId[] => [
  ...new Set(listed.flatMap(({ position }) => position.sitters.flatMap(({ player, kept }) => player ?? kept ?? []))),
];

export function toListedTable(
  { row, ply, actor, position, result }: ListedPosition,
  player: PlayerId | undefined,
  names: ReadonlyMap<PlayerId, string>,
): ListedTable {
  const seed = readStatus(position) === 'over' && position.started ? row.seed : undefined;
  const state = describeTable({ position, actor, commitment: commitTo(row.seed), seed, result }, names);
  const seat = findSeat(position.sitters, player);
  const taken = findTakenSeat(position.sitters, player);
  const unread = seat !== null && row.unread ? { unread: row.unread } : {};
  return {
    table: row.id,
    line: row.line,
    ply,
    at: row.at,
    seat,
    ...unread,
    ...(isKeptFor(position, player) && { kept: true }),
    ...(taken !== null && isTakenFrom(position, player) && { taken }),
    state,
  };
}
