import { type ScoreItem, type ScoreSheet, type Seat, scoreSheet } from '../../kernel/index.ts';
import { MOST_SPACES } from './board/map.ts';
import {
  EMISSARIES_IN,
  EMISSARIES_LEFT,
  EMISSARY,
  EMPEROR_OWNER,
  EMPEROR_POINTS,
  FORT,
  FORTS_LEFT,
  FREE_IN,
  HOLDER,
  OVER,
  OWNER_COUNT,
  PALACE,
  PALACES_IN,
  PALACES_LEFT,
  PHASE,
  TAKEN,
} from './layout.ts';
import { rankOf, rankPoints } from './rules/ranks.ts';
import { bestChains, SHORTEST_CHAIN } from './rules/roads.ts';
import { countOwners, type State, sumCells } from './state.ts';
import { TILE_COLOUR_COUNT, TILE_COLOURS } from './vocabulary.ts';

/** C18, C21: every item, those of completed provinces settled at once, the others when the game is over. */
export function scores(state: State): ScoreSheet {
  const { cells, board, options } = state;
  const items: ScoreItem[] = [];
  for (let p = 0; p < board.provinces; p++) if (cells[FREE_IN + p] === 0) addProvince(state, p, items);
  for (let p = 0; p < board.provinces; p++) if (cells[FREE_IN + p] !== 0) addProvince(state, p, items);
  if (board.ports.length > 0) addPorts(state, items);
  addAlliances(state, items);
  for (let seat = 0; seat < options.players; seat++) addRoads(state, seat, items);
  if (options.bonusTiles) addBonus(state, items);
  const tiebreak: number[] = [];
  for (let seat = 0; seat < options.players; seat++) {
    tiebreak.push(cells[PALACES_LEFT + seat] + cells[EMISSARIES_LEFT + seat] + cells[FORTS_LEFT + seat]);
  }
  return scoreSheet(options.players, items, tiebreak);
}

/** C18: what each seat has on the track: until the game is over, only completed provinces count. */
export function settledPoints(state: State): readonly number[] {
  if (isOver(state)) return scores(state).points;
  const { cells, board, options } = state;
  const items: ScoreItem[] = [];
  for (let p = 0; p < board.provinces; p++) if (cells[FREE_IN + p] === 0) addProvince(state, p, items);
  return scoreSheet(options.players, items).points;
}

const isOver = ({ cells }: State): boolean => cells[PHASE] === OVER;

/** C17, C23, C28: the palaces of a province, completed or as they stand. */
export function addProvince(state: State, province: number, items: ScoreItem[]): void {
  const { cells, board, options } = state;
  const owners = countOwners(options);
  const at = PALACES_IN + province * OWNER_COUNT;
  const all = sumCells(cells, at, owners);
  const completed = cells[FREE_IN + province] === 0;
  for (let owner = 0; owner < owners; owner++) {
    if (cells[at + owner] === 0) continue;
    const emperors = options.players === 2 && owner === EMPEROR_OWNER;
    const seat = emperors ? emperorsSeat(state, province) : owner;
    if (seat === undefined) continue;
    const points = rankPoints(cells, at, owners, owner, all);
    const doubled = options.fortifications && isDoubled(state, province, owner);
    items.push({
      seat,
      rule: emperors ? 'C28' : 'C17',
      kind: emperors ? 'emperor-palaces' : 'palaces',
      points: doubled ? 2 * points : points,
      settled: completed || isOver(state),
      detail: {
        province: board.provinceIds[province],
        when: completed ? 'completed' : 'end',
        rank: rankOf(cells, at, owners, owner),
        spaces: spacesOwned(state, board.spacesOf[province], owner),
        doubled,
      },
    });
  }
}

/** The ids of those of these spaces on which an owner has a palace. */
function spacesOwned({ cells, board }: State, spaces: Uint8Array, owner: number): string[] {
  const owned: string[] = [];
  for (let i = 0; i < spaces.length; i++) {
    if (cells[PALACE + spaces[i]] === owner + 1) owned.push(board.spaceIds[spaces[i]]);
  }
  return owned;
}

/** C23: whether an owner has a palace on a fortification there. */
function isDoubled({ cells, board }: State, province: number, owner: number): boolean {
  for (const space of board.spacesOf[province]) {
    if (cells[FORT + space] === 1 && cells[PALACE + space] === owner + 1) return true;
  }
  return false;
}

/** C28: who gets the Emperor's palace points: by the influence at completion, or as it is now. */
function emperorsSeat({ cells, board }: State, province: number): Seat | undefined {
  const holder = cells[FREE_IN + province] === 0 ? EMPEROR_POINTS + province : HOLDER + board.colour[province];
  return cells[holder] === 0 ? undefined : cells[holder] - 1;
}

/** C38: the ports as one province more. */
function addPorts(state: State, items: ScoreItem[]): void {
  const { cells, board, options } = state;
  const counts = new Uint8Array(OWNER_COUNT);
  for (const port of board.ports) if (cells[PALACE + port] !== 0) counts[cells[PALACE + port] - 1]++;
  const all = sumCells(counts, 0, OWNER_COUNT);
  for (let seat = 0; seat < options.players; seat++) {
    if (counts[seat] === 0) continue;
    items.push({
      seat,
      rule: 'C38',
      kind: 'ports',
      points: rankPoints(counts, 0, options.players, seat, all),
      settled: isOver(state),
      detail: { rank: rankOf(counts, 0, options.players, seat), spaces: spacesOwned(state, board.ports, seat) },
    });
  }
}

/** C19: whoever has most emissaries in both provinces scores all emissaries in both. */
function addAlliances(state: State, items: ScoreItem[]): void {
  const { cells, board, options } = state;
  for (const [number, a, b] of board.alliances) {
    const both =
      cells[EMISSARIES_IN + a] === 0 || cells[EMISSARIES_IN + b] === 0 ? 0 : leaders(state, a) & leaders(state, b);
    for (let seat = 0; both >> seat !== 0; seat++) {
      if (((both >> seat) & 1) === 0 || seat >= options.players) continue;
      items.push({
        seat,
        rule: 'C19',
        kind: 'alliance',
        points: cells[EMISSARIES_IN + a] + cells[EMISSARIES_IN + b],
        settled: isOver(state),
        detail: { number, between: [board.provinceIds[a], board.provinceIds[b]] },
      });
    }
  }
}

/** C19: the owners with most emissaries in a province that has any, as a mask. */
function leaders({ cells }: State, province: number): number {
  const at = EMISSARY + province * OWNER_COUNT;
  let most = 1;
  let mask = 0;
  for (let owner = 0; owner < OWNER_COUNT; owner++) {
    const count = cells[at + owner];
    if (count < most) continue;
    mask = count === most ? mask | (1 << owner) : 1 << owner;
    most = count;
  }
  return mask;
}

const numberOf = new Uint8Array(MOST_SPACES);

/** C20, C23 */
function addRoads(state: State, seat: Seat, items: ScoreItem[]): void {
  const { cells, board } = state;
  const own: number[] = [];
  for (let space = 0; space < board.spaces; space++) {
    if (cells[PALACE + space] === seat + 1) numberOf[space] = own.push(space) - 1;
  }
  if (own.length < SHORTEST_CHAIN) return;
  let doubling = 0;
  const links: number[] = [];
  for (let i = 0; i < own.length; i++) {
    const roads = board.roads[own[i]];
    let mask = 0;
    for (let r = 0; r < roads.length; r++) {
      if (cells[PALACE + roads[r]] === seat + 1) mask |= 1 << numberOf[roads[r]];
    }
    links.push(mask);
    if (cells[FORT + own[i]] === 1) doubling |= 1 << i;
  }
  for (const chain of bestChains(links, doubling)) {
    const doubled = chain.some(i => (doubling >> i) & 1);
    items.push({
      seat,
      rule: 'C20',
      kind: 'road',
      points: doubled ? 2 * chain.length : chain.length,
      settled: isOver(state),
      detail: { spaces: chain.map(i => board.spaceIds[own[i]]), doubled },
    });
  }
}

const BONUS = 6;

/** C34: the Emperor counts when the most is found. */
function addBonus(state: State, items: ScoreItem[]): void {
  const { cells, options } = state;
  for (const [c, colour] of TILE_COLOURS.entries()) {
    const tilesOf = (owner: number): number => cells[TAKEN + owner * TILE_COLOUR_COUNT + c];
    let most = 1;
    for (let owner = 0; owner < countOwners(options); owner++) most = Math.max(most, tilesOf(owner));
    for (let seat = 0; seat < options.players; seat++) {
      if (tilesOf(seat) < most) continue;
      const detail = { colour, tiles: most };
      items.push({ seat, rule: 'C34', kind: 'bonus', points: BONUS, settled: isOver(state), detail });
    }
  }
}
