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
export function checkTracks(claims: Claims, { options, words }: State, history: History): void {
  for (let seat = 0; seat < SEAT_COUNT; seat++) {
    for (let ability = 0; ability < COLOUR_COUNT; ability++) {
      const uses = trackOf(words[TRACKS + seat], ability);
      const path = `players[${seat}].tracks.${ABILITIES[ability]}`;
      claims.claim(uses === 0 || !options.beginners, path, "is not 0 in the beginners' game", 'P22');
      const tiles = [...history].filter(([turn, { tiles }]) => seatOfTurn(turn) === seat && tiles.includes(ability));
      claims.claim(uses === 0 || tiles.length > 0, path, `is ${uses} without a ${COLOURS[ability]} tile`, 'P6');
    }
  }
}

/** P12: what has been used this turn, and what that leaves. */
export function checkUsed(claims: Claims, position: Position, { options, words }: State, history: History): void {
  const seat = activeSeat(words);
  const now = history.get(words[TURN]) ?? NO_TURN;
  for (const name of position.used ?? []) {
    const ability = ABILITIES.indexOf(name);
    const before = [...history].some(
      ([turn, { tiles }]) => seatOfTurn(turn) === seat && turn < words[TURN] && tiles.includes(ability),
    );
    const gained = now.tiles.includes(ability);
    const uses = trackOf(words[TRACKS + seat], ability);
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
    const uses = trackOf(words[TRACKS + seat], ability);
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
