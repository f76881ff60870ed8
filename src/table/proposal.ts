import { type Actor, type AnyGame, DEALER, type Entry, type Move, NOBODY, type Seat, seeded } from '../kernel/index.ts';
import { type Rejection, rejection } from './rejection.ts';

// What moves would do: they are played in a copy of the state, and refused without revealing what is hidden.

/** The entries to add to the record, and who would move next. */
export type Proposal = { readonly ok: true; readonly entries: readonly Entry[]; readonly next: Actor } | NoProposal;
type NoProposal = { readonly ok: false } & Rejection;

/** A move that was proposed, and what happens with it. */
export interface ProposedMove {
  readonly entry: Entry & { kind: 'move' };
  readonly move: Move;
  readonly events: unknown[];
}

/** Moves that were proposed after so many entries, and the state they lead to. */
export interface Proposed {
  readonly from: number;
  readonly moves: readonly ProposedMove[];
  readonly state: unknown;
}

/** Whether these are the entries of a proposal. */
export const hasEntries = ({ moves }: Proposed, entries: readonly Entry[]): boolean =>
  moves.length === entries.length &&
  moves.every(({ entry: { actor, text } }, n) => {
    const entry = entries[n]!;
    return entry.kind === 'move' && entry.actor === actor && entry.text === text;
  });

/** Plays a seat's moves in a state, all of them or none that counts. */
export function playTexts(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  texts: readonly string[],
): ProposedMove[] | NoProposal {
  const moves: ProposedMove[] = [];
  for (const [index, text] of texts.entries()) {
    const stopped = refuseToGoOn(game.actor(state), seat);
    if (stopped) return { ...stopped, index };
    const move = game.readMove(state, text);
    if (move === undefined || game.refusal(state, move)) return { ...refusalFor(game, state, seat, text), index };
    moves.push(playIn(game, state, seat, move));
  }
  return moves;
}

/** Plays a move in a state, and says what its entry would be. */
export function playIn(game: AnyGame, state: unknown, actor: Actor, move: Move): ProposedMove {
  const events: unknown[] = [];
  const entry = { kind: 'move', actor, text: game.writeMove(state, move) } as const;
  game.play(state, move, event => events.push(event));
  return { entry, move, events };
}

/** Why a turn stops after one of its moves: the draw there was not known when the rest was chosen. */
function refuseToGoOn(actor: Actor, seat: Seat): NoProposal | undefined {
  if (actor === seat) return undefined;
  if (actor === NOBODY) return rejection('over', 'The game is over.');
  return actor === DEALER
    ? rejection('chance-between', 'Something is drawn after the previous move: look at it first.')
    : rejection('not-your-turn', 'It isn’t your turn.');
}

/** Why a move is refused, computed from a guess that looks the same to this seat, so it reveals no more than the view. */
function refusalFor(game: AnyGame, state: unknown, seat: Seat, text: string): NoProposal {
  const guess = game.guess(game.view(state, seat), seat, seeded(0));
  const move = game.readMove(guess, text);
  const refusal = move === undefined ? game.refuseText?.(guess, text) : game.refusal(guess, move);
  if (move === undefined && !refusal)
    return rejection('unreadable-move', `${JSON.stringify(text.slice(0, 80))} is not a move.`);
  if (!refusal) return rejection('illegal-move', 'That move isn’t possible now.');
  return { ...rejection('illegal-move', refusal.text), rule: refusal.rule, reason: refusal.reason };
}
