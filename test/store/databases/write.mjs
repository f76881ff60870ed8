// Plays at a server of any version and writes down its database, and what its tables came to: how the files here were made.
// node test/store/databases/write.mjs URL DATA_DIR VERSION
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';

const [url, data, version] = process.argv.slice(2);
let state = 20_261_117;
const below = n => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
let sent = 0;

class Player {
  cookie = '';
  async ask(method, path, body) {
    const response = await fetch(url + path, {
      method,
      headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    this.cookie ||= (response.headers.getSetCookie?.() ?? []).map(cookie => cookie.split(';')[0]).join('; ');
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} ${response.status} ${text}`);
    return text.startsWith('{') && !path.endsWith('/record') ? JSON.parse(text) : text;
  }
  command = (table, command) => this.ask('POST', `/api/tables/${table}/commands`, { id: `c-${sent++}`, command });
  look = table => this.ask('GET', `/api/tables/${table}?since=0`);
}

async function seat(game) {
  const people = [new Player(), new Player()];
  for (const [n, player] of people.entries()) await player.ask('POST', '/api/people', { name: ['Ann', 'Bo'][n] });
  const [ann, bo] = people;
  const { variants } = await ann.ask('GET', `/api/games/${game}`);
  const options = variants.find(({ options: { players } }) => (players ?? 2) === 2)?.options ?? { players: 2 };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table, invite } = await ann.ask('POST', '/api/tables', { game, options, seats, public: true });
  await bo.ask('POST', `/api/tables/${table}/enter`, { invite });
  await bo.command(table, { kind: 'sit' });
  await ann.ask('POST', `/api/tables/${table}/chat`, { text: 'Good luck!' });
  return { people, table };
}

/** Plays until the end, or until a ply; takes something back now and then. */
async function play({ people, table }, until = Infinity) {
  await people[0].command(table, { kind: 'start' });
  for (;;) {
    const { seat } = await people[0].look(table);
    const bySeat = seat === 0 ? people : people.toReversed();
    const { state: now, ply } = await people[0].look(table);
    if (now.status === 'over' || ply >= until) return bySeat;
    const by = bySeat[now.actor];
    const { sight } = await by.look(table);
    if (sight.takeBack > 0 && below(12) === 0) await by.command(table, { kind: 'back', ply, count: 1 });
    else await by.command(table, { kind: 'play', ply, move: sight.choices[below(sight.choices.length)].move });
  }
}

const expected = {};
for (const game of ['china', 'pagoda', 'medina']) {
  const finished = await seat(game);
  await play(finished);
  const begun = await seat(game);
  const [first] = await play(begun, 40);
  await first.command(begun.table, { kind: 'ask', ply: (await first.look(begun.table)).ply, what: 'end' });
  const resigned = await seat(game);
  await (await play(resigned, 25))[1].command(resigned.table, { kind: 'resign' });
  const open = await seat(game);
  for (const { table, people } of [finished, begun, resigned, open]) {
    const { line, ply, state: now } = await people[0].look(table);
    const record = now.status === 'over' ? await people[0].ask('GET', `/api/tables/${table}/record`) : undefined;
    const [, ...rest] = record?.trim().split('\n') ?? [];
    const moves = rest.filter(text => !text.startsWith('{'));
    const ending = rest.filter(text => text.startsWith('{')).map(text => JSON.parse(text))[0];
    expected[table] = {
      game,
      status: now.status,
      line,
      ply,
      ...(record && { moves: createHash('sha256').update(moves.join('\n')).digest('hex') }),
      ...(ending && { scores: ending.scores, digest: ending.digest }),
    };
  }
}

const db = new DatabaseSync(join(data, 'caravanserai.db'), { readOnly: true });
const { user_version: form } = db.prepare('PRAGMA user_version').get();
const made = db.prepare(`SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type DESC, name`).all();
const literal = value =>
  value === null ? 'NULL' : typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`;
const rows = db
  .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
  .all()
  .flatMap(({ name }) =>
    db
      .prepare(`SELECT * FROM ${name}`)
      .all()
      .map(row => `INSERT INTO ${name} VALUES (${Object.values(row).map(literal)});`),
  );
const dump = [...made.map(({ sql }) => `${sql};`), ...rows, `PRAGMA user_version = ${form};`].join('\n');
writeFileSync(join(import.meta.dirname, `${version}.sql.gz`), gzipSync(dump, { level: 9 }));
writeFileSync(join(import.meta.dirname, `${version}.json`), `${JSON.stringify(expected, null, 2)}\n`);
