import { sql, type Tx } from '../../../platform/db.ts';

/** What changed around a site, as its history tells it. */
export interface Change {
  /** What kind of thing, such as 'contact'; no column of a site. */
  field: string;
  label: string;
  oldValue?: string | null;
  /** Without one history does not show the change. */
  newValue: string;
  /** Kept beside the text. */
  details?: Record<string, unknown>;
}

type By = { accountId: number; displayName: string };

/** Writes changes down for each of these sites, by the person and the name they have today. */
export async function writeChanges(
  tx: Tx,
  { accountId, displayName }: By,
  siteIds: number[],
  changes: Change[],
): Promise<void> {
  await sql`
    insert into site_history (site_id, type, account_id, user_name, field, field_label, old_value, new_value, details)
    select s, 'EDIT', ${accountId}, ${displayName}, c."field", c."label", c."oldValue", c."newValue",
           coalesce(c."details", '{}')
      from unnest(${siteIds}::bigint[]) s
     cross join jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
             as c ("field" text, "label" text, "oldValue" text, "newValue" text, "details" jsonb)`.execute(
    tx,
  );
}

/** Whoever edits from an older state of these sites is told. */
export async function bumpRowVersions(tx: Tx, siteIds: number[]): Promise<void> {
  await sql`
    update sites set row_version = row_version + 1, updated_at = clock_timestamp()
     where id = any(${siteIds}::bigint[])`.execute(tx);
}
