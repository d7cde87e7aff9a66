import { sql, type Tx } from '../../../../platform/db.ts';
import type { ListMember } from '../site-list.ts';

const given = (members: ListMember[]) => sql`
  jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as g ("siteId" bigint, "scenarioName" text)`;

/** What a list holds, in the order in which it was added, without deleted sites. */
export async function findMembers(
  tx: Tx,
  { listId, limit, offset }: { listId: number; limit: number; offset: number },
): Promise<{ sites: ListMember[]; total: number }> {
  const { rows } = await sql<ListMember>`
    select m.site_id as "siteId", m.scenario_name as "scenarioName"
      from site_list_members m join sites s on s.id = m.site_id
     where m.list_id = ${listId} and not s.is_deleted
     order by m.added_at, m.site_id, m.scenario_name limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from site_list_members m join sites s on s.id = m.site_id
     where m.list_id = ${listId} and not s.is_deleted`.execute(tx);
  return { sites: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Adds what is not in the list; to a unique list only sites that are not there under any scenario. Gives the site of each that was added. */
export async function addMembers(
  tx: Tx,
  { listId, isUnique, members }: { listId: number; isUnique: boolean; members: ListMember[] },
): Promise<number[]> {
  const { rows } = await sql<{ site_id: number }>`
    insert into site_list_members (list_id, site_id, scenario_name)
    select ${listId}, "siteId", "scenarioName" from ${given(members)}
     where not (${isUnique}::boolean and exists (
             select from site_list_members m where m.list_id = ${listId} and m.site_id = g."siteId"))
    on conflict do nothing returning site_id`.execute(tx);
  return rows.map(({ site_id }) => site_id);
}

/** Takes members off a list; one without a scenario goes under each. Gives the site of each that there was. */
export async function removeMembers(
  tx: Tx,
  listId: number,
  members: { siteId: number; scenarioName?: string | undefined }[],
): Promise<number[]> {
  const { rows } = await sql<{ site_id: number }>`
    delete from site_list_members m
     using jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as g ("siteId" bigint, "scenarioName" text)
     where m.list_id = ${listId} and m.site_id = g."siteId"
       and m.scenario_name = coalesce(g."scenarioName", m.scenario_name)
    returning m.site_id`.execute(tx);
  return rows.map(({ site_id }) => site_id);
}

/** Removes a site in a deleted scenario from every list. Returns those lists. */
export async function removeScenarioFromLists(
  tx: Tx,
  siteId: number,
  scenarioName: string,
): Promise<number[]> {
  const { rows } = await sql<{ list_id: number }>`
    delete from site_list_members where site_id = ${siteId} and scenario_name = ${scenarioName}
    returning list_id`.execute(tx);
  return rows.map(({ list_id }) => list_id);
}

/** Keeps a site on its lists under a scenario that is called otherwise now. Gives those lists. */
export async function renameScenarioInLists(
  tx: Tx,
  siteId: number,
  from: string,
  to: string,
): Promise<number[]> {
  const { rows } = await sql<{ list_id: number }>`
    update site_list_members set scenario_name = ${to}
     where site_id = ${siteId} and scenario_name = ${from} returning list_id`.execute(tx);
  return rows.map(({ list_id }) => list_id);
}
