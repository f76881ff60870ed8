import assert from 'node:assert/strict';
import { expect } from 'vitest';
import type { Ability, Event, Options, Position, State } from '../../../src/games/pagoda/index.ts';
import { COLOURS, type Colour, pagoda } from '../../../src/games/pagoda/index.ts';
import { DEALER } from '../../../src/kernel/index.ts';
import { helpersOf } from '../helpers.ts';

const shared = helpersOf(pagoda);
export const { problems, offered, said, excluded } = shared;

/** `r r b | v`: cards of the display, then of the hand, by the first letter of their colours. */
export type Cards = string;

const colourOf = (letter: string): Colour => {
  const colour = COLOURS.find(name => name[0] === letter);
  assert.ok(colour, `no colour begins with ${letter}`);
  return colour;
};

const counted = (letters: string): { [colour: string]: number } => {
  const counts: { [colour: string]: number } = {};
  for (const letter of letters.split(' ').filter(Boolean)) {
    const colour = colourOf(letter);
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
};

export interface Setup {
  /** From the ground up: `r4 b4 g2` has a red floor, a blue one and a green one of two columns; a spire is `*`, and its letter the roof's slot. */
  readonly lots?: readonly string[];
  readonly cards?: Cards;
  readonly others?: Cards;
  readonly tracks?: { readonly [ability in Ability]?: number };
  readonly othersTracks?: { readonly [ability in Ability]?: number };
  readonly discards?: string;
  readonly options?: Partial<Options>;
  /** Who is to act, and has built all there is. */
  readonly seat?: 0 | 1;
}

/** The document of a turn that begins. Each column gets a turn of its own, and a tile the turn of the column below. */
export function begin(setup: Setup): Position {
  const { lots = [], cards = 'r b g y v | r b', others = 'r b g y v | r b', seat = 0 } = setup;
  let turn = seat - 1;
  const built = lots.map(text => {
    const floors: Position['lots'][number]['floors'][number][] = [];
    let spire: number | undefined;
    for (const word of text.split(' ').filter(Boolean)) {
      const colour = colourOf(word[0]!);
      const below = floors.at(-1);
      const roof = word.endsWith('*');
      if (roof) turn += 2;
      if (below)
        floors[floors.length - 1] = { ...below, tile: { slot: colour, turn: roof ? turn : below.columns[3]! } };
      if (roof) spire = turn;
      else floors.push({ colour, columns: Array.from({ length: Number(word[1]) }, () => (turn += 2)) });
    }
    return { floors, ...(spire !== undefined && { spire }) };
  });
  const hold = (text: Cards) => {
    const [display = '', hand = ''] = text.split('|');
    return { display: counted(display), hand: counted(hand) };
  };
  const players = [
    { ...hold(cards), tracks: setup.tracks ?? {} },
    { ...hold(others), tracks: setup.othersTracks ?? {} },
  ];
  return {
    options: setup.options ?? {},
    turn: turn + 2,
    phase: 'begin',
    lots: built,
    players: seat === 0 ? players : players.reverse(),
    discards: counted(setup.discards ?? ''),
  };
}

/** The state of a turn that begins so, or of a whole document. */
export const at = (setup: Setup | Position): State => shared.at('phase' in setup ? setup : begin(setup));

/** The state after these moves, each of them legal. */
export function played(state: State, ...texts: readonly string[]): State {
  const next = pagoda.clone(state);
  for (const text of texts) play(next, text);
  return next;
}

/** Plays a move, which must be legal, and returns what happens. */
export function play(state: State, text: string): Event[] {
  expect(refused(state, text), text).toBeUndefined();
  const events: Event[] = [];
  pagoda.play(state, shared.move(state, text), event => events.push(event));
  return events;
}

/** The rule and reason that refuse a move: `P5 floor-full`. The generator must agree. */
export function refused(state: State, text: string): string | undefined {
  const refusal = shared.refused(state, text);
  expect(pagoda.moves(state).includes(shared.move(state, text)), text).toBe(refusal === undefined);
  return refusal;
}

/** The active player's points, uses of an ability, and phase. */
export const points = (state: State): number => active(state).points;
export const uses = (state: State, ability: Ability): number => active(state).tracks[ability];
export const phaseOf = (state: State): string => pagoda.view(state, null).phase;
const active = (state: State) => {
  const view = pagoda.view(state, null);
  return view.players[view.active]!;
};

/** Draws any cards until somebody is to decide. */
export function drawAll(state: State): State {
  while (pagoda.actor(state) === DEALER) pagoda.play(state, pagoda.moves(state)[0]!);
  return state;
}

/** A refusal a row: what is set up, moves before, the move, and why not. Legal moves have an empty reason. */
export type Row = readonly [setup: Setup, before: readonly string[], move: string, reason: string];
export const table = (rows: readonly Row[]): void => {
  for (const [setup, before, move, reason] of rows) {
    const state = played(at(setup), ...before);
    expect(refused(state, move) ?? '', `${JSON.stringify(setup)} ${before.join(', ')}: ${move}`).toBe(reason);
  }
};

/** What a spectator sees. */
export const view = (state: State) => pagoda.view(state, null);
export const sum = (counts: object): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** The points that the active player makes by these moves. */
export const gained = (setup: Setup, ...moves: readonly string[]): number =>
  points(played(at(setup), ...moves)) - points(at(setup));
