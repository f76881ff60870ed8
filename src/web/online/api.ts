// What is asked of the server over HTTP. A refusal is a value: its code has words in every language.
import type { AnswerTo, ApiRoute, BodyOf, CommandFrame, InputOf, ProblemDocument } from '../../api/index.ts';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ProblemDocument };

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

/** What every input is made of, whatever the route. */
interface Given {
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string | number };
  readonly body?: object;
}

/** Where a request goes: a route with its names filled in, and what is asked about. */
function buildUrl(path: string, given: Given): string {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.path?.[name] ?? ''));
  const query = Object.entries(given.query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length === 0 ? place : `${place}?${query.join('&')}`;
}

/** What is in an answer. Its form is not checked here: the tests of the server check every answer against its schema. */
const readContent = (text: string, type: string) => (type.includes('json') ? JSON.parse(text) : text || undefined);

let hearRefusal: (problem: ProblemDocument) => void = () => {};
/** Calls the listener for every refusal, whatever was asked: it may be about the person, or about the house. */
export const watchRefusals = (listener: (problem: ProblemDocument) => void): void => {
  hearRefusal = listener;
};

export async function ask<R extends ApiRoute>(route: R, given: InputOf<R> & Given): Promise<Answer<AnswerTo<R>>> {
  const [method = '', path = ''] = route.split(' ');
  const { body } = given;
  try {
    const response = await fetch(buildUrl(path, given), {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    noteDate(response);
    const type = response.headers.get('content-type') ?? '';
    const isOurs = type.includes('json') || (response.ok && (type.includes('text/plain') || response.status === 204));
    if (!isOurs) return { ok: false, problem: unreachable };
    const content = readContent(await response.text(), type);
    if (response.ok) return { ok: true, value: content };
    hearRefusal(content);
    return { ok: false, problem: content };
  } catch {
    return { ok: false, problem: unreachable };
  }
}

export const api = {
  games: () => ask('GET /api/games', {}),
  maps: () => ask('GET /api/maps', {}),
  me: () => ask('GET /api/me', {}),
  comeIn: (name: string) => ask('POST /api/people', { body: { name } }),
  rename: (name: string) => ask('PATCH /api/me', { body: { name } }),
  export: () => ask('GET /api/me/export', {}),
  forget: () => ask('DELETE /api/me', {}),
  lobby: () => ask('GET /api/lobby', {}),
  mine: (query: { before?: string; hidden?: 'only' } = {}) => ask('GET /api/tables', { query }),
  glance: (table: string) => ask('GET /api/tables/{table}/glance', { path: { table } }),
  hide: (table: string, hidden: boolean) =>
    ask('POST /api/tables/{table}/hidden', { path: { table }, body: { hidden } }),
  turns: () => ask('GET /api/turns', {}),
  open: (body: BodyOf<'POST /api/tables'>) => ask('POST /api/tables', { body }),
  look: (table: string, since: number, mark?: number) =>
    ask('GET /api/tables/{table}', {
      path: { table },
      query: { since, ...(mark !== undefined && { mark }), choices: 'none' },
    }),
  watch: () => ask('POST /api/people', { body: {} }),
  card: (card: string) => ask('GET /api/invitations/{card}', { path: { card } }),
  openCard: (card: string, secret: string) => ask('POST /api/invitations/{card}', { path: { card }, body: { secret } }),
  wait: (table: string, on: boolean) => ask('POST /api/tables/{table}/wait', { path: { table }, body: { on } }),
  enter: (table: string, invite: string) =>
    ask('POST /api/tables/{table}/enter', { path: { table }, body: { invite } }),
  invite: (table: string) => ask('POST /api/tables/{table}/invite', { path: { table } }),
  command: (table: string, id: string, command: CommandFrame) =>
    ask('POST /api/tables/{table}/commands', { path: { table }, body: { id, command } }),
  say: (table: string, text: string) => ask('POST /api/tables/{table}/chat', { path: { table }, body: { text } }),
  seen: (table: string, line: number, chat: number) =>
    ask('POST /api/tables/{table}/seen', { path: { table }, body: { line, chat } }),
  offer: (table: string, seat: number) => ask('POST /api/tables/{table}/offer', { path: { table }, body: { seat } }),
  lookAtOffer: (table: string, secret: string) =>
    ask('POST /api/tables/{table}/offer/look', { path: { table }, body: { secret } }),
  takeOffer: (table: string, id: string, secret: string) =>
    ask('POST /api/tables/{table}/offer/take', { path: { table }, body: { id, secret } }),
  record: (table: string) => ask('GET /api/tables/{table}/record', { path: { table } }),
};

/** Whether the same request may work a moment later, although nothing about it changes. */
export const isPassing = ({ status }: ProblemDocument): boolean => status === 0 || status === 429 || status >= 500;
