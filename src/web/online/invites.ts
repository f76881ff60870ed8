// Links to tables: what lets others in is kept on this device, so that it can be sent again later.
import { KeptByTable } from '../keptByTable.ts';

const MOST = 50;
const invites = new KeptByTable<string>('invites', MOST);

export const keepInvite = (table: string, invite: string): void => invites.keep(table, invite);
export const loadInvite = (table: string): string | undefined => invites.get(table);

/** What to send to others. What is behind the # does not reach servers on the way. */
export const buildLink = (table: string, invite: string | undefined): string =>
  `${location.origin}/t/${table}${invite === undefined ? '' : `#${invite}`}`;
