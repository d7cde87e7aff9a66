import type { Author } from '../../../platform/changed.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import type { Entity } from '../../../platform/entities.ts';
import type { EditLine, FileLine } from '../record-history.ts';

/** Adds lines to the history of each of these records, in their order; gives the ids of the edits. */
export async function insertEdits(
  tx: Tx,
  author: Author,
  { entity, ids, bulkId }: { entity: Entity; ids: readonly number[]; bulkId: string | null },
  edits: readonly EditLine[],
): Promise<number[]> {
  const isSite = sql`${entity === 'site'}::boolean`;
  const { rows } = await sql<{ id: number }>`
    insert into record_history (entity, site_id, record_id, type, account_id, user_name, change_id, field,
                                field_label, old_value, new_value, scenario_name, details, content, bulk_id)
    select ${entity}::text, case when ${isSite} then r else e."siteId" end, case when not ${isSite} then r end, 'EDIT',
           ${author.accountId}, ${author.displayName}, e."changeId", e.field, e.label,
           e."oldValue", e."newValue", coalesce(e."scenarioName", 'base'), coalesce(e.details, '{}'),
           e.content, ${bulkId}::uuid
      from rows from (jsonb_to_recordset(${JSON.stringify(edits)}::jsonb) as (
             field text, label text, "oldValue" text, "newValue" text, "scenarioName" text, details jsonb,
             content text, "changeId" uuid, "recordIds" bigint[], "siteId" bigint))
           with ordinality as e (field, label, "oldValue", "newValue", "scenarioName", details, content, "changeId",
                                 "recordIds", "siteId", at)
     cross join lateral unnest(coalesce(e."recordIds", ${ids}::bigint[])) r
     order by e.at
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Adds a line about files to a site's history, or their names to that of the same upload. */
export async function writeFileLine(
  tx: Tx,
  { accountId, displayName }: Author,
  siteId: number,
  { fileNames, actionType, upload }: FileLine,
): Promise<void> {
  const names = JSON.stringify(fileNames);
  const details = JSON.stringify({
    file_names: fileNames,
    action_type: actionType,
    ...(upload === undefined ? {} : { upload }),
  });
  await sql`
    with line as (
      update record_history
         set details = jsonb_set(details, '{file_names}', (details -> 'file_names') || ${names}::jsonb)
       where site_id = ${siteId} and type = 'FILE' and details ->> 'upload' = ${upload ?? null}::text
      returning id)
    insert into record_history (site_id, type, account_id, user_name, details)
    select ${siteId}, 'FILE', ${accountId}, ${displayName}, ${details}::jsonb
     where not exists (select from line)`.execute(tx);
}
