// The toy on Colyseus, which keeps rooms in memory. A move is answered and its patch is sent at once.
import { createServer } from 'node:http';
import { defineRoom, defineServer, Room } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { count, report } from './report.mjs';
import { place, SEATS, setUp } from './toy.mjs';

const Position = schema({
  turn: t.uint8(),
  cells: t.array('uint8'),
  stocks: t.array('int16'),
  points: t.array('uint16'),
});

function openPosition() {
  const position = new Position();
  const { cells, stocks, points } = setUp();
  position.turn = 0;
  position.cells.push(...cells);
  position.stocks.push(...stocks);
  position.points.push(...points);
  return position;
}

class Toy extends Room {
  maxClients = 1000;
  patchRate = null;
  onCreate() {
    this.state = openPosition();
    this.onMessage('place', (client, { seat, cell }) => {
      if (seat !== this.state.turn || !place(this.state, seat, cell)) return client.send('no');
      this.state.turn = (seat + 1) % SEATS;
      this.broadcastPatch();
      client.send('done');
    });
  }
}

const http = createServer();
count(http);
const server = defineServer({
  rooms: { toy: defineRoom(Toy) },
  transport: new WebSocketTransport({ server: http }),
  greet: false,
});
await server.listen(0);
report(http.address().port);
