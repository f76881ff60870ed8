import {
  type Described,
  findProblems,
  type Game,
  integer,
  list,
  mapping,
  object,
  type Problem,
  type Random,
  type Seat,
} from '../../src/kernel/index.ts';
import { rules } from './rules.ts';
import {
  CARDS,
  COLOURS,
  DRAW,
  EMPTY,
  type Event,
  HAND,
  handOf,
  K,
  type Options,
  PASS,
  type State,
  sum,
  TOWNS,
  type View,
} from './state.ts';

const players = [2, 3];
const optionsSchema = object({ players: integer(2, 3) });
const cards = mapping(integer(0, CARDS));
const positionSchema = object({
  options: optionsSchema,
  houses: mapping(integer(0, 2)),
  hands: list(cards, 2, 3),
  pile: cards,
  turn: integer(0, 2),
  passes: integer(0, 3),
});
type Position = Described<typeof positionSchema>;

const writeCards = (counts: Iterable<number>): { [colour: string]: number } =>
  Object.fromEntries([...counts].map((n, c) => [COLOURS[c]!, n]));

function impossible(position: Position): Problem[] {
  const problems: Problem[] = [];
  const claim = (holds: boolean, path: string, message: string, rule: string): void => {
    if (!holds) problems.push({ path, message, rule });
  };
  const { players } = position.options;
  const inTowns = (c: number): number => Object.keys(position.houses).filter(town => TOWNS[Number(town)] === c).length;
  claim(position.hands.length === players, 'hands', `must be ${players}`, 'T1');
  claim(position.turn < players && position.passes <= players, 'turn', 'is past the last seat', 'T4');
  for (const town of Object.keys(position.houses)) claim(/^[0-8]$/.test(town), `houses.${town}`, 'is no town', 'T2');
  for (const hand of position.hands) claim(sum(Object.values(hand)) <= HAND, 'hands', 'hold too many cards', 'T1');
  for (const [c, colour] of COLOURS.entries()) {
    const loaded = sum(position.hands.map(hand => hand[colour] ?? 0)) + (position.pile[colour] ?? 0) + inTowns(c);
    claim(loaded === CARDS, 'pile', `has ${colour} cards such that ${loaded} are in the game, not ${CARDS}`, 'T1');
  }
  return problems;
}

function guess(view: View, seat: Seat, random: Random): State {
  const state: State = {
    options: { players: view.players },
    houses: Uint8Array.from(view.houses),
    hands: new Uint8Array(view.players * K),
    pile: Uint8Array.from(view.unseen),
    turn: view.turn,
    passes: view.passes,
  };
  state.hands.set(view.hand, seat * K);
  for (const [other, size] of view.handSizes.entries()) {
    for (let n = other === seat ? 0 : size; n > 0; n--) {
      let ticket = random.below(sum(state.pile));
      let card = 0;
      while (ticket >= state.pile[card]!) ticket -= state.pile[card++]!;
      state.pile[card]!--;
      state.hands[other * K + card]!++;
    }
  }
  return state;
}

/** Hidden hands have the card that a house costs, then those that come first but the one drawn. */
function imagine(view: View, seat: Seat | null, text = ''): State {
  const state: State = {
    options: { players: view.players },
    houses: Uint8Array.from(view.houses),
    hands: new Uint8Array(view.players * K),
    pile: Uint8Array.from(view.unseen),
    turn: view.turn,
    passes: view.passes,
  };
  if (seat !== null) state.hands.set(view.hand, seat * K);
  const built = /^build (\d)$/.exec(text)?.[1];
  const drawn = COLOURS.findIndex(colour => text === `draw ${colour}`);
  const give = (other: Seat, card: number): void => {
    state.pile[card]!--;
    state.hands[other * K + card]!++;
  };
  if (built !== undefined && view.turn !== seat) give(view.turn, TOWNS[Number(built)]!);
  for (const [other, size] of view.handSizes.entries())
    for (let n = 1; n <= K; n++) {
      const card = (drawn + n + K) % K;
      while (other !== seat && sum(handOf(state, other)) < size && state.pile[card]! > 0) give(other, card);
    }
  return state;
}

/** A tiny game that proves kernel, suite and protocol. */
export const toy: Game<State, View, Options, Event> = {
  ...rules,
  id: 'toy',
  revision: 1,
  players,
  variants: players.map(n => ({ name: `${n}-players`, options: { players: n } })),
  optionsSchema,
  positionSchema,
  readOptions(document) {
    const problems = findProblems(optionsSchema, document);
    return problems.length ? { ok: false, problems } : { ok: true, value: document as Options };
  },
  options: state => state.options,

  hidden: 'cards',
  view: (state, seat) => ({
    players: state.options.players,
    houses: [...state.houses],
    hand: seat === null ? [] : [...handOf(state, seat)],
    handSizes: Array.from({ length: state.options.players }, (_, other) => sum(handOf(state, other))),
    unseen: COLOURS.map((_, c) => {
      let unseen = state.pile[c]!;
      for (let other = 0; other < state.options.players; other++)
        if (other !== seat) unseen += handOf(state, other)[c]!;
      return unseen;
    }),
    turn: state.turn,
    passes: state.passes,
  }),
  guess,
  imagine,
  obscures: (event, seat) => toy.redact(event, seat) !== event,
  redact: (event, seat) => (event.kind === 'drew' && event.seat !== seat ? { kind: 'drew', seat: event.seat } : event),

  writeMove: (_, move) => (move >= DRAW ? `draw ${COLOURS[move - DRAW]}` : move === PASS ? 'pass' : `build ${move}`),
  readMove: (state, text) => rules.vocabulary(state).find(move => toy.writeMove(state, move) === text),
  explain: (_, move) =>
    move >= DRAW
      ? { kind: 'draw', card: COLOURS[move - DRAW] }
      : move === PASS
        ? { kind: 'pass' }
        : { kind: 'build', town: move },
  writePosition: state => ({
    options: { players: state.options.players },
    houses: Object.fromEntries([...state.houses.entries()].filter(([, seat]) => seat !== EMPTY)),
    hands: Array.from({ length: state.options.players }, (_, seat) => writeCards(handOf(state, seat))),
    pile: writeCards(state.pile),
    turn: state.turn,
    passes: state.passes,
  }),
  readPosition(document) {
    const shape = findProblems(positionSchema, document);
    const problems = shape.length ? shape : impossible(document as Position);
    if (problems.length) return { ok: false, problems };
    const { options, houses, hands, pile, turn, passes } = document as Position;
    const state = rules.start(options);
    for (const [town, seat] of Object.entries(houses)) state.houses[Number(town)] = seat;
    for (const [c, colour] of COLOURS.entries()) {
      state.pile[c] = pile[colour] ?? 0;
      for (const [seat, hand] of hands.entries()) state.hands[seat * K + c] = hand[colour] ?? 0;
    }
    state.turn = turn;
    state.passes = passes;
    return { ok: true, value: state };
  },
};
