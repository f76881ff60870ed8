import type { Delta, Update } from '../../api/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import {
  applyChange,
  type Change,
  digestOf,
  expectAfterMove,
  expectTakeBack,
  type Followed,
  follow,
} from '../../table/index.ts';
import type { Heard, Snapshot } from './snapshot.ts';

type SeatView = NonNullable<Update['sight']>;
type Unchecked = Pick<Update, 'state' | 'news' | 'story'> & {
  readonly since: number;
  readonly ply: number;
  readonly takeBack: number;
  readonly game:
    | { readonly actor: number; readonly view: SeatView['view']; readonly scores: SeatView['scores'] }
    | undefined;
};

/** The update that a delta stands for, with what is known; undefined if the two don't go together. */
export function readDelta(game: AnyGame | undefined, known: Snapshot, delta: Delta): Heard | undefined {
  const { line, mark, digest } = delta;
  const unchecked = tryToRead(game, known, delta);
  if (unchecked === undefined) return undefined;
  const { since, ply, takeBack, state, news, story, game: seen } = unchecked;
  if (digestOf({ state, view: seen?.view }) !== digest) return undefined;
  return {
    ...{ since, line, mark, ply, seat: known.seat, state, news, story },
    ...(seen && { sight: { ply, ...seen, choices: [], takeBack } }),
  };
}

/** The first line that a delta covers. */
export const firstOf = ({ line, whole }: Delta): number => whole?.since ?? line - 1;

/** What does not fit at all may throw anywhere. */
function tryToRead(game: AnyGame | undefined, known: Snapshot, delta: Delta): Unchecked | undefined {
  try {
    return delta.whole ? readWhole(game, known, delta.whole) : readMoves(game, known, delta);
  } catch {
    return undefined;
  }
}

function readWhole(game: AnyGame | undefined, known: Snapshot, whole: NonNullable<Delta['whole']>) {
  const { since, ply, takeBack, news, story, change } = whole;
  if (since !== known.line) return undefined;
  const { state, sight, seat } = known;
  const before = { state, ...(sight && { actor: sight.actor, view: sight.view }) };
  const after = change === undefined ? before : (applyChange(before, change as Change) as typeof before);
  const { actor, view } = after;
  if (view === undefined) return { since, ply, takeBack, news, story, state: after.state, game: undefined };
  if (game === undefined || actor === undefined) return undefined;
  const scores = view === sight?.view ? sight.scores : game.scores(game.imagine(view, seat));
  return { since, ply, takeBack, news, story, state: after.state, game: { actor, view, scores } as Unchecked['game'] };
}

/** A line with moves, as the rules have it. */
function readMoves(game: AnyGame | undefined, known: Snapshot, delta: Delta): Unchecked | undefined {
  const { sight, seat, line, ply: before } = known;
  const { moves = [], after = 0 } = delta;
  if (game === undefined || sight === undefined || delta.line !== line + 1) return undefined;
  const followed = follow(game, sight.view, seat, moves);
  if (followed === undefined) return undefined;
  const { view, actor, scores, steps } = followed;
  const at = (known.news.at(-1)?.at ?? 0) + after;
  const ply = before + moves.length;
  const actors = steps.map(step => step.actor);
  return {
    since: line,
    ply,
    takeBack: delta.takeBack ?? expectTakeBack(seat, sight.takeBack, actors, actor),
    state: readState(known, delta, { actor, at }),
    news: [{ line, ply, at, kind: 'played', seat: known.state.actor }],
    story: listStory(before, steps),
    game: { actor, view, scores } as unknown as Unchecked['game'],
  };
}

function readState({ state }: Snapshot, delta: Delta, move: { actor: number; at: number }): Update['state'] {
  const expected = expectAfterMove(state, move);
  return delta.state === undefined ? expected : (applyChange(expected, delta.state as Change) as Update['state']);
}

const listStory = (from: number, steps: Followed['steps']): Update['story'] =>
  steps.map(({ actor, events }, i) => ({
    entry: from + i,
    actor,
    events: events as Update['story'][number]['events'],
  }));
