import type { Claims } from '../../../kernel/index.ts';
import { BUILD, DRAGON_DISCARDS, FAN_DRAW, PHASE, REDRAW, SPIRE_DUE, TRACKS, TURN, trackOf } from '../layout.ts';
import { listBuilt } from '../scoring.ts';
import { activeSeat, hasUsed, type State, seatOfTurn } from '../state.ts';
import {
  ABILITIES,
  type Ability,
  BOWL,
  COLOUR_COUNT,
  COLOURS,
  COLUMN_LIMIT,
  DRAGON,
  FAN,
  LANTERN,
  LANTERN_COLUMN_LIMIT,
  type Phase,
  SEAT_COUNT,
  TRACK_END,
} from '../vocabulary.ts';
import type { Position } from './schema.ts';

/** What was built in each turn. */
export interface Turn {
  columns: number;
  spires: number;
  tiles: number[];
}
export type History = ReadonlyMap<number, Turn>;
export const NO_TURN: Turn = { columns: 0, spires: 0, tiles: [] };

export function listTurns(state: State): History {
  const history = new Map<number, Turn>();
  for (const { kind, detail } of listBuilt(state)) {
    const turn = history.get(detail.turn) ?? { columns: 0, spires: 0, tiles: [] };
    history.set(detail.turn, turn);
    if (kind === 'column') turn.columns++;
    else if (kind === 'spire') turn.spires++;
    else turn.tiles.push(COLOURS.indexOf(detail.background));
  }
  return history;
}

/** P4, P17: what a turn can have built. */
export function checkHistory(claims: Claims, { options, words }: State, history: History): void {
  for (const [number, { columns, spires, tiles }] of history) {
    const current = number === words[TURN];
    const most = options.beginners || (current && !hasUsed(words, LANTERN)) ? COLUMN_LIMIT : LANTERN_COLUMN_LIMIT;
    const built = columns + spires;
    claims.claim(
      built <= most,
      'lots',
      `show ${built} columns and spires of turn ${number}, more than ${most}`,
      'P4',
      'too-many-columns',
      { turn: number, count: built, most },
    );
    const unfinished = current && (words[PHASE] === BUILD || words[PHASE] === SPIRE_DUE);
    claims.claim(
      built > 0 || tiles.length === 0 || unfinished,
      'lots',
      `show a tile but no column or spire of turn ${number}`,
      'P4',
      'tile-without-column',
      { turn: number },
    );
  }
}

/** P6, P12: an ability comes from a tile of its colour. */
export function checkTracks(claims: Claims, { options, words }: State, history: History): void {
  for (let seat = 0; seat < SEAT_COUNT; seat++) {
    for (let ability = 0; ability < COLOUR_COUNT; ability++) {
      const uses = trackOf(words[TRACKS + seat], ability);
      const path = `players[${seat}].tracks.${ABILITIES[ability]}`;
      const parameters = { seat, ability: ABILITIES[ability], colour: COLOURS[ability], count: uses };
      claims.claim(
        uses === 0 || !options.beginners,
        path,
        "is not 0 in the beginners' game",
        'P22',
        'track-for-beginners',
        parameters,
      );
      const tiles = [...history].filter(([turn, { tiles }]) => seatOfTurn(turn) === seat && tiles.includes(ability));
      claims.claim(
        uses === 0 || tiles.length > 0,
        path,
        `is ${uses} without a ${COLOURS[ability]} tile`,
        'P6',
        'track-without-tile',
        parameters,
      );
    }
  }
}

/** P12: what has been used this turn, and what that leaves. */
export function checkUsed(claims: Claims, position: Position, state: State, history: History): void {
  const { words } = state;
  for (const name of position.used ?? []) checkUse(claims, position.phase, state, history, name);
  checkGained(claims, state, history);
  const needs = (ability: number): void =>
    claims.claim(
      hasUsed(words, ability),
      'used',
      `has no ${ABILITIES[ability]} in phase ${position.phase}`,
      RULES[ABILITIES[ability]],
      'ability-not-used',
      { ability: ABILITIES[ability], phase: position.phase },
    );
  if (words[PHASE] === DRAGON_DISCARDS || words[PHASE] === REDRAW) needs(DRAGON);
  if (words[PHASE] === FAN_DRAW) needs(FAN);
}

/** P12: whether an ability can have been used this turn. */
function checkUse(claims: Claims, phase: Phase, { options, words }: State, history: History, name: Ability): void {
  const seat = activeSeat(words);
  const now = history.get(words[TURN]) ?? NO_TURN;
  const ability = ABILITIES.indexOf(name);
  const before = [...history].some(
    ([turn, { tiles }]) => seatOfTurn(turn) === seat && turn < words[TURN] && tiles.includes(ability),
  );
  const gained = now.tiles.includes(ability);
  const uses = trackOf(words[TRACKS + seat], ability);
  const use = (holds: boolean, message: string, rule: string, reason: string): void =>
    claims.claim(holds, 'used', message, rule, reason, { seat, ability: name, colour: COLOURS[ability], phase });
  use(!options.beginners, `has ${name} in the beginners' game`, 'P22', 'used-by-beginners');
  use(before || gained, `has ${name} without a ${COLOURS[ability]} tile`, 'P6', 'used-without-tile');
  use(uses < TRACK_END || gained, `has ${name}, of which no use is gone`, 'P12', 'use-not-taken');
  use(
    usableIn(ability, phase, now),
    `has ${name}, which can't be in phase ${phase} of this turn`,
    RULES[name],
    'used-out-of-phase',
  );
  if (ability === DRAGON) use(before, 'has a dragon gained this turn', 'P14', 'dragon-just-gained');
}

/** P6: the tracks show the tiles of this turn. */
function checkGained(claims: Claims, { options, words }: State, history: History): void {
  const seat = activeSeat(words);
  for (const ability of new Set(history.get(words[TURN])?.tiles)) {
    const uses = trackOf(words[TRACKS + seat], ability);
    claims.claim(
      options.beginners || uses === TRACK_END || (uses === TRACK_END - 1 && hasUsed(words, ability)),
      `players[${seat}].tracks`,
      `do not show the ${COLOURS[ability]} tile of this turn`,
      'P6',
      'track-not-set',
      { seat, ability: ABILITIES[ability], colour: COLOURS[ability] },
    );
  }
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
