import { createServer } from 'node:http';
import type pg from 'pg';
import { apiApp } from '../../functions/src/api.ts';
import { useSessionVerifier } from '../../functions/src/platform/request-session.ts';
import { appPool } from '../../functions/src/platform/pool.ts';

// Verifying a signed cookie is Google's work and the same for every endpoint: here the cookie simply names the
// account.
useSessionVerifier(async (cookie) => ({
  uid: decodeURIComponent(cookie),
  authTime: Math.floor(Date.now() / 1000) + 1,
}));

/** What the server sends to the database while its parent is recording. */
let seen: { sql: string; parameters: unknown[] }[] | undefined;
const listened = new WeakSet<pg.PoolClient>();
(await appPool()).on('acquire', (client) => {
  if (listened.has(client)) return;
  listened.add(client);
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const recorded = (...given: unknown[]) => {
    const [sql, parameters] = given;
    if (typeof sql === 'string') seen?.push({ sql, parameters: (parameters as unknown[]) ?? [] });
    return query(...given);
  };
  client.query = recorded as typeof client.query;
});

process.on('message', (what: 'record' | 'tell') => {
  process.send?.(what === 'tell' ? (seen ?? []) : []);
  seen = what === 'record' ? [] : undefined;
});
process.on('disconnect', () => process.exit(0));

createServer(apiApp).listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.send?.('listening');
});
