import type { TableState } from '../../api/index.ts';
import type { ScoreSheet, Seat } from '../../kernel/index.ts';
import type { MatchEntry, SeatView } from '../../table/index.ts';
import { tellWho, type Who } from '../i18n/who.ts';
import { settings } from '../settings.svelte.ts';
import { describeCut } from './cutShort.ts';
import { wordsOf } from './languages.ts';
import { nameSeats } from './nameSeats.ts';
import { findLeavers } from './play/leavers.ts';
import { findTakenSeat } from './play/ownSeats.ts';
import { tellNews, tellNotes } from './play/tell.ts';
import { dropTakenBack, type Snapshot } from './snapshot.ts';

/** What the pages show of a table on a server: what was heard of it, and the same in words. */
export class ShownTable {
  readonly id: string;
  protected shown: Snapshot = $state.raw()!;

  constructor(id: string, first: Snapshot) {
    this.id = id;
    this.shown = first;
  }

  get state(): TableState {
    return this.shown.state;
  }

  /** Our seat, also while a bot plays it. */
  get seat(): Seat | null {
    return this.shown.seat;
  }

  get news(): Snapshot['news'] {
    return this.shown.news;
  }

  get begun(): boolean {
    return this.shown.seatView !== undefined;
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

  /** The people at the table, as texts name them. */
  get people(): readonly Who[] {
    return tellWho(this.names, this.seat);
  }

  who(seat: Seat): Who {
    return this.people[seat] ?? { name: '…', you: false };
  }

  /** What happened around the game, in words; and as lines of the log, with where our last turn was. */
  readonly newsNotes = $derived(tellNews(this.shown, this.people));
  readonly notes = $derived(tellNotes(this.newsNotes, this.storyFor(), this.mine[0] ?? null));

  /** Whether somebody else has taken over the seat that we had. */
  get takenOver(): Seat | undefined {
    return this.seat === null ? findTakenSeat(this.id, this.news) : undefined;
  }

  get mine(): readonly Seat[] {
    return this.seat === null || this.state.seats[this.seat]?.bot !== undefined ? [] : [this.seat];
  }

  /** A game of two ends when one of them leaves: nobody plays on in that seat. */
  get bots(): readonly Seat[] {
    const { why, seats } = this.state;
    const isOverAtOnce = seats.length === 2 && (why === 'resigned' || why === 'time');
    return seats.flatMap(({ bot, resigned }, seat) => (bot === undefined || (resigned && isOverAtOnce) ? [] : [seat]));
  }

  get cutShort(): string | undefined {
    const { why, result, seats } = this.state;
    const ended = { why, places: result?.places, left: findLeavers(seats) };
    return describeCut(ended, this.people, wordsOf(settings.language).table.over);
  }

  get version(): number {
    return this.shown.line;
  }

  /** The server sends what our own eyes may see, and nothing else. */
  seatView(): SeatView {
    return this.shown.seatView!;
  }

  storyFor(): MatchEntry[] {
    return dropTakenBack(this.shown.story, this.shown.leftOut?.moves);
  }

  get shortened(): boolean {
    return this.shown.leftOut !== undefined;
  }

  scores(): ScoreSheet {
    return this.shown.seatView!.scores;
  }

  /** How many of our own moves we may take back without asking. */
  get takeBack(): number {
    return this.myTurn ? (this.shown.seatView?.takeBack ?? 0) : 0;
  }

  get ply(): number {
    return this.shown.ply;
  }
}
