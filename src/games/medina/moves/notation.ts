import type { Move, Refusal } from '../../../kernel/index.ts';
import { BLOCKING, MERCHANT, NEUTRAL, ROOF, STABLE, TEA, WALL } from '../layout.ts';
import type { State } from '../state.ts';
import { COLOURS } from '../vocabulary.ts';
import { cellOf, FIRST_MERCHANT, isBuilding, kindOf, pack, WELL } from './packing.ts';
import { excluded } from './refusals.ts';

/** The words of the kinds of moves that are not buildings. */
const WORDS: readonly (readonly [kind: number, words: string])[] = [
  [STABLE, 'stable'],
  [MERCHANT, 'merchant'],
  [WALL, 'wall'],
  [ROOF, 'roof'],
  [NEUTRAL, 'neutral roof'],
  [BLOCKING, 'blocking roof'],
  [TEA, 'tea'],
  [WELL, 'well'],
  [FIRST_MERCHANT, 'first merchant'],
];
const WORDS_OF = new Map(WORDS);
const KIND_OF = new Map(WORDS.map(([kind, words]) => [words, kind]));

/** Such as `build orange F5`, `stable F6`, `wall north3`, `roof F5`, `tea`. */
export function writeMove({ setup }: State, move: Move): string {
  const kind = kindOf(move);
  if (kind === TEA) return 'tea';
  const words = isBuilding(kind) ? `build ${setup.colours[kind]}` : WORDS_OF.get(kind);
  return `${words} ${setup.board.names[cellOf(move)]}`;
}

export function readMove({ setup }: State, text: string): Move | undefined {
  if (text === 'tea') return pack(TEA, 0);
  const space = text.lastIndexOf(' ');
  const words = text.slice(0, space);
  const kind = words.startsWith('build ')
    ? setup.colours.findIndex(colour => words === `build ${colour}`)
    : (KIND_OF.get(words) ?? -1);
  if (kind < 0 || kind === TEA) return undefined;
  const cell = (kind === WALL ? setup.board.wallByName : setup.board.cityByName).get(text.slice(space + 1));
  return cell === undefined ? undefined : pack(kind, cell);
}

/** Says what is wrong with a line that puts a piece where its kind never goes, or a building in a colour of another edition. */
export function refuseText({ setup }: State, text: string): Refusal | undefined {
  const [, words = '', cell = ''] = /^(.+) (\S+)$/.exec(text) ?? [];
  const { cityByName, wallByName } = setup.board;
  const colour = COLOURS.find(name => words === `build ${name}`);
  if (colour === undefined && !KIND_OF.has(words)) return undefined;
  if (words === 'wall') return cityByName.has(cell) ? excluded['wall-in-city'] : undefined;
  if (wallByName.has(cell)) return excluded['wall-space'];
  return colour !== undefined && !setup.colours.includes(colour) && cityByName.has(cell)
    ? excluded['other-colours']
    : undefined;
}
