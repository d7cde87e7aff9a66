import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { createWireReader } from './postgres-wire.ts';
import { SessionQueue } from './session-queue.ts';

const IDLE_IN_TRANSACTION_MS = 60_000;

/**
 * Lets many PostgreSQL clients share the embedded database over TCP on 127.0.0.1. Every extended query stays
 * whole and every transaction stays with its client; one that disconnects halfway is rolled back.
 */
export async function serveDatabase(
  database: PGlite,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const queue = new SessionQueue(database, IDLE_IN_TRANSACTION_MS, (client) => {
    (client as Socket).destroy();
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveClient(socket, queue);
  });
  await listen(server, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function serveClient(socket: Socket, queue: SessionQueue): void {
  const read = createWireReader();
  let turnsDone = Promise.resolve();
  let gone = false;
  socket.setNoDelay(true);
  socket.on('data', (chunk) => {
    for (const turn of read(chunk)) {
      turnsDone = turnsDone.then(async () => {
        if (gone) return;
        if (turn.kind === 'refuse-encryption') socket.write('N');
        else if (turn.kind === 'goodbye') socket.end();
        else await queue.run(socket, turn.messages, (bytes) => socket.write(Buffer.from(bytes)));
      });
    }
  });
  socket.on('error', () => socket.destroy());
  socket.once('close', () => {
    gone = true;
    void queue.leave(socket);
  });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
