import {
  choice,
  type Described,
  either,
  findProblems,
  flag,
  object,
  type Problem,
  type Reading,
  type Trial,
} from '../../kernel/index.ts';
import { draftSchema, type MapDocument, mapSchema } from './board/map.ts';
import { findMapProblems } from './board/mapCheck.ts';
import { tryRoads } from './board/mapEffort.ts';
import { SIDES, type Side } from './vocabulary.ts';

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;

/** A map of one's own, and the side of it that is played. */
export interface OwnBoard {
  readonly side: Side;
  readonly map: MapDocument;
}

/** One way to play China, complete. */
export interface Options {
  readonly players: number;
  readonly board: Side | OwnBoard;
  readonly fortifications: boolean;
  readonly bonusTiles: boolean;
  readonly influence: boolean;
}

export const optionsSchema = object(
  { players: choice(PLAYER_COUNTS, { description: 'Seats. 2 play with the Emperor (C24).' }) },
  {
    board: either(
      choice(SIDES, {
        description:
          'C1: side 34 (default for 2 to 4), side 45 (default for 5), or border for the border disputes (C35).',
      }),
      object({ side: choice(SIDES), map: mapSchema }, {}, { description: 'A map of your own, and the side in use.' }),
    ),
    fortifications: flag({ description: 'C22: play with fortifications, on sides 34 and 45.', default: false }),
    bonusTiles: flag({ description: 'C31: play with bonus tiles.', default: false }),
    influence: flag({
      description: 'C25, C26: two players with influence cards (default), or without them, the light variant (C30).',
    }),
  },
);

/** The side whose rules are played, also on a map of one's own. */
export const sideOf = ({ board }: Pick<Options, 'board'>): Side => (typeof board === 'string' ? board : board.side);

/** Fills in defaults; refuses what the rules exclude, and maps of one's own with errors. */
export function readOptions(document: unknown): Reading<Options> {
  const shape = findProblems(optionsSchema, document);
  if (shape.length > 0) return { ok: false, problems: shape };
  const given = document as Described<typeof optionsSchema>;
  const { players } = given;
  const options: Options = {
    players,
    board: given.board ?? (players === 5 ? '45' : '34'),
    fortifications: given.fortifications ?? false,
    bonusTiles: given.bonusTiles ?? false,
    influence: given.influence ?? players === 2,
  };
  const problems = [...problemsOfBoard(options), ...excluded(options)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: options };
}

/** What does not combine, by the head of the rules page. */
function excluded(options: Options): Problem[] {
  const { players, fortifications, influence } = options;
  const side = sideOf(options);
  const path = typeof options.board === 'string' ? 'board' : 'board.side';
  const problems: Problem[] = [];
  const refuse = (wrong: boolean, at: string, message: string, rule: string): void => {
    if (wrong) problems.push({ path: at, message, rule });
  };
  refuse(players === 2 && side !== '34', path, `is ${side}, but two players play on side 34`, 'C24');
  refuse(players === 3 && side === '45', path, 'is 45, but three players play on side 34 or border', 'C1');
  refuse(players === 5 && side === '34', path, 'is 34, but five players play on side 45 or border', 'C1');
  refuse(fortifications && side === 'border', 'fortifications', 'are not played with border disputes', 'C35');
  refuse(influence && players !== 2, 'influence', 'cards are for two players', 'C26');
  return problems;
}

function problemsOfBoard({ board, bonusTiles }: Options): readonly Problem[] {
  return typeof board === 'string' ? [] : findMapProblems(board.map, board.side, bonusTiles, 'board.map');
}

/** Names that are more than text, and roads that are hard to score: versions 0.1.0 and 0.2.0 played on such maps. */
export function* tryOut({ board }: Options): Trial {
  if (typeof board === 'string') return [];
  const names = findProblems(draftSchema, board.map, 'board.map');
  return names.length > 0 ? names : yield* tryRoads(board.map, board.side, 'board.map');
}
