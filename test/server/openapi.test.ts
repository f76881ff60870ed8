// The description of the API, as strangers to the project would judge it, and as the server really answers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operation, operations, partsOf } from '../../src/api/index.ts';
import { createApi } from '../../src/server/http/api.ts';
import { openApiDocument } from '../../src/server/http/openapi.ts';
import { LIMITS } from '../../src/server/limits.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { openServices } from '../../src/server/services.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { toy } from '../toy/toy.ts';
import { checkAnswer } from './described.ts';
import { type Answer, Guest, openToyServer, SECRET, TOY } from './guest.ts';

/** What Redocly's recommended rules find in a document. */
async function lint(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

const PROTOCOL = readFileSync(join(import.meta.dirname, '../../docs/protocol.md'), 'utf8');

const all: readonly [string, Operation][] = Object.entries(operations);

describe('the description of the API', () => {
  const text = JSON.stringify(openApiDocument());

  test('passes the recommended rules of Redocly without a warning', async () => {
    expect(await lint(text)).toEqual([]);
  });

  test.each([
    ['an operation without an id', text.replace('"operationId":"listGames",', ''), /operation-operationId/],
    ['an operation without problems', text.replaceAll('"429":', '"x-429":').replaceAll('"4', '"x-4'), /4xx-response/],
    ['a schema that is not there', text.replace('"GameList":', '"Gamelist":'), /no-unresolved-refs/],
    ['a licence that is not named', text.replace('"license":', '"x-license":'), /info-license/],
  ])('would not pass with %s', async (_, broken, rule) => {
    expect(broken).not.toBe(text);
    expect((await lint(broken)).join('\n')).toMatch(rule);
  });

  test('has all that is served under /api, and nothing else', async () => {
    const services = openServices({ games: [toy], store: openSqlite(':memory:'), secret: SECRET });
    const served = createApi(services, new Set()).routes.filter(({ method }) => method !== 'ALL');
    await services.store.close();
    const routes = served.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const described = all.map(([, { route }]) => route);
    expect(routes.filter(route => route.includes('/api/')).toSorted()).toEqual(described.toSorted());
  });

  test('has no two schemas of one name, of which only the last would be described', () => {
    const folder = join(import.meta.dirname, '../../src/api');
    const texts = readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8'));
    const names = texts.flatMap(text => [...text.matchAll(/Schemas, \{\s*id: '(\w+)'/g)].map(([, name]) => name!));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('has a schema for every success that says something', () => {
    const { paths } = JSON.parse(text);
    for (const [id, { route, answer }] of all) {
      const { method, path } = partsOf(route);
      const operation = paths[path][method.toLowerCase()];
      expect(operation.operationId).toBe(id);
      expect(operation.security, id).toBeDefined();
      const [content] = Object.values<{ schema: object }>(operation.responses[answer.status].content ?? {});
      expect(content?.schema, id).toEqual(
        answer.status === 204 ? undefined : { $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) },
      );
    }
  });
});

describe('docs/protocol.md', () => {
  test('has the rates of the server', () => {
    const [, table = ''] = /^\| what \| at once \| per second \|\n.*\n((?:\|.*\n)+)/m.exec(PROTOCOL) ?? [];
    const rates = [...table.matchAll(/\| ([\d.]+) \| ([\d.]+) \|$/gm)].map(([, burst, rate]) => [+burst!, +rate!]);
    expect(rates).toEqual(Object.values(LIMITS).map(({ burst, perSecond }) => [burst, perSecond]));
  });

  test('names every code that a command can be refused with', () => {
    const codes = Object.values(operations.commandTable.problems).flat();
    expect(codes.filter(code => !PROTOCOL.includes(`\`${code}\``))).toEqual([]);
  });
});

describe('the server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await openToyServer();
  });
  afterAll(() => server.close());

  test('serves its description', async () => {
    const { text } = await new Guest(server.url).get('/api/openapi.json');
    expect(text).toBe(JSON.stringify(openApiDocument()));
  });

  test('asks who one is wherever the description says that the cookie is required, and only there', async () => {
    const host = await Guest.named(server.url, 'Ann');
    const { table } = (await host.post('/api/tables', { ...TOY, public: true })).json;
    const bodies: { [id: string]: object } = {
      comeIn: { name: 'Bo' },
      continueAs: { code: 'ABCDE23456' },
      recover: { secret: 'ABCDEFGHIJKLMNOP' },
      signIn: { credential: {} },
      addPasskey: { credential: {} },
      renamePasskey: { name: 'Key' },
      wishNotices: { turns: false },
      addDevice: {
        endpoint: 'https://push.example/x',
        keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
        language: 'en',
      },
      setWebhook: { url: 'https://hooks.example/x', language: 'en' },
      setMail: { address: 'bo@mail.example', language: 'en' },
      confirmMail: { code: 'x' },
      enterClub: { password: 'x' },
      openInvitation: { secret: 'x' },
      renameMe: { name: 'Bo' },
      openTable: TOY,
      enterTable: { invite: 'x' },
      commandTable: { id: 'x', command: { kind: 'sit' } },
      sayAtTable: { text: 'hello' },
      setVacation: { days: 1 },
      markSeen: { line: 1, chat: 0 },
      hideTable: { hidden: true },
      offerSeat: { seat: 1 },
      lookAtOffer: { secret: 'x' },
      takeOffer: { id: 'x', secret: 'x' },
      waitForSeat: { on: true },
    };
    for (const [id, { route, cookie, answer }] of all) {
      if (answer.content?.type === 'text/event-stream') continue;
      const { method, path } = partsOf(route);
      const url = path.replace('{table}', table).replace('{game}', 'toy');
      const { status } = await new Guest(server.url).ask(method, url, bodies[id]);
      expect([id, status === 401]).toEqual([id, cookie === 'required']);
    }
  });

  const toAnswer = (status: number, json: object, type = 'application/json'): Answer => ({
    status,
    headers: new Headers({ 'content-type': type }),
    text: JSON.stringify(json),
    json,
  });
  const problem = { title: 'Conflict', status: 409, detail: 'Look again.', code: 'stale' };
  const PROBLEM = 'application/problem+json';
  test.each([
    ['a member that is not described', 'GET', '/api/me', toAnswer(200, { name: 'Ann', id: 'x' })],
    ['a member missing', 'GET', '/api/me', toAnswer(200, {})],
    ['another status', 'POST', '/api/people', toAnswer(200, { name: 'Ann' })],
    ['another type', 'GET', '/api/me', toAnswer(200, { name: 'Ann' }, 'text/plain')],
    ['something where nothing is described', 'DELETE', '/api/me', toAnswer(204, {})],
    ['a problem of another operation', 'GET', '/api/me', toAnswer(409, problem, PROBLEM)],
    ['a problem without its code', 'GET', '/api/nothing', toAnswer(409, { ...problem, code: undefined }, PROBLEM)],
  ])('is found out by its tests if it answers with %s', (_, method, path, answer) => {
    expect(() => checkAnswer(method, path, answer)).toThrow();
  });

  test('answers with what is described', () => {
    checkAnswer('GET', '/api/me', toAnswer(200, { name: 'Ann' }));
    checkAnswer('POST', '/api/tables/x/commands', toAnswer(409, problem, PROBLEM));
  });
});
