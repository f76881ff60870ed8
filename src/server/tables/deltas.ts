// What is new at a table for followers who have what was sent before.
import type { Delta } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { digestOf, findChange, type SharedChanges } from '../../table/index.ts';
import type { LoadedTable } from './loaded.ts';
import { type TableDocument, textsOf, writeObject } from './texts.ts';
import { MOST_LINES } from './updates.ts';

/** What a follower was sent last. */
export interface Sent {
  readonly seat: Seat | null;
  readonly line: number;
  readonly document: TableDocument;
}

/** What a follower has once it got the newest update or delta. */
export const sentNow = (loaded: LoadedTable, seat: Seat | null): Sent => ({
  seat,
  line: loaded.table.line,
  document: textsOf(loaded).document(seat),
});

interface Written {
  readonly before: TableDocument;
  readonly after: TableDocument;
  readonly line: number;
  readonly takeBack: number;
  readonly text: string;
}

/** Writes deltas for the followers of a table, each change once for all who see the same. */
export class Deltas {
  readonly #loaded: LoadedTable;
  readonly #shared: SharedChanges = new Map();
  readonly #digests = new Map<TableDocument, number>();
  readonly #written: Written[] = [];

  constructor(loaded: LoadedTable) {
    this.#loaded = loaded;
  }

  /** The delta for a follower, or undefined if it needs a whole update: it has another seat now, or too much is new. */
  write({ document, line, seat: before }: Sent, seat: Seat | null): string | undefined {
    const { table } = this.#loaded;
    if (before !== seat || table.line - line > MOST_LINES) return undefined;
    const takeBack = seat === null ? 0 : (table.match?.countFreeTakeBacks(seat) ?? 0);
    const after = textsOf(this.#loaded).document(seat);
    // Before the start all have the same document, and afterwards each its own: what they have and what they get must agree.
    const known = this.#written.find(
      written =>
        written.before === document &&
        written.after === after &&
        written.line === line &&
        written.takeBack === takeBack,
    );
    if (known) return known.text;
    const text = this.#write(document, line, seat, takeBack);
    this.#written.push({ before: document, after, line, takeBack, text });
    return text;
  }

  #write(before: TableDocument, since: number, seat: Seat | null, takeBack: number): string {
    const { id, table, marks } = this.#loaded;
    const { match } = table;
    const texts = textsOf(this.#loaded);
    const entry = table.plyAt(since);
    const after = texts.document(seat);
    const change = findChange(before, after, this.#shared);
    return writeObject<Delta>({
      kind: '"delta"',
      table: JSON.stringify(id),
      since,
      line: table.line,
      mark: marks.at(-1) ?? 0,
      ply: table.ply,
      takeBack: takeBack === 0 ? undefined : takeBack,
      news: texts.once('news', () => table.newsSince(since), since),
      story: match ? texts.once(`story ${match.sharedView(seat)}`, () => match.storyFor(seat, entry), entry) : '[]',
      change: change && JSON.stringify(change),
      digest: this.#digest(after),
    });
  }

  #digest(document: TableDocument): number {
    const digest = this.#digests.get(document) ?? digestOf(document);
    this.#digests.set(document, digest);
    return digest;
  }
}
