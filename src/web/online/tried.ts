const KEY = 'tried';

interface Tried {
  readonly table: string;
  readonly ply: number;
  readonly moves: readonly string[];
}

/** What was being tried last on this device, if it was at this table and the table stands as it did. */
export function triedAt(table: string, ply: number): readonly string[] {
  try {
    const last = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Tried | null;
    return last?.table === table && last.ply === ply && Array.isArray(last.moves) ? last.moves : [];
  } catch {
    return [];
  }
}

export function keepTried(tried: Tried): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tried));
  } catch {
    // Without storage a page that is left forgets what was only tried.
  }
}
