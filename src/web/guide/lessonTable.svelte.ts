import type { AnyGame, ScoreSheet, Seat } from '../../kernel/index.ts';
import { Match, type MatchEntry, type SeatView } from '../../table/index.ts';
import { beginBranch } from '../local/begin.ts';
import type { LocalSeat } from '../local/keeping.ts';
import { showNames } from '../local/names.ts';
import { settings } from '../settings.svelte.ts';
import type { MoveRejection, TableSource } from '../table/source.ts';
import type { Tutorial } from './tutorial.ts';

/** The seat of whoever learns. */
const LEARNER: Seat = 0;

/** A prepared game on this device: the others play what the tutorial says. It is kept only when the person plays on. */
export class LessonTable implements TableSource {
  readonly #tutorial: Tutorial;
  readonly #match: Match;
  readonly #seats: readonly LocalSeat[];
  readonly mine: readonly Seat[] = [LEARNER];
  readonly bots: readonly Seat[];
  version = $state(0);
  #played = 0;
  /** How much was told before the first step: the log begins after it. */
  readonly #toldBefore: number;

  constructor(game: AnyGame, tutorial: Tutorial, names: readonly string[]) {
    this.#tutorial = tutorial;
    this.#seats = names.map((name, seat) => (seat === LEARNER ? { name } : { name, bot: 'novice' }));
    this.bots = names.flatMap((_, seat) => (seat === LEARNER ? [] : [seat]));
    this.#match = Match.open(game, tutorial.options, names, tutorial.seed);
    this.#match.append(this.#match.opening());
    for (const move of tutorial.before) this.#play(this.#match.actor, move);
    this.#toldBefore = this.#match.storyFor(null, 0).length;
  }

  get names(): readonly string[] {
    return showNames(this.#seats, settings.language);
  }

  seatView(seat: Seat | null): SeatView {
    return this.#match.seatView(seat);
  }

  storyFor(seat: Seat | null, since: number): MatchEntry[] {
    return this.#match.storyFor(seat, this.#toldBefore + since);
  }

  scores(): ScoreSheet {
    return this.#match.scores;
  }

  async play(seat: Seat, _ply: number, moves: readonly string[]): Promise<MoveRejection | undefined> {
    for (const move of moves) this.#play(seat, move);
    this.version++;
    void this.#letOthersPlay();
    return undefined;
  }

  /** Plays a turn of the learner and what the others answer, at once. */
  catchUp(moves: readonly string[]): void {
    for (const move of moves) this.#play(LEARNER, move);
    while (this.#othersAct) this.#playNext();
    this.version++;
  }

  /** Makes a game of this device of it, with what is being tried, and returns where it goes on against bots with chance of its own. */
  playOn(tried: readonly string[]): Promise<string> {
    const { game, record } = this.#match;
    const { options } = this.#tutorial;
    const lesson = { id: `learn-${game.id}`, game: game.id, revision: game.revision, options, seats: this.#seats };
    return beginBranch(lesson, record.entries, LEARNER, 'novice', tried);
  }

  #play(seat: Seat, move: string): void {
    const proposal = this.#match.propose(seat, move);
    if (!proposal.ok) throw new Error(`the lesson can't go on with ${move}: ${proposal.message}`);
    this.#match.append(proposal.entries);
  }

  get #othersAct(): boolean {
    return this.#match.actor > LEARNER && this.#played < this.#tutorial.others.length;
  }

  #playNext(): void {
    this.#play(this.#match.actor, this.#tutorial.others[this.#played++]!);
  }

  async #letOthersPlay(): Promise<void> {
    while (this.#othersAct) {
      await new Promise(resolve => setTimeout(resolve, settings.botPace));
      this.#playNext();
      this.version++;
    }
  }
}
