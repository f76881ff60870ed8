// Links to tables: what lets others in is kept on this device, so that it can be sent again later.
const KEY = 'invites';
const MOST = 50;

function kept(): [table: string, invite: string][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

export function keepInvite(table: string, invite: string): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, invite]].slice(-MOST)));
  } catch {
    // Private windows may refuse; the link in the address bar still works.
  }
}

export const inviteOf = (table: string): string | undefined => kept().find(([id]) => id === table)?.[1];

/** What to send to others. What is behind the # does not reach servers on the way. */
export const linkOf = (table: string, invite: string | undefined): string =>
  `${location.origin}/t/${table}${invite === undefined ? '' : `#${invite}`}`;
