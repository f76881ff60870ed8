// Whether the page gives the right reason: random taps in random positions, and what the naive reference says about what they mean.
import {
  type AnyGame,
  type Explanation,
  type JsonObject,
  type Random,
  type RuleId,
  type Seat,
  seeded,
} from '../../../src/kernel/index.ts';
import { type Meant, type Understanding, whyNot } from '../../../src/web/table/whyNot.ts';
import { walk } from '../../conformance/walk.ts';
import type { Naive } from '../compare.ts';

/** A tap, as the page sees it and as a person means it. */
export interface Press {
  readonly name: string;
  /** Whether a legal move is what the page takes it for, so that nothing is refused. */
  readonly takes: (explain: Explanation) => boolean;
  readonly meant: Meant;
  /** The rule that the page names where no refused move fits. */
  readonly otherwise?: RuleId | undefined;
  readonly means: Meaning;
}

/** What the page takes a tap in the tray for. */
export const asMeant = ({ matches }: { readonly matches: (explain: never) => boolean }): Meant => ({
  matches: matches as Meant['matches'],
});

/** What a person means: one move, or any of several, each with the ways to pay that come to mind; or rules that forbid it at once. */
export interface Meaning {
  readonly moves: readonly (readonly Explanation[])[];
  readonly always?: readonly RuleId[];
}

/** Where a tap comes down: on the board, or on what lies in front of the player. */
export type Region = 'board' | 'tray';

export interface Presses {
  readonly understanding: Understanding;
  readonly naive: Naive;
  /** Any tap on the board or in the tray, as a seat sees it; nothing where the tray has nothing to tap. */
  press(view: unknown, position: JsonObject, seat: Seat, random: Random, region: Region): Press | undefined;
  /** The same position with all the cards that a move could need. */
  lavish(position: JsonObject, move: Explanation): JsonObject;
  /** Whether the cards that a move is paid with are there. */
  holds(position: JsonObject, move: Explanation): boolean;
}

export interface Measured {
  readonly presses: number;
  readonly right: number;
  /** The wrong answers, in words. */
  readonly wrong: readonly string[];
}

/** The least share of right answers. */
export const FLOOR = 0.99;

const STOPS = 20;
const MOST_TRIED = 3;
const PRESSES_A_STOP = 4;

export function measure(
  { understanding, ...table }: Presses,
  wanted: number,
  seed: number,
  region: Region,
  answer: typeof whyNot = whyNot,
): Measured {
  const { game } = understanding;
  const random = seeded(seed);
  const wrong: string[] = [];
  let presses = 0;
  /** What is wrong with the answer to a tap; undefined if a legal move is meant, so that there is none. */
  const judge = (state: unknown, seat: Seat): string | undefined => {
    const position = JSON.parse(JSON.stringify(game.writePosition(state))) as JsonObject;
    const view = game.view(state, seat);
    const press = table.press(view, position, seat, random, region);
    if (!press) return undefined;
    if (game.moves(state).some(move => press.takes(game.explain(state, move)))) return undefined;
    const shown = answer(understanding, state, view, press.meant);
    const rule = shown?.rule ?? press.otherwise;
    const expected = rulesBroken(table, position, press.means);
    if (rule && expected.has(rule)) return '';
    const said = rule ? `${rule} ${shown?.reason ?? ''}` : 'nothing';
    return `${press.name} shows ${said}, but breaks ${[...expected].join(', ')}`;
  };
  for (let n = 0; presses < wanted; n++) {
    const { options } = game.variants[n % game.variants.length]!;
    walk(game, options, random.below(2 ** 31), STOPS, ({ state }) => {
      const seat = game.actor(state);
      if (seat < 0) return;
      const tried = tryMoves(game, game.guess(game.view(state, seat), seat, seeded(1)), seat, random);
      for (let k = 0; tried !== undefined && k < PRESSES_A_STOP && presses < wanted; k++) {
        const fault = judge(tried, seat);
        if (fault === undefined) continue;
        presses++;
        if (fault !== '') wrong.push(`${game.id} ${JSON.stringify(options)}: ${fault}`);
      }
    });
  }
  return { presses, right: presses - wrong.length, wrong };
}

/** The state of a turn that is being tried: the guess of the page with some moves; undefined where only confirming is left. */
function tryMoves(game: AnyGame, state: unknown, seat: Seat, random: Random): unknown {
  for (let n = random.below(MOST_TRIED); n > 0; n--) {
    const moves = game.moves(state);
    game.play(state, moves[random.below(moves.length)]!);
    if (game.actor(state) !== seat) return undefined;
  }
  return state;
}

/** The rules that what is meant breaks whatever the cards, or else those that it breaks with the hand as it is. */
function rulesBroken(
  { naive, lavish, holds }: Omit<Presses, 'understanding'>,
  position: JsonObject,
  { moves, always = [] }: Meaning,
): ReadonlySet<RuleId> {
  const broken = (each: (move: Explanation) => ReadonlySet<RuleId>) =>
    moves.map(payments => payments.map(each)).filter(sets => sets.length > 0);
  const rich = broken(move => naive.broken(lavish(position, move), move));
  // Some way to pay for some of the moves would do: the cards are all that is missing.
  const fails = rich.length > 0 && rich.every(sets => sets.every(set => set.size > 0));
  if (fails) return new Set([...always, ...rich.flatMap(sets => [...common(sets)])]);
  const poor = moves.flatMap(payments => {
    const held = payments.filter(move => holds(position, move));
    return (held.length > 0 ? held : payments).flatMap(move => [...naive.broken(position, move)]);
  });
  return new Set([...always, ...poor]);
}

/** What all sets have; or, where they share nothing, all that they have. */
function common(sets: readonly ReadonlySet<RuleId>[]): readonly RuleId[] {
  const shared = [...sets[0]!].filter(rule => sets.every(set => set.has(rule)));
  return shared.length > 0 ? shared : sets.flatMap(set => [...set]);
}
