// The baseline of the server benchmark: HTTP and the same group commit, and nothing else. One row per request.
import { createServer } from 'node:http';
import { DatabaseSync } from '@photostructure/sqlite';
import { groupCommits } from '../store/group.ts';

const db = new DatabaseSync(process.argv[2]!);
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
db.exec('CREATE TABLE rows (n INTEGER PRIMARY KEY, body TEXT NOT NULL)');
const insert = db.prepare('INSERT INTO rows (body) VALUES (?)');
const group = groupCommits(async (bodies: readonly string[]) => {
  db.exec('BEGIN IMMEDIATE');
  for (const body of bodies) insert.run(body);
  db.exec('COMMIT');
  return bodies;
});

const server = createServer((request, response) => {
  let body = '';
  request.on('data', data => {
    body += data;
  });
  request.on('end', () => {
    void group.add(body).then(() => response.end('{}'));
  });
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`is running at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
