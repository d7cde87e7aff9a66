import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newCouncil } from '../../platform/testing/council.ts';
import { clientFor } from '../../platform/testing/client.ts';
import { sql, withPlatform, withTenant } from '../../platform/db.ts';
import { inOwnerTransaction } from '../../platform/migrate.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import { useWorld } from '../../platform/testing/world.ts';

useWorld();

const change = (statement: string, ...values: string[]) =>
  asOwner(({ client }) => inOwnerTransaction(client, () => client.query(statement, values)));

describe('tenancy', () => {
  it('a query without a council fails; it never sees a council’s rows', async () => {
    await newCouncil();
    await expect(withPlatform((tx) => sql`select id from sites`.execute(tx))).rejects.toThrow(
      /does not exist/,
    );
  });

  it('the login role cannot read a council’s schema by naming it', async () => {
    const oak = await newCouncil();
    const read = withPlatform((tx) =>
      sql`select id from ${sql.ref(`${oak.mainSchema}.sites`)}`.execute(tx),
    );
    await expect(read).rejects.toThrow(/permission denied/);
  });

  it('serves a council’s record and flags to anybody, and an unknown council to nobody', async () => {
    const oak = await newCouncil({ off: ['notifications'], record: { mainColor: '#204a87' } });
    const record = await oak.as('signed-out').get('/tenant');
    expect(record.status).toBe(200);
    expect(record.body).toMatchObject({
      result: { shortName: oak.shortName, mainColor: '#204a87' },
    });
    expect(JSON.stringify(record.body)).not.toContain(oak.mainSchema);
    const flags = await oak.as('signed-out').get('/tenant/flags');
    expect(flags.body).toMatchObject({
      result: expect.arrayContaining([
        { name: 'notifications', available: false, tenant: oak.shortName, application: 2 },
        { name: 'maplibre map', available: true, tenant: oak.shortName, application: 2 },
      ]),
    });
    const nobody = await clientFor('nowhere', undefined).get('/tenant');
    expect(nobody.status).toBe(404);
    expect(nobody.body).toEqual({
      error: { code: 'tenant-not-found', message: 'Tenant is not found' },
    });
  });

  it('a switched-off flag refuses the call', async () => {
    const oak = await newCouncil({ off: ['notifications'] });
    expect((await oak.as('officer').get('/notifications')).status).toBe(404);
    const elm = await newCouncil();
    expect((await elm.as('officer').get('/notifications')).status).toBe(200);
  });

  it('a flag switched, and a name changed, count from the next request on', async () => {
    const oak = await newCouncil();
    const bell = async () => (await oak.as('officer').get('/notifications')).status;
    expect(await bell()).toBe(200);
    const flag = `tenant = $1 and data ->> 'name' = 'notifications'`;
    const off = `update platform.content_items set data = data || '{"available": false}' where ${flag}`;
    await change(off, oak.shortName);
    expect(await bell()).toBe(404);
    await change(`delete from platform.content_items where ${flag}`, oak.shortName);
    expect(await bell()).toBe(404);
    await change(
      `insert into platform.content_items (collection, tenant, tenant_role, data)
       values ('app_feature_flags', $1, $2, '{"name": "notifications", "application": 2, "available": true}')`,
      oak.shortName,
      oak.mainSchema,
    );
    expect(await bell()).toBe(200);
    await change(
      `update platform.tenants set name = 'Oakham' where short_name = $1`,
      oak.shortName,
    );
    const { body } = await oak.as('signed-out').get('/tenant');
    expect(body).toMatchObject({ result: { name: 'Oakham' } });
  });

  it('under maintenance nobody but administrators writes, here or in the content system', async () => {
    const oak = await newCouncil();
    await change(
      `update platform.tenants set record = record || '{"global_maintenance_active": true}' where short_name = $1`,
      oak.shortName,
    );
    const viewed = async (who: 'officer' | 'admin') =>
      (await oak.as(who).post('/notifications/viewed', { json: { ids: [] } })).status;
    expect([await viewed('officer'), await viewed('admin')]).toEqual([403, 204]);
    expect((await oak.as('officer').get('/auth/user')).status).toBe(200);
    const signUp = await oak.as('signed-out').post('/auth/firebase-auth/signup', {
      json: { email: 'ann@oak.test', password: 'Passw0rd!', about: {}, meta: {} },
    });
    expect(signUp.body).toMatchObject({ error: { code: 'maintenance' } });
  });

  it('where the council’s role cannot be taken on, nothing runs and the reason is given', async () => {
    const nowhere = { shortName: 'nowhere', mainSchema: 'tenant_nowhere' };
    const key = randomUUID();
    const count = sql<{
      hits: number;
    }>`select count(*)::int as hits from platform.rate_limits where bucket = ${key}`;
    const write = withTenant(nowhere, (tx) =>
      sql`insert into platform.rate_limits (bucket, window_start) values (${key}, now())`.execute(
        tx,
      ),
    );
    await expect(write).rejects.toThrow(/role "tenant_nowhere" does not exist/);
    expect((await withPlatform((tx) => count.execute(tx))).rows).toEqual([{ hits: 0 }]);
  });
});

describe('feedback without a session', () => {
  it('is mailed to the council ten times an hour from one address, and then refused', async () => {
    const forReply = 'plans@oak.test';
    const oak = await newCouncil({ record: { emails: { forReply } } });
    const send = async (message: string) => {
      const json = { message, email: 'ann@oak.test', page: '/' };
      return oak.as('signed-out').post('/feedback', { json });
    };
    const answers = [];
    // A window may end in the middle; of two tens and one, one ten falls into one window.
    for (let count = 0; count <= 20; count++) answers.push(await send(`Well done, ${count}`));
    expect(answers[0]?.status).toBe(204);
    const last = answers.at(-1);
    expect([last?.status, last?.body]).toMatchObject([
      429,
      { error: { code: 'too-many-requests' } },
    ]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    const { rows } = await withPlatform((tx) =>
      sql<{ mails: number }>`
        select count(*)::int as mails from outbox
         where job = 'send-mail' and tenant_role = ${oak.mainSchema}`.execute(tx),
    );
    expect(rows[0]?.mails).toBe(answers.filter(({ status }) => status === 204).length);
    expect(
      (
        await (
          await newCouncil({ record: { emails: { forReply } } })
        )
          .as('signed-out')
          .post('/feedback', { json: { message: 'And you' } })
      ).status,
    ).toBe(204);
  });
});
