import type { TablePosition } from '../../table/step.ts';
import type { StoredLine, TableRow } from '../store/index.ts';

/** A table that can't be read and is kept as it is. */
export abstract class UnreadableTable extends Error {
  abstract readonly code: 'damaged-table' | 'other-revision';
  readonly row: TableRow;
  constructor(row: TableRow, message: string, cause?: unknown) {
    super(message, { cause });
    this.row = row;
  }
}

/** A table whose log can't be read or applied. */
export class DamagedTable extends UnreadableTable {
  readonly code = 'damaged-table';
}

/** A table whose rules have changed since. Everything but the game itself is known. */
export class OtherRevision extends UnreadableTable {
  readonly code = 'other-revision';
  readonly lines: readonly StoredLine[];
  readonly position: TablePosition;
  constructor(row: TableRow, lines: readonly StoredLine[], position: TablePosition) {
    super(row, `revision ${row.revision} of the rules of ${row.game} is not here`);
    this.lines = lines;
    this.position = position;
  }
}

/** Of some tables, the unreadable ones that are not over. */
export const listUnreadable = (
  unreadable: ReadonlyMap<string, UnreadableTable>,
  listed: readonly { readonly id: string }[],
): { table: string; game: string; code: UnreadableTable['code'] }[] =>
  listed.flatMap(({ id }) => {
    const found = unreadable.get(id);
    if (!found || (found instanceof OtherRevision && found.position.why !== undefined)) return [];
    return { table: id, game: found.row.game, code: found.code };
  });
