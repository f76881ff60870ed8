import type { Claims } from '../../../kernel/index.ts';
import { countOwners, type State } from '../state.ts';
import type { Position } from './schema.ts';

/** C1: everything that is named must be on the board or at the table. */
export function auditNames(state: State, position: Position, claims: Claims): void {
  const { board, options } = state;
  const claim = (holds: boolean, path: string, message: string): void => claims.claim(holds, path, message, 'C1');
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
}

/** Lists for each seat or owner, and members that only some options have. */
export function auditLengths({ options }: State, position: Position, claims: Claims): void {
  const owners = countOwners(options);
  const long = (list: readonly unknown[] | undefined, length: number, path: string, rule: string): void => {
    if (list) claims.claim(list.length === length, path, `has ${list.length} members, but must have ${length}`, rule);
  };
  const unless = (played: boolean, member: keyof Position, rule: string): void => {
    const fits = played || position[member] === undefined;
    claims.claim(fits, member, 'does not belong to the game with these options', rule);
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
}

/** Whether a name can be committed to: a province or a post. */
const isTarget = ({ board }: State, id: string): boolean =>
  board.provinceOf.has(id) || (board.spaceOf.get(id) ?? -1) >= board.firstPost;
