import type { Table, TableEvent } from '../../table/index.ts';
import type { Append } from '../store/index.ts';

/** Who joins or leaves the table with this line, or may see it from then on. */
export function findMemberChanges(table: Table, event: TableEvent): Pick<Append, 'joins' | 'leaves' | 'access'> {
  if (event.kind === 'changed') return findAccessChange(table, event);
  if (event.kind === 'restored') {
    const back = table.sitters[event.seat]?.removed?.player;
    return back === undefined ? {} : { joins: back };
  }
  if (event.kind === 'sat') return { joins: event.player };
  if (event.kind === 'handed') {
    const before = table.sitters[event.seat]?.player;
    return { joins: event.player, ...(before !== undefined && { leaves: before }) };
  }
  const leaver = event.kind === 'left' || event.kind === 'removed' ? table.sitters[event.seat]?.player : undefined;
  return leaver === undefined ? {} : { leaves: leaver };
}

function findAccessChange(
  { setup: before }: Table,
  { setup }: Extract<TableEvent, { kind: 'changed' }>,
): Pick<Append, 'access'> {
  const access = { public: setup.public ?? before.public, watching: setup.watching ?? before.watching };
  return access.public === before.public && access.watching === before.watching ? {} : { access };
}
