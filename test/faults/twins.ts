// Two records that look the same to one seat, and differ in what is hidden from it.
import {
  type AnyGame,
  type AnyOptions,
  anyMove,
  DEALER,
  type Entry,
  NOBODY,
  type Random,
  type Seat,
} from '../../src/kernel/index.ts';

export interface Twins {
  readonly a: readonly Entry[];
  readonly b: readonly Entry[];
  /** How many draws differ. */
  readonly differences: number;
}

const TRIES = 1500;

/** A random game, as entries. */
export function randomGame(game: AnyGame, options: AnyOptions, random: Random): Entry[] {
  const state = game.start(options);
  const entries: Entry[] = [];
  while (game.actor(state) !== NOBODY) {
    const move = anyMove(game, state, random);
    entries.push({ kind: 'move', actor: game.actor(state), text: game.writeMove(state, move) });
    game.play(state, move);
  }
  return entries;
}

/** What a seat sees of an entry: its events and the view after it. */
function playAndLook(
  game: AnyGame,
  state: unknown,
  text: string,
  seat: Seat,
): { next: unknown; sight: string } | undefined {
  const move = game.readMove(state, text);
  if (move === undefined || game.refusal(state, move)) return undefined;
  const next = game.clone(state);
  const events: unknown[] = [];
  game.play(next, move, event => events.push(game.redact(event, seat)));
  return { next, sight: JSON.stringify([game.actor(next), events, game.view(next, seat)]) };
}

/** Looks for another game that this seat can't tell from the first, from a hidden draw on. Nothing when there is none in reach. */
export function findTwin(
  game: AnyGame,
  options: AnyOptions,
  a: readonly Entry[],
  seat: Seat,
  random: Random,
): Twins | undefined {
  const sights: string[] = [];
  let state = game.start(options);
  for (const entry of a) {
    if (entry.kind !== 'move') return undefined;
    const step = playAndLook(game, state, entry.text, seat)!;
    sights.push(step.sight);
    state = step.next;
  }
  let tries = TRIES;
  const b: Entry[] = [];

  /** Continues the twin from an entry on, preferring draws that differ until some do. */
  function search(at: number, from: unknown, differences: number): boolean {
    if (at === a.length) return differences > 0;
    if (tries-- <= 0) return false;
    const entry = a[at] as Entry & { kind: 'move' };
    const texts =
      entry.actor === DEALER ? listDraws(game, from, entry.text, differences < wanted, random) : [entry.text];
    for (const text of texts) {
      const step = playAndLook(game, from, text, seat);
      if (!step || step.sight !== sights[at]) continue;
      b[at] = { ...entry, text };
      if (search(at + 1, step.next, differences + (text === entry.text ? 0 : 1))) return true;
    }
    return false;
  }

  const wanted = 1 + random.below(6);
  // Up to a random entry the games are the same, so that late secrets come up as often as early ones.
  const begin = random.below(a.length);
  state = game.start(options);
  for (const [at, entry] of a.slice(0, begin).entries()) {
    b[at] = entry;
    state = playAndLook(game, state, (entry as Entry & { kind: 'move' }).text, seat)!.next;
  }
  if (!search(begin, state, 0)) return undefined;
  const differences = b.filter((entry, i) => JSON.stringify(entry) !== JSON.stringify(a[i])).length;
  return { a, b, differences };
}

function listDraws(game: AnyGame, state: unknown, usual: string, differ: boolean, random: Random): string[] {
  const others = game
    .moves(state)
    .map(move => game.writeMove(state, move))
    .filter(text => text !== usual);
  for (let i = others.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [others[i], others[j]] = [others[j]!, others[i]!];
  }
  return differ ? [...others, usual] : [usual, ...others];
}

/** The game with its draws written down beforehand: in each position of the script the dealer has one move. */
export function followScript(game: AnyGame, options: AnyOptions, script: readonly Entry[]): AnyGame {
  const due = new Map<string, string>();
  const key = (state: unknown): string => JSON.stringify(game.writePosition(state));
  const play = game.start(options);
  for (const entry of script as readonly (Entry & { kind: 'move' })[]) {
    if (entry.actor === DEALER) due.set(key(play), entry.text);
    game.play(play, game.readMove(play, entry.text)!);
  }
  return { ...game, weight: (state, move) => (due.get(key(state)) === game.writeMove(state, move) ? 1 : 0) };
}
