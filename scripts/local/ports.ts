import { createServer } from 'node:net';
import { EMULATORS, type Emulator } from './firebase/settings.ts';
import { Problem } from './problem.ts';

export type Ports = Record<Emulator | 'database', number>;

/** The documented addresses of the local stack. */
export const DEFAULT_PORTS: Ports = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  pubsub: 8085,
  auth: 9099,
  storage: 9199,
  database: 5433,
};

/** Ports in a row from a first one on; for a second stack beside the usual one. */
export function portsFrom(first: number): Ports {
  const names = [...EMULATORS, 'database'] as const;
  return Object.fromEntries(names.map((name, index) => [name, first + index])) as Ports;
}

/** Ports that nobody uses now. */
export async function freePorts(): Promise<Ports> {
  const names = [...EMULATORS, 'database'] as const;
  const servers = names.map(() => createServer());
  const numbers = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return Object.fromEntries(names.map((name, index) => [name, numbers[index]])) as Ports;
}

/** Throws one line that names every port somebody else listens on. */
export async function refuseBusyPorts(ports: Partial<Ports>): Promise<void> {
  const wanted = Object.entries(ports);
  const busy = await Promise.all(
    wanted.map(async ([name, port]) => ((await isFree(port)) ? [] : [`${port} (${name})`])),
  );
  const names = busy.flat();
  if (names.length === 0) return;
  const which = names.length === 1 ? `Port ${names[0]} is` : `Ports ${names.join(', ')} are`;
  throw new Problem(
    `${which} in use: stop what listens there, or start with --ports-from <number>.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
