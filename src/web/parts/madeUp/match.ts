// Matches that players without a plan have played so far, the same ones on every visit.
import { type AnyGame, type AnyOptions, NOBODY, type Seat, seeded } from '../../../kernel/index.ts';
import { Match } from '../../../table/index.ts';
import type { GameUi } from '../../games/gameUi.ts';
import type { KeptGame } from '../../local/keeping.ts';
import type { TableSource } from '../../table/source.ts';
import { TurnController } from '../../table/turnController.svelte.ts';

const SEED = '7'.repeat(64);

export interface Wanted {
  readonly names: readonly string[];
  /** The first variant unless told otherwise. */
  readonly options?: AnyOptions;
  /** How many moves are played; all of them unless told otherwise. */
  readonly moves?: number;
}

/** A match some way into its game, or at its end. */
export function playMatch(
  game: AnyGame,
  { names, options = game.variants[0]!.options, moves = Number.POSITIVE_INFINITY }: Wanted,
): Match {
  const match = Match.open(game, options, names.slice(0, options.players), SEED);
  const random = seeded(5);
  match.append(match.opening());
  for (let played = 0; played < moves && match.actor !== NOBODY; played++) {
    const { choices } = match.seatView(match.actor);
    const proposal = match.propose(match.actor, choices[random.below(choices.length)]!.move);
    if (!proposal.ok) throw new Error(proposal.message);
    match.append(proposal.entries);
  }
  return match;
}

/** A table at which nothing is ever sent: what is tried stays tried. */
export const createTable = (match: Match, mine: readonly Seat[], bots: readonly Seat[] = []): TableSource => ({
  names: match.header.seats,
  mine,
  bots,
  version: 0,
  seatView: seat => match.seatView(seat),
  storyFor: (seat, since) => match.storyFor(seat, since),
  scores: () => match.scores,
  play: () => new Promise(() => {}),
});

/** A turn of whoever is to act, or the eyes of a spectator. */
export function createTurn(ui: GameUi, wanted: Wanted, eyes: 'actor' | 'spectator' = 'actor'): TurnController {
  const match = playMatch(ui.game, wanted);
  return new TurnController(ui, createTable(match, eyes === 'actor' && match.actor >= 0 ? [match.actor] : []));
}

/** The same match as this device would keep it. */
export const toKept = ({ game, header, record, over }: Match): KeptGame => ({
  id: 'made-up',
  game: game.id,
  revision: game.revision,
  options: game.variants[0]!.options,
  seats: header.seats.map(name => ({ name })),
  seed: SEED,
  entries: record.entries,
  over,
  changed: Date.UTC(2026, 4, 14, 12),
});
