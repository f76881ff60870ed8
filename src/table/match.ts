import {
  type Actor,
  type AnyGame,
  type AnyOptions,
  asOf,
  DEALER,
  type Entry,
  type GameRecord,
  type Header,
  type Move,
  NOBODY,
  type Reading,
  type ScoreSheet,
  type Seat,
  toEnding,
  toHeader,
} from '../kernel/index.ts';
import { type Chance, chanceByEntry, chanceMove, restoreChance, type Seed } from './chance.ts';
import { Checkpoints } from './checkpoints.ts';
import { hasEntries, type Proposal, type Proposed, type ProposedMove, playIn, playTexts } from './proposal.ts';
import { rejection } from './rejection.ts';
import type { Choice, MatchEntry, SeatView } from './seatView.ts';
import { NO_TAKE_BACKS_LEFT, TakeBacks } from './takeBacks.ts';
import { epochAt } from './verify.ts';

/**
 * A game being played: the record so far, and the state it leads to. The owner of the record (a database, a browser) asks
 * for a proposal, stores its entries and then appends them; two matches with the same entries are the same.
 */
export class Match {
  readonly game: AnyGame;
  readonly #header: Header;
  readonly #chance: Chance;
  /** The start of each epoch: the number of the entry, and that of the epoch. */
  readonly #epochs: (readonly [entry: number, epoch: number])[];
  readonly #entries: Entry[] = [];
  readonly #story: MatchEntry[] = [];
  readonly #moves: Move[] = [];
  readonly #actors: Actor[] = [];
  readonly #checkpoints: Checkpoints;
  readonly #takeBacks = new TakeBacks();
  #state: unknown;
  /** The last proposal: usually its entries are appended next, and need not be read and played again. */
  #proposed: Proposed | undefined;
  /** Cached until the next move, since many followers read it and roads take time to score. */
  #sheet: ScoreSheet | undefined;

  private constructor(game: AnyGame, header: Header, options: AnyOptions, chance: Chance) {
    this.game = game;
    this.#header = header;
    this.#chance = chance;
    this.#epochs = (header.chance?.epochs ?? []).map(([entry = 0, epoch = 0]) => [entry, epoch]);
    this.#checkpoints = new Checkpoints(game, options);
    this.#state = game.start(options);
  }

  /** A new match, before the first draw: append what `opening` proposes. */
  static open(game: AnyGame, options: AnyOptions, seats: readonly string[], chance: Seed | Chance): Match {
    const source = typeof chance === 'string' ? chanceByEntry(chance) : chance;
    return new Match(game, { ...toHeader(game, options, seats), ...source.header }, options, source);
  }

  /** Rebuilds a match from its stored record. */
  static restore(newest: AnyGame, record: GameRecord, seed: Seed): Reading<Match> {
    const game = asOf(newest, record.header.revision);
    const options = game.readOptions(record.header.options);
    if (!options.ok) return options;
    const match = new Match(game, record.header, options.value, restoreChance(record.header, seed));
    match.append(record.entries);
    return { ok: true, value: match };
  }

  get header(): Header {
    const { chance } = this.#header;
    return chance && this.#epochs.length > 0
      ? { ...this.#header, chance: { ...chance, epochs: this.#epochs } }
      : this.#header;
  }

  /** The current epoch of draws: 0 until draws may have been lost. */
  get epoch(): number {
    return epochAt(this.#epochs, this.ply);
  }

  /** Starts a new epoch, so that lost draws that someone may have seen are not repeated. */
  beginEpoch(epoch: number): void {
    this.#epochs.push([this.ply, epoch]);
  }

  /** The number of entries in the record. A command names it, so that a stale one is noticed. */
  get ply(): number {
    return this.#entries.length;
  }

  get actor(): Actor {
    return this.game.actor(this.#state);
  }

  get over(): boolean {
    return this.actor === NOBODY;
  }

  /** The record, with scores and seed once the game is over; secret until then. */
  get record(): GameRecord {
    return this.#recordIn(this.#state, []);
  }

  /** The record after more entries. */
  recordAfter(entries: readonly Entry[]): GameRecord {
    return this.#recordIn(this.#stateAfter(entries), entries);
  }

  #recordIn(state: unknown, more: readonly Entry[]): GameRecord {
    const { header, game } = this;
    const entries = [...this.#entries, ...more];
    if (game.actor(state) !== NOBODY) return { header, entries };
    return { header, entries, ending: { ...toEnding(game, state), seed: this.#chance.seed } };
  }

  /** The draws that are due before anyone can move. */
  opening(): readonly Entry[] {
    return this.#draw(this.game.clone(this.#state), []).map(({ entry }) => entry);
  }

  /** What a seat's moves would add to the record, with the draws that follow the last one. Nothing changes yet. */
  propose(seat: Seat, texts: string | readonly string[]): Proposal {
    const { game } = this;
    if (this.over) return rejection('over', 'The game is over.');
    if (this.actor !== seat) return rejection('not-your-turn', 'It isn’t your turn.');
    const state = game.clone(this.#state);
    const played = playTexts(game, state, seat, typeof texts === 'string' ? [texts] : texts);
    if (!Array.isArray(played)) return played;
    const moves = this.#draw(state, played);
    this.#proposed = { from: this.ply, moves, state };
    return { ok: true, entries: moves.map(({ entry }) => entry), next: game.actor(state) };
  }

  /** How many of its own moves a seat may take back: those since the last draw or move of another, each only once. */
  countFreeTakeBacks(seat: Seat): number {
    return this.actor === seat ? this.#takeBacks.countFree(seat, this.#actors) : 0;
  }

  /** Whether the game has used all its take-backs. */
  get hasNoTakeBacksLeft(): boolean {
    return this.#takeBacks.areUsedUp;
  }

  /** The number of moves before a seat's last one: how far it may ask the others to go back. */
  countMovesBeforeLast(seat: Seat): number | undefined {
    const last = this.#actors.lastIndexOf(seat);
    return last < 0 ? undefined : last;
  }

  /** The number of moves not taken back when the record had this many entries. */
  countStanding(entries: number): number {
    return this.#entries.slice(0, entries).reduce((n, entry) => (entry.kind === 'back' ? entry.to : n + 1), 0);
  }

  /** The actors of the moves from a number on, one per move. */
  listActors(from: number): readonly Actor[] {
    return this.#actors.slice(from);
  }

  /** Who moved next after this many moves. */
  actorAt(standing: number): Actor {
    return this.#actors[standing] ?? this.actor;
  }

  /** Proposes to take back a seat's last moves, as many as it may without asking; more needs everyone's consent. */
  proposeBack(seat: Seat, count: number, consent = false): Proposal {
    const to = this.#moves.length - count;
    if (this.hasNoTakeBacksLeft) return NO_TAKE_BACKS_LEFT;
    if (count < 1 || to < 0 || (!consent && !this.#isOwn(seat, to)))
      return rejection('no-take-back', 'Something was drawn or played since: the others must agree to a take-back.');
    if (!consent && count > this.countFreeTakeBacks(seat))
      return rejection('taken-back-once', 'You’ve already taken this back once: this time the others must agree.');
    return { ok: true, entries: [{ kind: 'back', to }], next: this.actorAt(to) };
  }

  /** Applies stored entries. They come from `propose`, so a wrong one is a bug. */
  append(entries: readonly Entry[]): void {
    this.#sheet = undefined;
    const proposed = this.#takeProposal(entries);
    if (proposed) this.#adopt(proposed);
    else for (const entry of entries) this.#apply(entry);
  }

  #apply(entry: Entry): void {
    const index = this.#entries.push(entry) - 1;
    if (entry.kind === 'back') this.#goBack(index, entry.to);
    else this.#carryOut(index, entry);
  }

  /** The position as a seat or a spectator sees it. `other` is the current view of anyone else, if there is one already. */
  viewFor(seat: Seat | null, other?: unknown): unknown {
    return this.game.view(this.#state, seat, other);
  }

  /** Whose view this seat or spectator shares: with open information everyone sees what a spectator sees. */
  sharedView(seat: Seat | null): Seat | null {
    return this.game.hidden === 'nothing' ? null : seat;
  }

  /** What a seat or a spectator sees now. */
  seatView(seat: Seat | null): SeatView {
    return {
      ply: this.ply,
      actor: this.actor,
      view: this.viewFor(seat),
      choices: this.listChoices(seat),
      takeBack: seat === null ? 0 : this.countFreeTakeBacks(seat),
      scores: this.scores,
    };
  }

  /** The legal moves, for the seat to move. */
  listChoices(seat: Seat | null): Choice[] {
    const { game } = this;
    if (seat === null || this.actor !== seat) return [];
    return game.moves(this.#state).map(move => ({
      move: game.writeMove(this.#state, move),
      explain: game.explain(this.#state, move),
    }));
  }

  /** The score sheet: visible to everyone, since all points in these games are public. */
  get scores(): ScoreSheet {
    this.#sheet ??= this.game.scores(this.#state);
    return this.#sheet;
  }

  /** The score sheet after more entries. */
  scoresAfter(entries: readonly Entry[]): ScoreSheet {
    return entries.length === 0 ? this.scores : this.game.scores(this.#stateAfter(entries));
  }

  #stateAfter(entries: readonly Entry[]): unknown {
    if (entries.length === 0) return this.#state;
    const { game } = this;
    const state = game.clone(this.#state);
    for (const entry of entries) {
      if (entry.kind === 'back') throw new Error('a take-back does not end a game');
      game.play(state, game.readMove(state, entry.text)!);
    }
    return state;
  }

  /** What happened from an entry on, as a seat or a spectator may know it. */
  storyFor(seat: Seat | null, since: number): MatchEntry[] {
    return this.#story.slice(since).map(told => ({
      ...told,
      events: told.events.map(event => this.game.redact(event, seat)),
    }));
  }

  /** Who acted in each entry from one on. */
  actorsSince(entry: number): Actor[] {
    return this.#story.slice(entry).map(({ actor }) => actor);
  }

  /** The moves from an entry on, as far as a seat or a spectator may be told them: null for a hidden draw. Nothing if that does not tell all. */
  movesFor(seat: Seat | null, since: number): (string | null)[] | undefined {
    const moves: (string | null)[] = [];
    for (const [i, entry] of this.#entries.slice(since).entries()) {
      if (entry.kind === 'back') return undefined;
      const events = this.#story[since + i]?.events ?? [];
      const isObscured = events.some(event => this.game.obscures(event, seat));
      if (isObscured && entry.actor !== DEALER) return undefined;
      moves.push(isObscured ? null : entry.text);
    }
    return moves;
  }

  /** Adds the draws that are due in a state after these moves, and plays them there. */
  #draw(state: unknown, moves: ProposedMove[]): ProposedMove[] {
    const { game, epoch } = this;
    if (game.actor(state) !== DEALER) return moves;
    const before = this.#actors.filter(actor => actor === DEALER).length - moves.length;
    while (game.actor(state) === DEALER) {
      const place = { entry: this.ply + moves.length, draws: before + moves.length, epoch };
      moves.push(playIn(game, state, DEALER, chanceMove(game, state, this.#chance, place)));
    }
    return moves;
  }

  /** The last proposal, if it was for these entries. Once there are checkpoints, every move must be played for them. */
  #takeProposal(entries: readonly Entry[]): Proposed | undefined {
    const proposed = this.#proposed;
    this.#proposed = undefined;
    return proposed?.from === this.ply && this.#takeBacks.count === 0 && hasEntries(proposed, entries)
      ? proposed
      : undefined;
  }

  #adopt({ moves, state }: Proposed): void {
    for (const { entry, move, events } of moves) {
      const index = this.#entries.push(entry) - 1;
      this.#moves.push(move);
      this.#actors.push(entry.actor);
      this.#story.push({ entry: index, actor: entry.actor, events });
    }
    this.#state = state;
  }

  #carryOut(index: number, { actor, text }: Entry & { kind: 'move' }): void {
    const move = this.game.readMove(this.#state, text);
    if (move === undefined || this.actor !== actor || this.game.refusal(this.#state, move))
      throw new Error(`entry ${index} of the record does not fit: ${actor} ${text}`);
    const events: unknown[] = [];
    this.game.play(this.#state, move, event => events.push(event));
    this.#moves.push(move);
    this.#actors.push(actor);
    this.#checkpoints.note(this.#moves.length, this.#state);
    this.#story.push({ entry: index, actor, events });
  }

  /** Whether all moves from there on are of a seat whose turn it still is. */
  #isOwn(seat: Seat, to: number): boolean {
    return this.actor === seat && this.#actors.slice(to).every(actor => actor === seat);
  }

  #goBack(index: number, to: number): void {
    if (!(Number.isInteger(to) && to >= 0 && to <= this.#moves.length))
      throw new Error(`entry ${index} of the record does not fit: back ${to}`);
    this.#takeBacks.note(to, this.#moves.length, this.#isOwn(this.actor, to));
    this.#moves.length = to;
    this.#actors.length = to;
    this.#state = this.#checkpoints.rewind(this.#moves);
    this.#story.push({ entry: index, actor: this.actor, events: [], back: to });
  }
}
