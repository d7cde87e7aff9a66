import type { SiteValue } from '../../../council/ground/dictionary/parse-value.ts';
import { sql, type Tx } from '../../../platform/db.ts';

/** A site of a file, ready to be written: values by dictionary column, geometry as EWKB hex in EPSG:27700. */
export interface IncomingSite {
  reference: string;
  values: Record<string, SiteValue>;
  ewkb: string;
}

export interface StoredAndIncoming {
  reference: string;
  id: number | null;
  is_deleted: boolean | null;
  old_values: Record<string, unknown> | null;
  /** The incoming values as the columns hold them: 1.50 as 1.5, 'yes' as true. */
  new_values: Record<string, unknown>;
  source_values: Record<string, unknown> | null;
  geometry_source: string | null;
  moved: boolean;
  old_place: string | null;
  new_place: string;
}

const incoming = (sites: IncomingSite[]) => sql`
  incoming as (
    select i.reference, i.given, i.ewkb::geometry as shape
      from jsonb_to_recordset(${JSON.stringify(
        sites.map(({ reference, values, ewkb }) => ({ reference, given: values, ewkb })),
      )}::jsonb) as i (reference text, given jsonb, ewkb text)
  )`;

const columnsOf = (alias: string, columns: string[]) =>
  sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));

/** The stored site and the file's values, side by side; locks the sites until the transaction ends. */
export async function compareSites(
  tx: Tx,
  source: string,
  columns: string[],
  sites: IncomingSite[],
): Promise<StoredAndIncoming[]> {
  const one = (alias: string) =>
    columns.length === 0
      ? sql`'{}'::jsonb`
      : sql`(select to_jsonb(c) from (select ${columnsOf(alias, columns)}) c)`;
  const named = columns.length === 0 ? sql`` : sql`, ${columnsOf('s', columns)}`;
  const { rows } = await sql<StoredAndIncoming>`
    with ${incoming(sites)}, held as (
      select s.id, s.source_reference, s.is_deleted, s.geometry_source, s.wkb_geometry${named}
        from sites s
       where s.source = ${source} and s.source_reference = any(${sites.map(({ reference }) => reference)})
       order by s.id for update
    )
    select i.reference, s.id, s.is_deleted, case when s.id is not null then ${one('s')} end as old_values,
           ${one('n')} as new_values, m.source_values, s.geometry_source,
           s.wkb_geometry is distinct from i.shape as moved,
           ${place('s.wkb_geometry')} as old_place, ${place('i.shape')} as new_place
      from incoming i
     cross join lateral jsonb_populate_record(null::sites, i.given) n
      left join held s on s.source_reference = i.reference
      left join site_imports m on m.site_id = s.id`.execute(tx);
  return rows;
}

/** A point's easting and northing, or the area of a boundary, as history shows it. */
function place(column: string) {
  const shape = sql.ref(column);
  return sql<string>`case when st_dimension(${shape}) = 0
    then round(st_x(st_centroid(${shape}))::numeric) || ', ' || round(st_y(st_centroid(${shape}))::numeric)
    else round((st_area(${shape}) / 10000)::numeric, 2) || ' ha' end`;
}

/** A source's sites, as `findAlike` reads them. */
export const storedSites = (source: string) => sql`
  select id, source_reference, wkb_geometry as shape, null::jsonb as properties
    from sites where source = ${source} and not is_deleted and wkb_geometry is not null`;

/** Gives sites the references under which their source brings them again. */
export async function renameSites(
  tx: Tx,
  renamed: readonly { id: number; reference: string }[],
): Promise<void> {
  await sql`
    update sites s set source_reference = r.reference
      from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as r (id bigint, reference text)
     where s.id = r.id`.execute(tx);
}

/** Adds sites; gives their ids by reference. */
export async function insertSites(
  tx: Tx,
  about: { source: string; geometrySource: string },
  columns: string[],
  sites: IncomingSite[],
): Promise<{ id: number; reference: string }[]> {
  if (sites.length === 0) return [];
  const names = columns.map((column) => sql`, ${sql.ref(column)}`);
  const values = columns.map((column) => sql`, ${sql.ref(`n.${column}`)}`);
  const { rows } = await sql<{ id: number; reference: string }>`
    with ${incoming(sites)}
    insert into sites (source, source_reference, geometry_source, wkb_geometry${sql.join(names, sql``)})
    select ${about.source}, i.reference, ${about.geometrySource}, i.shape${sql.join(values, sql``)}
      from incoming i cross join lateral jsonb_populate_record(null::sites, i.given) n
    returning id, source_reference as reference`.execute(tx);
  return rows;
}

/** Writes one changed site: its named columns, and its geometry where one is given. */
export async function writeImportedSite(
  tx: Tx,
  id: number,
  columns: string[],
  site: IncomingSite,
  geometrySource: string | null,
): Promise<void> {
  const sets = columns.map((column) => sql`, ${sql.ref(column)} = ${sql.ref(`n.${column}`)}`);
  await sql`
    update sites s
       set row_version = s.row_version + 1, updated_at = clock_timestamp(),
           wkb_geometry = case when ${geometrySource}::text is null then s.wkb_geometry else ${site.ewkb}::geometry end,
           geometry_source = coalesce(${geometrySource}, s.geometry_source)${sql.join(sets, sql``)}
      from jsonb_populate_record(null::sites, ${JSON.stringify(site.values)}::jsonb) n
     where s.id = ${id}`.execute(tx);
}

/** Stores the source's values, so that the next import can tell what the source itself changes. */
export async function rememberSource(
  tx: Tx,
  importId: number | null,
  sites: { id: number; values: Record<string, unknown> }[],
): Promise<void> {
  if (sites.length === 0) return;
  await sql`
    insert into site_imports (site_id, import_id, source_values)
    select id, ${importId}, "values" from jsonb_to_recordset(${JSON.stringify(sites)}::jsonb) as s (id bigint, "values" jsonb)
    on conflict (site_id) do update
       set import_id = excluded.import_id, source_values = site_imports.source_values || excluded.source_values
     where not site_imports.source_values @> excluded.source_values`.execute(tx);
}
