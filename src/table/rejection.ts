/** The codes of rejected commands. */
export type RejectionCode =
  | 'over'
  | 'not-your-turn'
  | 'unreadable-move'
  | 'illegal-move'
  | 'chance-between'
  | 'no-take-back'
  | 'taken-back-once'
  | 'too-many-take-backs'
  | 'log-full'
  | 'stale'
  | 'not-seated'
  | 'not-host'
  | 'not-open'
  | 'not-playing'
  | 'already-seated'
  | 'seat-taken'
  | 'no-such-seat'
  | 'seats-open'
  | 'seat-kept'
  | 'wrong-options'
  | 'wrong-seats'
  | 'ask-open'
  | 'nothing-asked'
  | 'not-asked'
  | 'not-away'
  | 'not-late'
  | 'too-early'
  | 'absent'
  | 'not-offered'
  | 'not-paused'
  | 'no-clock';

/** Why a command is rejected. `rule` is set if a rule of the game refuses it; a stale command gets the current ply. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly message: string;
  readonly rule?: string;
  readonly reason?: string;
  readonly ply?: number;
  /** Which of several moves is refused, counted from 0. */
  readonly index?: number;
}

export const rejection = (code: RejectionCode, message: string) => ({ ok: false, code, message }) as const;
