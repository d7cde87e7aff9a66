import { createServer, request as ask, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { passExpectingClients } from './expecting-clients.ts';
import { proxyModule } from './tools.ts';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

it('a client that waits for "100 Continue" gets the answer of the function', async () => {
  const functions = await serve((request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    request.on('end', () => response.writeHead(413).end(`${length} bytes`));
  });
  passExpectingClients();
  const handle = proxyModule.proxyRequestHandler(functions, 'a function');
  const hosting = await serve((request, response) => {
    void handle(request, response, () => response.writeHead(404).end());
  });
  const answer = await new Promise<{ status: number | undefined; text: string }>((resolve) => {
    const headers = { expect: '100-continue', 'content-length': 4 };
    const sent = ask(hosting, { method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('continue', () => sent.end('oaks'));
  });
  expect(answer).toEqual({ status: 413, text: '4 bytes' });
});
