import { assess, think } from '../../bots/index.ts';
import {
  type Actor,
  type AnyGame,
  type AnyOptions,
  asOf,
  DEALER,
  type Entry,
  type JsonObject,
  type Move,
  NOBODY,
  type Problem,
  perft,
  perftDivide,
  playOut,
  type Reading,
  type Refusal,
  readRecord,
  replay,
  type Seat,
  seeded,
  toEnding,
  toHeader,
  writeRecord,
} from '../../kernel/index.ts';
import { chanceByEntry, chanceMove, commitTo, type Seed, toSeed } from '../../table/index.ts';
import { type Library, type Op, type Request, RequestRejection } from './protocol.ts';

/** How long `best` thinks by default. */
const DEFAULT_MS = 500;

/** The current game. */
interface Current {
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly state: unknown;
  readonly seats: readonly string[];
  /** With a seed the engine makes the dealer's draws. */
  readonly seed?: Seed;
  readonly commitment?: string;
  /** The entries of the record so far. */
  readonly entries: Entry[];
  /** False for a game loaded from a position, which has no record. */
  readonly fromStart: boolean;
}

/** A move that was played: the requested one, or a draw that followed it. */
type Step = { readonly actor: Actor; readonly move: string; readonly events: readonly unknown[] };

/** One conversation with the engine. Each op is a method that returns the answer's members or throws `RequestRejection`. */
export class Session {
  readonly #library: Library;
  #current: Current | undefined;

  constructor(library: Library) {
    this.#library = library;
  }

  readonly ops: { readonly [O in Op]: (request: Request<O>) => object } = {
    games: () => ({
      games: this.#library.map(game => ({
        id: game.id,
        revision: game.revision,
        players: game.players,
        variants: game.variants,
        options: game.optionsSchema,
        position: game.positionSchema,
      })),
    }),

    new: request => {
      const game = this.#findGame(request.game);
      const options = accept(game.readOptions(request.options ?? {}), 'bad-options', 'These options can’t be played.');
      const seats = request.seats ?? Array.from({ length: options.players }, (_, seat) => `Seat ${seat}`);
      if (seats.length !== options.players)
        throw new RequestRejection(
          'bad-request',
          `seats has ${seats.length} ${seats.length === 1 ? 'name' : 'names'}, but the game has ${options.players} players.`,
        );
      return this.#begin({
        game,
        options,
        state: game.start(options),
        seats,
        entries: [],
        fromStart: true,
        ...readSeed(request.seed),
      });
    },

    load: request => {
      const game = this.#findGame(request.game);
      const state = accept(game.readPosition(request.position), 'bad-position', 'This position is impossible.');
      return this.#begin({
        game,
        options: game.options(state),
        state,
        seats: [],
        entries: [],
        fromStart: false,
        ...readSeed(request.seed),
      });
    },

    position: () => {
      const { game, state } = this.#table;
      return { position: game.writePosition(state) };
    },

    moves: () => {
      const { game, state } = this.#table;
      const moves = game.moves(state).map(number => ({
        number,
        text: game.writeMove(state, number),
        explain: game.explain(state, number),
        ...(game.actor(state) === DEALER && { weight: game.weight(state, number) }),
      }));
      return { actor: game.actor(state), moves };
    },

    play: request => {
      const { game, state } = this.#table;
      if (game.actor(state) === NOBODY) throw new RequestRejection('game-over', 'The game is over.');
      const reject = ({ text, rule }: Refusal) => new RequestRejection('illegal-move', text, { rule });
      const excluded = this.#refuseText(request.move);
      if (excluded) throw reject(excluded);
      const move = this.#readMove(request.move);
      const refusal = game.refusal(state, move);
      if (refusal) throw reject(refusal);
      return this.#after([this.#step(move), ...this.#draw()]);
    },

    why: request => {
      const { game, state } = this.#table;
      const refusal = this.#refuseText(request.move) ?? game.refusal(state, this.#readMove(request.move));
      if (!refusal) return { legal: true };
      return { legal: false, rule: refusal.rule, reason: refusal.reason, message: refusal.text };
    },

    view: request => {
      const { game, state, options } = this.#table;
      if (request.seat !== null && request.seat >= options.players)
        throw new RequestRejection('bad-request', `There is no seat ${request.seat} in a game for ${options.players}.`);
      return { view: game.view(state, request.seat) };
    },

    scores: () => {
      const { game, state } = this.#table;
      return { scores: game.scores(state) };
    },

    playout: request => {
      const { game, state } = this.#table;
      const end = game.clone(state);
      const plies = playOut(game, end, seeded(request.seed));
      const { points, winners } = game.scores(end);
      return { plies, points, winners };
    },

    perft: request => {
      const { game, state } = this.#table;
      const leaves = perft(game, state, request.depth);
      return { leaves, ...(request.divide && { moves: perftDivide(game, state, request.depth) }) };
    },

    record: () => {
      const { game, options, state, seats, seed, commitment, entries, fromStart } = this.#table;
      if (!fromStart) throw new RequestRejection('no-record', 'A game loaded from a position has no record.');
      const over = game.actor(state) === NOBODY;
      const header = { ...toHeader(game, options, seats), ...(commitment && { commitment }) };
      const ending = { ...toEnding(game, state), ...(seed && { seed }) };
      return { record: writeRecord({ header, entries, ...(over && { ending }) }) };
    },

    replay: request => {
      const record = accept(readRecord(request.record), 'bad-record', 'This isn’t a game record.');
      const game = asOf(this.#findGame(record.header.game), record.header.revision);
      const { state } = accept(replay(game, record), 'bad-record', 'This record contains an error.');
      const options = game.options(state);
      const { seats, commitment } = record.header;
      const seed = record.ending?.seed;
      const entries = [...record.entries];
      const chance = { ...(commitment && { commitment }), ...(seed && { seed }) };
      this.#current = { game, options, state, seats, entries, fromStart: true, ...chance };
      return this.#after([]);
    },

    best: request => {
      const { game, view, seat } = request.view === undefined ? this.#ownView() : this.#givenView(request);
      const { iterations, ms = DEFAULT_MS, seed = 1 } = request;
      const budget = iterations === undefined ? { ms } : { iterations };
      const found = think(assess(game, view, seat, seed, budget));
      if (!found) throw new RequestRejection('bad-request', `There is no bot for ${game.id}.`);
      const { move, line, chance } = found.alternatives[0]!;
      return { move, line, chance, ...found };
    },
  };

  /** The view of the seat to move. */
  #ownView(): { game: AnyGame; view: unknown; seat: Seat } {
    const { game, state } = this.#table;
    const seat = game.actor(state);
    if (seat === NOBODY) throw new RequestRejection('game-over', 'The game is over.');
    if (seat === DEALER)
      throw new RequestRejection('bad-request', 'The dealer moves next: play one of the draws first.');
    return { game, view: game.view(state, seat), seat };
  }

  /** A view given by the caller; the current game is not touched. */
  #givenView({ game: id, view, seat }: Request<'best'>): { game: AnyGame; view: unknown; seat: Seat } {
    if (id === undefined || seat === undefined)
      throw new RequestRejection('bad-request', 'view needs game and seat too.');
    const game = this.#findGame(id);
    const state = guessState(game, view, seat);
    if (state === undefined)
      throw new RequestRejection(
        'bad-request',
        `This isn’t a view of ${id} from seat ${seat}: see the answer to view.`,
      );
    if (game.actor(state) !== seat) throw new RequestRejection('bad-request', `It isn’t seat ${seat}’s turn.`);
    return { game, view: game.view(state, seat), seat };
  }

  get #table(): Current {
    if (!this.#current) throw new RequestRejection('no-game', 'No game yet: send new, load or replay first.');
    return this.#current;
  }

  #findGame(id: string): AnyGame {
    const game = this.#library.find(known => known.id === id);
    if (game) return game;
    const known = this.#library.map(({ id }) => id).join(', ');
    throw new RequestRejection('unknown-game', `Unknown game ${JSON.stringify(id)}; known games: ${known || 'none'}.`);
  }

  /** Why a line is no move of this game although it reads like one. */
  #refuseText(given: string | number): Refusal | undefined {
    const { game, state } = this.#table;
    if (typeof given === 'number' || game.readMove(state, given) !== undefined) return undefined;
    return game.refuseText?.(state, given);
  }

  #readMove(given: string | number): Move {
    const { game, state } = this.#table;
    const move =
      typeof given === 'string' ? game.readMove(state, given) : game.vocabulary(state).find(move => move === given);
    if (move !== undefined) return move;
    throw new RequestRejection(
      'unreadable-move',
      `${JSON.stringify(given)} is not a move of ${game.id}: see the answer to moves.`,
    );
  }

  #begin(current: Current): object {
    this.#current = current;
    return this.#after(this.#draw());
  }

  #step(move: Move): Step {
    const { game, state, entries } = this.#table;
    const step = { actor: game.actor(state), move: game.writeMove(state, move), events: [] as unknown[] };
    game.play(state, move, event => step.events.push(event));
    entries.push({ kind: 'move', actor: step.actor, text: step.move });
    return step;
  }

  /** With a seed, makes the draws that are due now. */
  #draw(): Step[] {
    const { game, state, seed, entries } = this.#table;
    const steps: Step[] = [];
    while (seed && game.actor(state) === DEALER) {
      const place = { entry: entries.length, draws: 0, epoch: 0 };
      steps.push(this.#step(chanceMove(game, state, chanceByEntry(seed), place)));
    }
    return steps;
  }

  #after(played: readonly Step[]): object {
    const { game, state, entries } = this.#table;
    return { game: game.id, actor: game.actor(state), ply: entries.length, played };
  }
}

/** A state that fits a view from outside; undefined if none can, since a search from an impossible state might never end. */
function guessState(game: AnyGame, view: JsonObject | undefined, seat: Seat): unknown {
  if (!game.readOptions(view?.options).ok) return undefined;
  try {
    const state = game.guess(view, seat, seeded(0));
    return game.readPosition(JSON.parse(JSON.stringify(game.writePosition(state)))).ok ? state : undefined;
  } catch {
    return undefined;
  }
}

function readSeed(given: string | number | undefined): { seed?: Seed; commitment?: string } {
  if (given === undefined) return {};
  const seed = toSeed(String(given));
  return { seed, commitment: commitTo(seed) };
}

/** The part of a problem that the protocol documents. */
const publicProblem = ({ path, message, rule }: Problem): Problem => ({
  path,
  message,
  ...(rule !== undefined && { rule }),
});

function accept<T>(reading: Reading<T>, code: 'bad-options' | 'bad-position' | 'bad-record', message: string): T {
  if (reading.ok) return reading.value;
  const { rule } = reading.problems.find(problem => problem.rule !== undefined) ?? {};
  const first = reading.problems[0];
  throw new RequestRejection(code, first ? `${message} ${first.path} ${first.message}` : message, {
    ...(rule !== undefined && { rule }),
    problems: reading.problems.map(publicProblem),
  });
}
