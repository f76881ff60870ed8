import { Claims, type Problem } from '../../../kernel/index.ts';
import {
  COLUMNS,
  colourOf,
  colourOfFloor,
  DEAL,
  DISCARDS,
  DISPLAY,
  floorOf,
  KNOWN,
  LOT,
  PHASE,
  placeOf,
  TILES_LEFT,
  TURN,
} from '../layout.ts';
import { lastFloor } from '../options.ts';
import { ONES } from '../rules/cards.ts';
import { lastTurnAfter } from '../rules/completion.ts';
import { hasOpenLot, hasSpire, isExhausted } from '../rules/lots.ts';
import type { State, Words } from '../state.ts';
import { COLUMNS_OF_A_FLOOR, LOT_COUNT, PAGODAS_TO_END, PHASES, SEAT_COUNT } from '../vocabulary.ts';
import { canContinue, checkHolding } from './auditHands.ts';
import { checkHistory, checkTracks, checkUsed, listTurns } from './auditTurns.ts';
import type { Position } from './schema.ts';

/** Everything that can't be in a position whose lots and cards are possible, each taken alone. */
export function audit(position: Position, state: State): Problem[] {
  const claims = new Claims();
  const history = listTurns(state);
  checkMembers(claims, position);
  checkHistory(claims, state, history);
  checkTracks(claims, state, history);
  checkUsed(claims, position, state, history);
  checkDeal(claims, state);
  checkHolding(claims, state, history);
  checkEnd(claims, state);
  if (claims.problems.length === 0)
    claims.claim(
      canContinue(state),
      'players',
      'have no cards to finish this turn as the rules demand',
      'P10',
      'turn-stuck',
    );
  return claims.problems;
}

/** Members that belong to some phases only. */
function checkMembers(claims: Claims, { phase, used = [], discarded, last, handGoal }: Position): void {
  const only = (value: unknown, member: string, phases: readonly string[], rule: string): void => {
    const wanted = phases.includes(phase);
    claims.claim(
      (value !== undefined) === wanted,
      member,
      `${wanted ? 'is missing' : 'has no place'} in phase ${phase}`,
      rule,
      wanted ? 'member-missing' : 'member-misplaced',
      { member, phase },
    );
  };
  only(discarded, 'discarded', ['discard'], 'P8');
  only(last, 'last', ['dragon', 'discard'], phase === 'discard' ? 'P8' : 'P14');
  only(handGoal, 'handGoal', ['dragon', 'redraw'], 'P14');
  claims.claim(new Set(used).size === used.length, 'used', 'names an ability twice', 'P12', 'ability-twice');
}

/** P3: before the first turn there is nothing but the deal. */
function checkDeal(claims: Claims, { words }: State): void {
  if (words[PHASE] !== DEAL) return;
  const turn = words[TURN];
  claims.claim(turn === 1, 'turn', 'is not 1 in the deal', 'P3', 'deal-turn', { turn });
  claims.claim(words[DISCARDS] === 0, 'discards', 'are not empty in the deal', 'P3', 'deal-discards');
  for (let seat = 0; seat < SEAT_COUNT; seat++) {
    claims.claim(
      words[DISPLAY + seat] === ONES,
      `players[${seat}].display`,
      'is not one card of each colour in the deal',
      'P3',
      'deal-display',
      { seat },
    );
    claims.claim(words[KNOWN + seat] === 0, `players[${seat}].known`, 'is not empty in the deal', 'P3', 'deal-known', {
      seat,
    });
  }
}

/** P8, P10, P18: whether the turn and the game go on when they should. */
function checkEnd(claims: Claims, state: State): void {
  const { words } = state;
  const turn = words[TURN];
  const phase = PHASES[words[PHASE]];
  const ended = completionTurns(state)[PAGODAS_TO_END - 1];
  const last = ended === undefined ? undefined : lastTurnAfter(ended);
  claims.claim(
    last === undefined || turn <= last,
    'turn',
    `is ${turn}, but the game has ended with turn ${last}`,
    'P18',
    'game-ended',
    { turn, last: last ?? turn },
  );
  const past = phase === 'refill' || phase === 'fan' || phase === 'fan-draw';
  claims.claim(
    !past || last !== turn,
    'phase',
    `is ${phase}, but the game is over with turn ${last}`,
    'P18',
    'game-ends-now',
    { phase, turn },
  );
  claims.claim(
    phase !== 'over' || last === turn,
    'phase',
    'is over, but fewer than 3 lots are complete, or a turn is due',
    'P18',
    'game-not-over',
    { turn },
  );
  const idle = words[COLUMNS] === 0 && (past || phase === 'over');
  claims.claim(
    !idle || !hasOpenLot(state),
    'phase',
    `is ${phase}, but this turn has built no column`,
    'P4',
    'no-column-built',
    { phase },
  );
  claims.claim(
    phase !== 'modified' || hasOpenLot(state),
    'phase',
    'is modified, but no floor can take a column',
    'P8',
    'no-open-floor',
  );
}

/** The turns in which lots were completed, ascending. */
function completionTurns({ options, words }: State): number[] {
  const supply = words[TILES_LEFT];
  const turns: number[] = [];
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = words[LOT + lot];
    if (hasSpire(word, lastFloor(options))) turns.push(words[placeOf(lot, floorOf(word), 0)]);
    else if (isExhausted(word, supply)) {
      const full = words[placeOf(lot, floorOf(word), COLUMNS_OF_A_FLOOR - 1)];
      turns.push(Math.max(full, latestTile(words, colourOf(word))));
    }
  }
  return turns.sort((a, b) => a - b);
}

/** The last turn in which a tile of this background was built. */
function latestTile(words: Words, background: number): number {
  let latest = 0;
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = words[LOT + lot];
    for (let floor = 1; floor < floorOf(word); floor++)
      if (colourOfFloor(word, floor) === background)
        latest = Math.max(latest, words[placeOf(lot, floor, COLUMNS_OF_A_FLOOR)]);
  }
  return latest;
}
