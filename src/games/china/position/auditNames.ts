import type { Claims } from '../../../kernel/index.ts';
import { countOwners, type State } from '../state.ts';
import type { Position } from './schema.ts';

/** C1: everything that is named must be on the board or at the table. */
export function auditNames(state: State, position: Position, claims: Claims): void {
  const { board, options } = state;
  type Named = 'space' | 'province' | 'seat' | 'owner' | 'target';
  const claim = (holds: boolean, path: string, message: string, kind: Named, name: string | number): void =>
    claims.claim(holds, path, message, 'C1', 'unknown-name', { kind, name });
  const space = (id: string, path: string): void =>
    claim(board.spaceOf.has(id), path, `names ${id}, which is no space of this board`, 'space', id);
  const province = (id: string, path: string): void =>
    claim(board.provinceOf.has(id), path, `names ${id}, which is no province of this board`, 'province', id);
  const seat = (number: number, path: string): void =>
    claim(
      number < options.players,
      path,
      `is ${number}, but the seats are 0 to ${options.players - 1}`,
      'seat',
      number,
    );

  seat(position.turn, 'turn');
  for (const [id, owner] of Object.entries(position.palaces ?? {})) {
    space(id, `palaces.${id}`);
    if (owner !== 'emperor') seat(owner, `palaces.${id}`);
    else {
      const message = "is the Emperor's, who plays with two players only";
      claim(options.players === 2, `palaces.${id}`, message, 'owner', owner);
    }
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
  const target = position.commit?.target;
  if (target === undefined) return;
  claim(isTarget(state, target), 'commit.target', `is ${target}, no province and no post`, 'target', target);
}

/** Lists for each seat or owner, and members that only some options have. */
export function auditLengths({ options }: State, position: Position, claims: Claims): void {
  const owners = countOwners(options);
  const long = (
    list: readonly unknown[] | undefined,
    all: number,
    member: keyof Position,
    rule: string,
    province?: string,
  ): void => {
    if (!list) return;
    const path = province === undefined ? member : `${member}.${province}`;
    const message = `has ${list.length} members, but must have ${all}`;
    const parameters = { member, count: list.length, all, ...(province !== undefined && { province }) };
    claims.claim(list.length === all, path, message, rule, 'list-length', parameters);
  };
  const unless = (played: boolean, member: keyof Position, rule: string): void => {
    const fits = played || position[member] === undefined;
    claims.claim(fits, member, 'does not belong to the game with these options', rule, 'not-played', { member });
  };
  long(position.hands, options.players, 'hands', 'C4');
  long(position.known, options.players, 'known', 'C4');
  long(position.older, options.players, 'older', 'C15');
  long(position.fortificationsLeft, options.players, 'fortificationsLeft', 'C3');
  long(position.tilesTaken, owners, 'tilesTaken', 'C33');
  for (const [id, counts] of Object.entries(position.emissaries ?? {})) long(counts, owners, 'emissaries', 'C10', id);
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
