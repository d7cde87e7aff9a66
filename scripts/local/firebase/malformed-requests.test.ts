import { createServer, request as ask, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseMalformedRequests } from './malformed-requests.ts';

const former = Object.getOwnPropertyDescriptor(Server.prototype, 'emit');
let server: Server;
const seen: (string | undefined)[] = [];

beforeAll(async () => {
  refuseMalformedRequests();
  server = createServer(({ url }, response) => {
    seen.push(url);
    response.end('served');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  if (former) Object.defineProperty(Server.prototype, 'emit', former);
  else Reflect.deleteProperty(Server.prototype, 'emit');
  server.closeAllConnections();
  server.close();
});

const statusOf = (path: string, host?: string) =>
  new Promise<number | undefined>((resolve) => {
    const { port } = server.address() as AddressInfo;
    const headers = host === undefined ? {} : { host };
    const sent = ask({ port, host: '127.0.0.1', path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.end();
  });

it('refuses what cannot be read, and serves what comes after it', async () => {
  expect(await statusOf('/p/%ff')).toBe(400);
  expect(await statusOf('/p/100%')).toBe(400);
  expect(await statusOf('/', 'no address')).toBe(400);
  expect(await statusOf('/', 'oak.localhost:port')).toBe(400);
  expect(seen).toEqual([]);
  expect(await statusOf('/p/%C3%A9?words=%ff', 'oak.localhost:5000')).toBe(200);
  expect(seen).toEqual(['/p/%C3%A9?words=%ff']);
});
