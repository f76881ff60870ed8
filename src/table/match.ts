import {
  type Actor,
  type AnyGame,
  type AnyOptions,
  DEALER,
  type Entry,
  type Explanation,
  endingOf,
  type GameRecord,
  type Header,
  headerOf,
  type Move,
  NOBODY,
  type Reading,
  type ScoreSheet,
  type Seat,
  seeded,
} from '../kernel/index.ts';
import { chanceMove, commitmentOf, type Seed } from './chance.ts';
import { type Rejection, rejected } from './rejection.ts';

/** What the record would gain, and who would be to act then. */
export type Proposal =
  | { readonly ok: true; readonly entries: readonly Entry[]; readonly next: Actor }
  | ({ readonly ok: false } & Rejection);

/** One entry of the record as a seat may know it: who acted, and what was seen of it. A take-back tells how far. */
export interface MatchEntry {
  readonly entry: number;
  readonly actor: Actor;
  readonly events: readonly unknown[];
  readonly back?: number;
}

/** What a seat may choose from: the move to send, and what it means. */
export interface Choice {
  readonly move: string;
  readonly explain: Explanation;
}

/** Everything a seat sees of the table now. */
export interface SeatView {
  readonly ply: number;
  readonly actor: Actor;
  readonly view: unknown;
  /** Of the one who is to act; nobody else gets any. */
  readonly choices: readonly Choice[];
  /** How many moves this seat may take back on its own. */
  readonly takeBack: number;
  /** Open to all, since every point of these games is won in the open. */
  readonly scores: ScoreSheet;
}

/**
 * A game being played: the record so far, and the state it leads to. Whoever keeps the record (a database, a browser) asks for a
 * proposal, stores its entries, and then appends them; two tables with the same entries are the same.
 */
export class Match {
  readonly game: AnyGame;
  readonly header: Header;
  readonly #options: AnyOptions;
  readonly #seed: Seed;
  readonly #entries: Entry[] = [];
  readonly #chapters: MatchEntry[] = [];
  #moves: Move[] = [];
  #actors: Actor[] = [];
  #state: unknown;
  /** Kept until something is played: many look, and roads take time to score. */
  #sheet: ScoreSheet | undefined;

  private constructor(game: AnyGame, header: Header, options: AnyOptions, seed: Seed) {
    this.game = game;
    this.header = header;
    this.#options = options;
    this.#seed = seed;
    this.#state = game.start(options);
  }

  /** A new table, before the first draw: append what `opening` proposes. */
  static open(game: AnyGame, options: AnyOptions, seats: readonly string[], seed: Seed): Match {
    return new Match(game, { ...headerOf(game, options, seats), commitment: commitmentOf(seed) }, options, seed);
  }

  /** The table that a stored record leads to. */
  static restore(game: AnyGame, record: GameRecord, seed: Seed): Reading<Match> {
    const options = game.readOptions(record.header.options);
    if (!options.ok) return options;
    const match = new Match(game, record.header, options.value, seed);
    match.append(record.entries);
    return { ok: true, value: match };
  }

  /** How many entries the record has. A command names it, so that a stale one is noticed. */
  get ply(): number {
    return this.#entries.length;
  }

  get actor(): Actor {
    return this.game.actor(this.#state);
  }

  get over(): boolean {
    return this.actor === NOBODY;
  }

  /** The record: complete with scores and seed once the game is over, and not for other eyes before that. */
  get record(): GameRecord {
    const { header } = this;
    const entries = [...this.#entries];
    if (!this.over) return { header, entries };
    return { header, entries, ending: { ...endingOf(this.game, this.#state), seed: this.#seed } };
  }

  /** The draws that are due before anybody can act. */
  opening(): readonly Entry[] {
    return this.#draws(this.game.clone(this.#state), this.ply);
  }

  /** What a seat's move would add to the record: the move and the draws that follow it. Nothing changes yet. */
  propose(seat: Seat, text: string): Proposal {
    const { game } = this;
    if (this.over) return rejected('over', 'The game is over.');
    if (this.actor !== seat) return rejected('not-your-turn', 'It is not your turn.');
    const move = game.readMove(this.#state, text);
    if (move === undefined || game.refusal(this.#state, move)) return this.#refusalFor(seat, text);
    const next = game.clone(this.#state);
    const entry: Entry = { kind: 'move', actor: seat, text: game.writeMove(next, move) };
    game.play(next, move);
    const entries = [entry, ...this.#draws(next, this.ply + 1)];
    return { ok: true, entries, next: game.actor(next) };
  }

  /** A seat's own moves since anything was drawn or anybody else acted, while it is still to act. */
  freelyTakenBack(seat: Seat): number {
    if (this.actor !== seat) return 0;
    let own = 0;
    while (own < this.#actors.length && this.#actors.at(-1 - own) === seat) own++;
    return own;
  }

  /** How many moves stood before the last one of a seat: where it may ask the others to go back to. */
  beforeLastMoveOf(seat: Seat): number | undefined {
    const last = this.#actors.lastIndexOf(seat);
    return last < 0 ? undefined : last;
  }

  /** Who was to act when this many moves stood. */
  actorAt(standing: number): Actor {
    return this.#actors[standing] ?? this.actor;
  }

  /** Takes back the last moves of a seat, as many as it may on its own; more needs everybody's consent. */
  proposeBack(seat: Seat, count: number, consent = false): Proposal {
    const to = this.#moves.length - count;
    if (count < 1 || to < 0 || (!consent && count > this.freelyTakenBack(seat)))
      return rejected(
        'no-take-back',
        'Something was drawn or somebody acted since: the others must agree to a take-back.',
      );
    return { ok: true, entries: [{ kind: 'back', to }], next: this.actorAt(to) };
  }

  /** Carries out entries that have been stored. They come from `propose`, so a wrong one is a fault of ours. */
  append(entries: readonly Entry[]): void {
    this.#sheet = undefined;
    for (const entry of entries) {
      const index = this.#entries.push(entry) - 1;
      if (entry.kind === 'back') this.#goBack(index, entry.to);
      else this.#carryOut(index, entry);
    }
  }

  /** The position as a seat or a spectator sees it. */
  viewOf(seat: Seat | null): unknown {
    return this.game.view(this.#state, seat);
  }

  /** What a seat or a spectator sees now. */
  seatView(seat: Seat | null): SeatView {
    const { game } = this;
    const mine = seat !== null && this.actor === seat;
    const choices = mine
      ? game.moves(this.#state).map(move => ({
          move: game.writeMove(this.#state, move),
          explain: game.explain(this.#state, move),
        }))
      : [];
    return {
      ply: this.ply,
      actor: this.actor,
      view: this.viewOf(seat),
      choices,
      takeBack: seat === null ? 0 : this.freelyTakenBack(seat),
      scores: this.scores,
    };
  }

  /** The score sheet: open to all, since every point of these games is won in the open. */
  get scores(): ScoreSheet {
    this.#sheet ??= this.game.scores(this.#state);
    return this.#sheet;
  }

  /** What happened from an entry on, as a seat or a spectator may know it. */
  storyFor(seat: Seat | null, since: number): MatchEntry[] {
    return this.#chapters.slice(since).map(chapter => ({
      ...chapter,
      events: chapter.events.map(event => this.game.redact(event, seat)),
    }));
  }

  /** Why not, asked of a guess that looks the same to this seat: so the answer can't tell more than its view does. */
  #refusalFor(seat: Seat, text: string): Proposal {
    const { game } = this;
    const guess = game.guess(game.view(this.#state, seat), seat, seeded(0));
    const move = game.readMove(guess, text);
    if (move === undefined) return rejected('unreadable-move', `${JSON.stringify(text.slice(0, 80))} is not a move.`);
    const refusal = game.refusal(guess, move);
    if (!refusal) return rejected('illegal-move', 'This move is not possible now.');
    return { ...rejected('illegal-move', refusal.text), rule: refusal.rule, reason: refusal.reason };
  }

  #draws(state: unknown, from: number): Entry[] {
    const { game } = this;
    const entries: Entry[] = [];
    while (game.actor(state) === DEALER) {
      const move = chanceMove(game, state, this.#seed, from + entries.length);
      entries.push({ kind: 'move', actor: DEALER, text: game.writeMove(state, move) });
      game.play(state, move);
    }
    return entries;
  }

  #carryOut(index: number, { actor, text }: Entry & { kind: 'move' }): void {
    const move = this.game.readMove(this.#state, text);
    if (move === undefined || this.actor !== actor || this.game.refusal(this.#state, move))
      throw new Error(`entry ${index} of the record does not fit: ${actor} ${text}`);
    const events: unknown[] = [];
    this.game.play(this.#state, move, event => events.push(event));
    this.#moves.push(move);
    this.#actors.push(actor);
    this.#chapters.push({ entry: index, actor, events });
  }

  #goBack(index: number, to: number): void {
    this.#moves = this.#moves.slice(0, to);
    this.#actors = this.#actors.slice(0, to);
    this.#state = this.game.start(this.#options);
    for (const move of this.#moves) this.game.play(this.#state, move);
    this.#chapters.push({ entry: index, actor: this.actor, events: [], back: to });
  }
}
