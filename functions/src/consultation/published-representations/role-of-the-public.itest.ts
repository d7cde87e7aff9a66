import { expect, it } from 'vitest';
import { sql, withPublic, withTenant } from '../../platform/db.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { usePublishing } from './testing/publishing.ts';

useWorld();

const { council } = usePublishing();

/** What the role of the council's public may do with each of some things of the council's schema and the shared one. */
const allowed = (things: (schemas: ReturnType<typeof sql>) => ReturnType<typeof sql>) =>
  withPublic(council(), async (tx) => {
    const schemas = sql`(${council().mainSchema}, 'platform')`;
    const { rows } = await things(schemas).execute(tx);
    return rows as { name: string; may: string[] }[];
  });

const reached = (things: { name: string; may: string[] }[]) =>
  Object.fromEntries(
    things.filter(({ may }) => may.length > 0).map(({ name, may }) => [name, may]),
  );

it('reads what is published and nothing else, and writes nothing but answers', async () => {
  const tables = await allowed(
    (schemas) => sql`
      select c.relname as name,
             array(select p.privilege
                     from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
                          with ordinality as p (privilege, place)
                    where has_table_privilege(c.oid, p.privilege) order by place) as may
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname in ${schemas} order by 1`,
  );
  expect(tables.length).toBeGreaterThan(100);
  // Of the answers policies show it no row but those of the account that asks.
  const answers = ['select', 'insert', 'update', 'delete'];
  expect(reached(tables)).toEqual({
    document_respondents: answers,
    question_answer_versions: answers,
    question_answers: answers,
    question_tags: answers,
    published_attachments: ['select'],
    published_consultations: ['select'],
    published_council_pages: ['select'],
    published_document_files: ['select'],
    published_documents: ['select'],
    published_representations: ['select'],
  });
  for (const table of ['representation_originals', 'public_texts', 'contacts', 'accounts'])
    await expect(
      withPublic(council(), (tx) => sql`select * from ${sql.ref(table)}`.execute(tx)),
    ).rejects.toThrow(/permission denied/);
});

it('reaches no column of another table, and no sequence', async () => {
  const columns = await allowed(
    (schemas) => sql`
      select c.relname || '.' || a.attname as name,
             array(select p.privilege from unnest(array['select', 'insert', 'update', 'references']) as p (privilege)
                    where has_column_privilege(c.oid, a.attnum, p.privilege)
                      and not has_table_privilege(c.oid, p.privilege)) as may
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname in ${schemas}`,
  );
  expect(columns.length).toBeGreaterThan(500);
  expect(reached(columns)).toEqual({});
  const sequences = await allowed(
    (schemas) => sql`
      select c.relname as name,
             array(select p.privilege from unnest(array['usage', 'select', 'update']) as p (privilege)
                    where has_sequence_privilege(c.oid, p.privilege)) as may
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'S' and n.nspname in ${schemas}`,
  );
  expect(sequences.length).toBeGreaterThan(30);
  expect(reached(sequences)).toEqual({});
});

it('runs the functions that are granted to it by name, and makes nothing in a schema', async () => {
  const functions = await allowed(
    (schemas) => sql`
      select p.oid::regprocedure::text as name,
             case when has_function_privilege(p.oid, 'execute') then array['execute'] else array[]::text[] end as may
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ${schemas}`,
  );
  expect(functions.length).toBeGreaterThan(30);
  expect(reached(functions)).toEqual({
    'reaches_account(bigint)': ['execute'],
    'poll_results(bigint,uuid)': ['execute'],
    'count_reading(bigint,integer,text,integer,jsonb)': ['execute'],
  });
  const schemas = await allowed(
    () => sql`
      select n.nspname as name,
             array(select p.privilege from unnest(array['usage', 'create']) as p (privilege)
                    where has_schema_privilege(n.oid, p.privilege)) as may
        from pg_namespace n where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')`,
  );
  expect(reached(schemas)).toEqual({ [council().mainSchema]: ['usage'], extensions: ['usage'] });
  await withTenant(council(), (tx) =>
    sql`insert into custom_columns (record_table, name, render_type)
        values ('contacts', 'Allergies', 'Checkbox')`.execute(tx),
  );
  for (const change of ['add', 'drop'])
    await expect(
      withPublic(council(), (tx) =>
        sql`select ${sql.ref(`${change}_custom_column`)}(1)`.execute(tx),
      ),
    ).rejects.toThrow(/permission denied for function/);
});

it('keeps to the council’s schema whatever a caller’s search path is', async () => {
  const loose = await allowed(
    (schemas) => sql`
      select p.oid::regprocedure::text as name, array[]::text[] as may
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ${schemas} and p.prosecdef
         and not exists (select from unnest(p.proconfig) as set (setting) where setting like 'search_path=%')`,
  );
  expect(loose).toEqual([]);
});
