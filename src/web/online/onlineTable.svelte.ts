import type { CommandFrame, Delta, Presence, ProblemDocument, ServerMessage } from '../../api/index.ts';
import type { AnyGame, AnyOptions, Seat } from '../../kernel/index.ts';
import { webGame } from '../games/index.ts';
import { settings } from '../settings.svelte.ts';
import type { MoveRejection, TableSource } from '../table/source.ts';
import { keepTried, loadTried } from '../tried.ts';
import { type Answer, api, noteServerTime, serverTime } from './api.ts';
import { firstOf, readDelta } from './delta.ts';
import { wordsOf } from './languages.ts';
import { type Connection, type Follower, Live } from './live.ts';
import { person } from './person.svelte.ts';
import { keepSeat, recallSeat } from './play/ownSeats.ts';
import { Seen } from './play/seen.ts';
import { plyAt } from './play/sinceTurn.ts';
import { Sender } from './sender.ts';
import { ShownTable } from './shownTable.svelte.ts';
import { endsWith, isRemoved, isStale, merge, type Snapshot, whyGone } from './snapshot.ts';
import { Talk } from './talk.svelte.ts';

/** The moves that one command may have; a turn is one command unless it is longer. */
const MOST_MOVES = 40;
/** How often a button's command is sent before it is told that the server does not answer. */
const TRIES = 3;

/** A table on a server. What is shown is what the server said last, but for a turn of ours on its way there. */
export class OnlineTable extends ShownTable implements TableSource, Follower {
  readonly talk: Talk;
  /** How many entries of the record we had seen when the table was opened. */
  readonly seenBefore: number | undefined;
  readonly #seen: Seen;
  readonly #sender: Sender;
  readonly #live: Live;
  /** What the page shows is the newest, unless a turn is being sent. */
  #newest: Snapshot;
  #sending = false;
  /** The rules, once they have been loaded: they say what moves lead to. */
  #game: AnyGame | undefined;
  link: Connection = $state.raw({ kind: 'joining' });
  /** Cut off, and not heard of since. */
  lost = $state(false);
  presence: Presence | undefined = $state.raw();
  /** For each seat since when its player is not connected, by this device; nothing for those who are. */
  awaySince: readonly (number | undefined)[] = $state.raw([]);
  /** The host has freed our seat. */
  removed = $state(false);
  /** The table can no longer be seen: watching is not allowed, we had a seat there, or it is gone. */
  gone: ReturnType<typeof whyGone> | undefined = $state();

  private constructor(id: string, first: Snapshot, before: { line: number; chat: number } | undefined) {
    super(id, first);
    this.talk = new Talk(id, before?.chat);
    this.seenBefore = before && plyAt(first.news, before.line);
    this.#seen = new Seen(id);
    this.#sender = new Sender(id);
    this.#newest = first;
    if (first.seat !== null) keepSeat(id, first.seat, first.line);
    this.#live = new Live(id, this);
    void this.#loadRules();
  }

  async #loadRules(): Promise<void> {
    const { game, options } = this.state;
    this.#game = (await webGame(game)?.ui(options as unknown as AnyOptions))?.game;
  }

  static async open(id: string): Promise<Answer<OnlineTable>> {
    const answer = await api.look(id, 0);
    if (!answer.ok) return answer;
    const first = merge(undefined, answer.value)!;
    // Meanwhile: the rules, which may still have to be loaded.
    void webGame(first.state.game)
      ?.ui(first.state.options as unknown as AnyOptions)
      .catch(() => {});
    // Asked without telling anything: what is there is seen once it is shown.
    const before = first.seat !== null && first.seatView ? await api.seen(id, 0, 0) : undefined;
    if (first.seat === null) await recallSeat(id, first.news);
    return { ok: true, value: new OnlineTable(id, first, before?.ok ? before.value : undefined) };
  }

  get triedBefore(): readonly string[] {
    return this.begun ? loadTried(this.id, this.ply) : [];
  }

  keepTried(moves: readonly string[]): void {
    keepTried(this.id, this.ply, moves);
  }

  /** Sends a turn. Until the table has it, the page goes on showing it as it was tried. */
  async play(_seat: Seat, ply: number, moves: readonly string[]): Promise<MoveRejection | undefined> {
    this.#sending = true;
    let next = ply;
    let line = 0;
    try {
      for (let from = 0; from < moves.length; from += MOST_MOVES) {
        const part = moves.slice(from, from + MOST_MOVES);
        const answer = await this.#send({ kind: 'play', ply: next, moves: part }, Number.POSITIVE_INFINITY);
        if (!answer.ok) {
          await this.#refresh();
          return { message: this.#say(answer.problem), ...(answer.problem.rule && { rule: answer.problem.rule }) };
        }
        next = answer.value.ply;
        line = answer.value.line;
      }
      // What is taken back later must not be tried again by itself.
      keepTried(this.id, next, []);
      if (this.#newest.line < line) await this.#refresh();
      return undefined;
    } finally {
      this.#sending = false;
      this.shown = this.#newest;
    }
  }

  /** Does something else at the table. Returns what went wrong, in words. */
  async act(command: CommandFrame): Promise<string | undefined> {
    const answer = await this.#send(command, TRIES);
    if (answer.ok ? this.#newest.line < answer.value.line : answer.problem.status === 409) await this.#refresh();
    return answer.ok ? undefined : this.#say(answer.problem);
  }

  async say(text: string): Promise<string | undefined> {
    const answer = await api.say(this.id, text);
    return answer.ok ? undefined : this.#say(answer.problem);
  }

  mute(muted: boolean): void {
    this.talk.muted = muted;
    this.#live.subscribe();
  }

  /** Looks again with new eyes: we have said who we are, or were let in. */
  async renew(): Promise<void> {
    await this.#refresh(0);
    this.#live.renew();
  }

  /** What is on the screen has been seen. */
  markSeen(): void {
    if (this.seat !== null) this.#seen.note(this.shown.line, this.talk.seen);
  }

  close(): void {
    this.#live.close();
    this.#sender.close();
    this.#seen.close();
  }

  get seen(): Follower['seen'] {
    return { since: this.#newest.line, mark: this.#newest.mark, chat: this.talk.next };
  }

  hear(message: ServerMessage): void {
    if (message.kind === 'update') {
      if (message.anew) this.talk.startOver();
      const taken = merge(this.#newest, message);
      if (taken) this.#take(taken);
      else void this.#refresh();
    } else if (message.kind === 'delta') this.#hearDelta(message);
    else if (message.kind === 'presence') this.#see(message);
    else if (message.kind === 'chat') this.talk.hear(message, message.seat !== null && message.seat === this.seat);
    else if (message.kind === 'unsaid') this.talk.unsay(message.n);
    else if (message.kind === 'problem') void this.#refresh();
    else if (message.kind === 'beat') {
      noteServerTime(message.at);
      // Where watching is not allowed, the server falls silent at the start.
      if (this.seat === null && !this.state.watching) void this.#refresh();
    }
  }

  /** What was told by another way meanwhile needs no delta; one that does not fit is made up for by all of the table. */
  #hearDelta(delta: Delta): void {
    if (delta.line <= this.#newest.line) return;
    const update = readDelta(this.#game, this.#newest, delta);
    if (update) this.#take(merge(this.#newest, update) ?? this.#newest);
    // Until the rules have been loaded, what is new is asked for.
    else if (this.#game && firstOf(delta) === this.#newest.line) void this.#startOver();
    else void this.#refresh();
  }

  connection(now: Connection): void {
    this.link = now;
    if (now.kind === 'joining') return;
    this.lost = now.kind === 'cut';
    if (!this.lost) this.#sender.rouse();
  }

  signedOut(): void {
    void person.reload();
  }

  #see(presence: Presence): void {
    this.presence = presence;
    const ahead = Date.now() - serverTime(Date.now());
    this.awaySince = presence.seats.map((here, seat) => {
      if (here) return undefined;
      const left = presence.left?.[seat] ?? undefined;
      return left === undefined ? (this.awaySince[seat] ?? Date.now()) : left + ahead;
    });
  }

  #take(newest: Snapshot): void {
    const before = this.#newest;
    this.#newest = newest;
    if (newest.seat !== null) this.removed = false;
    else if (before.seat !== null) this.removed = isRemoved(before, newest);
    if (newest.seat !== null && before.seat === null) keepSeat(this.id, newest.seat, newest.line);
    if (newest.seat !== null && endsWith(before, newest)) this.#hearSpectators();
    if (!this.#sending) this.shown = newest;
  }

  /** Once the game is over, players are told what spectators said meanwhile. */
  #hearSpectators(): void {
    if (this.state.gallery === false || this.talk.muted) return;
    this.talk.startOver();
    this.#live.subscribe();
  }

  async #refresh(since = this.#newest.line): Promise<void> {
    const asked = this.#newest;
    const answer = await api.look(this.id, since, since === 0 ? undefined : this.#newest.mark);
    if (answer.ok) {
      this.#hearAgain();
      // The server has fewer lines than it told us of: what we know is no longer so.
      if (answer.value.line < since && asked === this.#newest) await this.#startOver();
      else if (!isStale(asked, this.#newest, answer.value))
        this.#take(merge(this.#newest, answer.value) ?? this.#newest);
    } else if (answer.problem.status === 404) {
      this.gone = whyGone(this.#newest);
      this.close();
    }
  }

  async #startOver(): Promise<void> {
    const answer = await api.look(this.id, 0);
    if (answer.ok) this.#take(merge(undefined, answer.value) ?? this.#newest);
  }

  async #send(command: CommandFrame, tries: number): ReturnType<Sender['send']> {
    const answer = await this.#sender.send(command, tries);
    if (answer.ok) this.#hearAgain();
    return answer;
  }

  /** An answer came: the server is there, whatever the socket believes. */
  #hearAgain(): void {
    if (!this.lost) return;
    this.lost = false;
    this.#live.renew();
  }

  #say(problem: ProblemDocument): string {
    return wordsOf(settings.language).problem(problem);
  }
}
