import { readMe, readUsers } from '@directus/sdk';
import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { contentLogin, contentRefresh } from './contract.ts';
import {
  address,
  FORBIDDEN,
  refusal,
  signedIn,
  tokenOf,
  withToken,
  useContentSystem,
} from './testing/directus.ts';

useWorld();

useContentSystem();

describe('tokens', () => {
  it('come for a password to staff only', async () => {
    const oak = await newCouncil();
    const client = await signedIn(oak, 'officer');
    expect(await client.request(readMe())).toMatchObject({
      email: oak.emailOf('officer'),
      role: 'officer',
    });
    const wrong = refusal(401, 'INVALID_CREDENTIALS');
    await expect(signedIn(oak, 'resident')).rejects.toEqual(wrong);
    await expect(
      client.login({ email: oak.emailOf('officer'), password: 'wrong' }),
    ).rejects.toEqual(wrong);
    await expect(client.login({ email: 'nobody@nowhere.test', password: 'wrong' })).rejects.toEqual(
      wrong,
    );
  });

  it('end with the session of the product that they came from, and no others do', async () => {
    const oak = await newCouncil();
    const [here, there] = [oak.as('officer'), oak.as('officer')];
    const ours = await here.call(contentLogin, {});
    const others = await there.call(contentLogin, {});
    const renewed = await here.call(contentRefresh, { refreshToken: ours.refresh_token });
    expect(await withToken(oak, renewed.access_token).request(readMe())).toMatchObject({
      role: 'officer',
    });
    await here.get('/auth/azure/logout');
    await expect(withToken(oak, renewed.access_token).request(readMe())).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    const refreshed = await fetch(`${address}/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': oak.shortName },
      body: JSON.stringify({ refresh_token: renewed.refresh_token, mode: 'json' }),
    });
    expect(refreshed.status).toBe(401);
    expect(await withToken(oak, others.access_token).request(readMe())).toMatchObject({
      role: 'officer',
    });
  });

  it('are not guessed at: after a hundred tries it is 429 with Retry-After', async () => {
    const oak = await newCouncil();
    const attempt = () =>
      fetch(`${address}/auth/refresh`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-tenant': oak.shortName },
        body: JSON.stringify({ refresh_token: 'guess', mode: 'json' }),
      });
    let last = await attempt();
    expect(last.status).toBe(401);
    // A window may end in the middle of the first hundred, but not of the second, too.
    for (let tries = 0; tries <= 200 && last.status !== 429; tries++) last = await attempt();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are renewed once for each refresh token, and end with logout', async () => {
    const oak = await newCouncil();
    const client = await signedIn(oak, 'officer');
    const first = (await client.getToken()) as string;
    const renewed = await client.refresh();
    expect(renewed.expires).toBe(900_000);
    expect(renewed.access_token).not.toBe(first);
    await expect(withToken(oak, first).request(readMe())).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    expect(await client.request(readMe())).toMatchObject({ role: 'officer' });
    const last = (await client.getToken()) as string;
    await client.logout();
    await expect(withToken(oak, last).request(readMe())).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    const reuse = await fetch(`${address}/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': oak.shortName },
      body: JSON.stringify({ refresh_token: renewed.refresh_token, mode: 'json' }),
    });
    expect(reuse.status).toBe(401);
  });

  it('end by time, and with their account', async () => {
    const oak = await newCouncil();
    const token = await tokenOf(oak, 'officer');
    const client = withToken(oak, token);
    await withTenant(oak, (tx) =>
      sql`update platform.content_tokens set expires_at = now() - interval '1 s'`.execute(tx),
    );
    await expect(client.request(readMe())).rejects.toEqual(refusal(401, 'TOKEN_EXPIRED'));
    const fresh = await tokenOf(oak, 'officer');
    await withTenant(oak, (tx) =>
      sql`update accounts set sessions_valid_from = clock_timestamp() where uid = ${oak.uidOf('officer')}`.execute(
        tx,
      ),
    );
    await expect(withToken(oak, fresh).request(readMe())).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    const viewer = await tokenOf(oak, 'viewer');
    await withTenant(oak, (tx) =>
      sql`update accounts set disabled = true where uid = ${oak.uidOf('viewer')}`.execute(tx),
    );
    await expect(withToken(oak, viewer).request(readMe())).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
  });

  it('are kept as hashes', async () => {
    const oak = await newCouncil();
    const token = await tokenOf(oak, 'officer');
    const { rows } = await withTenant(oak, (tx) =>
      sql<{ row: string }>`select t::text as row from platform.content_tokens t`.execute(tx),
    );
    expect(rows).toHaveLength(2);
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  it('are given to signed-in staff, and renewed for the same person only', async () => {
    const oak = await newCouncil();
    const result = await oak.as('viewer').call(contentLogin, {});
    expect(await withToken(oak, result.access_token).request(readMe())).toMatchObject({
      role: 'viewer',
    });
    const json = { refreshToken: result.refresh_token };
    const foreign = await oak.as('officer').post('/directus/refresh', { json });
    expect(foreign.status).toBe(401);
    expect(foreign.body).toMatchObject({ error: { message: 'Directus refresh failed' } });
    expect((await oak.as('viewer').post('/directus/refresh', { json })).status).toBe(200);
    expect((await oak.as('viewer').post('/directus/refresh', { json })).status).toBe(401);
    expect(
      (await oak.as('viewer').post('/directus/refresh', { json: { refreshToken: 7 } })).status,
    ).toBe(400);
    expect((await oak.as('resident').get('/directus/login')).status).toBe(403);
    expect((await oak.as('signed-out').get('/directus/login')).status).toBe(401);
    expect((await oak.as('signed-out').post('/directus/refresh', { json })).status).toBe(401);
  });

  it('list staff by role for administrators', async () => {
    const oak = await newCouncil();
    const admin = await signedIn(oak, 'admin');
    const filter = { role: { _eq: 'viewer' } };
    expect(await admin.request(readUsers({ filter }))).toMatchObject([
      { email: oak.emailOf('viewer') },
    ]);
    await expect((await signedIn(oak, 'officer')).request(readUsers({ filter }))).rejects.toEqual(
      FORBIDDEN,
    );
  });
});
