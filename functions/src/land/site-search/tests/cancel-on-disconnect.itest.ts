import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { newCouncil } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { cancelOnDisconnect } from '../../../platform/cancel-on-disconnect.ts';

useWorld();

const embedded = process.env.TEST_DATABASE === 'embedded';

describe('a search whose caller has left', () => {
  // What ends it otherwise is the statement timeout, 25 s later and with other words.
  it.skipIf(embedded)(
    `is stopped in the database${embedded ? ' (skipped: the embedded one has one session)' : ''}`,
    async () => {
      const oak = await newCouncil();
      let begin: () => void;
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const ended: unknown[] = [];
      const server = createServer((_request, response) => {
        const request = { res: response as Response } as Request;
        const asked = withTenant(oak, (tx) =>
          cancelOnDisconnect(tx, request, async () => {
            await sql`select 1`.execute(tx);
            begin();
            await sql`select pg_sleep(600)`.execute(tx);
          }),
        );
        asked.catch((error: Error) => ended.push((error.cause as Error).message));
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const leaving = new AbortController();
      const { port } = server.address() as AddressInfo;
      const asking = fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal });
      await begun;
      leaving.abort();
      await expect(asking).rejects.toThrow('aborted');
      await expect.poll(() => ended, { timeout: 40_000 }).toHaveLength(1);
      expect(ended).toEqual(['canceling statement due to user request']);
      server.close();
      // The connection serves whoever comes next.
      const { rows } = await withTenant(oak, (tx) => sql`select 1 as one`.execute(tx));
      expect(rows).toEqual([{ one: 1 }]);
    },
  );
});
