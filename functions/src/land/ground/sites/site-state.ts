import type { SiteValue } from '../../../council/ground/dictionary/parse-value.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { BASE } from '../scenarios/base-scenario.ts';
import { VISIBILITY } from './visibility-field.ts';
import { siteUnder } from './read-site.ts';

export type SiteValues = Record<string, SiteValue>;

interface SiteState {
  idUnique: string;
  /** As the site's etag has it: a change of the site is one of its scenarios, too. */
  rowVersion: number;
}

/** Holds a site until the transaction ends; whoever writes a scenario holds its site. */
export async function holdSite(tx: Tx, siteId: number): Promise<boolean> {
  const { rows } = await sql`
    select from sites where id = ${siteId} and not is_deleted for update`.execute(tx);
  return rows.length > 0;
}

/** A site, or one of its scenarios; undefined where there is none such. */
export async function stateOf(
  tx: Tx,
  siteId: number,
  scenario: string,
): Promise<SiteState | undefined> {
  const { rows } =
    scenario === BASE
      ? await sql<SiteState>`
          select id_unique as "idUnique", row_version as "rowVersion" from sites
           where id = ${siteId} and not is_deleted`.execute(tx)
      : await sql<SiteState>`
          select x.id_unique as "idUnique", s.row_version + x.row_version as "rowVersion"
            from sites s join site_scenarios x on x.site_id = s.id
           where s.id = ${siteId} and not s.is_deleted and x.scenario_name = ${scenario}`.execute(
          tx,
        );
  return rows[0];
}

/** What these columns hold now; `own` names those that a scenario has itself. */
export async function readValues(
  tx: Tx,
  { siteId, scenario, names }: { siteId: number; scenario: string; names: string[] },
): Promise<{ values: SiteValues; own: string[] } | undefined> {
  const ofScenario = scenario !== BASE;
  const columns = names.map((name) =>
    ofScenario && name === VISIBILITY ? sql`x.is_public as ${sql.ref(name)}` : sql.ref(`s.${name}`),
  );
  const own = ofScenario
    ? sql`(select coalesce(jsonb_agg(key), '[]') from jsonb_object_keys(x.overrides) key)`
    : sql`'[]'::jsonb`;
  const { rows } = await sql<{ values: SiteValues; own: string[] }>`
    select (select to_jsonb(v) from (select ${sql.join(columns)}) v) as values, ${own} as own
      ${siteUnder(siteId, scenario)}`.execute(tx);
  return rows[0];
}

/** Writes columns of the site itself, whatever their types. */
export async function writeSite(tx: Tx, siteId: number, values: SiteValues): Promise<void> {
  const sets = Object.keys(values).map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)}`);
  await sql`
    update sites t set ${sql.join(sets)}, row_version = t.row_version + 1, updated_at = clock_timestamp()
      from jsonb_populate_record(null::sites, ${JSON.stringify(values)}::jsonb) n
     where t.id = ${siteId}`.execute(tx);
}

/** Writes what a scenario has otherwise than its site: values of its own, and fields that follow the site again. */
export async function writeScenarioValues(
  tx: Tx,
  { siteId, scenario }: { siteId: number; scenario: string },
  { set, clear, isPublic }: { set: SiteValues; clear: string[]; isPublic?: boolean | undefined },
): Promise<void> {
  await sql`
    update site_scenarios
       set overrides = (overrides || ${JSON.stringify(set)}::jsonb) - ${clear}::text[],
           is_public = coalesce(${isPublic ?? null}::boolean, is_public),
           row_version = row_version + 1, updated_at = clock_timestamp()
     where site_id = ${siteId} and scenario_name = ${scenario}`.execute(tx);
}

/** The site's scenarios, by name. */
export async function scenarioNames(tx: Tx, siteId: number): Promise<string[]> {
  const { rows } = await sql<{ scenario_name: string }>`
    select scenario_name from site_scenarios where site_id = ${siteId} order by scenario_name`.execute(
    tx,
  );
  return rows.map(({ scenario_name }) => scenario_name);
}
