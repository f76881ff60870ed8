/**
 * The baseline of the engine benchmark: random games of a small made-up game, with the kind of work that our engines do.
 * It reads and writes short typed arrays, lists moves, copies states and counts bits. It shares no code with them and is
 * never changed, so that ratios can be compared between machines and between versions.
 */
const SIDE = 9;
const CELLS = SIDE * SIDE;
const SEATS = 4;
const STOCK = 12;
const DIRECTIONS = [-1, 1, -SIDE, SIDE];

interface State {
  readonly owners: Int8Array;
  readonly stocks: Uint8Array;
  /** The cells of each seat, in three words of 27 bits. */
  readonly held: Uint32Array;
  turn: number;
}

const NEAR: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  DIRECTIONS.map(step => cell + step).filter(
    to => to >= 0 && to < CELLS && (Math.abs(to - cell) > 1 || Math.floor(to / SIDE) === Math.floor(cell / SIDE)),
  ),
);

const start = (): State => ({
  owners: new Int8Array(CELLS).fill(-1),
  stocks: new Uint8Array(SEATS).fill(STOCK),
  held: new Uint32Array(SEATS * 3),
  turn: 0,
});

const copy = ({ owners, stocks, held, turn }: State): State => ({
  owners: owners.slice(),
  stocks: stocks.slice(),
  held: held.slice(),
  turn,
});

/** A free cell beside at most one piece of one's own, or beside pieces of two others. */
function listMoves({ owners, stocks, turn }: State): number[] {
  const moves: number[] = [];
  if (stocks[turn] === 0) return moves;
  for (let cell = 0; cell < CELLS; cell++) {
    if (owners[cell] !== -1) continue;
    let own = 0;
    let others = 0;
    for (const near of NEAR[cell] ?? []) {
      const owner = owners[near] ?? -1;
      if (owner === turn) own++;
      else if (owner !== -1) others |= 1 << owner;
    }
    if (own <= 1 || countBits(others) >= 2) moves.push(cell);
  }
  return moves;
}

function play(state: State, cell: number): void {
  const { owners, stocks, held, turn } = state;
  owners[cell] = turn;
  stocks[turn] = (stocks[turn] ?? 0) - 1;
  const word = turn * 3 + Math.floor(cell / 27);
  held[word] = (held[word] ?? 0) | (1 << (cell % 27));
  state.turn = (turn + 1) % SEATS;
}

function countBits(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
}

/** The largest group of each seat, times its cells. */
function score({ owners, held }: State): number {
  const seen = new Uint8Array(CELLS);
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const owner = owners[cell] ?? -1;
    if (owner === -1 || seen[cell] === 1) continue;
    const group = [cell];
    seen[cell] = 1;
    for (const one of group)
      for (const near of NEAR[one] ?? [])
        if (owners[near] === owner && seen[near] === 0) {
          seen[near] = 1;
          group.push(near);
        }
    const cells = [0, 1, 2].reduce((all, word) => all + countBits(held[owner * 3 + word] ?? 0), 0);
    sum += group.length * cells;
  }
  return sum;
}

/** Plays one random game, with a copy of every position on the way. Returns its moves. */
export function playYardstick(seed: number): number {
  let random = (seed * 2654435761) >>> 0 || 1;
  let state = start();
  let plies = 0;
  for (let passed = 0; passed < SEATS; ) {
    const moves = listMoves(state);
    if (moves.length === 0) {
      passed++;
      state.turn = (state.turn + 1) % SEATS;
      continue;
    }
    passed = 0;
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    const next = copy(state);
    play(next, moves[(random >>> 0) % moves.length] ?? 0);
    state = next;
    plies++;
  }
  // The score is part of the work, and must not be left out by a compiler.
  return score(state) < 0 ? 0 : plies;
}
