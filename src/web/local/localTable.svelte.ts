import type { AnyGame, Entry, GameRecord, ScoreSheet, Seat } from '../../kernel/index.ts';
import type { Match, MatchEntry, SeatView } from '../../table/index.ts';
import { levelName } from '../online/levelName.ts';
import { settings } from '../settings.svelte.ts';
import type { MoveRejection, TableSource } from '../table/source.ts';
import { keepTried, loadTried } from '../tried.ts';
import { askBot } from './bot.ts';
import { type KeptGame, keepOwn, type LocalSeat } from './keeping.ts';
import { showNames } from './names.ts';
import { restoreMatch } from './records.ts';

/** A table on this device: no server, no network. Every change is kept before it is shown. */
export class LocalTable implements TableSource {
  readonly #kept: KeptGame;
  readonly #match: Match;
  /** What was told so far, for each pair of eyes: it only grows. */
  readonly #stories = new Map<Seat | null, readonly MatchEntry[]>();
  readonly seats: readonly LocalSeat[];
  version = $state(0);
  /** What went wrong: the game is not kept, a bot failed, or another tab has taken the game over. */
  trouble: 'unkept' | 'bot' | 'elsewhere' | undefined = $state();
  readonly #tabs: BroadcastChannel;
  #closed = false;
  #hints: number;

  private constructor(kept: KeptGame, match: Match) {
    this.#kept = kept;
    this.#match = match;
    this.seats = kept.seats;
    this.#hints = kept.hints ?? 0;
    this.#tabs = new BroadcastChannel(`game ${kept.id}`);
    this.#tabs.onmessage = () => this.#lose();
    this.#tabs.postMessage('mine');
  }

  static async open(game: AnyGame, kept: KeptGame): Promise<LocalTable> {
    const match = restoreMatch(game, kept);
    const local = new LocalTable(kept, match);
    const due = match.opening();
    if (due.length > 0) await local.#add(due);
    void local.#letBotsPlay();
    return local;
  }

  get id(): string {
    return this.#kept.id;
  }

  get names(): readonly string[] {
    return showNames(this.seats, settings.language);
  }

  get mine(): readonly Seat[] {
    return this.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  }

  get bots(): readonly Seat[] {
    return this.seats.flatMap(({ bot }, seat) => (bot ? [seat] : []));
  }

  describeBot(seat: Seat): string | undefined {
    const bot = this.seats[seat]?.bot;
    return bot && levelName(bot);
  }

  get record(): GameRecord {
    return this.#match.record;
  }

  get triedBefore(): readonly string[] {
    return loadTried(this.id, this.#match.ply);
  }

  seatView(seat: Seat | null): SeatView {
    return this.#match.seatView(seat);
  }

  storyFor(seat: Seat | null, since: number): MatchEntry[] {
    const known = this.#stories.get(seat) ?? [];
    const story = [...known, ...this.#match.storyFor(seat, known.length)];
    this.#stories.set(seat, story);
    return story.slice(since);
  }

  scores(): ScoreSheet {
    return this.#match.scores;
  }

  async play(seat: Seat, ply: number, moves: readonly string[]): Promise<MoveRejection | undefined> {
    const elsewhere = { message: settings.words.local.elsewhere };
    if (this.#closed || ply !== this.#match.ply) return elsewhere;
    if (this.trouble === 'bot') this.trouble = undefined;
    for (const move of moves) {
      const proposal = this.#match.propose(seat, move);
      if (!proposal.ok) return proposal;
      await this.#add(proposal.entries);
      if (this.#closed) return elsewhere;
    }
    void this.#letBotsPlay();
    return undefined;
  }

  keepTried(moves: readonly string[]): void {
    if (this.trouble !== 'elsewhere') keepTried(this.id, this.#match.ply, moves);
  }

  /** A hint was given: the end of the game says how many. */
  countHint(): void {
    this.#hints++;
    void this.#keep();
  }

  /** From here on nothing is played or kept: the page is left, or another tab goes on. */
  close(): void {
    this.#closed = true;
    this.#tabs.close();
  }

  #lose(): void {
    this.trouble = 'elsewhere';
    this.close();
  }

  async #add(entries: readonly Entry[]): Promise<void> {
    this.#match.append(entries);
    await this.#keep();
    if (!this.#closed) this.version++;
  }

  async #keep(): Promise<void> {
    const { record, over } = this.#match;
    try {
      const hints = this.#hints > 0 ? { hints: this.#hints } : {};
      const kept = await keepOwn({ ...this.#kept, ...hints, entries: record.entries, over, changed: Date.now() });
      if (!kept) this.#lose();
      else if (this.trouble === 'unkept') this.trouble = undefined;
    } catch {
      this.trouble = 'unkept';
    }
  }

  /** A bot that fails does not stop the game: any legal move stands in for its own. */
  #standIn(seat: Seat): readonly Entry[] {
    this.trouble = 'bot';
    const { choices } = this.#match.seatView(seat);
    const proposal = this.#match.propose(seat, choices[Math.floor(Math.random() * choices.length)]!.move);
    if (!proposal.ok) throw new Error(`a legal move is refused: ${proposal.message}`);
    return proposal.entries;
  }

  async #letBotsPlay(): Promise<void> {
    while (!this.#closed) {
      const seat = this.#match.actor;
      const level = this.seats[seat]?.bot;
      if (!level) return;
      const rest = Math.min(REST_MS, settings.botPace / 2);
      await pause(rest);
      if (this.#closed) return;
      const { ply } = this.#match;
      const view = this.#match.viewFor(seat);
      const { game } = this.#kept;
      const seed = Math.floor(Math.random() * MOST_SEEDS);
      const asked = askBot({ game, view, seat, level, seed }).catch(() => undefined);
      const [move] = await Promise.all([asked, pause(settings.botPace - rest)]);
      if (this.#closed || ply !== this.#match.ply) return;
      const proposal = move === undefined ? undefined : this.#match.propose(seat, move);
      await this.#add(proposal?.ok ? proposal.entries : this.#standIn(seat));
    }
  }
}

/** A bot leaves the processor to the page while that shows what was played last: people wait that long anyway. */
const REST_MS = 200;
const MOST_SEEDS = 2 ** 31;
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
