// The toy on boardgame.io: in memory, or in the files of a folder.
import { createRequire } from 'node:module';
import { count, report } from './report.mjs';
import { place, setUp } from './toy.mjs';

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const [folder] = process.argv.slice(2);

const toy = {
  name: 'toy',
  setup: setUp,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { place: ({ G, playerID }, cell) => (place(G, Number(playerID), cell) ? undefined : INVALID_MOVE) },
};
const server = Server({ games: [toy], origins: ['*'], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const { appServer } = await server.run({ port: 0 });
count(appServer);
report(appServer.address().port);
