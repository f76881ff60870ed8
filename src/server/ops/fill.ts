// For benchmarks: fills the database of a running server with finished games of one person.
// Arguments: the database, the person's name, how many games, and a file with the logs of some games, which it repeats.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LogLine } from '../../table/index.ts';
import { type Append, openSqlite } from '../store/index.ts';

interface FilledGame {
  readonly game: string;
  readonly revision: number;
  readonly seed: string;
  readonly lines: readonly LogLine[];
}

const AT_ONCE = 250;
const [file = '', name, count, logs = ''] = process.argv.slice(2);
const store = openSqlite(file);
const person = (await store.listPeople(1000)).find(entry => entry.name === name);
if (!person) throw new Error(`nobody is called ${name}`);
const owner = person.id;
// The first player of the logs is this person.
const games: FilledGame[] = JSON.parse(readFileSync(logs, 'utf8').replaceAll('"player 0"', JSON.stringify(owner)));

async function add({ game, revision, seed, lines }: FilledGame): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  const line = (entry: LogLine, n: number): Append => ({
    table: id,
    line: n,
    after: n,
    mark: n + 1,
    entry,
    summary: { status: n === lines.length - 1 ? 'over' : 'playing', due: null, started: true },
    ...(n === 0 && { joins: owner }),
  });
  for (const [n, entry] of lines.entries()) {
    if (n > 0) await store.append(line(entry, n));
    else
      await store.createTable(
        { id, game, revision, seed, invite: id, public: false, createdAt: 0 },
        line(entry, 0),
        [],
      );
  }
}

// Each task takes the next game, until there are enough.
const turns = Array.from({ length: Number(count) }, (_, n) => games.slice(n % games.length, (n % games.length) + 1))
  .flat()
  .values();
const work = async (): Promise<void> => {
  for (const game of turns) await add(game);
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
await store.close();
