// Clients of Colyseus.
import { Client } from '@colyseus/sdk';

export async function openTable(port, seats) {
  const client = () => new Client(`ws://127.0.0.1:${port}`);
  const first = await client().create('toy');
  const rooms = [first];
  while (rooms.length < seats + 1) rooms.push(await client().joinById(first.roomId));
  const waiting = [];
  for (const [seat, room] of rooms.entries()) {
    room.onMessage('done', () => waiting[seat]?.());
    room.onMessage('no', () => {
      throw new Error('a move of the toy was refused');
    });
  }
  return {
    place(seat, cell) {
      const done = new Promise(resolve => (waiting[seat] = resolve));
      rooms[seat].send('place', { seat, cell });
      return done;
    },
  };
}
