import {
  type AnyOptions,
  DEALER,
  type Game,
  type JsonObject,
  type Move,
  NOBODY,
  type Problem,
  type Reading,
} from './contract.ts';
import { digest } from './digest.ts';
import { FORMAT } from './migrations.ts';
import { type Ending, type Entry, type GameRecord, type Header, lineOfEntry } from './record.ts';
import { asOf } from './revisions.ts';

/** A replayed record: its last state, and the moves that remain after take-backs. */
export interface Replayed<S> {
  readonly state: S;
  readonly moves: readonly Move[];
}

type Replayable<S, O extends AnyOptions> = Game<S, unknown, O, unknown>;

/** Checks an entry against the state it is played in, and may object. */
type Inspector<S> = (state: S, entry: Entry, index: number) => string | undefined;

/** Replays a record by the revision of the rules it began with, and checks every line. Reports the first wrong one, with the rule it breaks. */
export function replay<S, O extends AnyOptions>(
  newest: Replayable<S, O>,
  record: GameRecord,
  inspect?: Inspector<S>,
): Reading<Replayed<S>> {
  const { header, entries, comments = [], ending } = record;
  if (header.game !== newest.id) return wrong(1, `game is ${JSON.stringify(header.game)}, not ${newest.id}`);
  if (header.revision > newest.revision)
    return wrong(1, `revision ${header.revision} of the rules is newer than ${newest.revision}, the newest known here`);
  const game = asOf(newest, header.revision);
  const options = game.readOptions(header.options);
  if (!options.ok) {
    return { ok: false, problems: options.problems.map(p => ({ ...p, path: `line 1.options.${p.path}` })) };
  }
  if (header.seats.length !== options.value.players)
    return wrong(1, `names ${header.seats.length} seats for a game of ${options.value.players}`);

  let state = game.start(options.value);
  let moves: Move[] = [];
  for (const [index, entry] of entries.entries()) {
    const line = lineOfEntry(index);
    const objection = inspect?.(state, entry, index);
    if (objection !== undefined) return wrong(line, objection);
    if (entry.kind === 'back') {
      if (entry.to >= moves.length) return wrong(line, `goes back to ply ${entry.to}, but ${moves.length} were played`);
      moves = moves.slice(0, entry.to);
      state = game.start(options.value);
      for (const move of moves) game.play(state, move);
      continue;
    }
    const move = standing(game, state, entry);
    if (typeof move !== 'number') return wrong(line, move.message, move.rule);
    game.play(state, move);
    moves.push(move);
  }
  if (ending) {
    const fault = faultOf(game, state, ending);
    if (fault) return wrong(lineOfEntry(entries.length + comments.length), fault);
  }
  return { ok: true, value: { state, moves } };
}

/** Reads the move of an entry, if its actor may play it now. */
function standing<S, O extends AnyOptions>(
  game: Replayable<S, O>,
  state: S,
  entry: Entry & { kind: 'move' },
): Move | { message: string; rule?: string } {
  const actor = game.actor(state);
  const named = (who: number): string => (who === DEALER ? 'the dealer' : `seat ${who}`);
  if (actor === NOBODY) return { message: `plays ${entry.text}, but the game is over` };
  if (actor !== entry.actor) return { message: `is a move of ${named(entry.actor)}, but ${named(actor)} is to act` };
  const move = game.readMove(state, entry.text);
  if (move === undefined) {
    const excluded = game.refuseText?.(state, entry.text);
    const message = `has a move that can't be read: ${entry.text}`;
    return excluded ? { message: `${message}: ${excluded.text}`, rule: excluded.rule } : { message };
  }
  const refusal = game.refusal(state, move);
  return refusal ? { message: `plays ${entry.text}: ${refusal.text}`, rule: refusal.rule } : move;
}

function faultOf<S, O extends AnyOptions>(game: Replayable<S, O>, state: S, ending: Ending): string | undefined {
  if (game.actor(state) !== NOBODY) return 'gives final scores, but the game is not over';
  const { scores, digest: check } = toEnding(game, state);
  if (scores.join() !== ending.scores.join()) return `gives scores ${ending.scores}, but they are ${scores}`;
  if (check !== ending.digest) return `gives digest ${ending.digest} of the final position, but it is ${check}`;
  return undefined;
}

/** The last line of a record whose game ended in this state. */
export const toEnding = <S, O extends AnyOptions>(game: Replayable<S, O>, state: S): Ending => ({
  scores: game.scores(state).points,
  digest: digest(game.writePosition(state)),
});

/** The first line of a new record. */
export const toHeader = <S, O extends AnyOptions>(
  game: Replayable<S, O>,
  options: O,
  seats: readonly string[],
): Header => ({
  format: FORMAT,
  game: game.id,
  revision: game.revision,
  options: options as unknown as JsonObject,
  seats,
});

function wrong(line: number, message: string, rule?: string): Reading<never> {
  const problem: Problem = { path: `line ${line}`, message, ...(rule !== undefined && { rule }) };
  return { ok: false, problems: [problem] };
}
