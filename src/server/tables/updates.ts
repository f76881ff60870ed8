import type { Update } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Match, PlayerId } from '../../table/index.ts';
import type { LoadedTable } from './loaded.ts';
import { toTableState } from './present.ts';

/** The maximum number of lines in an update: games have hundreds, so this is for logs made long on purpose. */
const MOST_LINES = 1000;
/** Of how many tables the texts are kept: those that moves or visitors come to all the time. */
const TABLES_KEPT = 64;

/**
 * What a seat or a spectator sees of a table, as JSON: everything since a line, or the last part of it, and the current state.
 * A client that knows the rules needs no choices; `anew` tells it to discard what it knew.
 */
export function writeUpdate(
  loaded: LoadedTable,
  player: PlayerId | undefined,
  since: number,
  { anew = false, choices = true }: { anew?: boolean; choices?: boolean } = {},
): string {
  const { id, table, marks } = loaded;
  const { line, ply, match } = table;
  const seat = table.findSeat(player);
  const from = Math.max(since, line - MOST_LINES);
  const entry = table.plyAt(from);
  const texts = textsOf(loaded);
  return writeObject<Update>({
    kind: '"update"',
    table: JSON.stringify(id),
    since,
    anew: anew ? 'true' : undefined,
    line,
    mark: marks.at(-1) ?? 0,
    ply,
    seat,
    state: texts.once('state', () => toTableState(loaded)),
    leftOut:
      from > since ? JSON.stringify({ lines: from - since, moves: match?.countStanding(entry) ?? 0 }) : undefined,
    news: texts.once('news', () => table.newsSince(from), from),
    story: match ? texts.once(`story ${match.sharedView(seat)}`, () => match.storyFor(seat, entry), entry) : '[]',
    sight: match && writeSight(match, seat, texts, choices),
  });
}

const writeSight = (match: Match, seat: Seat | null, texts: Texts, choices: boolean): string =>
  writeObject<NonNullable<Update['sight']>>({
    ply: match.ply,
    actor: match.actor,
    view: texts.view(match, seat),
    choices: choices && match.actor === seat ? texts.once('choices', () => match.listChoices(seat)) : '[]',
    takeBack: seat === null ? 0 : match.countFreeTakeBacks(seat),
    scores: texts.once('scores', () => match.scores),
  });

/** An object whose members are JSON already; undefined ones are left out. */
function writeObject<T>(members: { readonly [name in keyof Required<T>]: string | number | null | undefined }): string {
  let text = '';
  for (const name in members) if (members[name] !== undefined) text += `${text && ','}"${name}":${members[name]}`;
  return `{${text}}`;
}

/** An object as JSON, with the texts of those members that are known objects. */
function writeMembers(object: object, texts: Map<unknown, string>): string {
  let text = '';
  for (const [name, value] of Object.entries(object)) {
    const member = texts.get(value) ?? JSON.stringify(value);
    if (member === undefined) continue;
    if (typeof value === 'object') texts.set(value, member);
    text += `${text && ','}"${name}":${member}`;
  }
  return `{${text}}`;
}

/** Parts of a table's updates as JSON, each written once for all who see the same. */
class Texts {
  readonly #line: number;
  readonly #names: LoadedTable['names'];
  readonly #parts = new Map<string, { readonly from: number; readonly text: string }>();

  /** The view that was made last, and the texts of members of views. */
  #view: object | undefined;
  readonly #members = new Map<unknown, string>();

  constructor({ table, names }: LoadedTable) {
    this.#line = table.line;
    this.#names = names;
  }

  /** Whether nothing has happened at the table since. */
  isCurrent({ table, names }: LoadedTable): boolean {
    return this.#line === table.line && this.#names === names;
  }

  /** The text of a view. Members that other seats see as well are the same objects, and written once. */
  view(match: Match, seat: Seat | null): string {
    const part = `view ${match.sharedView(seat)}`;
    const known = this.#parts.get(part);
    if (known) return known.text;
    const view = match.viewFor(seat, this.#view) as object;
    this.#view = view;
    const text = writeMembers(view, this.#members);
    this.#parts.set(part, { from: 0, text });
    return text;
  }

  /** The text of a part, from an entry on; of several such texts only the last is kept. */
  once(part: string, make: () => unknown, from = 0): string {
    const known = this.#parts.get(part);
    if (known?.from === from) return known.text;
    const text = JSON.stringify(make());
    this.#parts.set(part, { from, text });
    return text;
  }
}

const kept = new Map<LoadedTable['table'], Texts>();

/** The texts of a table, new ones if it has changed. Those of the tables used least recently are dropped. */
function textsOf(loaded: LoadedTable): Texts {
  const { table } = loaded;
  const known = kept.get(table);
  const texts = known?.isCurrent(loaded) ? known : new Texts(loaded);
  kept.delete(table);
  kept.set(table, texts);
  if (kept.size > TABLES_KEPT) kept.delete(kept.keys().next().value!);
  return texts;
}
