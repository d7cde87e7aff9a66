import type { SiteValue } from '../../../../council/ground/dictionary/parse-value.ts';
import { sql, type Tx } from '../../../../platform/db.ts';
import { BASE } from '../../scenarios/base-scenario.ts';
import { VISIBILITY } from '../visibility-field.ts';

export type SiteValues = Record<string, SiteValue>;

interface SiteState {
  idUnique: string;
  /** As the site's etag has it: a change of the site is one of its scenarios, too. */
  rowVersion: number;
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

/** What a state of a site holds in some columns; `own` names those that a scenario has itself. */
export interface HeldValues {
  values: SiteValues;
  own: string[];
}

interface Which {
  siteId: number;
  scenario: string;
  names: string[];
}

/** These columns of a site row `s`, or of a scenario `x` of a site `b`, as one object. */
export function stateValues(scenario: string, names: string[]) {
  if (scenario === BASE) {
    const columns = names.map((name) => sql.ref(`s.${name}`));
    return sql`(select to_jsonb(v) from (select ${sql.join(columns)}) v)`;
  }
  const columns = names.map((name) =>
    name === VISIBILITY ? sql`x.is_public as ${sql.ref(name)}` : sql.ref(`s.${name}`),
  );
  return sql`(select to_jsonb(v) from (select ${sql.join(columns)} from jsonb_populate_record(b, x.overrides) s) v)`;
}

const ownOf = (scenario: string) =>
  scenario === BASE
    ? sql`'[]'::jsonb`
    : sql`(select coalesce(jsonb_agg(key), '[]') from jsonb_object_keys(x.overrides) key)`;

const rowOf = ({ siteId, scenario }: Which) =>
  scenario === BASE
    ? sql`from sites s where s.id = ${siteId} and not s.is_deleted`
    : sql`from sites b join site_scenarios x on x.site_id = b.id
         where b.id = ${siteId} and not b.is_deleted and x.scenario_name = ${scenario}`;

/** The current values of these columns; undefined if there is no such site or scenario. */
export async function readValues(tx: Tx, which: Which): Promise<HeldValues | undefined> {
  const { scenario, names } = which;
  const { rows } = await sql<HeldValues>`
    select ${stateValues(scenario, names)} as values, ${ownOf(scenario)} as own ${rowOf(which)}`.execute(
    tx,
  );
  return rows[0];
}

/**
 * Holds a site, or one of its scenarios with its site, until the transaction ends; gives the state and its columns as
 * they are once it is held. Nothing is joined to the held rows: what is joined would be as it was before the wait.
 */
export async function holdState(
  tx: Tx,
  which: Which,
): Promise<(SiteState & HeldValues) | undefined> {
  const { scenario, names } = which;
  const [idUnique, version, held] =
    scenario === BASE
      ? [sql`s.id_unique`, sql`s.row_version`, sql`s`]
      : [sql`x.id_unique`, sql`b.row_version + x.row_version`, sql`b, x`];
  const { rows } = await sql<SiteState & HeldValues>`
    select ${idUnique} as "idUnique", ${version} as "rowVersion", ${stateValues(scenario, names)} as values,
           ${ownOf(scenario)} as own
      ${rowOf(which)} for update of ${held}`.execute(tx);
  return rows[0];
}

/** A state as it is once it was written. */
export type WrittenState = HeldValues & { rowVersion: number };

/** Writes columns of the site itself, whatever their types; gives the named ones as they are now. */
export async function writeSite(
  tx: Tx,
  { siteId, names }: Which,
  values: SiteValues,
): Promise<WrittenState> {
  const sets = Object.keys(values).map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)}`);
  const { rows } = await sql<WrittenState>`
    update sites s set ${sql.join(sets)}, row_version = s.row_version + 1, updated_at = clock_timestamp()
      from jsonb_populate_record(null::sites, ${JSON.stringify(values)}::jsonb) n
     where s.id = ${siteId}
    returning s.row_version as "rowVersion", ${stateValues(BASE, names)} as values, ${ownOf(BASE)} as own`.execute(
    tx,
  );
  return written(rows);
}

/**
 * Writes what a scenario has otherwise than its site: values of its own, and fields that follow the site again. Gives
 * the named ones as they are now.
 */
export async function writeScenarioValues(
  tx: Tx,
  { siteId, scenario, names }: Which,
  { set, clear, isPublic }: { set: SiteValues; clear: string[]; isPublic?: boolean | undefined },
): Promise<WrittenState> {
  const { rows } = await sql<WrittenState>`
    update site_scenarios x
       set overrides = (x.overrides || ${JSON.stringify(set)}::jsonb) - ${clear}::text[],
           is_public = coalesce(${isPublic ?? null}::boolean, x.is_public),
           row_version = x.row_version + 1, updated_at = clock_timestamp()
      from sites b
     where b.id = x.site_id and x.site_id = ${siteId} and x.scenario_name = ${scenario}
    returning b.row_version + x.row_version as "rowVersion", ${stateValues(scenario, names)} as values,
              ${ownOf(scenario)} as own`.execute(tx);
  return written(rows);
}

function written(rows: WrittenState[]): WrittenState {
  const [state] = rows;
  if (!state) throw new Error('A site that was held is gone');
  return state;
}

/** The site's scenarios, by name. */
export async function scenarioNames(tx: Tx, siteId: number): Promise<string[]> {
  const { rows } = await sql<{ scenario_name: string }>`
    select scenario_name from site_scenarios where site_id = ${siteId} order by scenario_name`.execute(
    tx,
  );
  return rows.map(({ scenario_name }) => scenario_name);
}
