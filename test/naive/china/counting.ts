// What stands where, and what is left in the supplies.
import type { Table } from './table.ts';

/** C35: the provinces that a space belongs to; of a province, itself. */
export function provincesOf(table: Table, place: string): readonly string[] {
  return table.atlas.spaces.get(place)?.provinces ?? [place];
}

export const isPost = (table: Table, place: string): boolean => provincesOf(table, place).length === 2;

export const spacesOf = (table: Table, province: string): readonly string[] =>
  table.atlas.provinces.get(province)!.spaces;

/** How many palaces of one owner, or of all, stand in a province. */
export function palacesIn(table: Table, province: string, owner?: number): number {
  return spacesOf(table, province).filter(
    space => table.palaces.has(space) && (owner === undefined || table.palaces.get(space) === owner),
  ).length;
}

export const emissariesIn = (table: Table, province: string): number =>
  table.emissaries.get(province)!.reduce((sum, n) => sum + n, 0);

/** C7: pieces of any kind in a province. */
export function piecesIn(table: Table, province: string): number {
  const fortifications = spacesOf(table, province).filter(space => table.fortifications.has(space)).length;
  return palacesIn(table, province) + emissariesIn(table, province) + fortifications;
}

/** C11: every palace space has its palace. */
export const isComplete = (table: Table, province: string): boolean =>
  spacesOf(table, province).every(space => table.palaces.has(space));

/** C3, C24 */
export const palacesLeft = (table: Table, owner: number): number =>
  20 - [...table.palaces.values()].filter(palace => palace === owner).length;

/** C3, C24: of nine emissaries one marks the score. */
export const emissariesLeft = (table: Table, owner: number): number =>
  8 - [...table.emissaries.values()].reduce((sum, numbers) => sum + numbers[owner]!, 0);

/** C3: the Emperor has no fortification. */
export const fortificationsLeft = (table: Table, owner: number): number => table.fortificationsLeft[owner] ?? 0;

/** C10: fewer emissaries of all than the largest number of palaces of any one owner. */
export function hasRoomForEmissary(table: Table, province: string): boolean {
  const largest = Math.max(...table.owners.map(owner => palacesIn(table, province, owner)));
  return emissariesIn(table, province) < largest;
}
