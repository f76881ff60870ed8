import { type ScoreItem, type ScoreSheet, type Seat, scoreSheet } from '../../kernel/index.ts';
import { rankOf, rankPoints } from './palaces.ts';
import { OVER } from './phases.ts';
import { bestChains } from './roads.ts';
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
  OWNERS,
  ownersOf,
  PALACE,
  PALACES_IN,
  PALACES_LEFT,
  PHASE,
  type State,
  sumOf,
  TAKEN,
} from './state.ts';
import { TILE_COLOURS, tileColours } from './words.ts';

/** C18, C21: every item, those of completed provinces settled at once, the others when the game is over. */
export function scores(state: State): ScoreSheet {
  const { cells, board, options } = state;
  const items: ScoreItem[] = [];
  for (let province = 0; province < board.provinces; province++) items.push(...provinceItems(state, province));
  items.sort((a, b) => Number(b.detail!.when === 'completed') - Number(a.detail!.when === 'completed'));
  items.push(...portItems(state), ...allianceItems(state), ...roadItems(state), ...bonusItems(state));
  const tiebreak = Array.from(
    { length: options.players },
    (_, seat) => cells[PALACES_LEFT + seat]! + cells[EMISSARIES_LEFT + seat]! + cells[FORTS_LEFT + seat]!,
  );
  return scoreSheet(options.players, items, tiebreak);
}

const isOver = ({ cells }: State): boolean => cells[PHASE] === OVER;

/** C17, C23, C28: the palaces of a province, completed or as they stand. */
export function provinceItems(state: State, province: number): ScoreItem[] {
  const { cells, board, options } = state;
  const owners = ownersOf(options);
  const at = PALACES_IN + province * OWNERS;
  const all = sumOf(cells, at, owners);
  const completed = cells[FREE_IN + province] === 0;
  const items: ScoreItem[] = [];
  if (all === 0) return items;
  for (let owner = 0; owner < owners; owner++) {
    const emperors = options.players === 2 && owner === EMPEROR_OWNER;
    const seat = emperors ? emperorsSeat(state, province) : owner;
    const points = rankPoints(cells, at, owners, owner, all);
    if (points === 0 || seat === undefined) continue;
    const spaces = Array.from(board.spacesOf[province]!).filter(space => cells[PALACE + space] === owner + 1);
    const doubled = spaces.some(space => cells[FORT + space] === 1);
    items.push({
      seat,
      rule: emperors ? 'C28' : 'C17',
      kind: emperors ? 'emperor-palaces' : 'palaces',
      points: doubled ? 2 * points : points,
      settled: completed || isOver(state),
      detail: {
        province: board.provinceIds[province]!,
        when: completed ? 'completed' : 'end',
        rank: rankOf(cells, at, owners, owner),
        spaces: spaces.map(space => board.spaceIds[space]!),
        doubled,
      },
    });
  }
  return items;
}

/** C28: who gets the Emperor's palace points: by the influence at completion, or as it is now. */
function emperorsSeat({ cells, board }: State, province: number): Seat | undefined {
  const holder = cells[FREE_IN + province] === 0 ? EMPEROR_POINTS + province : HOLDER + board.colour[province]!;
  return cells[holder] === 0 ? undefined : cells[holder]! - 1;
}

/** C38: the ports as one province more. */
function portItems(state: State): ScoreItem[] {
  const { cells, board, options } = state;
  const counts = new Uint8Array(OWNERS);
  for (const port of board.ports) if (cells[PALACE + port] !== 0) counts[cells[PALACE + port]! - 1]!++;
  const all = sumOf(counts, 0, OWNERS);
  const items: ScoreItem[] = [];
  for (let seat = 0; seat < options.players; seat++) {
    const points = rankPoints(counts, 0, options.players, seat, all);
    if (points === 0) continue;
    const spaces = Array.from(board.ports).filter(port => cells[PALACE + port] === seat + 1);
    items.push({
      seat,
      rule: 'C38',
      kind: 'ports',
      points,
      settled: isOver(state),
      detail: {
        rank: rankOf(counts, 0, options.players, seat),
        spaces: spaces.map(space => board.spaceIds[space]!),
      },
    });
  }
  return items;
}

/** C19: whoever has most emissaries in both provinces scores all emissaries in both. */
function allianceItems(state: State): ScoreItem[] {
  const { cells, board, options } = state;
  const items: ScoreItem[] = [];
  for (const [number, a, b] of board.alliances) {
    for (let seat = 0; seat < options.players; seat++) {
      if (!hasMost(state, a, seat) || !hasMost(state, b, seat)) continue;
      items.push({
        seat,
        rule: 'C19',
        kind: 'alliance',
        points: cells[EMISSARIES_IN + a]! + cells[EMISSARIES_IN + b]!,
        settled: isOver(state),
        detail: { number, between: [board.provinceIds[a]!, board.provinceIds[b]!] },
      });
    }
  }
  return items;
}

function hasMost({ cells, options }: State, province: number, seat: Seat): boolean {
  const at = EMISSARY + province * OWNERS;
  const own = cells[at + seat]!;
  if (own === 0) return false;
  for (let owner = 0; owner < ownersOf(options); owner++) if (cells[at + owner]! > own) return false;
  return true;
}

/** C20, C23 */
function roadItems(state: State): ScoreItem[] {
  const { cells, board, options } = state;
  const items: ScoreItem[] = [];
  const number = new Int8Array(board.spaces);
  for (let seat = 0; seat < options.players; seat++) {
    const own: number[] = [];
    for (let space = 0; space < board.spaces; space++) {
      if (cells[PALACE + space] === seat + 1) number[space] = own.push(space) - 1;
    }
    let doubling = 0;
    const links = own.map((space, i) => {
      if (cells[FORT + space] === 1) doubling |= 1 << i;
      let mask = 0;
      for (const next of board.roads[space]!) if (cells[PALACE + next] === seat + 1) mask |= 1 << number[next]!;
      return mask;
    });
    for (const chain of bestChains(links, doubling)) {
      const doubled = chain.some(i => (doubling >> i) & 1);
      items.push({
        seat,
        rule: 'C20',
        kind: 'road',
        points: doubled ? 2 * chain.length : chain.length,
        settled: isOver(state),
        detail: { spaces: chain.map(i => board.spaceIds[own[i]!]!), doubled },
      });
    }
  }
  return items;
}

const BONUS = 6;

/** C34: the Emperor counts when the most is found. */
function bonusItems(state: State): ScoreItem[] {
  const { cells, options } = state;
  const items: ScoreItem[] = [];
  if (!options.bonusTiles) return items;
  for (const [c, colour] of tileColours.entries()) {
    const tilesOf = (owner: number): number => cells[TAKEN + owner * TILE_COLOURS + c]!;
    let most = 1;
    for (let owner = 0; owner < ownersOf(options); owner++) most = Math.max(most, tilesOf(owner));
    for (let seat = 0; seat < options.players; seat++) {
      if (tilesOf(seat) < most) continue;
      const detail = { colour, tiles: most };
      items.push({ seat, rule: 'C34', kind: 'bonus', points: BONUS, settled: isOver(state), detail });
    }
  }
  return items;
}
