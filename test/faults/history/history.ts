// What was seen while databases failed: who asked for what and when, what was read, and what the databases had.

/** A line of a log, as a database has it. */
export interface Line {
  readonly line: number;
  readonly mark: number;
  readonly kind: string;
  /** The id of the command that wrote it. */
  readonly command: string | null;
  /** What readers are told of it. */
  readonly told: string;
}

export type Log = readonly Line[];
/** By table. */
export type Logs = ReadonlyMap<string, Log>;

/** From when to when, by a clock that only this history has. */
interface Span {
  readonly began: number;
  readonly ended: number;
}

/** A command that was sent; the same id may be sent again. */
export interface Attempt extends Span {
  readonly client: string;
  readonly process: number;
  readonly table: string;
  readonly id: string;
  /** `fail`: it was refused. `unknown`: it may have been carried out, or may be later. */
  readonly outcome: 'ok' | 'fail' | 'unknown';
  /** How many lines the log had then, if it was acknowledged. */
  readonly line?: number;
}

/** What a client was told of a table: lines from `since` on. */
export interface Reading extends Span {
  readonly client: string;
  readonly process: number;
  readonly table: string;
  /** Readings of one stream go on from each other; one without a stream begins with the first line. */
  readonly stream?: string;
  readonly since: number;
  readonly anew: boolean;
  readonly told: readonly string[];
}

/** Another database took over: from when the old one was stopped until the new one was reached. */
export interface Failover extends Span {
  /** What the new database had when it took over. */
  readonly had: Logs;
  /** What the old one had in the end. */
  readonly left: Logs;
}

export interface History {
  readonly attempts: readonly Attempt[];
  readonly readings: readonly Reading[];
  readonly failovers: readonly Failover[];
  /** Streams that a server ended, and said so: they need not tell everything. */
  readonly closed: ReadonlySet<string>;
  /** What the last database has. */
  readonly final: Logs;
  /** Tables whose games still go on. */
  readonly running: ReadonlySet<string>;
  /** How many lines each process reported as lost. */
  readonly reported: readonly number[];
}
