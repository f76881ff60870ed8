import type { Claims } from '../../../kernel/index.ts';
import { besides } from '../board/board.ts';
import { has } from '../board/sets.ts';
import { CELLS, STREET, STREETS } from '../layout.ts';
import { extendsFrom } from '../rules/streets.ts';
import type { State } from '../state.ts';

/** M4, M17, M18: streets are lines, each begun when the one before could not be extended. */
export function auditStreets(state: State, claims: Claims): void {
  const { bytes, setup } = state;
  const { board } = setup;
  const inStreet = (cell: number, street: number): boolean => bytes[CELLS + cell] === STREET + street;
  const isOlder = (cell: number, street: number): boolean =>
    bytes[CELLS + cell] >= STREET && bytes[CELLS + cell] < STREET + street;
  for (let street = 0; street < bytes[STREETS]; street++) {
    const path = `streets[${street}]`;
    const cells = [...board.city.filter(cell => inStreet(cell, street))];
    const degree = (cell: number): number =>
      besides(cell, board.stride).filter(beside => inStreet(beside, street)).length;
    const ends = cells.filter(cell => degree(cell) < 2);
    const joins = cells.reduce((sum, cell) => sum + degree(cell), 0) / 2;
    const reached = new Set(cells.slice(0, 1));
    for (const cell of reached)
      for (const beside of besides(cell, board.stride)) if (inStreet(beside, street)) reached.add(beside);
    const isLine = reached.size === cells.length && joins === cells.length - 1 && cells.every(cell => degree(cell) < 3);
    claims.claim(isLine, path, 'is not one line of merchants', 'M17', 'street-not-a-line', { street });
    const touched = cells.flatMap(cell => besides(cell, board.stride).filter(beside => isOlder(beside, street))).length;
    const most = setup.options.newStreetTouches;
    claims.claim(
      touched <= most,
      path,
      `touches older merchants ${touched} times, but may only ${most} times`,
      'M18',
      'street-touches',
      { street, count: touched, most },
    );
    const current = street === bytes[STREETS] - 1;
    claims.claim(
      current || !ends.some(end => extendsFrom(state, end)),
      path,
      'is not the last one, but can be extended',
      'M18',
      'street-extendable',
      { street },
    );
    if (street === 0) {
      const inner = cells.some(cell => has(board.inner, 0, cell));
      claims.claim(
        inner,
        path,
        'has no merchant outside the outer rows and columns to begin with',
        'M4',
        'first-street-in-outer-row',
      );
    }
  }
}
