// The files of the pages: compressed when they were built, and with tags by which a browser asks whether its copy is the newest.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const FOREVER = 'public, max-age=31536000, immutable';
const TAG_LENGTH = 22;

/** What an answer is known by: the same for the same content. */
export const tagContent = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, TAG_LENGTH)}"`;

/** The files of a folder; of those compressed by the build, the form that the browser reads. */
export function serveFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true, onFound: (file, c) => c.set('file', file) });
  return async (c, next) => {
    const response = await serve(c, next);
    const file: string | undefined = c.get('file');
    if (response && file !== undefined) await describeFile(file, c.req.path.startsWith('/assets/'), response.headers);
    return response;
  };
}

/** Without it, browsers guess from a file's date, which is old in a release. An asset's name changes with its content. */
async function describeFile(file: string, isAsset: boolean, headers: Headers): Promise<void> {
  headers.set('cache-control', isAsset ? FOREVER : 'no-cache');
  headers.set('etag', isAsset ? `"${basename(file)}"` : tagContent(await readFile(file)));
}

/** Answers 304 instead of content that the browser has: it names the tag of its copy. */
export const answerUnchanged: MiddlewareHandler = async (c, next) => {
  await next();
  const theirs = c.req.header('if-none-match');
  // Whoever asks an answer for its headers makes it dearer.
  if (theirs === undefined) return;
  const tag = c.res.headers.get('etag');
  if (tag === null || c.res.status !== 200 || !names(theirs, tag)) return;
  const { body, headers } = c.res;
  await body?.cancel();
  headers.delete('content-length');
  // Once more from the beginning: an answer that replaces another one inherits its headers.
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
};

const names = (list: string, tag: string): boolean =>
  list.split(',').some(listed => listed.trim().replace(/^W\//, '') === tag);
