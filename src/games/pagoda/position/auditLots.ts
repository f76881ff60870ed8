import { Claims, type Problem } from '../../../kernel/index.ts';
import { lastFloor, optionsFrom } from '../options.ts';
import { COLUMNS_OF_A_FLOOR } from '../vocabulary.ts';
import type { Lot, Position } from './schema.ts';

/** P5, P6, P7: what can't stand on the lots, told by their documents. */
export function auditLots(position: Position): Problem[] {
  const claims = new Claims();
  const built = new Map<string, string>();
  for (const [index, lot] of position.lots.entries()) {
    const path = `lots[${index}]`;
    checkFloors(claims, position, lot, path);
    checkRoof(claims, position, lot, path);
    for (const [floor, { colour, tile }] of lot.floors.entries()) {
      if (!tile) continue;
      const name = `${colour}-${tile.slot}`;
      const at = `${path}.floors[${floor}].tile`;
      claims.claim(!built.has(name), at, `is the ${name} tile, which also lies at ${built.get(name)}`, 'P1');
      built.set(name, at);
    }
  }
  const roofs = position.lots.filter(lot => lot.spire === undefined && roofOf(position, lot)).length;
  const due = position.phase === 'spire' ? 1 : 0;
  claims.claim(roofs === due, 'phase', `is ${position.phase} with ${roofs} roofs that wait for a spire`, 'P7');
  return claims.problems;
}

const roofOf = (position: Position, lot: Lot) => lot.floors[lastFloor(optionsFrom(position.options)) - 1]?.tile;

function checkFloors(claims: Claims, position: Position, lot: Lot, path: string): void {
  const last = lastFloor(optionsFrom(position.options));
  claims.claim(lot.floors.length <= last, `${path}.floors`, `are ${lot.floors.length}, but at most ${last}`, 'P7');
  let latest = 1;
  for (const [index, { colour, columns, tile }] of lot.floors.entries()) {
    const at = `${path}.floors[${index}]`;
    const below = lot.floors[index - 1];
    const full = columns.length === COLUMNS_OF_A_FLOOR;
    claims.claim(
      index > 0 || columns.length > 0,
      `${at}.columns`,
      'are none on the first floor: leave the floor out',
      'P5',
    );
    claims.claim(index === 0 || below?.tile !== undefined, at, 'stands on a floor without a tile', 'P6');
    const slot = below?.tile?.slot ?? colour;
    claims.claim(slot === colour, `${at}.colour`, `is ${colour}, but the tile below has ${slot} slots`, 'P5');
    claims.claim(full || !tile, `${at}.tile`, `lies on ${columns.length} columns, not on ${COLUMNS_OF_A_FLOOR}`, 'P6');
    for (const turn of [...columns, ...(tile ? [tile.turn] : [])]) {
      claims.claim(
        turn >= latest,
        at,
        `has turn ${turn} after turn ${latest}: what lies higher or later comes later`,
        'P5',
      );
      claims.claim(turn <= position.turn, at, `has turn ${turn}, but it is turn ${position.turn}`, 'P4');
      latest = Math.max(latest, turn);
    }
  }
}

function checkRoof(claims: Claims, position: Position, lot: Lot, path: string): void {
  const roof = roofOf(position, lot);
  if (lot.spire !== undefined)
    claims.claim(lot.spire === roof?.turn, `${path}.spire`, 'must come in the turn of its roof', 'P7');
  else if (roof && position.phase === 'spire')
    claims.claim(roof.turn === position.turn, `${path}.floors`, 'have a roof of an earlier turn without a spire', 'P7');
}
