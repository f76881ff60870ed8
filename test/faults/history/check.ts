// Whether a history is one that is promised: acknowledged lines are one log, but for those that a promoted database never had.
import type { Attempt, Failover, History, Line, Log, Logs, Reading } from './history.ts';

/** The reign of one database. Those of two overlap while one takes over from the other. */
interface Era {
  readonly from: number;
  readonly to: number;
  readonly logs: Logs;
}

/** Everything in a history that must not be, as sentences. */
export const listViolations = (history: History): string[] => [
  ...listDatabases(history).flatMap(([name, logs]) => checkLogs(name, logs)),
  ...checkHandovers(history),
  ...checkAcknowledged(history),
  ...checkRefused(history),
  ...history.readings.filter(({ stream }) => stream === undefined).flatMap(reading => checkReading(history, reading)),
  ...checkStreams(history),
  ...checkReported(history),
  ...checkEpochs(history),
];

const logOf = (logs: Logs, table: string): Log => logs.get(table) ?? [];
const tablesOf = (logs: Logs): string[] => [...logs.keys()];

function listEras({ failovers, final }: History): Era[] {
  const from = (n: number): number => failovers[n - 1]?.began ?? -Infinity;
  return [
    ...failovers.map(({ ended, left }, n) => ({ from: from(n), to: ended, logs: left })),
    { from: from(failovers.length), to: Infinity, logs: final },
  ];
}

const listDatabases = ({ failovers, final }: History): [string, Logs][] => [
  ...failovers.flatMap(({ had, left }, n): [string, Logs][] => [
    [`database ${n}`, left],
    [`database ${n + 1} when it took over`, had],
  ]),
  ['the last database', final],
];

/** No gap, and no command twice. */
function checkLogs(name: string, logs: Logs): string[] {
  const found: string[] = [];
  for (const [table, log] of logs) {
    const gap = log.findIndex(({ line }, i) => line !== i);
    if (gap >= 0) found.push(`gap: ${name} has line ${log[gap]!.line} of ${table} in place ${gap}`);
    const ids = log.flatMap(({ command }) => command ?? []);
    for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i)))
      found.push(`doubled: ${name} has ${id} more than once at ${table}`);
  }
  return found;
}

/** What a promoted database had stays, and nothing of what it never had comes back. */
function checkHandovers({ failovers, final }: History): string[] {
  return failovers.flatMap(({ had, left }, n) => {
    const next = failovers[n + 1]?.left ?? final;
    const found: string[] = [];
    for (const [table, log] of had) {
      const kept = logOf(next, table);
      const missing = log.find(({ mark }, i) => kept[i]?.mark !== mark);
      if (missing) found.push(`lost: the promoted database had line ${missing.line} of ${table}, and it is gone`);
    }
    for (const [table, log] of left) {
      const lost = new Set(log.slice(logOf(had, table).length).map(({ mark }) => mark));
      const mixed = logOf(next, table).find(({ mark }) => lost.has(mark));
      if (mixed) found.push(`mixed: line ${mixed.line} of ${table} is from a log that was lost`);
    }
    return found;
  });
}

const mayBeOf = ({ began, ended }: { began: number; ended: number }, era: Era): boolean =>
  began < era.to && ended > era.from;

const holds = (log: Log, { id, line = 0 }: Attempt): boolean => log[line - 1]?.command === id;

/** The databases that had what was acknowledged, when it was. */
const homesOf = (history: History, attempt: Attempt): Era[] =>
  listEras(history).filter(era => mayBeOf(attempt, era) && holds(logOf(era.logs, attempt.table), attempt));

const listAcknowledged = ({ attempts }: History): Attempt[] => attempts.filter(({ outcome }) => outcome === 'ok');

function checkAcknowledged(history: History): string[] {
  const acknowledged = listAcknowledged(history);
  return acknowledged.flatMap(attempt => {
    if (homesOf(history, attempt).length > 0) return [];
    const { id, table, line, client, process } = attempt;
    const other = acknowledged.find(each => each.table === table && each.line === line && each.id !== id);
    return other
      ? [`twice: line ${line} of ${table} was acknowledged as ${id} and as ${other.id}`]
      : [
          `lost: ${id} of ${client} was acknowledged by process ${process} as line ${line} of ${table}, and is not there`,
        ];
  });
}

/** What was refused every time it was asked for has no effect. */
function checkRefused(history: History): string[] {
  const ids = new Set(history.attempts.map(({ id }) => id));
  for (const { id, outcome } of history.attempts) if (outcome !== 'fail') ids.delete(id);
  return listDatabases(history).flatMap(([name, logs]) =>
    [...logs.values()]
      .flat()
      .flatMap(({ command }) =>
        command !== null && ids.has(command) ? [`refused: ${name} has ${command}, which was refused`] : [],
      ),
  );
}

const isPrefix = (told: readonly string[], log: readonly Line[]): boolean =>
  told.every((text, i) => log[i]?.told === text);

/** A reading is the beginning of a log, and has all that was acknowledged before it began. */
function checkReading(history: History, reading: Reading): string[] {
  const { table, told, client, process, began } = reading;
  const about = `${client} read ${told.length} lines of ${table} from process ${process}`;
  const eras = listEras(history).filter(era => mayBeOf(reading, era) && isPrefix(told, logOf(era.logs, table)));
  if (eras.length === 0) return [`mixed: ${about}, which are no log that there was then`];
  const before = listAcknowledged(history).filter(each => each.table === table && each.ended < began);
  const lacks = ({ logs }: Era): Attempt | undefined =>
    before.find(each => (each.line ?? 0) > told.length && holds(logOf(logs, table), each));
  const lacking = eras.map(lacks);
  return lacking.includes(undefined) ? [] : [`old: ${about}, after ${lacking[0]!.id} was acknowledged`];
}

/** What one stream tells goes on without a gap, never back but anew, and ends with all there is. */
function checkStreams(history: History): string[] {
  const eras = listEras(history);
  const streams = new Map<string, Reading[]>();
  for (const reading of history.readings) {
    if (reading.stream === undefined) continue;
    streams.set(reading.stream, [...(streams.get(reading.stream) ?? []), reading]);
  }
  return [...streams].flatMap(([stream, readings]) => {
    const found: string[] = [];
    let known: readonly string[] = [];
    for (const { table, since, anew, told } of readings) {
      const place = anew ? 0 : known.length;
      if (since < place) found.push(`back: ${stream} was at line ${place}, and goes back to ${since}`);
      if (since > place) found.push(`gap: ${stream} was at line ${place}, and goes on from ${since}`);
      known = [...known.slice(0, since), ...told];
      if (!eras.some(({ logs }) => isPrefix(known, logOf(logs, table))))
        found.push(`mixed: ${stream} was told ${known.length} lines that are no log there was`);
    }
    const log = logOf(history.final, readings[0]!.table);
    if (!history.closed.has(stream) && (known.length !== log.length || !isPrefix(known, log)))
      found.push(`untold: ${stream} knows ${known.length} lines, which are not the ${log.length} that there are`);
    return found;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** How many lines of a table a process had told of, and that were lost by a failover. */
function countKnownLost(history: History, { had, left, ended }: Failover, process: number, table: string): number {
  const kept = logOf(had, table).length;
  const log = logOf(left, table);
  const acknowledged = listAcknowledged(history).filter(each => each.began < ended && holds(log, each));
  // Lines of the same time may look the same in both databases: they tell nothing.
  const read = history.readings.filter(
    ({ stream, told, began }) =>
      stream === undefined && began < ended && isPrefix(told, log) && !isPrefix(told, logOf(history.final, table)),
  );
  const known = [
    ...acknowledged.filter(each => each.process === process && each.table === table).map(({ line }) => line!),
    ...read.filter(each => each.process === process && each.table === table).map(({ told }) => told.length),
  ];
  return Math.max(0, ...known.map(lines => lines - kept));
}

/** A process reports what it knew and is lost, and nothing else. */
function checkReported(history: History): string[] {
  const { failovers, reported } = history;
  const most = sum(
    failovers.flatMap(({ had, left }) =>
      tablesOf(left).map(table => Math.max(0, logOf(left, table).length - logOf(had, table).length)),
    ),
  );
  return reported.flatMap((lines, process) => {
    const least = sum(
      failovers.flatMap(failover =>
        tablesOf(failover.left).map(table => countKnownLost(history, failover, process, table)),
      ),
    );
    if (lines < least) return [`unreported: process ${process} knew ${least} lost lines, and reported ${lines}`];
    return lines > most ? [`unreported: process ${process} reported ${lines} lost lines, of ${most}`] : [];
  });
}

/** A running game that lost lines draws anew. */
function checkEpochs(history: History): string[] {
  const { failovers, final, running, reported } = history;
  return failovers.flatMap((failover, n) => {
    const next = failovers[n + 1]?.left ?? final;
    return tablesOf(failover.had).flatMap(table => {
      const kept = logOf(failover.had, table);
      const knew = reported.some((_, process) => countKnownLost(history, failover, process, table) > 0);
      const draws = running.has(table) && kept.some(({ kind }) => kind === 'started');
      const after = logOf(next, table).slice(kept.length);
      return knew && draws && !after.some(({ kind }) => kind === 'epoch')
        ? [`epoch: ${table} lost lines, and draws as before`]
        : [];
    });
  });
}
