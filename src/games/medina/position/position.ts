import { isObject, type JsonObject, type Problem, problemsOf, type Reading } from '../../../kernel/index.ts';
import { DUE, LEFT, PHASE, PLAYING, ROOF_OWED, SEAT } from '../layout.ts';
import { readOptions } from '../options.ts';
import { dueTo, owesRoof } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { audit } from './audit.ts';
import { parse } from './read.ts';
import { recompute } from './recompute.ts';
import { type Position, positionSchema } from './schema.ts';
import {
  palaceTileWords,
  palaceWords,
  stockWords,
  streetWords,
  towerTileWords,
  turnWords,
  wallWords,
  wellName,
} from './write.ts';

export function writePosition(state: State): JsonObject {
  const { setup } = state;
  return {
    options: { ...setup.options },
    well: wellName(state),
    palaces: palaceWords(state).map(palace => ({ ...palace })),
    streets: streetWords(state),
    walls: wallWords(state),
    stocks: Array.from({ length: setup.players }, (_, seat) => ({ ...stockWords(state, seat) })),
    palaceTiles: palaceTileWords(state),
    towerTiles: towerTileWords(state),
    turn: turnWords(state),
  } as JsonObject;
}

/** Refuses an impossible position with every reason: first its shape, then where things lie, then the rules. */
export function readPosition(document: unknown): Reading<State> {
  const shape = problemsOf(positionSchema, document);
  if (shape.length > 0 || !isObject(document)) return { ok: false, problems: shape };
  const position = document as unknown as Position;
  const options = readOptions(position.options);
  if (!options.ok)
    return { ok: false, problems: options.problems.map(problem => ({ ...problem, path: `options.${problem.path}` })) };
  const problems: Problem[] = [];
  const base = parse(options.value, position, problems);
  if (problems.length > 0) return { ok: false, problems };
  const state = recompute(base);
  fillTurn(state, position.turn ?? undefined);
  const impossible = audit(state);
  return impossible.length > 0 ? { ok: false, problems: impossible } : { ok: true, value: state };
}

/** M6, M25: what a turn that has just begun asks for, where the document leaves it out. */
function fillTurn(state: State, turn: Exclude<Position['turn'], null>): void {
  const { bytes } = state;
  if (!turn || (turn.placed ?? 0) > 0 || bytes[PHASE] !== PLAYING) return;
  if (turn.due === undefined) {
    bytes[DUE] = dueTo(state, bytes[SEAT]);
    bytes[LEFT] = bytes[DUE];
  }
  if (turn.roofOwed === undefined && owesRoof(state, bytes[SEAT], bytes[DUE])) bytes[ROOF_OWED] = 1;
}
