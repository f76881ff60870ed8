import type { CommandFrame, Done, Presence, ProblemDocument, ServerMessage, TableState } from '../../api/index.ts';
import type { ScoreSheet, Seat } from '../../kernel/index.ts';
import type { MatchEntry, SeatView } from '../../table/index.ts';
import { tellWho } from '../i18n/who.ts';
import { randomHex } from '../random.ts';
import { settings } from '../settings.svelte.ts';
import type { MoveRejection, TableSource } from '../table/source.ts';
import { keepTried, loadTried } from '../tried.ts';
import { type Answer, api, isPassing, noteServerTime } from './api.ts';
import { describeCut } from './cutShort.ts';
import { wordsOf } from './languages.ts';
import { type Connection, type Follower, Live } from './live.ts';
import { nameSeats } from './nameSeats.ts';
import { person } from './person.svelte.ts';
import { dropTakenBack, isStale, merge, type Snapshot } from './snapshot.ts';
import { Talk } from './talk.svelte.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
/** The moves that one command may have; a turn is one command unless it is longer. */
const MOST_MOVES = 40;
/** How often a button's command is sent before it is told that the server does not answer. */
const TRIES = 3;

/** A table on a server. What is shown is what the server said last, but for a turn of ours on its way there. */
export class OnlineTable implements TableSource, Follower {
  readonly id: string;
  readonly talk = new Talk();
  readonly #live: Live;
  /** The newest, and what the page shows: the same, unless a turn is being sent. */
  #newest: Snapshot;
  #shown: Snapshot = $state.raw()!;
  #sending = false;
  #closed = false;
  link: Connection = $state.raw({ kind: 'joining' });
  /** Cut off, and not heard of since. */
  lost = $state(false);
  presence: Presence | undefined = $state.raw();
  /** For each seat since when its player is not connected, by this device; nothing for those who are. */
  awaySince: readonly (number | undefined)[] = $state.raw([]);
  /** The host has freed our seat. */
  removed = $state(false);
  /** The table can no longer be seen: it is gone, or watching is not allowed. */
  gone = $state(false);
  #wake: (() => void)[] = [];

  private constructor(id: string, first: Snapshot) {
    this.id = id;
    this.#newest = first;
    this.#shown = first;
    this.#live = new Live(id, this);
  }

  static async open(id: string): Promise<Answer<OnlineTable>> {
    const answer = await api.look(id, 0);
    return answer.ok ? { ok: true, value: new OnlineTable(id, merge(undefined, answer.value)!) } : answer;
  }

  get state(): TableState {
    return this.#shown.state;
  }

  /** Our seat, also while a bot plays it. */
  get seat(): Seat | null {
    return this.#shown.seat;
  }

  get news(): Snapshot['news'] {
    return this.#shown.news;
  }

  get begun(): boolean {
    return this.#shown.seatView !== undefined;
  }

  get isHost(): boolean {
    return this.seat !== null && this.state.seats[this.seat]?.host === true;
  }

  get myTurn(): boolean {
    return this.mine.includes(this.state.actor);
  }

  get names(): readonly string[] {
    return nameSeats(this.state);
  }

  get mine(): readonly Seat[] {
    return this.seat === null || this.state.seats[this.seat]?.bot !== undefined ? [] : [this.seat];
  }

  get bots(): readonly Seat[] {
    return this.state.seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [seat]));
  }

  get cutShort(): string | undefined {
    return describeCut(this.state, tellWho(this.names, this.seat), wordsOf(settings.language).table.over);
  }

  get version(): number {
    return this.#shown.line;
  }

  /** The server sends what our own eyes may see, and nothing else. */
  seatView(): SeatView {
    return this.#shown.seatView!;
  }

  storyFor(): MatchEntry[] {
    return dropTakenBack(this.#shown.story, this.#shown.leftOut?.moves);
  }

  get shortened(): boolean {
    return this.#shown.leftOut !== undefined;
  }

  scores(): ScoreSheet {
    return this.#shown.seatView!.scores;
  }

  /** How many of our own moves can be taken back without asking anybody. */
  get takeBack(): number {
    return this.myTurn ? (this.#shown.seatView?.takeBack ?? 0) : 0;
  }

  get ply(): number {
    return this.#shown.ply;
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
        const answer = await this.#insist({ kind: 'play', ply: next, moves: part }, Number.POSITIVE_INFINITY);
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
      this.#shown = this.#newest;
    }
  }

  /** Does something else at the table. Returns what went wrong, in words. */
  async act(command: CommandFrame): Promise<string | undefined> {
    const answer = await this.#insist(command, TRIES);
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

  close(): void {
    this.#closed = true;
    this.#live.close();
    this.#rouse();
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
    } else if (message.kind === 'presence') this.#see(message);
    else if (message.kind === 'chat') this.talk.hear(message, message.seat !== null && message.seat === this.seat);
    else if (message.kind === 'problem') void this.#refresh();
    else if (message.kind === 'beat') {
      noteServerTime(message.at);
      // Where watching is not allowed, the server falls silent at the start.
      if (this.seat === null && !this.state.watching) void this.#refresh();
    }
  }

  connection(now: Connection): void {
    this.link = now;
    if (now.kind === 'joining') return;
    this.lost = now.kind === 'cut';
    if (!this.lost) this.#rouse();
  }

  signedOut(): void {
    void person.reload();
  }

  #see(presence: Presence): void {
    this.presence = presence;
    this.awaySince = presence.seats.map((here, seat) => (here ? undefined : (this.awaySince[seat] ?? Date.now())));
  }

  #take(newest: Snapshot): void {
    const { seat: sat, line } = this.#newest;
    if (newest.seat !== null) this.removed = false;
    else if (sat !== null)
      this.removed = newest.news.some(({ kind, seat, line: at }) => at >= line && kind === 'removed' && seat === sat);
    this.#newest = newest;
    if (!this.#sending) this.#shown = newest;
  }

  async #refresh(since = this.#newest.line): Promise<void> {
    const asked = this.#newest;
    const answer = await api.look(this.id, since, since === 0 ? undefined : this.#newest.mark);
    if (answer.ok) {
      // The server has fewer lines than it told us of: what we know is no longer so.
      if (answer.value.line < since && asked === this.#newest) await this.#startOver();
      else if (!isStale(asked, this.#newest, answer.value))
        this.#take(merge(this.#newest, answer.value) ?? this.#newest);
    } else if (answer.problem.status === 404) {
      this.gone = true;
      this.close();
    }
  }

  async #startOver(): Promise<void> {
    const answer = await api.look(this.id, 0);
    if (answer.ok) this.#take(merge(undefined, answer.value) ?? this.#newest);
  }

  /** Sends a command until there is an answer: always with the same id, so that it has one effect. */
  async #insist(command: CommandFrame, tries: number): Promise<Answer<Done>> {
    const id = randomHex(16);
    for (let failures = 0; ; ) {
      const answer = await api.command(this.id, id, command);
      if (answer.ok || !isPassing(answer.problem) || ++failures >= tries || this.#closed) return answer;
      await this.#pause(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
    }
  }

  /** Waits, but no longer than until the connection is back. */
  #pause(ms: number): Promise<void> {
    return new Promise(resolve => {
      this.#wake.push(resolve);
      setTimeout(resolve, ms);
    });
  }

  #rouse(): void {
    for (const wake of this.#wake) wake();
    this.#wake = [];
  }

  #say(problem: ProblemDocument): string {
    return wordsOf(settings.language).problem(problem);
  }
}
