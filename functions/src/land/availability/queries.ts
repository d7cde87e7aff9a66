import { sql, type Tx } from '../../platform/db.ts';
import type { Answers, AvailabilityForm, FormKind } from './contract.ts';

/** A site's form of that kind; undefined until somebody fills it in. */
export async function findForm(
  tx: Tx,
  siteId: number,
  kind: FormKind,
): Promise<AvailabilityForm | undefined> {
  const { rows } = await sql<AvailabilityForm>`
    select answers, user_name, updated_at, row_version from availability_forms
     where site_id = ${siteId} and kind = ${kind}`.execute(tx);
  return rows[0];
}

interface By {
  accountId: number;
  displayName: string;
}

/** Inserts or updates a site's form. */
export async function writeForm(
  tx: Tx,
  { siteId, kind }: { siteId: number; kind: FormKind },
  { accountId, displayName }: By,
  answers: Answers,
): Promise<void> {
  await sql`
    insert into availability_forms (site_id, kind, answers, account_id, user_name)
    values (${siteId}, ${kind}, ${JSON.stringify(answers)}::jsonb, ${accountId}, ${displayName})
    on conflict (site_id, kind) do update
       set answers = excluded.answers, account_id = excluded.account_id, user_name = excluded.user_name,
           row_version = availability_forms.row_version + 1, updated_at = clock_timestamp()`.execute(
    tx,
  );
}
