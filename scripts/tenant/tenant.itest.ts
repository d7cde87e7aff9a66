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
import { asOwner } from '../../functions/src/platform/testing/owner.ts';
import { useWorld } from '../../functions/src/platform/testing/world.ts';
import { schemaOf } from '../../functions/src/council/tenants/create.ts';
import { seedIdentities } from '../seed/accounts.ts';
import {
  type Answer,
  answerFaults,
} from '../../functions/src/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { EditionQuestion } from '../../functions/src/consultation/ground/documents/edition.ts';
import { seedCouncil } from '../seed/council.ts';
import { inCouncil, withOwner } from '../seed/owner.ts';
import { eraseCouncil } from './erase.ts';
import { exportCouncil } from './export.ts';
import { ensureIdentityTenant } from './identity.ts';
import { restoreCouncil } from './restore.ts';
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
  await withOwner(async (owner) => {
    await seedCouncil(owner, council, 900);
    await inCouncil(owner.client, schema, async (tx) => {
      await sql`insert into search_templates (name, parameters) values ('Mine', '{}')`.execute(tx);
      await sql`insert into record_selections (record_ids) values ('{1,2}')`.execute(tx);
      await sql`insert into custom_columns (record_table, name, render_type)
                values ('contacts', 'Homes', 'Number')`.execute(tx);
      await sql`select add_custom_column(1)`.execute(tx);
      await sql`update contacts set custom_1 = id`.execute(tx);
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

  it('has answers to its document that could have been submitted', async () => {
    const answers = await withTenant(scope, async (tx) => {
      const { rows } = await sql<{
        question: EditionQuestion;
        answer: Answer;
        site_id: number | null;
      }>`
        select jsonb_path_query_first(p.content, 'strict $.sections.** ? (@.type == "question" && @.id == $id).content',
                                      jsonb_build_object('id', a.question_id)) as question, a.answer, a.site_id
          from question_answers a join document_respondents r on r.id = a.respondent_id
          join published_documents p using (document_id)`.execute(tx);
      return rows;
    });
    expect(answers.length).toBeGreaterThan(council.document!.respondents);
    for (const { question, answer, site_id } of answers)
      expect([answer, answerFaults(question, answer, site_id)]).toEqual([answer, {}]);
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

describe('exporting, erasing and restoring a council', () => {
  it('leaves nothing in any store, then brings everything back as it was', async () => {
    const manifest = await exported('first');
    expect(manifest).toMatchObject({
      accounts: 6,
      // One of this test, and the picture of the council's document with its small one.
      files: 3,
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
        custom_columns: 1,
        representation_words: council.consultations.representations.length,
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
