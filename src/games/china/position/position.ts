import { type JsonObject, type Problem, problemsOf, type Reading } from '../../../kernel/index.ts';
import { readOptions } from '../options.ts';
import { blank, OLDER, OWNER_COUNT, olderAt, ownersOf, type State, sumOf } from '../state.ts';
import { COLOUR_COUNT, COLOURS, cardsOf, HAND } from '../vocabulary.ts';
import { impossible } from './audit.ts';
import { isTarget, readCards, readHand, readOpen, readPile } from './read.ts';
import { type Position, positionSchema } from './schema.ts';
import { type Cards, times, writeCards, writeHand, writeOpen, writePile } from './write.ts';

export function writePosition(state: State): JsonObject {
  const { options } = state;
  return {
    options: { ...options },
    ...writeOpen(state),
    hands: times(options.players, seat => writeHand(state, seat)),
    ...(hasOlder(state) && { older: times(options.players, seat => writeCards(state.cells, olderAt(seat))) }),
    pile: writePile(state),
  } as unknown as JsonObject;
}

const hasOlder = ({ cells }: State): boolean => sumOf(cells, OLDER, OWNER_COUNT * COLOUR_COUNT) > 0;

/** Refuses a document of the wrong shape, names that do not exist, then a position that no game can come to. */
export function readPosition(document: unknown): Reading<State> {
  const shape = problemsOf(positionSchema, document);
  if (shape.length > 0) return { ok: false, problems: shape };
  const position = document as Position;
  const options = readOptions(position.options);
  if (!options.ok) {
    return { ok: false, problems: options.problems.map(p => ({ ...p, path: `options.${p.path}` })) };
  }
  const state = blank(options.value);
  const unread = [...wrongNames(state, position), ...wrongLengths(state, position)];
  if (unread.length > 0) return { ok: false, problems: unread };
  const hand = position.hands[position.turn];
  const drawing = position.phase === 'draw' || position.phase === 'deal-hand';
  const toDraw = position.toDraw ?? (drawing ? HAND - sumOfCards(hand) : 0);
  readOpen(state, { ...position, toDraw: Math.max(0, toDraw) });
  for (const [seat, cards] of position.hands.entries()) readHand(state, seat, cards);
  for (const [seat, cards] of (position.older ?? []).entries()) readCards(state.cells, olderAt(seat), cards);
  const pile = position.pile ?? remainder(position);
  readPile(state, pile);
  const problems = impossible(state);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: state };
}

const sumOfCards = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** All cards that are nowhere else. */
function remainder(position: Position): Cards {
  const { hands, kept = [], discards = {}, emperorCards = {}, played = {} } = position;
  const rest: { [colour: string]: number } = {};
  for (const [c, colour] of COLOURS.entries()) {
    const seen = [...hands, ...kept, discards, emperorCards, played].reduce((sum, of) => sum + (of[colour] ?? 0), 0);
    const inRow = position.row.filter(card => card === colour).length;
    rest[colour] = Math.max(0, cardsOf(c, position.options.players) - seen - inRow);
  }
  return rest;
}

function wrongNames(state: State, position: Position): Problem[] {
  const problems: Problem[] = [];
  const { board, options } = state;
  const claim = (holds: boolean, path: string, message: string): void => {
    if (!holds) problems.push({ path, message, rule: 'C1' });
  };
  const space = (id: string, path: string): void =>
    claim(board.spaceOf.has(id), path, `names ${id}, which is no space of this board`);
  const province = (id: string, path: string): void =>
    claim(board.provinceOf.has(id), path, `names ${id}, which is no province of this board`);
  const seat = (number: number, path: string): void =>
    claim(number < options.players, path, `is ${number}, but the seats are 0 to ${options.players - 1}`);

  seat(position.turn, 'turn');
  for (const [id, owner] of Object.entries(position.palaces ?? {})) {
    space(id, `palaces.${id}`);
    if (owner !== 'emperor') seat(owner, `palaces.${id}`);
    else claim(options.players === 2, `palaces.${id}`, "is the Emperor's, who plays with two players only");
  }
  for (const id of Object.keys(position.emissaries ?? {})) province(id, `emissaries.${id}`);
  for (const [i, id] of (position.fortifications ?? []).entries()) space(id, `fortifications[${i}]`);
  for (const id of Object.keys(position.tiles ?? {})) space(id, `tiles.${id}`);
  for (const [id, holder] of Object.entries(position.emperorPoints ?? {})) {
    province(id, `emperorPoints.${id}`);
    seat(holder, `emperorPoints.${id}`);
  }
  for (const [colour, holder] of Object.entries(position.holders ?? {})) seat(holder, `holders.${colour}`);
  for (const [i, { piece, at }] of (position.placed ?? []).entries()) {
    (piece === 'emissary' ? province : space)(at, `placed[${i}].at`);
  }
  const { commit } = position;
  if (commit) claim(isTarget(state, commit.target), 'commit.target', `is ${commit.target}, no province and no post`);
  return problems;
}

/** Lists for each seat or owner, and members that only some options have. */
function wrongLengths({ options }: State, position: Position): Problem[] {
  const problems: Problem[] = [];
  const owners = ownersOf(options);
  const long = (list: readonly unknown[] | undefined, length: number, path: string, rule: string): void => {
    if (list && list.length !== length)
      problems.push({ path, message: `has ${list.length} members, but must have ${length}`, rule });
  };
  const unless = (played: boolean, member: keyof Position, rule: string): void => {
    if (!played && position[member] !== undefined)
      problems.push({ path: member, message: 'does not belong to the game with these options', rule });
  };
  long(position.hands, options.players, 'hands', 'C4');
  long(position.known, options.players, 'known', 'C4');
  long(position.older, options.players, 'older', 'C15');
  long(position.fortificationsLeft, options.players, 'fortificationsLeft', 'C3');
  long(position.tilesTaken, owners, 'tilesTaken', 'C33');
  for (const [id, counts] of Object.entries(position.emissaries ?? {})) long(counts, owners, `emissaries.${id}`, 'C10');
  for (const member of ['fortifications', 'fortificationsLeft'] as const) unless(options.fortifications, member, 'C22');
  for (const member of ['tiles', 'tilesTaken', 'commit'] as const) unless(options.bonusTiles, member, 'C31');
  for (const member of ['kept', 'holders', 'played', 'emperorPoints'] as const)
    unless(options.influence, member, 'C26');
  for (const member of ['emperorCards', 'specials', 'emperorFirst'] as const) {
    unless(options.players === 2, member, 'C24');
  }
  return problems;
}
