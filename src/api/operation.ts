import { z } from 'zod';
import type { JsonObject } from '../kernel/index.ts';

/** Values as they come from the wire: nobody changes them. JSON of any form is so already. */
export type Wire<T> = T extends object ? (JsonObject extends T ? T : { readonly [K in keyof T]: Wire<T[K]> }) : T;
/** The type of what a schema describes. */
export type Described<S extends z.ZodType> = Wire<z.output<S>>;

/** The schemas that the description of the API has under a name: of what is sent, and of what comes back. */
export const requestSchemas: z.core.$ZodRegistry<{ id: string }> = z.registry<{ id: string }>();
export const answerSchemas: z.core.$ZodRegistry<{ id: string }> = z.registry<{ id: string }>();

/** What a handler may reply with: JSON or a stream of its own, text, or nothing. */
export type Reply = object | string | undefined;

declare const replied: unique symbol;

/** A success: its status, and what is in it. */
export interface Answer<T extends Reply> {
  readonly [replied]?: T;
  readonly status: 200 | 201 | 204;
  readonly description: string;
  /** Missing where nothing comes back. */
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

/** Server-sent events; the schema is of the data of each. */
export const events = (schema: z.ZodType, description: string): Answer<object> => ({
  status: 200,
  description,
  content: { type: 'text/event-stream', schema },
});

export const done = (description: string): Answer<undefined> => ({ status: 204, description });

/** The codes of the problems that an operation may answer with, by status. */
export type Problems = { readonly [status: number]: readonly string[] };

export type Route = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`;

/** One way to ask the API for something: what is served, documented and called. Paths are written as in OpenAPI. */
export interface Operation<
  R extends Route = Route,
  B extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  T extends Reply = Reply,
> {
  readonly route: R;
  readonly tag: 'games' | 'people' | 'tables';
  readonly summary: string;
  /** Whether the cookie that says who asks must be there. */
  readonly cookie: 'unused' | 'optional' | 'required';
  readonly body: B;
  readonly query: Q;
  readonly answer: Answer<T>;
  /** Besides those that follow from the rest: see `problemsOf`. */
  readonly problems: Problems;
}

/** The schema of a body or a query that is not there. */
export const nothing: z.ZodUndefined = z.undefined();

/** What most operations share: nothing is sent, and nothing special can go wrong. */
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

/** Everything that an operation may answer instead of its success, by status, with the codes of each. */
export function problemsOf({
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
