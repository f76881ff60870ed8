// Sockets to boardgame.io, as its own client opens them, without what a client does with what it hears.
import { request } from 'node:http';
import { WebSocket } from 'ws';

function post(port, path, body) {
  return new Promise((resolve, reject) => {
    const call = request({ port, path, method: 'POST', headers: { 'content-type': 'application/json' } }, response => {
      let text = '';
      response.on('data', part => (text += part));
      response.on('end', () => resolve(JSON.parse(text)));
    });
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

/** A player's socket, or with null a watcher's, once it has the game. `hear` gets the number of every state. */
async function follow(port, match, player, seats, hear) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  const emit = (...args) => socket.send(`42/toy,${JSON.stringify(args)}`);
  await new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', data => {
      const text = String(data);
      if (text === '2') socket.send('3');
      else if (text.startsWith('0')) socket.send('40/toy,');
      else if (text.startsWith('40/toy')) emit('sync', match, player, undefined, seats);
      else if (text.startsWith('42/toy,["sync"')) resolve();
      else if (text.startsWith('42/toy,["update"')) hear(Number(/"_stateID":(\d+)/.exec(text)?.[1]));
    });
  });
  return emit;
}

export async function openTable(port, seats) {
  const { matchID } = await post(port, '/games/toy/create', { numPlayers: seats });
  const waiting = [];
  const emits = [];
  let state = 0;
  const heard = (seat, id) => {
    if (id <= state || waiting[seat] === undefined) return;
    state = id;
    waiting[seat]();
    waiting[seat] = undefined;
  };
  for (let seat = 0; seat < seats; seat++)
    emits.push(await follow(port, matchID, String(seat), seats, id => heard(seat, id)));
  await follow(port, matchID, null, seats, () => {});
  return {
    place(seat, cell) {
      const playerID = String(seat);
      const action = { type: 'MAKE_MOVE', payload: { type: 'place', args: [cell], playerID } };
      const done = new Promise(resolve => (waiting[seat] = resolve));
      emits[seat]('update', action, state, matchID, playerID);
      return done;
    },
  };
}
