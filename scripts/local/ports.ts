import { randomInt } from 'node:crypto';
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

const NAMES = ['hosting', ...EMULATORS.filter((name) => name !== 'hosting'), 'database'] as const;

/** Consecutive ports starting with hosting's; for a second stack beside the usual one. */
export function portsFrom(first: number): Ports {
  return Object.fromEntries(NAMES.map((name, index) => [name, first + index])) as Ports;
}

/** Ports that nobody uses now. */
export async function freePorts(): Promise<Ports> {
  const numbers = await freeNumbers(NAMES.length);
  return Object.fromEntries(NAMES.map((name, index) => [name, numbers[index]])) as Ports;
}

/** Free port numbers below the range that the system assigns to clients, which could take them meanwhile. */
export async function freeNumbers(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const number = randomInt(10_000, 30_000);
    if (await isFree(number)) found.add(number);
  }
  return [...found];
}

/** Throws one line that names every port already in use. */
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
