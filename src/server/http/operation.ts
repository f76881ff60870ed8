import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { nothing, type Operation, partsOf, type Reply, type Route } from '../../api/index.ts';
import { RejectionError, reject, unreadableDocument } from '../rejections.ts';

const MOST_BYTES = 16 * 1024;

/** Serves an operation. The handler gets the parsed body and query, and returns the content of the answer. */
export function serveOperation<R extends Route, B extends z.ZodType, Q extends z.ZodType, T extends Reply>(
  app: Hono,
  { route, body, query, answer, mostBytes = MOST_BYTES }: Operation<R, B, Q, T>,
  handler: (c: Context, input: { body: z.output<B>; query: z.output<Q> }) => Promise<T | Response> | T,
): void {
  const { method, path } = partsOf(route);
  const isEmpty = (schema: z.ZodType): boolean => schema === nothing;
  app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async c => {
    const reply: Reply = await handler(c, {
      body: accept(body, isEmpty(body) ? undefined : await readJson(c, mostBytes)),
      query: accept(query, isEmpty(query) ? undefined : c.req.query()),
    });
    if (reply instanceof Response) return reply;
    if (answer.status === 204 || reply === undefined) return c.body(null, 204);
    return typeof reply === 'string' ? c.text(reply, answer.status) : c.json(reply, answer.status);
  });
}

function accept<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const reading = schema.safeParse(value);
  if (!reading.success) throw new RejectionError(unreadableDocument(reading.error));
  return reading.data;
}

async function readJson(c: Context, most: number): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    reject(415, 'not-json', 'Send JSON, with content-type application/json.');
  if (Number(c.req.header('content-length') ?? 0) > most) tooLarge(most);
  const text = await readText(c, most);
  try {
    return JSON.parse(text);
  } catch {
    return reject(400, 'unreadable', 'The body isn’t JSON.');
  }
}

/** Reads the body, but no more than is allowed, whatever its declared length. */
async function readText(c: Context, most: number): Promise<string> {
  if (c.req.header('content-length') !== undefined) return c.req.text();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) tooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const tooLarge = (most: number): never => reject(413, 'too-large', `A body can be at most ${most} bytes long.`);
