import { expect } from 'vitest';
import { china, type Position, type State } from '../../../src/games/china/index.ts';
import { type ScoreItem, seeded } from '../../../src/kernel/index.ts';
import { helpersOf } from '../helpers.ts';

type Overrides = { [member in keyof Position]?: Position[member] | undefined };

const HAND = { green: 1, orange: 1, violet: 1 } as const;
const ROW = ['red', 'green', 'yellow', 'orange'] as const;

const shared = helpersOf(china);
export const { problems, move, refused, said, excluded, played, offered } = shared;

/** A position, with ordinary hands, row and pile where a test does not care. Four players unless it says otherwise. */
export function at(overrides: Overrides = {}): State {
  const options = { players: 4 as const, ...overrides.options };
  return shared.at({
    turn: 0,
    row: ROW,
    ...(options.players === 2 && { emperorCards: HAND }),
    ...overrides,
    hands: Array.from({ length: options.players }, (_, seat) => overrides.hands?.[seat] ?? HAND),
    options,
  });
}

export const phase = (state: State): string => look(state).phase!;
export const look = (state: State): Position => china.writePosition(state) as unknown as Position;

/** These members of the position are exactly so. */
export function shows(state: State, members: Partial<Position>): void {
  const position = look(state);
  expect(Object.fromEntries(Object.keys(members).map(name => [name, position[name as keyof Position]]))).toEqual(
    members,
  );
}

/** Points of one kind of item: for each seat their sum. */
export function pointsOf(state: State, kind: string, test: (item: ScoreItem) => boolean = () => true): number[] {
  const { items, points } = china.scores(state);
  return points.map((_, seat) =>
    items.filter(item => item.kind === kind && item.seat === seat && test(item)).reduce((sum, i) => sum + i.points, 0),
  );
}

/** Points for the palaces of a province. */
export const palacePoints = (state: State, province: string): number[] =>
  pointsOf(state, 'palaces', ({ detail }) => detail?.province === province);

/** Palaces on the spaces of a province, from the first on, so many for each owner. */
export function palacesIn(province: string, ...counts: readonly (readonly [number | 'emperor', number])[]) {
  const owners = counts.flatMap(([owner, count]) => Array.from({ length: count }, () => owner));
  return Object.fromEntries(owners.map((owner, i) => [`${province}${i + 1}`, owner]));
}

/** A state as play leads to it, dealt from a seed. */
export function dealt(options: object, seed = 1): State {
  const read = china.readOptions(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const state = china.start(read.value);
  const random = seeded(seed);
  while (china.actor(state) < 0) china.play(state, china.sample!(state, random));
  return state;
}

/** Every space but han1 has a palace, every province as many emissaries as it takes; the seat to act can fill han1. */
export const fullButOne = (() => {
  const sizes = { yan: 5, zhao: 5, wei: 7, chin: 4, shu: 5, chu: 8, han: 6, lu: 5, qi: 5 };
  const palaces: { [space: string]: number } = {};
  const emissaries: { [province: string]: number[] } = {};
  for (const [province, size] of Object.entries(sizes)) {
    for (let i = 0; i < size; i++) if (province !== 'han' || i > 0) palaces[`${province}${i + 1}`] = i % 4;
    emissaries[province] = [0, 0, 1, Math.ceil(size / 4) - 1];
  }
  emissaries.chu = [1, 1, 0, 0];
  return { palaces, emissaries, hands: [{ green: 3 }] };
})();
