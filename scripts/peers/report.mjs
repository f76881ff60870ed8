// What a server tells the program that started it: its port, and whenever asked what it has used and sent so far.
const sockets = new Set();
let closed = 0;

/** Counts what is written to the connections of a server from now on. */
export function count(server) {
  server.on('connection', socket => {
    sockets.add(socket);
    socket.on('close', () => {
      closed += socket.bytesWritten;
      sockets.delete(socket);
    });
  });
}

export function report(port) {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const bytes = [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, closed);
    process.send({ cpu: user + system, bytes });
  });
  process.on('disconnect', () => process.exit());
  process.send({ port });
}
