import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unlessGone } from './in-share.ts';

const server = createServer();
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

/** A call that has arrived and whose sender still waits. */
async function arrived() {
  const { port } = server.address() as AddressInfo;
  const sender = ask({ host: '127.0.0.1', port }).on('error', () => undefined);
  sender.end();
  const [, res] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  return { sender, res, request: { res: res as Response } satisfies Pick<Request, 'res'> };
}

it('does the work of who is there when its turn comes, and leaves out that of who has gone', async () => {
  const { sender, res, request } = await arrived();
  let times = 0;
  const work = unlessGone({ request }, async () => (times += 1));
  expect(await work()).toBe(1);
  sender.destroy();
  await once(res, 'close');
  await expect(work()).rejects.toMatchObject({ code: 'unavailable' });
  expect(times).toBe(1);
});
