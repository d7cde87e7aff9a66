import type { DictionaryField } from '../../../../council/ground/dictionary/field.ts';
import { sql, type Tx } from '../../../../platform/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { BASE } from '../../scenarios/base-scenario.ts';
import type { SiteRecord, WholeSite } from '../site-record.ts';
import { recordColumns } from '../columns-of-every-site.ts';

/** Which it is, how public it is, and which state of it an edit is based on: a scenario has its own. */
const OWN = new Set(['id_unique', 'scenario_name', 'public_map_visibility', 'row_version']);
const ofSite = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(`s.${name}`)));
const EVERY_SITE = ofSite(recordColumns.filter((name) => !OWN.has(name)));
const OF_ITSELF = ofSite([...OWN]);
// A change of the site is one of its scenarios, too: the sum grows with both.
const OF_SCENARIO = sql`x.id_unique, x.scenario_name, x.is_public as public_map_visibility,
  s.row_version + x.row_version as row_version`;

const OURS = new Set(['id', 'source', 'created_at', 'updated_at', 'wkb_geometry', 'geometry_3857']);

const namedOf = (fields: Pick<DictionaryField, 'dbPropertyName'>[]) =>
  sql.join(
    fields
      .filter(({ dbPropertyName }) => !OURS.has(dbPropertyName))
      .map(({ dbPropertyName }) => sql`, ${sql.ref(`s.${dbPropertyName}`)}`),
    sql``,
  );

/** Whether a field of the dictionary is one that every site has and its own columns are read for. */
export const isOfEverySite = (name: string): boolean => OURS.has(name);

/** The site `s` as it is, or with what a scenario `x` has otherwise; typed by the columns of `sites`. */
export const siteUnder = (siteId: number, scenario: string) =>
  scenario === BASE
    ? sql`from sites s where s.id = ${siteId} and not s.is_deleted`
    : sql`from sites b
          join site_scenarios x on x.site_id = b.id and x.scenario_name = ${scenario}
         cross join lateral jsonb_populate_record(b, x.overrides) s
         where b.id = ${siteId} and not b.is_deleted`;

const ownOf = (scenario: string) => (scenario === BASE ? OF_ITSELF : OF_SCENARIO);

type Fields = Pick<DictionaryField, 'dbPropertyName'>[];

const MAX_CHILDREN = 500;
const FAMILY = sql`
  (select p.id from sites p where p.id = s.parent_id and not p.is_deleted) as parent_id,
  (select coalesce(json_agg(c), '[]')
     from (select id, id_unique, source_reference from sites
            where parent_id = s.id and not is_deleted order by id limit ${MAX_CHILDREN}) c) as children_data`;

/** One site with the named fields and its geometries. Throws site-not-found, also where it has no such scenario. */
export async function readSite(
  tx: Tx,
  siteId: number,
  fields: Fields,
  scenario = BASE,
): Promise<WholeSite> {
  const { rows } = await sql<WholeSite>`
    select ${EVERY_SITE}, ${ownOf(scenario)}, s.created_at, s.updated_at${namedOf(fields)},
           st_asgeojson(st_transform(s.wkb_geometry, 4326), 7)::json as geometry,
           st_asgeojson(s.wkb_geometry, 2)::json as wkb_geometry,
           st_asgeojson(s.wkb_geometry_cut, 2)::json as wkb_geometry_cut, ${FAMILY}
      ${siteUnder(siteId, scenario)}`.execute(tx);
  const [site] = rows;
  if (!site) throw new AppError('site-not-found');
  return site;
}

/** As searches give sites; undefined where the council has no such site, or the site no such scenario. */
export async function findSiteRecord(
  tx: Tx,
  siteId: number,
  fields: Fields,
  scenario = BASE,
): Promise<SiteRecord | undefined> {
  const { rows } = await sql<SiteRecord>`
    select ${EVERY_SITE}, ${ownOf(scenario)}${namedOf(fields)}
      ${siteUnder(siteId, scenario)}`.execute(tx);
  return rows[0];
}

/** The named sites, ascending by id. */
export async function findSites(tx: Tx, ids: number[], fields: Fields): Promise<SiteRecord[]> {
  const { rows } = await sql<SiteRecord>`
    select ${EVERY_SITE}, ${OF_ITSELF}${namedOf(fields)}
      from sites s where s.id = any(${ids}::bigint[]) and not s.is_deleted order by s.id`.execute(
    tx,
  );
  return rows;
}
