import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../functions/src/platform/db.ts';
import { documentSiteFields } from '../../functions/src/council/ground/settings/document-site-fields.ts';
import { requireTenant } from '../../functions/src/platform/tenancy.ts';
import { newCouncil } from '../../functions/src/platform/testing/council.ts';
import { asOwner } from '../../functions/src/platform/testing/owner.ts';
import { inSchemaOf } from '../../functions/src/platform/testing/owner-tx.ts';
import { useWorld } from '../../functions/src/platform/testing/world.ts';
import { createCouncil } from './create.ts';
import { eraseCouncil } from './erase.ts';
import { nextSteps } from './local-accounts.ts';
import { setCouncil } from './set.ts';
import { sessionCookieFor } from './sign-in.ts';

useWorld();

const elm = `s${randomBytes(5).toString('hex')}-elm`;
const name = 'Elm Borough Council';
beforeAll(
  () =>
    asOwner((owner) =>
      createCouncil(owner, { shortName: elm, name, colour: '#123456', admin: undefined }),
    ),
  120_000,
);
afterAll(() => asOwner(({ client }) => eraseCouncil(client, elm)));

describe('a new council', () => {
  it.each([
    [{ colour: 'red' }, 'no colour'],
    [{ admin: 'boss' }, 'no email'],
    [{ shortName: elm }, 'already'],
    [{ documentFields: 'id,no_such_field' }, "no field 'no_such_field'"],
  ])('is refused with %j', async (fault, words) => {
    const asked = { shortName: 'oakham', name: 'Oakham', colour: '#123456', admin: undefined };
    const creating = asOwner((owner) => createCouncil(owner, { ...asked, ...fault }));
    await expect(creating).rejects.toThrow(words);
  });

  it.each(['admin', 'officer', 'viewer'])('lets its %s in', async (who) => {
    expect(await sessionCookieFor(`${who}@${elm}.test`, elm)).toMatch(/^[\w-]+\.[\w-]+\./);
  });

  it('has on what is built and needs no further set-up', async () => {
    const { flags } = await requireTenant(elm);
    expect([...flags]).toEqual(
      expect.arrayContaining(['geodata management', 'data export', 'document builder']),
    );
    expect(flags.has('landing page')).toBe(true);
    expect(flags.has('public web map')).toBe(false);
    expect(flags.has('map satellite layer')).toBe(false);
  });

  it('tells in its documents all that its sites have, where nothing is typed', async () => {
    expect(documentSiteFields(await requireTenant(elm))).toBeNull();
  });

  it('tells where it is and whom to sign in as', () => {
    const words = nextSteps(elm, 'http://localhost:5000');
    expect(words).toContain(`http://${elm}.localhost:5000`);
    expect(words).toContain(`admin@${elm}.test, officer@${elm}.test, viewer@${elm}.test`);
  });

  it('changes its settings, region and flags', async () => {
    const done = await setCouncil(elm, {
      name: 'Elm City Council',
      colour: '#654321',
      region: '-0.2,51.4,0,51.6',
      licence: '© Elm',
      flag: ['data export=off'],
      maintenance: ['/map=on'],
      'document-fields': 'id, site_name',
    });
    expect(done).toContain('mapRegion');
    const tenant = await requireTenant(elm);
    expect(tenant).toMatchObject({
      name: 'Elm City Council',
      record: {
        mainColor: '#654321',
        mapRegion: [-0.2, 51.4, 0, 51.6],
        locationLonLat: [-0.1, 51.5],
        mapLicense: '© Elm',
        documentSiteFields: ['id', 'site_name'],
        page_maintenance_status: expect.arrayContaining([
          { route: '/map', maintenanceActive: true, maintenanceActiveUntil: null },
        ]),
      },
    });
    // A metre or so of the place on the grid.
    const [x = 0, y = 0] = tenant.record.location as number[];
    expect(Math.abs(x - 532000) + Math.abs(y - 179600)).toBeLessThan(2_000);
    expect(tenant.flags.has('data export')).toBe(false);
  });

  it.each([
    [{}, 'Say what to change'],
    [{ colour: 'red' }, 'six hex digits'],
    [{ region: '0,51,-1,52' }, 'west, south, east and north'],
    [{ region: '1,2' }, 'mapRegion'],
    [{ flag: ['data export'] }, 'on'],
    [{ flag: ['nothing=on'] }, 'no flag'],
    [{ maintenance: ['soon'] }, 'on, off'],
    [{ 'document-fields': 'id,no_such_field' }, "no field 'no_such_field'"],
    [{ logo: 'logo.exe' }, 'PNG'],
  ])('refuses %j', async (typed, words) => {
    await expect(setCouncil(elm, typed)).rejects.toThrow(words);
  });

  it('knows no other council', async () => {
    await expect(setCouncil('nowhere-at-all', { name: 'X' })).rejects.toThrow('no council');
  });
});

const NEWCASTLES = ['id', 'site_name', 'helaa_reference'];

describe('documents of a council that is created', () => {
  const ash = `s${randomBytes(5).toString('hex')}-ash`;
  it.each([
    ['newcastle', undefined, NEWCASTLES],
    ['newcastle', 'all', null],
    [ash, 'id,helaa_reference', ['id', 'helaa_reference']],
  ])('%s may tell of sites, where %s is typed: %j', async (shortName, documentFields, told) => {
    try {
      await asOwner((owner) =>
        createCouncil(owner, {
          shortName,
          name,
          colour: '#123456',
          admin: undefined,
          documentFields,
        }),
      );
      expect(documentSiteFields(await requireTenant(shortName))).toEqual(told);
    } finally {
      await asOwner(({ client }) => eraseCouncil(client, shortName));
    }
  });

  // Here, since there is one Newcastle at a time.
  it('Newcastle’s record says what its documents told before records did', async () => {
    const council = await newCouncil({ record: { mainColor: '#204a87' } });
    const records: unknown[] = [];
    const back = new Error('Taken back');
    const upgrading = inSchemaOf(council, async (tx) => {
      const keep = async () => {
        await sql`select say_document_fields()`.execute(tx);
        const { rows } = await sql<{ record: object }>`
        select record from platform.tenants where main_schema = current_schema()`.execute(tx);
        records.push(rows[0]?.record);
      };
      await keep();
      await sql`delete from platform.content_items where tenant = ${council.shortName}`.execute(tx);
      await sql`
      update platform.tenants set short_name = 'newcastle' where main_schema = current_schema()`.execute(
        tx,
      );
      await keep();
      await sql`
      update platform.tenants set record = record || '{"documentSiteFields": null}'
       where main_schema = current_schema()`.execute(tx);
      await keep();
      throw back;
    });
    await expect(upgrading).rejects.toBe(back);
    expect(records).toEqual([
      { mainColor: '#204a87' },
      { mainColor: '#204a87', documentSiteFields: NEWCASTLES },
      { mainColor: '#204a87', documentSiteFields: null },
    ]);
  });
});
