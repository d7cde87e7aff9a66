import { describe, expect, it } from 'vitest';
import { newCouncil } from '../platform/testing/council.ts';
import { clientFor } from '../platform/testing/client.ts';
import { sql, withPlatform } from '../platform/db.ts';
import { useWorld } from '../platform/testing/world.ts';

useWorld();

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
      sql`select id from ${sql.id(oak.mainSchema, 'sites')}`.execute(tx),
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
});
