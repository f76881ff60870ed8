import { z } from 'zod';
import type { JsonObject } from '../kernel/index.ts';

/** Values as they come from the wire, made read-only. Arbitrary JSON already is. */
export type Wire<T> = T extends object ? (JsonObject extends T ? T : { readonly [K in keyof T]: Wire<T[K]> }) : T;
/** The type that a schema describes. */
export type Described<S extends z.ZodType> = Wire<z.output<S>>;

/** The named schemas of the API description, for requests and for answers. */
export const requestSchemas: z.core.$ZodRegistry<{ id: string }> = z.registry<{ id: string }>();
export const answerSchemas: z.core.$ZodRegistry<{ id: string }> = z.registry<{ id: string }>();

/** What a handler may return: JSON, its own stream, text, or nothing. */
export type Reply = object | string | undefined;

declare const replied: unique symbol;

/** A successful answer: its status and content. */
export interface Answer<T extends Reply> {
  readonly [replied]?: T;
  readonly status: 200 | 201 | 204;
  readonly description: string;
  /** Missing if the answer is empty. */
  readonly content?: { readonly type: string; readonly schema: z.ZodType };
}

type Status = 200 | 201;

export const json = <S extends z.ZodType<object>>(
  schema: S,
  description: string,
  status: Status = 200,
): Answer<Described<S>> => ({ status, description, content: { type: 'application/json', schema } });

export const text = (schema: z.ZodType<string>, description: string): Answer<string> => ({
  status: 200,
  description,
  content: { type: 'text/plain', schema },
});

/** Server-sent events; the schema describes the data of each. */
export const events = (schema: z.ZodType, description: string): Answer<object> => ({
  status: 200,
  description,
  content: { type: 'text/event-stream', schema },
});

export const done = (description: string): Answer<undefined> => ({ status: 204, description });

/** The problem codes of an operation, by status. */
export type Problems = { readonly [status: number]: readonly string[] };

export type Route = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`;

/** An operation of the API, as it is served, documented and called. Paths are written as in OpenAPI. */
export interface Operation<
  R extends Route = Route,
  B extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  T extends Reply = Reply,
> {
  readonly route: R;
  readonly tag: 'games' | 'people' | 'tables';
  readonly summary: string;
  /** Whether the identifying cookie is required. */
  readonly cookie: 'unused' | 'optional' | 'required';
  readonly body: B;
  /** The most bytes of the body, where the usual limit is too low. */
  readonly mostBytes?: number;
  readonly query: Q;
  readonly answer: Answer<T>;
  /** In addition to those that follow from the other fields; see `listProblems`. */
  readonly problems: Problems;
}

/** The schema of an absent body or query. */
export const nothing: z.ZodUndefined = z.undefined();

/** Defaults of an operation: no body, no query and no special problems. */
export const plain = { body: nothing, query: nothing, problems: {} } as const;

/** Keeps the route as a literal, so that clients are checked against it. */
export const operation = <const R extends Route, B extends z.ZodType, Q extends z.ZodType, T extends Reply>(
  given: Operation<R, B, Q, T>,
): Operation<R, B, Q, T> => given;

/** The method and the path of a route. */
export function partsOf(route: Route): { readonly method: string; readonly path: string } {
  const gap = route.indexOf(' ');
  return { method: route.slice(0, gap), path: route.slice(gap + 1) };
}

/** All problems an operation may answer with: codes by status. */
export function listProblems({
  route,
  cookie,
  body,
  query,
  problems,
}: Operation): ReadonlyMap<number, readonly string[]> {
  const all = new Map<number, string[]>();
  const add = (status: number, ...codes: string[]): unknown => all.set(status, [...(all.get(status) ?? []), ...codes]);
  if (body !== nothing || query !== nothing) add(400, 'unreadable');
  if (cookie === 'required') add(401, 'nobody');
  if (!route.startsWith('GET')) add(403, 'other-origin');
  add(403, 'banned', 'club');
  if (route.includes('{table}')) {
    add(404, 'no-such-table');
    add(409, 'damaged-table', 'other-revision');
  }
  if (route.includes('{game}')) add(404, 'no-such-game');
  if (body !== nothing) {
    add(413, 'too-large');
    add(415, 'not-json');
  }
  add(421, 'other-host');
  add(429, 'too-fast');
  for (const [status, codes] of Object.entries(problems)) add(Number(status), ...codes);
  add(500, 'fault');
  add(503, 'store-full', 'store-busy', 'store-gone');
  return new Map([...all].toSorted(([a], [b]) => a - b));
}
