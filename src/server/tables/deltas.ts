// What is new at a table for followers who have what was sent before.
import type { Delta } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import {
  type Change,
  digestOf,
  expectAfterMove,
  expectTakeBack,
  findChange,
  type SharedChanges,
  type SharedDigests,
} from '../../table/index.ts';
import type { LoadedTable } from './loaded.ts';
import { type TableDocument, textsOf, writeObject } from './texts.ts';
import { MOST_LINES } from './updates.ts';

/** What a follower was sent last. */
export interface Sent {
  readonly seat: Seat | null;
  readonly line: number;
  readonly document: TableDocument;
  readonly takeBack: number;
}

/** What a follower has once it got the newest update or delta. */
export const sentNow = (loaded: LoadedTable, seat: Seat | null): Sent => ({
  seat,
  line: loaded.table.line,
  document: textsOf(loaded).document(seat),
  takeBack: countTakeBacks(loaded, seat),
});

const countTakeBacks = ({ table }: LoadedTable, seat: Seat | null): number =>
  seat === null ? 0 : (table.match?.countFreeTakeBacks(seat) ?? 0);

/** What stays the same from move to move, such as a map of one's own, is mixed once. */
const digests: SharedDigests = new WeakMap();

interface Written {
  readonly sent: Sent;
  readonly after: TableDocument;
  readonly takeBack: number;
  /** What those who know the rules expect it to be. */
  readonly expected: number;
  readonly text: string;
}

/** Writes deltas for the followers of a table, each once for all who see the same. */
export class Deltas {
  readonly #loaded: LoadedTable;
  readonly #changes: SharedChanges = new Map();
  readonly #written: Written[] = [];
  /** What is different from what followers expect of a table who had this state. */
  readonly #surprises = new Map<object, Change | undefined>();

  constructor(loaded: LoadedTable) {
    this.#loaded = loaded;
  }

  /**
   * The delta for a follower, without the number that stands for the table; undefined if it needs a whole update: it has another
   * seat now, or too much is new.
   */
  write(sent: Sent, seat: Seat | null): string | undefined {
    const { table } = this.#loaded;
    if (sent.seat !== seat || table.line - sent.line > MOST_LINES) return undefined;
    const takeBack = countTakeBacks(this.#loaded, seat);
    const expected = this.#expectTakeBack(sent);
    const after = textsOf(this.#loaded).document(seat);
    // Before the start all have the same document, and afterwards each its own: what they have and what they get must agree.
    const known = this.#written.find(
      written =>
        written.sent.document === sent.document &&
        written.sent.line === sent.line &&
        written.after === after &&
        written.takeBack === takeBack &&
        written.expected === expected,
    );
    if (known) return known.text;
    const text =
      this.#writeMoves(sent, after, takeBack === expected ? undefined : takeBack) ??
      this.#writeWhole(sent, after, takeBack);
    this.#written.push({ sent, after, takeBack, expected, text });
    return text;
  }

  #expectTakeBack({ seat, line, takeBack }: Sent): number {
    const { table } = this.#loaded;
    const { match } = table;
    return match ? expectTakeBack(seat, takeBack, match.actorsSince(table.plyAt(line)), match.actor) : 0;
  }

  /** Whoever knows the rules needs only the moves of a turn. */
  #writeMoves({ seat, line, document }: Sent, after: TableDocument, takeBack: number | undefined): string | undefined {
    const { table } = this.#loaded;
    const [last, ...more] = table.newsSince(line);
    if (table.match === undefined || document.view === undefined || last?.kind !== 'played' || more.length > 0)
      return undefined;
    const moves = table.match.movesFor(seat, table.plyAt(line));
    if (moves === undefined) return undefined;
    const surprise = this.#findSurprise(document, after, last.at);
    return this.#finish(after, {
      after: last.at - (table.newsSince(line - 1)[0]?.at ?? 0),
      moves: JSON.stringify(moves),
      takeBack,
      state: surprise && JSON.stringify(surprise),
    });
  }

  #findSurprise({ state: before }: TableDocument, { state }: TableDocument, at: number): Change | undefined {
    if (this.#surprises.has(before)) return this.#surprises.get(before);
    const surprise = findChange(expectAfterMove(before, { actor: state.actor, at }), state);
    this.#surprises.set(before, surprise);
    return surprise;
  }

  #writeWhole({ seat, line, document }: Sent, after: TableDocument, takeBack: number): string {
    const { table } = this.#loaded;
    const { match } = table;
    const texts = textsOf(this.#loaded);
    const entry = table.plyAt(line);
    const change = findChange(document, after, this.#changes);
    return this.#finish(after, {
      whole: writeObject<NonNullable<Delta['whole']>>({
        since: line,
        ply: table.ply,
        takeBack,
        news: texts.once('news', () => table.newsSince(line), line),
        story: match ? texts.once(`story ${match.sharedView(seat)}`, () => match.storyFor(seat, entry), entry) : '[]',
        change: change && JSON.stringify(change),
      }),
    });
  }

  #finish(
    { state, view }: TableDocument,
    parts: Partial<{ [name in keyof Delta]: string | number | undefined }>,
  ): string {
    const { table, marks } = this.#loaded;
    return writeObject<Omit<Delta, 'kind' | 'as'>>({
      line: table.line,
      mark: marks.at(-1) ?? 0,
      after: undefined,
      moves: undefined,
      takeBack: undefined,
      state: undefined,
      whole: undefined,
      ...parts,
      digest: digestOf({ state, view }, digests),
    });
  }
}
