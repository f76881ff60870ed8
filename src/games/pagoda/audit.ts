import type { Problem } from '../../kernel/index.ts';
import { ONES, sizeOf } from './cards.ts';
import { Claims } from './claims.ts';
import { hasSpire, isExhausted, lastTurnAfter } from './completion.ts';
import { isConsistent } from './consistent.ts';
import { lastFloor } from './options.ts';
import type { Position } from './position.ts';
import { scores } from './scoring.ts';
import {
  activeSeat,
  BEGIN,
  BUILD,
  COLUMNS,
  colourOf,
  colourOfFloor,
  DEAL,
  DISCARDED,
  DISCARDING,
  DISCARDS,
  DISPLAY,
  DRAGON_DISCARDS,
  FAN_CHOICE,
  FAN_DRAW,
  floorOf,
  GOAL,
  HAND,
  hasOpenLot,
  hasUsed,
  KNOWN,
  LAST,
  LOT,
  MODIFIED_COLUMN,
  OVER,
  PHASE,
  PILE,
  placeOf,
  REDRAW,
  REFILL,
  SPIRE_DUE,
  type State,
  seatOfTurn,
  TILES_LEFT,
  TRACKS,
  TURN,
  trackOf,
} from './state.ts';
import {
  ABILITIES,
  type Ability,
  BOWL,
  BUDDHA,
  COLOURS,
  COLUMN_LIMIT,
  COLUMNS_OF_A_FLOOR,
  type Colour,
  DISPLAY_SIZE,
  DRAGON,
  FAN,
  FAN_HAND_SIZE,
  HAND_SIZE,
  K,
  LANTERN,
  LANTERN_COLUMN_LIMIT,
  LOTS,
  MODIFIED_DISCARDS,
  PAGODAS_TO_END,
  PHASES,
  type Phase,
  SEATS,
  TRACK_END,
} from './words.ts';

/** Everything that can't be in a position whose lots and cards are possible by themselves. */
export function impossible(position: Position, state: State): Problem[] {
  const claims = new Claims();
  const history = historyOf(state);
  checkMembers(claims, position);
  checkHistory(claims, state, history);
  checkTracks(claims, state, history);
  checkUsed(claims, position, state, history);
  checkDeal(claims, state);
  checkHolding(claims, state, history);
  checkEnd(claims, state);
  if (claims.problems.length === 0)
    claims.claim(isConsistent(state), 'players', 'have no cards to finish this turn as the rules demand', 'P10');
  return claims.problems;
}

/** Members that tell of some phases only. */
function checkMembers(claims: Claims, { phase, used = [], discarded, last, handGoal }: Position): void {
  const only = (value: unknown, path: string, phases: readonly string[], rule: string): void => {
    const wanted = phases.includes(phase);
    claims.claim(
      (value !== undefined) === wanted,
      path,
      `${wanted ? 'is missing' : 'has no place'} in phase ${phase}`,
      rule,
    );
  };
  only(discarded, 'discarded', ['discard'], 'P8');
  only(last, 'last', ['dragon', 'discard'], phase === 'discard' ? 'P8' : 'P14');
  only(handGoal, 'handGoal', ['dragon', 'redraw'], 'P14');
  claims.claim(new Set(used).size === used.length, 'used', 'names an ability twice', 'P12');
}

/** What was built in each turn. */
interface Turn {
  columns: number;
  spires: number;
  tiles: number[];
}
type History = ReadonlyMap<number, Turn>;
const NO_TURN: Turn = { columns: 0, spires: 0, tiles: [] };

function historyOf(state: State): History {
  const history = new Map<number, Turn>();
  for (const { kind, detail } of scores(state).items) {
    const number = detail!.turn as number;
    const turn = history.get(number) ?? { columns: 0, spires: 0, tiles: [] };
    history.set(number, turn);
    if (kind === 'column') turn.columns++;
    else if (kind === 'spire') turn.spires++;
    else turn.tiles.push(COLOURS.indexOf(detail!.background as Colour));
  }
  return history;
}

/** P4, P17: what a turn can have built. */
function checkHistory(claims: Claims, { options, words }: State, history: History): void {
  for (const [number, { columns, spires, tiles }] of history) {
    const current = number === words[TURN];
    const most = options.beginners || (current && !hasUsed(words, LANTERN)) ? COLUMN_LIMIT : LANTERN_COLUMN_LIMIT;
    const built = columns + spires;
    claims.claim(built <= most, 'lots', `show ${built} columns and spires of turn ${number}, more than ${most}`, 'P4');
    const unfinished = current && (words[PHASE] === BUILD || words[PHASE] === SPIRE_DUE);
    claims.claim(
      built > 0 || tiles.length === 0 || unfinished,
      'lots',
      `show a tile but no column or spire of turn ${number}`,
      'P4',
    );
  }
}

/** P6, P12: an ability comes from a tile of its colour. */
function checkTracks(claims: Claims, { options, words }: State, history: History): void {
  for (let seat = 0; seat < SEATS; seat++) {
    for (let ability = 0; ability < K; ability++) {
      const uses = trackOf(words[TRACKS + seat]!, ability);
      const path = `players[${seat}].tracks.${ABILITIES[ability]}`;
      claims.claim(uses === 0 || !options.beginners, path, "is not 0 in the beginners' game", 'P22');
      const tiles = [...history].filter(([turn, { tiles }]) => seatOfTurn(turn) === seat && tiles.includes(ability));
      claims.claim(uses === 0 || tiles.length > 0, path, `is ${uses} without a ${COLOURS[ability]} tile`, 'P6');
    }
  }
}

/** P12: what has been used this turn, and what that leaves. */
function checkUsed(claims: Claims, position: Position, { options, words }: State, history: History): void {
  const seat = activeSeat(words);
  const now = history.get(words[TURN]!) ?? NO_TURN;
  for (const name of position.used ?? []) {
    const ability = ABILITIES.indexOf(name);
    const before = [...history].some(
      ([turn, { tiles }]) => seatOfTurn(turn) === seat && turn < words[TURN]! && tiles.includes(ability),
    );
    const gained = now.tiles.includes(ability);
    const uses = trackOf(words[TRACKS + seat]!, ability);
    claims.claim(!options.beginners, 'used', `has ${name} in the beginners' game`, 'P22');
    claims.claim(before || gained, 'used', `has ${name} without a ${COLOURS[ability]} tile`, 'P6');
    claims.claim(uses < TRACK_END || gained, 'used', `has ${name}, of which no use is gone`, 'P12');
    const { phase } = position;
    claims.claim(
      usableIn(ability, phase, now),
      'used',
      `has ${name}, which can't be in phase ${phase} of this turn`,
      RULES[name],
    );
    if (ability === DRAGON) claims.claim(before, 'used', 'has a dragon gained this turn', 'P14');
  }
  for (const ability of new Set(now.tiles)) {
    const uses = trackOf(words[TRACKS + seat]!, ability);
    const fine = options.beginners || uses === TRACK_END || (uses === TRACK_END - 1 && hasUsed(words, ability));
    claims.claim(fine, `players[${seat}].tracks`, `do not show the ${COLOURS[ability]} tile of this turn`, 'P6');
  }
  if (words[PHASE] === DRAGON_DISCARDS || words[PHASE] === REDRAW)
    claims.claim(hasUsed(words, DRAGON), 'used', `has no dragon in phase ${position.phase}`, 'P14');
  if (words[PHASE] === FAN_DRAW) claims.claim(hasUsed(words, FAN), 'used', 'has no fan in phase fan-draw', 'P13');
}

const RULES: { readonly [ability in Ability]: string } = {
  lantern: 'P17',
  buddha: 'P16',
  bowl: 'P15',
  dragon: 'P14',
  fan: 'P13',
};

/** Whether a turn that has come to a phase can have used an ability. */
function usableIn(ability: number, phase: Phase, now: Turn): boolean {
  if (ability === DRAGON) return phase !== 'deal';
  if (ability === FAN) return phase === 'fan-draw';
  if (!['build', 'spire', 'refill', 'fan', 'fan-draw', 'over'].includes(phase)) return false;
  if (ability === BOWL) return now.columns + now.spires > 0;
  return ability === LANTERN || now.tiles.length > 0;
}

/** P3: before the first turn there is nothing but the deal. */
function checkDeal(claims: Claims, { words }: State): void {
  if (words[PHASE] !== DEAL) return;
  claims.claim(words[TURN] === 1, 'turn', 'is not 1 in the deal', 'P3');
  claims.claim(words[DISCARDS] === 0, 'discards', 'are not empty in the deal', 'P3');
  for (let seat = 0; seat < SEATS; seat++) {
    claims.claim(
      words[DISPLAY + seat] === ONES,
      `players[${seat}].display`,
      'is not one card of each colour in the deal',
      'P3',
    );
    claims.claim(words[KNOWN + seat] === 0, `players[${seat}].known`, 'is not empty in the deal', 'P3');
  }
}

/** P9, P13, P14: how many cards are held, given the phase and what has been paid. */
function checkHolding(claims: Claims, state: State, history: History): void {
  const { words } = state;
  const active = activeSeat(words);
  claims.claim(words[PILE] !== 0, 'pile', 'is empty, but then the discards are shuffled at once', 'P9');
  for (let seat = 0; seat < SEATS; seat++) {
    const display = sizeOf(words[DISPLAY + seat]!);
    const hand = sizeOf(words[HAND + seat]!);
    const path = `players[${seat}]`;
    const fine =
      words[PHASE] === DEAL
        ? display === DISPLAY_SIZE && fitsDeal(words, seat)
        : seat === active
          ? fitsPhase(state, display, hand, history.get(words[TURN]!) ?? NO_TURN)
          : display === DISPLAY_SIZE && hand >= HAND_SIZE;
    claims.claim(fine, path, `can't hold ${display} and ${hand} cards now`, 'P9');
  }
}

/** P3: the first player's hand is drawn before the other's. */
const fitsDeal = (words: Int32Array, seat: number): boolean => {
  const hands = [sizeOf(words[HAND]!), sizeOf(words[HAND + 1]!)] as const;
  return seat === 0 ? hands[0] <= HAND_SIZE : hands[1] < HAND_SIZE && (hands[1] === 0 || hands[0] === HAND_SIZE);
};

/** Whether the active player can hold so many cards. A turn begins with 5 and from 2 to 4. */
function fitsPhase({ words }: State, display: number, hand: number, now: Turn): boolean {
  const full = display === DISPLAY_SIZE;
  const nothingBuilt = now.columns + now.spires + now.tiles.length === 0;
  const pairs = Number(hasUsed(words, BOWL)) + Number(hasUsed(words, BUDDHA));
  const paid = now.columns + 2 * now.spires + now.tiles.length + pairs;
  const modified = now.columns + now.spires <= 1 && now.tiles.length === 0 && now.spires === 0 && pairs === 0;
  /** The hand before so many cards went from display and hand. */
  const handBefore = (gone: number): number => gone - (DISPLAY_SIZE - display) + hand;
  const went = (gone: number): boolean =>
    handBefore(gone) >= Math.max(hand, HAND_SIZE) && handBefore(gone) <= FAN_HAND_SIZE;
  const goal = words[GOAL]!;
  switch (words[PHASE]) {
    case BEGIN:
      return nothingBuilt && full && hand >= HAND_SIZE;
    case DRAGON_DISCARDS:
      return nothingBuilt && (words[LAST]! < K ? !full && hand === goal : hand < goal);
    case REDRAW:
      return nothingBuilt && (full ? hand < goal : hand <= goal);
    case BUILD:
    case SPIRE_DUE:
      return went(paid);
    case DISCARDING: {
      const before = handBefore(words[DISCARDED]!);
      return nothingBuilt && went(words[DISCARDED]!) && (words[LAST]! < K ? !full && before === hand : before > hand);
    }
    case MODIFIED_COLUMN:
      return nothingBuilt && went(MODIFIED_DISCARDS);
    case OVER:
      return (paid > 0 && went(paid)) || (modified && went(MODIFIED_DISCARDS));
    case REFILL: {
      const most = modified ? MODIFIED_DISCARDS : paid;
      return (!full || hand < HAND_SIZE) && display + hand >= DISPLAY_SIZE + HAND_SIZE - most;
    }
    case FAN_CHOICE:
      return full && hand >= HAND_SIZE && hand < FAN_HAND_SIZE && trackOf(words[TRACKS + activeSeat(words)]!, FAN) > 0;
    default:
      return full && hand >= HAND_SIZE && hand < FAN_HAND_SIZE;
  }
}

/** P8, P10, P18: whether the turn and the game go on when they should. */
function checkEnd(claims: Claims, state: State): void {
  const { words } = state;
  const turn = words[TURN]!;
  const phase = PHASES[words[PHASE]!]!;
  const ended = completionTurns(state)[PAGODAS_TO_END - 1];
  const last = ended === undefined ? undefined : lastTurnAfter(ended);
  claims.claim(
    last === undefined || turn <= last,
    'turn',
    `is ${turn}, but the game has ended with turn ${last}`,
    'P18',
  );
  const past = phase === 'refill' || phase === 'fan' || phase === 'fan-draw';
  claims.claim(!past || last !== turn, 'phase', `is ${phase}, but the game is over with turn ${last}`, 'P18');
  claims.claim(
    phase !== 'over' || last === turn,
    'phase',
    'is over, but fewer than 3 lots are complete, or a turn is due',
    'P18',
  );
  const idle = words[COLUMNS] === 0 && (past || phase === 'over');
  claims.claim(!idle || !hasOpenLot(state), 'phase', `is ${phase}, but this turn has built no column`, 'P4');
  claims.claim(phase !== 'modified' || hasOpenLot(state), 'phase', 'is modified, but no floor can take a column', 'P8');
}

/** The turns in which lots were completed, ascending. */
function completionTurns({ options, words }: State): number[] {
  const supply = words[TILES_LEFT]!;
  const turns: number[] = [];
  for (let lot = 0; lot < LOTS; lot++) {
    const word = words[LOT + lot]!;
    if (hasSpire(word, lastFloor(options))) turns.push(words[placeOf(lot, floorOf(word), 0)]!);
    else if (isExhausted(word, supply)) {
      const full = words[placeOf(lot, floorOf(word), COLUMNS_OF_A_FLOOR - 1)]!;
      turns.push(Math.max(full, latestTile(words, colourOf(word))));
    }
  }
  return turns.sort((a, b) => a - b);
}

/** The last turn in which a tile of this background was built. */
function latestTile(words: Int32Array, background: number): number {
  let latest = 0;
  for (let lot = 0; lot < LOTS; lot++) {
    const word = words[LOT + lot]!;
    for (let floor = 1; floor < floorOf(word); floor++)
      if (colourOfFloor(word, floor) === background)
        latest = Math.max(latest, words[placeOf(lot, floor, COLUMNS_OF_A_FLOOR)]!);
  }
  return latest;
}
