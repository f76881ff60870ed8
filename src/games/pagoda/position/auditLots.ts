import { Claims, type Problem } from '../../../kernel/index.ts';
import { lastFloor, optionsFrom } from '../options.ts';
import { COLUMNS_OF_A_FLOOR } from '../vocabulary.ts';
import type { Floor, Lot, Position } from './schema.ts';

/** P5, P6, P7: what can't be on the lots, whatever the rest of the position is. In parameters, lots and floors are numbered from 1. */
export function auditLots(position: Position): Problem[] {
  const claims = new Claims();
  const last = lastFloor(optionsFrom(position.options));
  const built = new Map<string, string>();
  for (const [index, lot] of position.lots.entries()) {
    const path = `lots[${index}]`;
    checkFloors(claims, position, lot, index, last);
    checkRoof(claims, position, lot, index, last);
    for (const [floor, { colour, tile }] of lot.floors.entries()) {
      if (!tile) continue;
      const name = `${colour}-${tile.slot}`;
      const at = `${path}.floors[${floor}].tile`;
      claims.claim(
        !built.has(name),
        at,
        `is the ${name} tile, which also lies at ${built.get(name)}`,
        'P1',
        'tile-twice',
        { lot: index + 1, floor: floor + 1, background: colour, slot: tile.slot },
      );
      built.set(name, at);
    }
  }
  const { phase } = position;
  const roofs = position.lots.filter(lot => lot.spire === undefined && roofOf(lot, last)).length;
  claims.claim(
    roofs === (phase === 'spire' ? 1 : 0),
    'phase',
    `is ${phase} with ${roofs} roofs that wait for a spire`,
    'P7',
    'spires-due',
    { phase, count: roofs },
  );
  return claims.problems;
}

const roofOf = (lot: Lot, last: number): Floor['tile'] => lot.floors[last - 1]?.tile;

function checkFloors(claims: Claims, position: Position, { floors }: Lot, lot: number, last: number): void {
  claims.claim(
    floors.length <= last,
    `lots[${lot}].floors`,
    `are ${floors.length}, but at most ${last}`,
    'P7',
    'too-many-floors',
    { lot: lot + 1, count: floors.length, most: last },
  );
  let latest = 1;
  for (const [index, floor] of floors.entries()) {
    const path = `lots[${lot}].floors[${index}]`;
    const where = { lot: lot + 1, floor: index + 1 };
    checkFloor(claims, floor, floors[index - 1], path, where);
    for (const turn of [...floor.columns, ...(floor.tile ? [floor.tile.turn] : [])]) {
      claims.claim(
        turn >= latest,
        path,
        `has turn ${turn} after turn ${latest}: what lies higher or later comes later`,
        'P5',
        'turns-unordered',
        { ...where, turn, after: latest },
      );
      claims.claim(
        turn <= position.turn,
        path,
        `has turn ${turn}, but it is turn ${position.turn}`,
        'P4',
        'turn-to-come',
        { ...where, turn, now: position.turn },
      );
      latest = Math.max(latest, turn);
    }
  }
}

/** P5, P6: what a floor is on, and what is on it. */
function checkFloor(
  claims: Claims,
  { colour, columns, tile }: Floor,
  below: Floor | undefined,
  path: string,
  where: { readonly lot: number; readonly floor: number },
): void {
  const isFirst = where.floor === 1;
  claims.claim(
    !isFirst || columns.length > 0,
    `${path}.columns`,
    'are none on the first floor: leave the floor out',
    'P5',
    'floor-empty',
    where,
  );
  claims.claim(
    isFirst || below?.tile !== undefined,
    path,
    'stands on a floor without a tile',
    'P6',
    'floor-unsupported',
    where,
  );
  const slot = below?.tile?.slot ?? colour;
  claims.claim(
    slot === colour,
    `${path}.colour`,
    `is ${colour}, but the tile below has ${slot} slots`,
    'P5',
    'floor-colour',
    { ...where, colour, slot },
  );
  claims.claim(
    columns.length === COLUMNS_OF_A_FLOOR || !tile,
    `${path}.tile`,
    `lies on ${columns.length} columns, not on ${COLUMNS_OF_A_FLOOR}`,
    'P6',
    'tile-unsupported',
    { ...where, count: columns.length },
  );
}

/** P7 */
function checkRoof(claims: Claims, { phase, turn }: Position, lot: Lot, index: number, last: number): void {
  const path = `lots[${index}]`;
  const where = { lot: index + 1 };
  const roof = roofOf(lot, last);
  if (lot.spire !== undefined)
    claims.claim(
      lot.spire === roof?.turn,
      `${path}.spire`,
      'must come in the turn of its roof',
      'P7',
      'spire-apart',
      where,
    );
  else if (roof && phase === 'spire')
    claims.claim(
      roof.turn === turn,
      `${path}.floors`,
      'have a roof of an earlier turn without a spire',
      'P7',
      'spire-missing',
      where,
    );
}
