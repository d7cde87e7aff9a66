import { sql, type Tx } from '../../../platform/db.ts';

interface Author {
  accountId: number;
  displayName: string;
}

interface Edit {
  siteId: number;
  actor: Author;
  field: string;
  label: string;
  oldValue: string | null;
  newValue: string | null;
  /** Which of the site's scenarios; the site itself unless said. */
  scenarioName?: string;
}

/** Writes one edit down, with the name its author has today. */
export async function recordEdit(tx: Tx, { siteId, actor, ...edit }: Edit): Promise<void> {
  await recordEdits(tx, { siteId, actor, changeId: null, edits: [edit] });
}

export interface RecordedEdit extends Omit<Edit, 'siteId' | 'actor'> {
  /** Kept beside the text, such as the values as the columns hold them. */
  details?: Record<string, unknown>;
}

/** Writes the edits of one change down, in their order; gives their ids. */
export async function recordEdits(
  tx: Tx,
  change: { siteId: number; actor: Author; changeId: string | null; edits: RecordedEdit[] },
): Promise<number[]> {
  const { siteId, actor, changeId, edits } = change;
  const { rows } = await sql<{ id: number }>`
    insert into site_history (site_id, type, account_id, user_name, change_id, field, field_label,
                              old_value, new_value, scenario_name, details)
    select ${siteId}, 'EDIT', ${actor.accountId}, ${actor.displayName}, ${changeId}::uuid, e.field, e.label,
           e."oldValue", e."newValue", coalesce(e."scenarioName", 'base'), coalesce(e.details, '{}')
      from rows from (jsonb_to_recordset(${JSON.stringify(edits)}::jsonb) as (
             field text, label text, "oldValue" text, "newValue" text, "scenarioName" text, details jsonb))
           with ordinality as e (field, label, "oldValue", "newValue", "scenarioName", details, at)
     order by e.at
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

interface FileEvent {
  siteId: number;
  actor: { accountId: number | null; displayName: string };
  fileNames: string[];
  actionType: 'UPLOAD' | 'DELETE' | 'QUARANTINE';
  /** What came in one upload is one line, however its files arrive one after another. */
  upload?: string;
}

/** Writes down what became of files of a site. */
export async function recordFiles(
  tx: Tx,
  { siteId, actor, fileNames, actionType, upload }: FileEvent,
): Promise<void> {
  const names = JSON.stringify(fileNames);
  const details = JSON.stringify({
    file_names: fileNames,
    action_type: actionType,
    ...(upload === undefined ? {} : { upload }),
  });
  await sql`
    with line as (
      update site_history
         set details = jsonb_set(details, '{file_names}', (details -> 'file_names') || ${names}::jsonb)
       where site_id = ${siteId} and type = 'FILE' and details ->> 'upload' = ${upload ?? null}::text
      returning id)
    insert into site_history (site_id, type, account_id, user_name, details)
    select ${siteId}, 'FILE', ${actor.accountId}, ${actor.displayName}, ${details}::jsonb
     where not exists (select from line)`.execute(tx);
}
