import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface FailingDatabase {
  url: string;
  /** From now on nothing is answered, as when the server hangs. */
  hang: () => void;
  /** Goes on with what came meanwhile. */
  goOn: () => void;
  stop: () => void;
}

/** A way to the database of the tests that can be made to hang. */
export async function failingDatabase(): Promise<FailingDatabase> {
  const real = new URL(process.env.DATABASE_URL ?? '');
  const sockets = new Set<Socket>();
  let hanging = false;
  const server = createServer((caller) => {
    const database = connect(Number(real.port), real.hostname);
    for (const socket of [caller, database]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        // What one end left is not kept open for the other, nor a transaction with it.
        caller.destroy();
        database.destroy();
      });
    }
    caller.pipe(database).pipe(caller);
    if (hanging) database.cork();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(real);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    hang: () => {
      hanging = true;
      for (const socket of sockets) socket.cork();
    },
    goOn: () => {
      hanging = false;
      for (const socket of sockets) socket.uncork();
    },
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
