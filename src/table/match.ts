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
import { type Chance, chanceByEntry, chanceMove, chanceOf, type Seed } from './chance.ts';
import { Checkpoints } from './checkpoints.ts';
import { type Rejection, rejection } from './rejection.ts';
import { epochAt } from './verify.ts';

const MOST_TAKE_BACKS = 200;
/** Also the answer to players who would ask the others. */
export const NO_TAKE_BACKS_LEFT = rejection(
  'too-many-take-backs',
  `This game has used all ${MOST_TAKE_BACKS} take-backs.`,
);

/** The entries to add to the record, and who would move next. */
export type Proposal = { readonly ok: true; readonly entries: readonly Entry[]; readonly next: Actor } | Refused;
type Refused = { readonly ok: false } & Rejection;

/** One entry of the record as a seat may know it: the actor and the visible events. A take-back says how far it goes. */
export interface MatchEntry {
  readonly entry: number;
  readonly actor: Actor;
  readonly events: readonly unknown[];
  readonly back?: number;
}

/** A legal choice of a seat: the move to send, and what it means. */
export interface Choice {
  readonly move: string;
  readonly explain: Explanation;
}

/** Everything a seat sees of the table now. */
export interface SeatView {
  readonly ply: number;
  readonly actor: Actor;
  readonly view: unknown;
  /** Only for the seat to move. */
  readonly choices: readonly Choice[];
  /** How many moves this seat may take back without asking. */
  readonly takeBack: number;
  /** Visible to everyone, since all points in these games are public. */
  readonly scores: ScoreSheet;
}

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
  readonly #chapters: MatchEntry[] = [];
  readonly #moves: Move[] = [];
  readonly #actors: Actor[] = [];
  readonly #checkpoints: Checkpoints;
  /** Moves that were taken back without asking, by the number of moves before them. */
  readonly #takenBack = new Set<number>();
  #backs = 0;
  #state: unknown;
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
    return new Match(game, { ...headerOf(game, options, seats), ...source.header }, options, source);
  }

  /** Rebuilds a match from its stored record. */
  static restore(game: AnyGame, record: GameRecord, seed: Seed): Reading<Match> {
    const options = game.readOptions(record.header.options);
    if (!options.ok) return options;
    const match = new Match(game, record.header, options.value, chanceOf(record.header, seed));
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
    const { header } = this;
    const entries = [...this.#entries];
    if (!this.over) return { header, entries };
    return { header, entries, ending: { ...endingOf(this.game, this.#state), seed: this.#chance.seed } };
  }

  /** The draws that are due before anyone can move. */
  opening(): readonly Entry[] {
    return this.#draw(this.game.clone(this.#state), 0);
  }

  /** What a seat's moves would add to the record, with the draws that follow the last one. Nothing changes yet. */
  propose(seat: Seat, texts: string | readonly string[]): Proposal {
    const { game } = this;
    if (this.over) return rejection('over', 'The game is over.');
    if (this.actor !== seat) return rejection('not-your-turn', 'It isn’t your turn.');
    const next = game.clone(this.#state);
    const entries: Entry[] = [];
    const list = typeof texts === 'string' ? [texts] : texts;
    for (const [index, text] of list.entries()) {
      const stopped = refuseToGoOn(game.actor(next), seat);
      if (stopped) return { ...stopped, index };
      const move = game.readMove(next, text);
      if (move === undefined || game.refusal(next, move)) return { ...this.#refusalFor(next, seat, text), index };
      entries.push({ kind: 'move', actor: seat, text: game.writeMove(next, move) });
      game.play(next, move);
    }
    entries.push(...this.#draw(next, entries.length));
    return { ok: true, entries, next: game.actor(next) };
  }

  /** How many of its own moves a seat may take back: those since the last draw or move of another, each only once. */
  countFreeTakeBacks(seat: Seat): number {
    if (this.actor !== seat || this.hasNoTakeBacksLeft) return 0;
    let standing = this.#actors.length;
    while (this.#actors[standing - 1] === seat && !this.#takenBack.has(standing - 1)) standing--;
    return this.#actors.length - standing;
  }

  /** Whether the game has used all its take-backs. */
  get hasNoTakeBacksLeft(): boolean {
    return this.#backs >= MOST_TAKE_BACKS;
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
    for (const entry of entries) {
      const index = this.#entries.push(entry) - 1;
      if (entry.kind === 'back') this.#goBack(index, entry.to);
      else this.#carryOut(index, entry);
    }
  }

  /** The position as a seat or a spectator sees it. */
  viewFor(seat: Seat | null): unknown {
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
      view: this.viewFor(seat),
      choices,
      takeBack: seat === null ? 0 : this.countFreeTakeBacks(seat),
      scores: this.scores,
    };
  }

  /** The score sheet: visible to everyone, since all points in these games are public. */
  get scores(): ScoreSheet {
    this.#sheet ??= this.game.scores(this.#state);
    return this.#sheet;
  }

  /** The score sheet after more entries. */
  scoresAfter(entries: readonly Entry[]): ScoreSheet {
    if (entries.length === 0) return this.scores;
    const { game } = this;
    const state = game.clone(this.#state);
    for (const entry of entries) {
      if (entry.kind === 'back') throw new Error('a take-back does not end a game');
      game.play(state, game.readMove(state, entry.text)!);
    }
    return game.scores(state);
  }

  /** What happened from an entry on, as a seat or a spectator may know it. */
  storyFor(seat: Seat | null, since: number): MatchEntry[] {
    return this.#chapters.slice(since).map(chapter => ({
      ...chapter,
      events: chapter.events.map(event => this.game.redact(event, seat)),
    }));
  }

  /** Why a move is refused, computed from a guess that looks the same to this seat, so it reveals no more than the view. */
  #refusalFor(state: unknown, seat: Seat, text: string): Refused {
    const { game } = this;
    const guess = game.guess(game.view(state, seat), seat, seeded(0));
    const move = game.readMove(guess, text);
    const refusal = move === undefined ? game.refuseText?.(guess, text) : game.refusal(guess, move);
    if (move === undefined && !refusal)
      return rejection('unreadable-move', `${JSON.stringify(text.slice(0, 80))} is not a move.`);
    if (!refusal) return rejection('illegal-move', 'That move isn’t possible now.');
    return { ...rejection('illegal-move', refusal.text), rule: refusal.rule, reason: refusal.reason };
  }

  /** The draws due in a state that is `ahead` entries beyond the record. */
  #draw(state: unknown, ahead: number): Entry[] {
    const { game, epoch } = this;
    const entries: Entry[] = [];
    if (game.actor(state) !== DEALER) return entries;
    const before = this.#actors.filter(actor => actor === DEALER).length;
    while (game.actor(state) === DEALER) {
      const place = { entry: this.ply + ahead + entries.length, draws: before + entries.length, epoch };
      const move = chanceMove(game, state, this.#chance, place);
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
    this.#checkpoints.note(this.#moves.length, this.#state);
    this.#chapters.push({ entry: index, actor, events });
  }

  /** Whether all moves from there on are of a seat whose turn it still is. */
  #isOwn(seat: Seat, to: number): boolean {
    return this.actor === seat && this.#actors.slice(to).every(actor => actor === seat);
  }

  #goBack(index: number, to: number): void {
    if (!(Number.isInteger(to) && to >= 0 && to <= this.#moves.length))
      throw new Error(`entry ${index} of the record does not fit: back ${to}`);
    if (this.#isOwn(this.actor, to)) for (let n = to; n < this.#moves.length; n++) this.#takenBack.add(n);
    this.#backs++;
    this.#moves.length = to;
    this.#actors.length = to;
    this.#state = this.#checkpoints.rewind(this.#moves);
    this.#chapters.push({ entry: index, actor: this.actor, events: [], back: to });
  }
}

/** Why a turn stops after one of its moves: the draw there was not known when the rest was chosen. */
function refuseToGoOn(actor: Actor, seat: Seat): Refused | undefined {
  if (actor === seat) return undefined;
  if (actor === NOBODY) return rejection('over', 'The game is over.');
  return actor === DEALER
    ? rejection('chance-between', 'Something is drawn after the previous move: look at it first.')
    : rejection('not-your-turn', 'It isn’t your turn.');
}
