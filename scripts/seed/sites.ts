import { sql, type Tx } from '../../functions/src/platform/db.ts';
import type { DemoSite } from '../../emulator-data/sites/site.ts';
import { ewkb } from './ewkb.ts';

const rowsAtOnce = 1000;

/** Loads a council's made-up sites once; gives how many were added. */
export async function seedSites(tx: Tx, sites: readonly DemoSite[]): Promise<number> {
  const { rows } = await sql<{
    there: boolean;
  }>`select exists (select from sites where source = 'demo') as there`.execute(tx);
  if (rows[0]?.there || sites.length === 0) return 0;
  const restoreIndexes = await dropIndexes(tx);
  const columns = Object.keys(sites[0]?.values ?? {});
  const tags = await addTags(tx, [...new Set(sites.flatMap((site) => site.tags))]);
  for (let i = 0; i < sites.length; i += rowsAtOnce)
    await addSites(tx, columns, tags, sites.slice(i, i + rowsAtOnce));
  await restoreIndexes();
  await addTaggings(tx);
  await sql`update layer_versions set version = version + 1 where layer_id = 'sitesLayer'`.execute(
    tx,
  );
  return sites.length;
}

async function addSites(
  tx: Tx,
  columns: readonly string[],
  tags: ReadonlyMap<string, number>,
  sites: readonly DemoSite[],
): Promise<void> {
  const records = sites.map((site) => ({
    ...site.values,
    id_unique: site.idUnique,
    wkb_geometry: ewkb('polygon', site.rings),
    source_reference: site.reference,
    // As the tags feature writes them: by name.
    site_tags: site.tags.toSorted().map((name) => `${tags.get(name)}|${name}`),
    public_map_visibility: site.publicMapVisibility,
  }));
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`
    insert into sites (id_unique, wkb_geometry, geometry_source, source, source_reference, site_tags,
                       public_map_visibility, ${names})
    select id_unique, wkb_geometry, 'drawn', 'demo', source_reference, site_tags, public_map_visibility, ${names}
      from json_populate_recordset(null::sites, ${JSON.stringify(records)}::json)
    on conflict (source, source_reference) do nothing`.execute(tx);
}

/** The council's tags; gives their ids by name. */
async function addTags(tx: Tx, names: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    with added as (
      insert into tags (name) select unnest(${names}::text[]) on conflict (name) do nothing returning id, name
    ) select id::int, name from added
      union all select id::int, name from tags where name = any(${names}::text[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** What `site_tags` already contains, so that the sites are not written again. */
async function addTaggings(tx: Tx): Promise<void> {
  await sql`
    insert into site_taggings (tag_id, site_id)
    select split_part(tag, '|', 1)::bigint, s.id from sites s cross join unnest(s.site_tags) tag
     where s.source = 'demo' on conflict do nothing`.execute(tx);
}

/** Drops the plain indexes of `sites` while thousands of rows are inserted; gives a function to restore them. */
async function dropIndexes(tx: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
      from pg_index x join pg_class i on i.oid = x.indexrelid
     where x.indrelid = 'sites'::regclass and not x.indisunique`.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(tx);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(tx);
    await sql`analyze sites`.execute(tx);
  };
}
