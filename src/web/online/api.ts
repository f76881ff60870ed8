// What is asked of the server over HTTP. A refusal is a value: its code has words in every language.
import type { Command, Done, ProblemDocument, TableState, Update } from '../../table/index.ts';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ProblemDocument };

/** A table in a list: how it stands, and which seat is ours. */
export interface ListedTable {
  readonly table: string;
  readonly at: number;
  readonly seat: number | null;
  readonly state: TableState;
}

/** What a table is opened for. */
export interface NewTable {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly ({ readonly kind: 'me' | 'open' } | { readonly kind: 'bot'; readonly level: string })[];
  readonly public: boolean;
  readonly watching: boolean;
  readonly shuffle: boolean;
  readonly clock: object;
}

export type TableCommand = Command | { readonly kind: 'rematch' };

const PATIENCE_MS = 12_000;

/** No answer, or one that is not our server's: a page of a proxy, or of a host without tables. */
export const unreachable: ProblemDocument = {
  title: 'Out of reach',
  status: 0,
  code: 'unreachable',
  detail: 'The server does not answer.',
};

/** By how much our clock is ahead of the server's, in milliseconds, as soon as it told its time. */
let ahead: number | undefined;
export const serverTime = (here: number): number => here - (ahead ?? 0);
export const noteServerTime = (at: number): void => {
  ahead = Date.now() - at;
};

/** The time of an answer is in whole seconds: good until a beat tells it better. */
function noteDate(response: Response): void {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (ahead === undefined && !Number.isNaN(date)) noteServerTime(date + 500);
}

async function ask<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    noteDate(response);
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && type.includes('text/plain')) return { ok: true, value: text as T };
    if (response.status === 204) return { ok: true, value: undefined as T };
    if (!type.includes('json')) return { ok: false, problem: unreachable };
    const value: unknown = JSON.parse(text);
    return response.ok ? { ok: true, value: value as T } : { ok: false, problem: value as ProblemDocument };
  } catch {
    return { ok: false, problem: unreachable };
  }
}

const tables = '/tables';
const of = (table: string, rest = ''): string => `${tables}/${encodeURIComponent(table)}${rest}`;

export const api = {
  me: () => ask<{ name: string }>('GET', '/me'),
  comeIn: (name: string) => ask<{ name: string }>('POST', '/people', { name }),
  continueWith: (code: string) => ask<{ name: string }>('POST', '/people/continue', { code }),
  rename: (name: string) => ask<{ name: string }>('PATCH', '/me', { name }),
  code: () => ask<{ code: string; until: number }>('POST', '/me/code'),
  export: () => ask<object>('GET', '/me/export'),
  forget: () => ask<undefined>('DELETE', '/me'),
  lobby: () => ask<{ tables: readonly ListedTable[] }>('GET', '/lobby'),
  mine: () => ask<{ tables: readonly ListedTable[] }>('GET', tables),
  open: (table: NewTable) => ask<{ table: string; invite: string }>('POST', tables, table),
  look: (table: string, since: number) => ask<Update>('GET', of(table, `?since=${since}`)),
  enter: (table: string, invite: string) => ask<undefined>('POST', of(table, '/enter'), { invite }),
  invite: (table: string) => ask<{ invite: string }>('POST', of(table, '/invite')),
  command: (table: string, id: string, command: TableCommand) =>
    ask<Done>('POST', of(table, '/commands'), { id, command }),
  say: (table: string, text: string) => ask<{ n: number }>('POST', of(table, '/chat'), { text }),
  record: (table: string) => ask<string>('GET', of(table, '/record')),
};

/** Whether the same request may work a moment later, although nothing about it changes. */
export const isPassing = ({ status }: ProblemDocument): boolean => status === 0 || status === 429 || status >= 500;
