import { REGISTER_SOURCE } from '../../../ground/sites/register-source.ts';
import { referenceSql } from '../../../ground/sites/queries/reference.ts';
import { LONDON } from '../../../../platform/dates/london.ts';
import { sitesLayerId } from '../../../ground/layers/sites-layer.ts';
import { sql, type Tx } from '../../../../platform/db.ts';
import type { ExportColumn } from '../../../../records/exports/columns.ts';
import type { ExportedRow, ShapeForm } from '../../../../records/exports/exported-row.ts';
import { BASE } from '../../../ground/scenarios/base-scenario.ts';

// Millimetres on the grid; 7 decimals of a degree are a centimetre.
const shapes: Record<ShapeForm, ReturnType<typeof sql>> = {
  none: sql`null::text`,
  'wkt 27700': sql`st_astext(s.wkb_geometry, 3)`,
  'wkt 4326': sql`st_astext(st_forcepolygonccw(st_transform(s.wkb_geometry, 4326)), 7)`,
  'geojson 4326': sql`st_asgeojson(st_forcepolygonccw(st_transform(s.wkb_geometry, 4326)), 7)`,
};

/** The centre that always lies within the site, for a label or a register's point. */
const centre = sql`st_pointonsurface(s.wkb_geometry)`;
const places: Record<string, ReturnType<typeof sql>> = {
  geometry_wkt: sql`st_astext(s.wkb_geometry, 3)`,
  longitude: sql`round(st_x(st_transform(${centre}, 4326))::numeric, 6)`,
  latitude: sql`round(st_y(st_transform(${centre}, 4326))::numeric, 6)`,
  easting: sql`round(st_x(${centre})::numeric, 2)`,
  northing: sql`round(st_y(${centre})::numeric, 2)`,
};

/**
 * The named sites in the order of the given ids, as they are under a scenario: its values override the site's own,
 * typed by the columns. Deleted sites and unknown ids are left out.
 */
export async function findRows(
  tx: Tx,
  ids: number[],
  given: { columns: ExportColumn[]; scenario: string; shape: ShapeForm },
): Promise<ExportedRow[]> {
  const { columns, scenario, shape } = given;
  const selected = columns.map(
    (column, index) => sql`${expressionOf(column)} as ${sql.ref(`v${index}`)}`,
  );
  const values = selected.length > 0 ? sql`, ${sql.join(selected)}` : sql``;
  const { rows } = await sql<Omit<ExportedRow, 'values'> & Record<string, unknown>>`
    select s.id, ${scenario === BASE}::boolean or c.id is not null as has_scenario,
           lower(geometrytype(s.wkb_geometry)) as shape_kind, ${shapes[shape]} as shape${values}
      from unnest(${ids}::bigint[]) with ordinality as u (id, at)
      join sites s on s.id = u.id and not s.is_deleted
      left join site_scenarios c on c.site_id = s.id and c.scenario_name = ${scenario}
     cross join lateral jsonb_populate_record(s, coalesce(c.overrides, '{}'::jsonb)) as r
     order by u.at`.execute(tx);
  return rows.map(({ id, has_scenario, shape_kind, shape: text, ...rest }) => ({
    id,
    has_scenario,
    shape_kind,
    shape: text,
    values: columns.map((_column, index) => rest[`v${index}`]),
  }));
}

function expressionOf(column: ExportColumn) {
  if (column.from === 'place') return places[column.name] as ReturnType<typeof sql>;
  if (column.from === 'reference') return referenceSql(column.among ?? []);
  if (column.from === 'last change') return lastChangeOf(column.name);
  if (column.name === 'scenario_name') return sql`coalesce(c.scenario_name, s.scenario_name)`;
  // 'id|name' (specification 000 section 3): people and other programs know the name.
  if (column.name === 'site_tags')
    return sql`array(select split_part(tag, '|', 2) from unnest(s.site_tags) as tag order by 1)`;
  return column.from === 'site' ? sql`s.${sql.ref(column.name)}` : sql`r.${sql.ref(column.name)}`;
}

/**
 * The day that the site has, or that of a later change of the scenario that a register's reader would see; a text that
 * is no day stays, so that the check names it.
 */
function lastChangeOf(field: string) {
  const text = sql`nullif(r.${sql.ref(field)}::text, '')`;
  return sql`case when day_in(${text}) is null and ${text} is not null then ${text} else greatest(day_in(${text}), (
    select max((h.created_at at time zone ${LONDON})::date) from record_history h
     where h.site_id = s.id and h.entity = 'site' and h.type = 'EDIT' and h.scenario_name = c.scenario_name
       and is_seen_in_register(h.field)))::text end`;
}

/** How many of the sites exist, how many lack the scenario, and roughly how many bytes their shapes take. */
export async function weigh(tx: Tx, ids: number[], scenario: string) {
  const { rows } = await sql<{ sites: number; without_scenario: number; points: number }>`
    select count(*)::int as sites,
           count(*) filter (where ${scenario !== BASE}::boolean and c.id is null)::int as without_scenario,
           coalesce(sum(st_npoints(s.wkb_geometry)), 0) as points
      from unnest(${ids}::bigint[]) as u (id)
      join sites s on s.id = u.id and not s.is_deleted
      left join site_scenarios c on c.site_id = s.id and c.scenario_name = ${scenario}`.execute(tx);
  return rows[0] as { sites: number; without_scenario: number; points: number };
}

/** The attribution required with the council's sites: their layer's own. */
export async function sitesAttribution(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ attribution: string | null }>`
    select attribution from layers where id = ${sitesLayerId}`.execute(tx);
  return rows[0]?.attribution ?? null;
}

/** Whether any of these sites came with a brownfield land register. */
export async function holdRegisterSites(
  tx: Tx,
  { site_ids: ids, selection }: { site_ids?: number[] | undefined; selection?: string | undefined },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from sites
                    where source = ${REGISTER_SOURCE}
                      and (id = any(${ids ?? []}::bigint[])
                           or id in (select unnest(record_ids) from record_selections where id = ${selection ?? null}))) as found`.execute(
    tx,
  );
  return rows[0]?.found ?? false;
}
