import type { PlayerId } from '../../table/index.ts';

/** Where notices for a person go. */
export interface TargetRow {
  readonly id: string;
  readonly player: PlayerId;
  readonly kind: 'push' | 'webhook' | 'mail';
  /** The endpoint, the URL or the e-mail address. */
  readonly address: string;
  /** JSON: what is needed to encrypt or sign. */
  readonly keys: string;
  readonly language: string;
  readonly createdAt: number;
  readonly confirmed: boolean;
  /** Failed attempts since the last that succeeded, and since when. */
  readonly failures: number;
  readonly failingSince: number | undefined;
  /** When it was switched off because it kept failing. */
  readonly offAt: number | undefined;
}

/** A reason to notify a person; the same key is told only once to each target. */
export interface NoticeKey {
  readonly table: string;
  readonly cause: string;
  /** Tells apart causes of one kind, such as the number of the turn. */
  readonly mark: string;
  readonly player: PlayerId;
}

/** A notice for one target, to be sent at a time if it is still true then. */
export interface OutboxRow extends NoticeKey {
  readonly target: string;
  /** Identifies the message, also when it is sent again. */
  readonly id: string;
  readonly madeAt: number;
  readonly at: number;
  /** Failed ones. */
  readonly attempts: number;
}

/** Somebody who wants to hear of a free seat at a table, and since when. */
export interface SeatWait {
  readonly player: PlayerId;
  readonly at: number;
}

/** Who waits for a free seat. */
export interface SeatWaitStore {
  /** Notes the wish of a person at a table, unless it is known. */
  putSeatWait(table: string, wait: SeatWait): Promise<void>;
  /** Forgets it; if a time is given, only a wish of that time. */
  deleteSeatWait(table: string, player: PlayerId, at?: number): Promise<void>;
  listSeatWaits(table: string): Promise<SeatWait[]>;
  /** The tables that somebody waits for. */
  listAwaitedTables(): Promise<string[]>;
}

/** Whose notices may be claimed. */
export interface Whose {
  /** At most so many of each person. */
  readonly perPlayer?: number;
  /** Not those of these people. */
  readonly except?: readonly PlayerId[];
  /** Only those of these people. */
  readonly among?: readonly PlayerId[];
}

/** Notices to be sent, and where to. */
export interface NoticeStore extends SeatWaitStore {
  /** Adds a target or replaces the one with the same id. */
  putTarget(row: TargetRow): Promise<void>;
  listTargets(player: PlayerId): Promise<TargetRow[]>;
  findTarget(id: string): Promise<TargetRow | undefined>;
  /** Deletes a target, only of this person if one is given. */
  deleteTarget(id: string, player?: PlayerId): Promise<boolean>;
  /** Deletes a target that another one replaces, which takes over its notices: those to be sent, and the memory of the others. */
  replaceTarget(id: string, by: string): Promise<void>;
  /** Deletes addresses that nobody confirmed since before a time, and settled notices made before another. */
  tidyNotices(unconfirmedBefore: number, settledBefore: number): Promise<void>;
  /** Everyone who has a target. */
  listNotified(): Promise<PlayerId[]>;
  setWishes(player: PlayerId, wishes: string): Promise<void>;
  readWishes(player: PlayerId): Promise<string | undefined>;

  /** Adds a notice for every working target that the person had when it happened, unless it is known already. */
  addNotice(
    key: NoticeKey,
    id: string,
    times: { made: number; at: number; due: number; happened: number },
  ): Promise<void>;
  /** Claims notices that are due, each for one caller; if it dies, they are due again at `until`. */
  claimNotices(now: number, until: number, limit: number, whose?: Whose): Promise<OutboxRow[]>;
  nextNotice(): Promise<number | undefined>;
  /** Whether a later notice about the same table has come due for the same target, or was sent. */
  hasNewerNotice(row: OutboxRow, now: number): Promise<boolean>;
  /** Sets when to try again, or how it ended. */
  settleNotice(row: OutboxRow, next: { due: number; attempts?: number } | { outcome: string }): Promise<void>;
  /** Counts a failed attempt, or forgets all failures. Returns the target as it is then. */
  noteDelivery(target: string, failedAt: number | undefined): Promise<TargetRow | undefined>;
  switchOff(target: string, at: number): Promise<void>;
  /** Tables where somebody with a target sits or has a seat kept that changed since a time. */
  listNotifiedTables(since: number): Promise<string[]>;
}
