// Links to tables: what lets others in is kept on this device, so that it can be sent again later.
import { KeptByTable } from '../keptByTable.ts';

const MOST = 50;
const invites = new KeptByTable<string>('invites', MOST);

/** Cards with the invitation that they belong to: both change when a link is renewed. */
const cards = new KeptByTable<readonly [card: string, invite: string]>('cards', MOST);

export function keepInvite(table: string, invite: string, card?: string): void {
  invites.keep(table, invite);
  if (card !== undefined) cards.keep(table, [card, invite]);
}
export const loadInvite = (table: string): string | undefined => invites.get(table);

/** Whether there is a link to send: without an invitation that of a private table leads nowhere. */
export const hasLink = (table: string, isPublic: boolean): boolean => isPublic || loadInvite(table) !== undefined;

/** The open part of a link, if its other part is still the one that is kept. */
export function loadCard(table: string): string | undefined {
  const [card, invite] = cards.get(table) ?? [];
  return invite === loadInvite(table) ? card : undefined;
}

/** What to send to others. What is behind the # does not reach servers on the way. */
export function buildLink(table: string, invite: string | undefined, card: string | undefined): string {
  if (invite === undefined) return `${location.origin}/t/${table}`;
  // Somebody who came by a link of an earlier version knows no card.
  return `${location.origin}${card === undefined ? `/t/${table}` : `/i/${card}`}#${invite}`;
}
