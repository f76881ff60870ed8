import {
  type Actor,
  type AnyGame,
  asOf,
  DEALER,
  type GameRecord,
  type Move,
  NOBODY,
  type ScoreSheet,
  type Seat,
} from '../../kernel/index.ts';
import type { LoggedEvent } from '../games/gameUi.ts';

/** A place in a record where somebody is to decide, or the end: draws are shown with the move that they follow. */
export interface Stop {
  /** How many entries of the record lie before it. */
  readonly entries: number;
  readonly state: unknown;
  readonly actor: Actor;
  /** The number of the turn that led here; 0 after the deal. */
  readonly turn: number;
  /** The first entry of that turn. */
  readonly since: number;
}

interface PlayedEntry {
  readonly entry: number;
  readonly actor: Actor;
  readonly events: readonly unknown[];
}

/** By whose eyes a record is looked at: a seat's, a spectator's, or always those of whoever is to act. */
export type Eyes = Seat | null | 'actor';

/** A record laid out for looking: every position that can be stopped at, and what happened between. */
export class Frames {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly stops: readonly Stop[];
  /** The entries of the moves that stand after take-backs. */
  readonly standing: readonly number[];
  readonly moves: readonly Move[];
  readonly #played: readonly PlayedEntry[];

  /** The record must be a good one: `replay` has said so. */
  constructor(newest: AnyGame, record: GameRecord) {
    const game = asOf(newest, record.header.revision);
    this.game = game;
    this.record = record;
    const options = game.readOptions(record.header.options);
    if (!options.ok) throw new Error(JSON.stringify(options.problems));
    const stops: Stop[] = [];
    const played: PlayedEntry[] = [];
    const before: unknown[] = [];
    let standing: number[] = [];
    let moves: Move[] = [];
    let state = game.start(options.value);
    let turn = 0;
    let since = 0;
    let last: Actor = DEALER;
    const stop = (entries: number): void => {
      const actor = game.actor(state);
      if (actor !== DEALER) stops.push({ entries, state, actor, turn, since });
    };
    stop(0);
    for (const [entry, line] of record.entries.entries()) {
      if (line.kind === 'back') {
        state = before[line.to];
        standing = standing.slice(0, line.to);
        moves = moves.slice(0, line.to);
        played.push({ entry, actor: game.actor(state), events: [] });
      } else {
        if (line.actor !== DEALER && line.actor !== last) {
          last = line.actor;
          since = entry;
          turn++;
        }
        before[moves.length] = state;
        const move = game.readMove(state, line.text)!;
        const events: unknown[] = [];
        state = game.clone(state);
        game.play(state, move, event => events.push(event));
        standing.push(entry);
        moves.push(move);
        played.push({ entry, actor: line.actor, events });
      }
      stop(entry + 1);
    }
    this.stops = stops;
    this.standing = standing;
    this.moves = moves;
    this.#played = played;
  }

  get end(): Stop {
    return this.stops.at(-1)!;
  }

  get over(): boolean {
    return this.end.actor === NOBODY;
  }

  get turns(): number {
    return this.end.turn;
  }

  scores(stop: Stop): ScoreSheet {
    return this.game.scores(stop.state);
  }

  view(stop: Stop, seat: Seat | null): unknown {
    return this.game.view(stop.state, seat);
  }

  /** What a seat or a spectator was told, entry by entry; by everybody's eyes in turn that is all. */
  eventsFor(eyes: Eyes): LoggedEvent[] {
    const seen = (event: unknown): unknown => (eyes === 'actor' ? event : this.game.redact(event, eyes));
    return this.#played.flatMap(({ entry, actor, events }) =>
      events.map(event => ({ event: seen(event), actor, entry, tentative: false })),
    );
  }

  /** The number of the first stop after an entry: where its effect can be seen. */
  after(entry: number): number {
    const found = this.stops.findIndex(({ entries }) => entries > entry);
    return found < 0 ? this.stops.length - 1 : found;
  }

  /** The number of the stop at which the move of a ply was decided. */
  findDecision(ply: number): number {
    const entry = this.standing[ply]!;
    return this.stops.findLastIndex(({ entries }) => entries <= entry);
  }

  /** The number of the turn in which the move of a ply was made. */
  turnOf(ply: number): number {
    return this.stops[this.findDecision(ply) + 1]?.turn ?? this.turns;
  }

  /** The number of the turn that is to be decided at a stop, and of the stop at which it begins. */
  turnFrom(number: number): { readonly turn: number; readonly start: number } {
    const { actor, turn, since, entries } = this.stops[number]!;
    const begun = entries > since ? this.record.entries[since] : undefined;
    if (begun?.kind !== 'move' || begun.actor !== actor) return { turn: turn + 1, start: number };
    return { turn, start: this.stops.findLastIndex(({ entries }) => entries <= since) };
  }

  /** The last stop of each turn, from the deal on: the points of a chart. */
  get turnEnds(): readonly Stop[] {
    return this.stops.filter((stop, n) => this.stops[n + 1]?.turn !== stop.turn);
  }
}
