import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../testing/council.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { useWorkers } from '../testing/use-workers.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const startWith = useWorkers();
const workerOn = (databaseUrl: string) =>
  startWith({ DATABASE_URL: databaseUrl, DB_PATIENCE_MS: '1500' });

/** Status, whether it says when to come again, and the error's code. */
async function answerAt(base: string, method = 'GET', path = '/tenant') {
  const answer = await fetch(base + path, { method, headers: { 'x-tenant': oak.shortName } });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return [answer.status, answer.headers.get('retry-after'), error?.code];
}

const AWAY = [503, '5', 'unavailable'];
const THERE = [200, null, undefined];

describe('a call while the database is away', () => {
  it('is told to come again where nothing listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const base = await workerOn(`postgres://app@127.0.0.1:${port}/postgres`);
    expect(await answerAt(base)).toEqual(AWAY);
    const health = await fetch(`${base}/health`);
    expect([health.status, await health.json()]).toMatchObject([503, { database: 'unreachable' }]);
  });

  it('is told to come again where the server hangs, and is answered once it goes on', async () => {
    const database = await failingDatabase();
    try {
      const base = await workerOn(database.url);
      // On a crowded machine the first connection may take longer than this worker is patient.
      await expect.poll(() => answerAt(base), { timeout: 30_000 }).toEqual(THERE);
      database.hang();
      expect(await Promise.all([answerAt(base), answerAt(base)])).toEqual([AWAY, AWAY]);
      database.goOn();
      await expect.poll(() => answerAt(base), { timeout: 30_000 }).toEqual(THERE);
    } finally {
      database.stop();
    }
  });
});
