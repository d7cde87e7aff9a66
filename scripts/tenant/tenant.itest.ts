import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { southwark } from '../../emulator-data/councils/southwark/council.ts';
import type { DemoCouncil } from '../../emulator-data/councils/council.ts';
import { config } from '../../functions/src/platform/config.ts';
import { sql, withTenant } from '../../functions/src/platform/db.ts';
import { firebaseApp } from '../../functions/src/platform/firebase.ts';
import { inOwnerTransaction } from '../../functions/src/platform/migrate.ts';
import { firestore } from '../../functions/src/platform/news.ts';
import { requireTenant } from '../../functions/src/platform/tenancy.ts';
import { asOwner } from '../../functions/src/platform/testing/owner.ts';
import { useWorld } from '../../functions/src/platform/testing/world.ts';
import { schemaOf } from '../../functions/src/council/tenants/create.ts';
import { seedIdentities } from '../seed/accounts.ts';
import { seedCouncil } from '../seed/council.ts';
import { inCouncil } from '../seed/owner.ts';
import { createCouncil } from './create.ts';
import { eraseCouncil } from './erase.ts';
import { exportCouncil } from './export.ts';
import { ensureIdentityTenant } from './identity.ts';
import { nextSteps } from './local-accounts.ts';
import { restoreCouncil } from './restore.ts';
import { setCouncil } from './set.ts';
import { sessionCookieFor } from './sign-in.ts';

useWorld();

const shortName = `s${randomBytes(5).toString('hex')}`;
const schema = schemaOf(shortName);
const council: DemoCouncil = { ...southwark(), shortName, name: `Council ${shortName}` };
const scope = { shortName, mainSchema: schema };
const officer = `officer@${shortName}.test`;
const clean = () => getStorage(firebaseApp()).bucket(config().buckets.clean);
let folder: string;

/** Every table of an export as text, by file name. */
async function tables(of: string): Promise<Record<string, string>> {
  const names = (await readdir(of, { recursive: true }))
    .filter((name) => name.endsWith('.csv'))
    .toSorted();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(of, name), 'utf8')] as const),
    ),
  );
}

const exported = (name: string) =>
  asOwner(({ client }) => exportCouncil(client, shortName, path.join(folder, name)));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tenant-test-'));
  await asOwner(async (owner) => {
    await seedCouncil(owner, council, 900);
    await inCouncil(owner.client, schema, async (tx) => {
      await sql`insert into search_templates (name, parameters) values ('Mine', '{}')`.execute(tx);
      await sql`insert into record_selections (record_ids) values ('{1,2}')`.execute(tx);
    });
    await seedIdentities(await ensureIdentityTenant(owner.client, shortName), shortName);
  });
  await clean().file(`${shortName}/sites/1/plan.pdf`).save('a plan', { resumable: false });
  await clean().file(`${shortName}x/other.pdf`).save('of another council', { resumable: false });
  await (
    await firestore()
  )
    .doc(`councils/${schema}/updates/1`)
    .set({ entity: 'site', at: new Date(0) });
}, 120_000);

afterAll(async () => {
  await clean().deleteFiles({ prefix: `${shortName}x/`, force: true });
  await rm(folder, { recursive: true, force: true });
});

describe('a seeded council', () => {
  it('has valid geometry and its words for searching', async () => {
    const [row] = await withTenant(scope, async (tx) => {
      const { rows } = await sql<{
        sites: number;
        invalid: number;
        unprojected: number;
        wordless: number;
      }>`
        select count(*)::int as sites, count(*) filter (where not st_isvalid(wkb_geometry))::int as invalid,
               count(*) filter (where geometry_3857 is null)::int as unprojected,
               count(*) filter (where search_text not like '%' || source_reference || '%')::int as wordless
          from sites`.execute(tx);
      return rows;
    });
    expect(row).toEqual({ sites: council.sites.length, invalid: 0, unprojected: 0, wordless: 0 });
  });

  it('is not changed by seeding it again', async () => {
    await exported('before-seeding');
    await asOwner(async (owner) => expect(await seedCouncil(owner, council, 900)).toBe(0));
    await exported('after-seeding');
    const before = await tables(path.join(folder, 'before-seeding'));
    expect(Object.keys(before).length).toBeGreaterThan(10);
    expect(await tables(path.join(folder, 'after-seeding'))).toEqual(before);
  });

  it('lets its demo accounts in, and nobody by a wrong password', async () => {
    expect(await sessionCookieFor(officer, shortName)).toMatch(/^[\w-]+\.[\w-]+\./);
    await expect(sessionCookieFor(officer, shortName, 'wrong-password')).rejects.toThrow(
      'cannot sign in',
    );
  });
});

describe('a new council', () => {
  it.each([
    [{ colour: 'red' }, 'no colour'],
    [{ admin: 'boss' }, 'no e-mail'],
    [{ shortName }, 'already'],
  ])('is refused with %j', async (fault, words) => {
    const asked = { shortName: 'oakham', name: 'Oakham', colour: '#123456', admin: undefined };
    const creating = asOwner((owner) => createCouncil(owner, { ...asked, ...fault }));
    await expect(creating).rejects.toThrow(words);
  });

  describe('once it is made', () => {
    const elm = `${shortName}-elm`;
    const name = 'Elm Borough Council';
    beforeAll(
      () =>
        asOwner((owner) =>
          createCouncil(owner, { shortName: elm, name, colour: '#123456', admin: undefined }),
        ),
      120_000,
    );
    afterAll(() => asOwner(({ client }) => eraseCouncil(client, elm)));

    it.each(['admin', 'officer', 'viewer'])('lets its %s in', async (who) => {
      expect(await sessionCookieFor(`${who}@${elm}.test`, elm)).toMatch(/^[\w-]+\.[\w-]+\./);
    });

    it('has on what is built and needs no further set-up', async () => {
      const { flags } = await requireTenant(elm);
      expect([...flags]).toEqual(expect.arrayContaining(['geodata management', 'data export']));
      expect(flags.has('document builder')).toBe(false);
      expect(flags.has('map satellite layer')).toBe(false);
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
      [{ logo: 'logo.exe' }, 'PNG'],
    ])('refuses %j', async (typed, words) => {
      await expect(setCouncil(elm, typed)).rejects.toThrow(words);
    });

    it('knows no other council', async () => {
      await expect(setCouncil('nowhere-at-all', { name: 'X' })).rejects.toThrow('no council');
    });
  });
});

describe('exporting, erasing and restoring a council', () => {
  it('leaves nothing in any store, then brings everything back as it was', async () => {
    const manifest = await exported('first');
    expect(manifest).toMatchObject({
      accounts: 6,
      files: 1,
      documents: 1,
      rows: {
        sites: council.sites.length,
        tags: new Set(council.sites.flatMap(({ tags }) => tags)).size,
        site_taggings: council.sites.flatMap(({ tags }) => tags).length,
        site_scenarios: council.sites.flatMap(({ scenarios }) => scenarios).length,
        site_lists: council.lists.length,
        site_list_members: council.lists.flatMap(({ members }) => members).length,
        search_templates: 1,
        record_selections: 1,
      },
    });

    await asOwner(({ client }) => eraseCouncil(client, shortName));
    expect(await remains(manifest.council.auth_tenant_id ?? '')).toEqual({
      rows: 0,
      files: [],
      documents: 0,
      signIn: false,
    });
    const [others] = await clean().getFiles({ prefix: `${shortName}x/` });
    expect(others).toHaveLength(1);

    await asOwner((owner) => restoreCouncil(owner, path.join(folder, 'first')));
    await exported('second');
    expect(await tables(path.join(folder, 'second'))).toEqual(
      await tables(path.join(folder, 'first')),
    );
    expect(await sessionCookieFor(officer, shortName)).toMatch(/^[\w-]+\.[\w-]+\./);
    const [bytes] = await clean().file(`${shortName}/sites/1/plan.pdf`).download();
    expect(bytes.toString()).toBe('a plan');
    const news = await (await firestore()).doc(`councils/${schema}/updates/1`).get();
    expect(news.get('at').toDate()).toEqual(new Date(0));
  }, 120_000);

  it('numbers new rows after the restored ones', async () => {
    const id = await withTenant(scope, async (tx) => {
      const { rows } = await sql<{
        id: string;
      }>`insert into sites (source) values ('test') returning id`.execute(tx);
      return Number(rows[0]?.id);
    });
    expect(id).toBeGreaterThan(council.sites.length);
  });

  it('refuses to restore over a council that is there', async () => {
    const restoring = asOwner((owner) => restoreCouncil(owner, path.join(folder, 'first')));
    await expect(restoring).rejects.toThrow('erase it first');
  });
});

async function remains(authTenantId: string) {
  const rows = await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      const found = await client.query(
        `select 1 from pg_roles where rolname = $1 union all select 1 from pg_namespace where nspname = $1
          union all select 1 from platform.tenants where main_schema = $1
          union all select 1 from platform.content_items where tenant_role = $1`,
        [schema],
      );
      return found.rows.length;
    }),
  );
  const [files] = await clean().getFiles({ prefix: `${shortName}/` });
  const documents = await (await firestore()).collection(`councils/${schema}/updates`).get();
  // If it were requested by id, the emulator would create the tenant again.
  const { tenants } = await getAuth(firebaseApp()).tenantManager().listTenants(1000);
  const signIn = tenants.some(({ tenantId }) => tenantId === authTenantId);
  return { rows, files: files.map(({ name }) => name), documents: documents.size, signIn };
}
