// Parts of what is sent about a table, made and written once for all who see the same.
import type { TableState } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Match } from '../../table/index.ts';
import type { LoadedTable } from './loaded.ts';
import { toTableState } from './present.ts';

/** Of how many tables the texts are kept: those that moves or visitors come to all the time. */
const TABLES_KEPT = 16;

/** What a follower sees of a table, without what only its own seat is told, and what follows by the rules. */
export interface TableDocument {
  readonly state: TableState;
  readonly actor: number | undefined;
  readonly view: object | undefined;
}

/** An object whose members are JSON already; undefined ones are left out. */
export function writeObject<T>(
  members: { readonly [name in keyof Required<T>]: string | number | null | undefined },
): string {
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
export class Texts {
  readonly #loaded: LoadedTable;
  readonly #line: number;
  readonly #names: LoadedTable['names'];
  readonly #parts = new Map<string, { readonly from: number; readonly text: string }>();

  /** Views by whose they are; members that several see are the same objects. */
  readonly #views = new Map<Seat | null, object>();
  /** The view that was made last, and the texts of members of views. */
  #view: object | undefined;
  readonly #members = new Map<unknown, string>();
  readonly #documents = new Map<Seat | null, TableDocument>();
  #state: TableState | undefined;

  constructor(loaded: LoadedTable) {
    this.#loaded = loaded;
    this.#line = loaded.table.line;
    this.#names = loaded.names;
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
    const text = writeMembers(this.#viewFor(match, seat), this.#members);
    this.#parts.set(part, { from: 0, text });
    return text;
  }

  #viewFor(match: Match, seat: Seat | null): object {
    const whose = match.sharedView(seat);
    const view = this.#views.get(whose) ?? (match.viewFor(seat, this.#view) as object);
    this.#views.set(whose, view);
    this.#view = view;
    return view;
  }

  get #tableState(): TableState {
    this.#state ??= toTableState(this.#loaded);
    return this.#state;
  }

  get state(): string {
    return this.once('state', () => this.#tableState);
  }

  /** What a seat or a spectator sees, the same object for all who see the same. */
  document(seat: Seat | null): TableDocument {
    const { match } = this.#loaded.table;
    const whose = match ? match.sharedView(seat) : null;
    const known = this.#documents.get(whose);
    if (known) return known;
    const document = { state: this.#tableState, actor: match?.actor, view: match && this.#viewFor(match, seat) };
    this.#documents.set(whose, document);
    return document;
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
export function textsOf(loaded: LoadedTable): Texts {
  const { table } = loaded;
  const known = kept.get(table);
  const texts = known?.isCurrent(loaded) ? known : new Texts(loaded);
  kept.delete(table);
  kept.set(table, texts);
  if (kept.size > TABLES_KEPT) kept.delete(kept.keys().next().value!);
  return texts;
}
