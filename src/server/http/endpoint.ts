import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { RejectionError, reject, unreadable } from '../rejections.ts';

/** One way to ask the API for something: what is served and what is documented. Paths are written as in OpenAPI: `/tables/{table}`. */
export interface Endpoint<B extends z.ZodType = z.ZodType, Q extends z.ZodType = z.ZodType> {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly body?: B;
  readonly query?: Q;
  readonly status?: 200 | 201 | 204;
  readonly answer: string;
  readonly type?: string;
}

const MOST_BYTES = 16 * 1024;

/** Serves an endpoint. The handler gets body and query as their schemas read them. */
export function serveEndpoint<B extends z.ZodType, Q extends z.ZodType>(
  app: Hono,
  endpoint: Endpoint<B, Q>,
  handler: (c: Context, input: { body: z.output<B>; query: z.output<Q> }) => Promise<Response> | Response,
): Endpoint {
  const { method, path, body, query } = endpoint;
  app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), async c =>
    handler(c, {
      body: (body ? accepted(body, await jsonOf(c)) : undefined) as z.output<B>,
      query: (query ? accepted(query, c.req.query()) : undefined) as z.output<Q>,
    }),
  );
  return endpoint as unknown as Endpoint;
}

function accepted<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const reading = schema.safeParse(value);
  if (!reading.success) throw new RejectionError(unreadable(reading.error));
  return reading.data;
}

async function jsonOf(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    reject(415, 'not-json', 'Send JSON, with content-type application/json.');
  if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) tooLarge();
  const text = await textOf(c);
  try {
    return JSON.parse(text);
  } catch {
    return reject(400, 'unreadable', 'The body is not JSON.');
  }
}

/** The body, but no more of it than is allowed, whatever length it said it has. */
async function textOf(c: Context): Promise<string> {
  if (c.req.header('content-length') !== undefined) return c.req.text();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const tooLarge = (): never => reject(413, 'too-large', `A body has ${MOST_BYTES} bytes at most.`);
