import { type Actor, type AnyGame, DEALER, type ScoreSheet, type Seat } from '../kernel/index.ts';

/** What a seat knows of moves that it was told of. */
export interface Followed {
  readonly view: unknown;
  readonly actor: Actor;
  readonly scores: ScoreSheet;
  /** One per move. */
  readonly steps: readonly { readonly actor: Actor; readonly events: readonly unknown[] }[];
}

/**
 * Follows moves by the rules, from what a seat sees to what it sees after them. A draw that it may not know is null. Nothing is
 * returned where the moves do not go with the view.
 */
export function follow(
  game: AnyGame,
  before: unknown,
  seat: Seat | null,
  moves: readonly (string | null)[],
): Followed | undefined {
  const steps: { actor: Actor; events: unknown[] }[] = [];
  let view = before;
  let state: unknown;
  for (const text of moves) {
    // With cards that are hidden, every move may need another one to be somewhere.
    if (state === undefined || game.hidden === 'cards') state = game.imagine(view, seat, text ?? undefined);
    const actor = game.actor(state);
    const move = text === null ? drawSomething(game, state) : game.readMove(state, text);
    // Whether it is legal may depend on cards that this seat does not see.
    if (move === undefined) return undefined;
    const events: unknown[] = [];
    game.play(state, move, event => events.push(game.redact(event, seat)));
    steps.push({ actor, events });
    view = game.view(state, seat);
  }
  return state === undefined ? undefined : { view, actor: game.actor(state), scores: game.scores(state), steps };
}

const drawSomething = (game: AnyGame, state: unknown) =>
  game.actor(state) === DEALER ? game.moves(state)[0] : undefined;
