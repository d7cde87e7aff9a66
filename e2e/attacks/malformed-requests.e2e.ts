import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { stackOrigin } from '../support/browser.ts';

/** What the stack's front door answers to bytes that no browser would send; the first line of it. */
function answerTo(request: string): Promise<string> {
  const { hostname, port } = new URL(stackOrigin());
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(request));
    let answered = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (answered += part));
    socket.on('close', () => resolve(answered.split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
  });
}

const get = (address: string, host: string) =>
  `GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

it.each([
  ['an address whose letters cannot be read', get('/p/%ff', 'localhost')],
  ['a call with such an address', get('/api/v1/search/%ff', 'localhost')],
  ['a percent sign alone', get('/100%', 'localhost')],
  ['a host that is no address', get('/', 'no address')],
  ['a host with a word for a port', get('/', 'newcastle.localhost:port')],
  ['a host of brackets', get('/api/v1/health', '[::1')],
  ['a request that is none', 'HELP\r\n\r\n'],
])('%s is answered 400, and the next request as ever', async (_what, request) => {
  expect(await answerTo(request)).toMatch(/^HTTP\/1\.1 400 /);
  const next = await fetch(`${stackOrigin()}/api/v1/health`);
  expect(next.status).toBe(200);
});
