import type { Actor, JsonObject, Seat } from '../kernel/index.ts';
import type { Watch } from './away.ts';
import type { Contribution } from './chance.ts';
import type { ClockSetting, Timeout } from './clock.ts';
import type { Ask, TableEvent } from './events.ts';
import type { Rejection } from './rejection.ts';

/** A command from a person. `ply` is the length of the record that the person saw. */
export type Command =
  | { readonly kind: 'sit'; readonly seat?: Seat | undefined; readonly contribution?: Contribution | undefined }
  | { readonly kind: 'leave' }
  | { readonly kind: 'hire'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'free'; readonly seat: Seat }
  | { readonly kind: 'remove'; readonly seat: Seat }
  /** Puts somebody back who was removed a moment ago. */
  | { readonly kind: 'restore'; readonly seat: Seat }
  /** Makes somebody else the host. */
  | { readonly kind: 'appoint'; readonly seat: Seat }
  | { readonly kind: 'start' }
  | { readonly kind: 'close' }
  /** For each seat, the place its occupant comes from. */
  | { readonly kind: 'arrange'; readonly order: readonly Seat[] }
  | ChangeCommand
  | PlayCommand
  | { readonly kind: 'back'; readonly ply: number; readonly count: number }
  | { readonly kind: 'ask'; readonly ply: number; readonly what: AskKind; readonly seat?: Seat | undefined }
  | { readonly kind: 'answer'; readonly agree: boolean }
  | { readonly kind: 'resign' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'return' };

/** Other settings before the start; what is missing goes back to its default, except who can join and watch. */
export interface ChangeCommand {
  readonly kind: 'change';
  readonly options: JsonObject;
  readonly clock: ClockSetting;
  readonly shuffle: boolean;
  readonly away?: number | undefined;
  readonly timeout?: Timeout | undefined;
  readonly whenFull?: boolean | undefined;
  readonly public?: boolean | undefined;
  readonly watching?: boolean | undefined;
  readonly gallery?: boolean | undefined;
}

/** One move or a whole turn, played entirely or not at all. */
export interface PlayCommand {
  readonly kind: 'play';
  readonly ply: number;
  readonly move?: string | undefined;
  readonly moves?: readonly string[] | undefined;
}

export type AskKind = Ask['kind'];

/** The line to add to the log, and who would move next, if that changes. */
export type Decision =
  | { readonly ok: true; readonly event: TableEvent; readonly next?: Actor }
  | ({ readonly ok: false } & Rejection);

/** What `decide` needs from outside: the level of bots that step in, and who is connected. */
export interface Surroundings extends Watch {
  readonly standIn: string;
}

export const happens = (event: TableEvent, next?: Actor): Decision => ({
  ok: true,
  event,
  ...(next !== undefined && { next }),
});
