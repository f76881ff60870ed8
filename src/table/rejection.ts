/** What the table does not do, by code. */
export type RejectionCode =
  | 'over'
  | 'not-your-turn'
  | 'unreadable-move'
  | 'illegal-move'
  | 'no-take-back'
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

/** Why a command is not carried out. `rule` is there when a rule of the game refuses it; a stale command gets the current ply. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly message: string;
  readonly rule?: string;
  readonly reason?: string;
  readonly ply?: number;
}

export const rejected = (code: RejectionCode, message: string) => ({ ok: false, code, message }) as const;
