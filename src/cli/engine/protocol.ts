import {
  type AnyGame,
  choice,
  type Described,
  either,
  integer,
  type JsonObject,
  list,
  mapping,
  nothing,
  object,
  type Problem,
  type Schema,
  text,
} from '../../kernel/index.ts';

/** The error codes of the engine. */
export const errorCodes = [
  'bad-json',
  'too-long',
  'bad-request',
  'unknown-op',
  'unknown-game',
  'bad-options',
  'bad-position',
  'bad-record',
  'no-game',
  'no-record',
  'unreadable-move',
  'illegal-move',
  'game-over',
  'internal',
] as const;

export interface EngineError {
  readonly code: (typeof errorCodes)[number];
  readonly message: string;
  readonly rule?: string;
  readonly problems?: readonly Problem[];
}

/** A refusal to send as the answer; anything else that is thrown is a bug. */
export class RequestRejection extends Error {
  readonly error: EngineError;
  constructor(code: EngineError['code'], message: string, more: { rule?: string; problems?: readonly Problem[] } = {}) {
    super(message);
    this.error = { code, message, ...more };
  }
}

const move = either(text(1000), integer(0, Number.MAX_SAFE_INTEGER));
const seed = either(text(200), integer(0, Number.MAX_SAFE_INTEGER));
const anything: Schema<JsonObject> = mapping({}) as Schema<JsonObject>;

/** The members of each request besides `id` and `op`. */
export const requests = {
  games: object({}),
  new: object({ game: text(40) }, { options: anything, seed, seats: list(text(80), 1, 16) }),
  load: object({ game: text(40), position: anything }, { seed }),
  position: object({}),
  moves: object({}),
  play: object({ move }),
  why: object({ move }),
  view: object({ seat: either(integer(0, 15), nothing()) }),
  scores: object({}),
  playout: object({ seed: integer(0, 0xffffffff) }),
  perft: object({ depth: integer(0, 12) }, { divide: choice(['moves']) }),
  record: object({}),
  replay: object({ record: text(4_000_000) }),
  best: object(
    {},
    {
      game: text(40),
      view: anything,
      seat: integer(0, 15),
      moves: list(text(1000), 0, 10_000),
      ms: integer(1, 60_000),
      iterations: integer(1, 100_000),
      seed: integer(0, 0xffffffff),
    },
  ),
} as const;

export type Op = keyof typeof requests;
export type Request<O extends Op> = Described<(typeof requests)[O]>;

/** The games an engine knows, by id. */
export type Library = readonly AnyGame[];
