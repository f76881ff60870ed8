// What the server sends of the built pages: compressed for those who read it, and not again for those who have it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { openServices } from '../../src/server/services.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { toy } from '../toy/toy.ts';
import { SECRET } from './guest.ts';

const WEB = join(import.meta.dirname, '../../build/web');
const services = openServices({ games: [toy], store: openSqlite(':memory:'), secret: SECRET, unlimited: true });
afterAll(() => services.store.close());
const app = createApp(services, WEB);
const script = largestScript();
const original = readFileSync(join(WEB, script));

/** What is small is not worth compressing, so any script would not do. */
function largestScript(): string {
  const scripts = readdirSync(join(WEB, 'assets')).filter(name => name.endsWith('.js'));
  const size = (name: string): number => statSync(join(WEB, 'assets', name)).size;
  return `/assets/${scripts.sort((one, other) => size(other) - size(one))[0]}`;
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  return { response, body: Buffer.from(await response.arrayBuffer()) };
}

describe('a file of the pages', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', null, (body: Buffer) => body],
  ] as const)('is sent to who accepts %s as %s', async (accepted, encoding, open) => {
    const { response, body } = await ask(script, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(open(body).equals(original)).toBe(true);
    if (encoding) {
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(body.length).toBeLessThan(original.length / 2);
    }
  });
  test.each([script, '/sw.js', '/', '/rules/toy'])('%s is not sent again to who has it', async path => {
    const { response: first, body } = await ask(path, { 'accept-encoding': 'br' });
    const tag = first.headers.get('etag')!;
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^".+"$/)]);
    expect(body.length).toBeGreaterThan(0);
    for (const theirs of [tag, `W/${tag}`, `"another", ${tag}`]) {
      const again = await ask(path, { 'accept-encoding': 'br', 'if-none-match': theirs });
      expect([again.response.status, again.body.length]).toEqual([304, 0]);
      expect(again.response.headers.get('etag')).toBe(tag);
      expect(again.response.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      expect(again.response.headers.get('content-security-policy')).not.toBeNull();
    }
    const { response: other } = await ask(path, { 'accept-encoding': 'br', 'if-none-match': '"another"' });
    expect(other.status).toBe(200);
  });
  test('forms of one file have tags of their own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async form => (await ask(script, { 'accept-encoding': form })).response.headers),
    );
    expect(new Set(tags.map(headers => headers.get('etag'))).size).toBe(3);
  });
});
